/** The style of the page of all pictures: the letters and colors of the shop. */
export const STYLE = `
@font-face {
  font-family: 'EB Garamond';
  src: url('fonts/eb-garamond-latin-400-normal.woff2') format('woff2');
}
@font-face {
  font-family: 'Hanken Grotesk';
  src: url('fonts/hanken-grotesk-latin-wght-normal.woff2') format('woff2');
  font-weight: 100 900;
}
:root {
  color-scheme: light;
  background: #fbfaf7;
  color: #1a1917;
  font: 1rem/1.55 'Hanken Grotesk', Arial, sans-serif;
  scroll-padding-top: 5rem;
}
body {
  margin: 0;
}
h1,
h2,
h3 {
  margin: 0;
  font-family: 'EB Garamond', 'Times New Roman', serif;
  font-weight: 400;
  line-height: 1.15;
  text-wrap: balance;
}
h1 {
  font-size: clamp(2.25rem, 5vw, 4rem);
}
h2 {
  padding-top: clamp(2.5rem, 5vw, 4.5rem);
  font-size: 2.25rem;
}
h3 {
  font-size: 1.375rem;
}
p {
  margin: 0;
  max-width: 68ch;
  color: #5e5a53;
}
a {
  color: inherit;
}
:focus-visible {
  outline: 2px solid #0b5fff;
  outline-offset: 2px;
}
header,
main,
.bar {
  padding-inline: clamp(1rem, 4.45vw, 4rem);
}
header {
  display: grid;
  gap: 1rem;
  padding-block: clamp(2rem, 5vw, 4rem) 2rem;
}
main {
  padding-bottom: 6rem;
}
.bar {
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 2rem;
  border-block: 1px solid #d9d4ca;
  background: #fbfaf7;
  font-size: 0.875rem;
}
.bar nav {
  min-width: 0;
}
.bar ul {
  display: flex;
  gap: 1.5rem;
  margin: 0 -4px;
  padding: 0 4px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
}
.bar li a {
  display: flex;
  align-items: center;
  min-height: 3rem;
  white-space: nowrap;
  text-decoration: none;
  outline-offset: -2px;
}
.bar li a:hover {
  color: #8c3b1f;
}
fieldset {
  display: flex;
  margin: 0;
  padding: 0;
  border: 0;
}
legend {
  float: left;
  margin-right: 0.75rem;
  padding: 0;
  line-height: 3rem;
  color: #5e5a53;
}
fieldset label {
  position: relative;
  cursor: pointer;
}
fieldset input {
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: pointer;
}
fieldset span {
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 3rem;
  padding-inline: 0.25rem;
}
fieldset input:checked + span {
  color: #8c3b1f;
  text-decoration: underline;
  text-underline-offset: 0.5rem;
}
fieldset input:focus-visible + span {
  outline: 2px solid #0b5fff;
  outline-offset: -4px;
}
article {
  display: grid;
  gap: 1.25rem;
  margin-top: 2rem;
  padding-top: 2rem;
  border-top: 1px solid #d9d4ca;
}
.label {
  display: grid;
  align-content: start;
  gap: 0.25rem;
}
.address {
  font-size: 0.75rem;
  overflow-wrap: anywhere;
}
.frames {
  display: flex;
  gap: 1rem;
  overflow-x: auto;
  padding: 4px;
  margin: -4px;
}
.frame {
  flex: calc(var(--w) / var(--h)) 0 calc(18rem * var(--w) / var(--h));
  text-decoration: none;
}
.frame img {
  display: block;
  width: 100%;
  aspect-ratio: var(--w) / var(--h);
  background: #f1eee8;
  outline: 1px solid #d9d4ca;
  outline-offset: -1px;
  object-fit: cover;
  object-position: top;
}
.frame span {
  display: block;
  padding-top: 0.5rem;
  font-size: 0.75rem;
  color: #5e5a53;
}
.frame:hover span {
  color: #8c3b1f;
}
.one main section {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
  gap: 0 2rem;
}
.one h2 {
  grid-column: 1 / -1;
}
.one article {
  grid-row: span 2;
  grid-template-rows: subgrid;
}
.one .frame {
  flex: 1;
}
.one .frame:not(.chosen) {
  display: none;
}
dialog {
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  box-sizing: border-box;
  padding: 0;
  border: 0;
  background: #f1eee8;
  color: inherit;
}
dialog[open] {
  display: flex;
  flex-direction: column;
}
.tools {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 2rem;
  padding: 0.5rem clamp(1rem, 4.45vw, 4rem);
  border-bottom: 1px solid #d9d4ca;
  background: #fbfaf7;
}
.tools b {
  font: 400 1.375rem/1.2 'EB Garamond', 'Times New Roman', serif;
  color: #1a1917;
}
.tools span {
  font-size: 0.75rem;
}
.tools button {
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 0.5rem;
  border: 0;
  background: none;
  color: inherit;
  font: 0.875rem 'Hanken Grotesk', Arial, sans-serif;
  cursor: pointer;
}
.tools button:hover,
.tools [aria-pressed='true'] {
  color: #8c3b1f;
}
.tools [aria-pressed='true'] {
  text-decoration: underline;
  text-underline-offset: 0.5rem;
}
.whole {
  flex: 1;
  overflow: auto;
  padding: 1.5rem clamp(0.5rem, 4.45vw, 4rem);
  outline-offset: -4px;
}
.whole img {
  display: block;
  margin-inline: auto;
  width: min(100%, var(--shown));
  height: auto;
}
@media (width < 40rem) {
  :root {
    scroll-padding-top: 7.5rem;
  }
  .bar nav {
    width: 100%;
  }
  .tools p {
    width: 100%;
  }
}
`;

/** The script of the page: it shows one width, and one picture whole. Without it each picture is a link to its file. */
export const SCRIPT = `
const frames = [...document.querySelectorAll('.frame')];
const looks = [...document.querySelectorAll('article')];
const dialog = document.querySelector('dialog');
const byId = (id) => document.getElementById(id);
let shown;

for (const radio of document.querySelectorAll('[name=width]')) {
  radio.addEventListener('change', () => {
    const { value } = radio;
    document.body.classList.toggle('one', value !== 'all');
    document.body.style.setProperty('--column', value < 500 ? '14rem' : '22rem');
    for (const frame of frames) frame.classList.toggle('chosen', frame.dataset.width === value);
  });
}

function show(frame) {
  shown = frame;
  const look = frame.closest('article');
  const { width } = frame.dataset;
  byId('shown-title').textContent = look.querySelector('h3').textContent;
  byId('shown-place').textContent = looks.indexOf(look) + 1 + ' of ' + looks.length;
  byId('shown').src = frame.href;
  byId('shown').alt = frame.querySelector('img').alt + '. ' + look.querySelector('p').textContent;
  dialog.style.setProperty('--shown', Math.min(width, 320 + width / 2) + 'px');
  for (const button of dialog.querySelectorAll('[data-width]')) {
    button.setAttribute('aria-pressed', String(button.dataset.width === width));
  }
  document.querySelector('.whole').scrollTop = 0;
  history.replaceState(null, '', '#' + look.id + '-' + width);
  if (!dialog.open) dialog.showModal();
}

function showOther(lookStep, width = shown.dataset.width) {
  const index = looks.indexOf(shown.closest('article')) + lookStep;
  const look = looks[(index + looks.length) % looks.length];
  show(look.querySelector('[data-width="' + width + '"]'));
}

for (const frame of frames) {
  frame.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(frame);
  });
}
for (const button of dialog.querySelectorAll('[data-width]')) {
  button.addEventListener('click', () => showOther(0, button.dataset.width));
}
byId('previous').addEventListener('click', () => showOther(-1));
byId('next').addEventListener('click', () => showOther(1));
byId('close').addEventListener('click', () => dialog.close());
dialog.addEventListener('close', () => {
  history.replaceState(null, '', '#' + shown.closest('article').id);
  if (shown.checkVisibility()) shown.focus();
});
dialog.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const button = dialog.querySelectorAll('[data-width]')[event.key - 1];
  if (event.key === 'ArrowLeft') showOther(-1);
  else if (event.key === 'ArrowRight') showOther(1);
  else if (button) button.click();
  else return;
  event.preventDefault();
});

const linked = frames.find((frame) => '#' + frame.closest('article').id + '-' + frame.dataset.width === location.hash);
if (linked) show(linked);
`;
