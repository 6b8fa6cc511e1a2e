import { GROUPS, type Look, WINDOWS } from './looks.ts';
import { SCRIPT, STYLE } from './page-parts.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const idOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');

/** Where the look is found in the shop: the address of its page and state. */
function addressOf({ path, scenario, fail }: Look): string {
  const terms = [
    scenario && `scenario=${scenario}`,
    ...[fail ?? []].flat().map((it) => `fail=${it}`),
  ];
  const search = terms.filter(Boolean).join('&');
  if (search === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}

/** The name of the picture's file, without its ending. */
export const pictureName = ({ name }: Look, { width }: { width: number }) => `${name}-${width}`;

function frame(look: Look, window: (typeof WINDOWS)[number]): string {
  const { device, width, height } = window;
  const picture = `pictures/${pictureName(look, window)}.avif`;
  return `<a class="frame" href="${picture}" data-width="${width}" style="--w:${width};--h:${height}">
<img src="${picture}" alt="${escape(look.title)} on a ${device.toLowerCase()}" loading="lazy" decoding="async">
<span>${device}, ${width}</span>
</a>`;
}

const article = (look: Look) => `<article id="${look.name}">
<div class="label">
<h3>${escape(look.title)}</h3>
<p>${escape(look.caption)}</p>
<p class="address">${look.reach ? 'From' : 'At'} <code>${escape(addressOf(look))}</code></p>
</div>
<div class="frames">
${WINDOWS.map((window) => frame(look, window)).join('\n')}
</div>
</article>`;

const section = (
  group: string,
  looks: readonly Look[],
) => `<section aria-labelledby="${idOf(group)}">
<h2 id="${idOf(group)}">${group}</h2>
${looks.map(article).join('\n')}
</section>`;

const choice = (value: string, label: string) =>
  `<label><input type="radio" name="width" value="${value}"${value === 'all' ? ' checked' : ''}><span>${label}</span></label>`;

/** A page of all pictures to leaf through, which needs nothing but the files beside it. */
export function makePage(looks: readonly Look[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The shop in pictures</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>The shop in pictures</h1>
<p>Every screen and ${looks.filter(({ group }) => group !== 'Screens').length} states, in the four widths in which each change is checked. Open a picture to see the whole page; then the arrow keys lead to the next screen, and the keys 1 to 4 to another width.</p>
</header>
<div class="bar" role="region" aria-label="What is shown">
<nav aria-label="Groups"><ul>
${GROUPS.map((group) => `<li><a href="#${idOf(group)}">${group}</a></li>`).join('\n')}
</ul></nav>
<fieldset><legend>Width</legend>
${choice('all', 'All')}
${WINDOWS.map(({ width }) => choice(String(width), String(width))).join('\n')}
</fieldset>
</div>
<main>
${GROUPS.map((group) =>
  section(
    group,
    looks.filter((look) => look.group === group),
  ),
).join('\n')}
</main>
<dialog aria-labelledby="shown-title">
<div class="tools">
<p><b id="shown-title"></b> <span id="shown-place"></span></p>
<div class="widths" role="group" aria-label="Width">
${WINDOWS.map(({ width }) => `<button type="button" data-width="${width}">${width}</button>`).join('\n')}
</div>
<div class="steps">
<button type="button" id="previous">Previous</button>
<button type="button" id="next">Next</button>
<button type="button" id="close">Close</button>
</div>
</div>
<div class="whole" tabindex="0" role="region" aria-label="The whole picture"><img id="shown" alt=""></div>
</dialog>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
