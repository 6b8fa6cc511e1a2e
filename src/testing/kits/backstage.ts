import css from '#src/ui/theme.css?inline';

export { createTools } from '#mocks/panel/create-tools.ts';

/** The looks of Backstage within its own elements, so that the page around it keeps its own. A scope does not have its root. */
const style = document.createElement('style');
const registered = css.match(/@property[^}]*\}/g) ?? [];
const scoped = css.replace(/(?:html|:root),\s*:host/g, ':where(:scope)');
style.textContent = `${registered.join('')}@scope (.backstage-colors, :not(body):has(> .backstage-colors)) {${scoped}}`;
document.head.append(style);
