import { AnyOf, type BodyPattern, isList, type Pattern } from './body-pattern.ts';
import type { Recording, Step } from './recording.ts';

const VITEST_IMPORTS = {
  vitest: 'afterAll, beforeAll, expect, test',
  '#mocks/demo/clock.ts': 'clockFrom',
  '#mocks/demo/demo-state.ts': 'parseDemoState',
  '#mocks/node.ts': 'freshBackend, server',
  '#src/testing/call.ts': 'call',
};
const PLAYWRIGHT_IMPORTS = { '@playwright/test': 'expect, test' };

/** A test for Vitest, of the backend alone; it may stand anywhere in `src` or `mocks`. */
export function vitestText({ search, clock, ...recording }: Recording): string {
  return `// @vitest-environment node
${leftOutComment(recording)}${imports(VITEST_IMPORTS)}
beforeAll(() => server.listen());
afterAll(() => server.close());

test(${quoted(titleOf(recording))}, async () => {
  const { state } = parseDemoState(new URLSearchParams(${quoted(search)}));
  await freshBackend({ state, clock: clockFrom(${quoted(clock)}) });

${stepsText(recording.steps)}
}, 30_000);
`;
}

/** A test for Playwright, where `baseURL` is a site with the mock backend. */
export function playwrightText({ search, ...recording }: Recording): string {
  return `${leftOutComment(recording)}${imports(PLAYWRIGHT_IMPORTS)}
test(${quoted(titleOf(recording))}, async ({ page }) => {
  await page.goto(${quoted(`./?${search}`)});
  // From here on the backend answers.
  await expect(page.locator('html')).toHaveAttribute('data-transport', /page|worker/);

  const call = (method: string, path: string, body?: unknown) =>
    page.evaluate(
      async ([url, init]) => {
        const response = await fetch(url, init);
        const text = await response.text();
        return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
      },
      [
        path,
        {
          method,
          ...(body !== undefined && {
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
        },
      ] as const,
    );

${stepsText(recording.steps)}
});
`;
}

function imports(names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .map(([file, exported]) => `import { ${exported} } from ${quoted(file)};\n`)
    .join('');
}

function titleOf({ steps }: Pick<Recording, 'steps'>): string {
  return `The shop answers ${steps.length === 1 ? 'a call' : `${steps.length} calls`} as recorded`;
}

function leftOutComment({ leftOut }: Pick<Recording, 'leftOut'>): string {
  if (leftOut.length === 0) return '';
  const lines = leftOut.map((reason) => `// - ${reason.replaceAll(/[\r\n\u2028\u2029]/g, ' ')}`);
  return `// Left out, because a new shop in this state answers otherwise:\n${lines.join('\n')}\n`;
}

function stepsText(steps: readonly Step[]): string {
  const names = new Map(steps.map((step, index) => [step, `answer${index + 1}`]));
  return steps.map((step) => stepText(step, names)).join('\n\n');
}

function stepText(step: Step, names: ReadonlyMap<Step, string>): string {
  const { method, body, status, expected } = step;
  const sent = body === undefined ? '' : `, ${valueText(body as Pattern, 1)}`;
  const called = `call(${quoted(method)}, ${pathText(step, names)}${sent})`;
  if (status === 0) return `  await expect(${called}).rejects.toThrow();`;
  const name = names.get(step)!;
  return [
    `  const ${name} = await ${called};`,
    `  expect(${name}.status).toBe(${status});`,
    ...(expected ? bodyLines(name, expected) : []),
  ].join('\n');
}

function pathText({ path, createdBy }: Step, names: ReadonlyMap<Step, string>): string {
  const creator = createdBy && names.get(createdBy);
  if (creator === undefined) return quoted(path);
  return `\`${path.replace(/[^/]+$/, `\${${creator}.body.id}`)}\``;
}

function bodyLines(name: string, { length, rows = [], object }: BodyPattern): string[] {
  if (object !== undefined) return [expectation(`${name}.body`, object)];
  return [
    ...(length === undefined ? [] : [`  expect(${name}.body).toHaveLength(${length});`]),
    ...rows.map((row, index) => expectation(`${name}.body[${index}]`, row)),
  ];
}

function expectation(subject: string, pattern: Pattern): string {
  const isObject = typeof pattern === 'object' && pattern !== null && !(pattern instanceof AnyOf);
  const matcher = isObject ? 'toMatchObject' : 'toEqual';
  return `  expect(${subject}).${matcher}(${valueText(pattern, 1)});`;
}

/** A value as source text, laid out as the formatter of this project would. */
function valueText(value: Pattern, depth: number): string {
  if (value instanceof AnyOf) return `expect.any(${value.kind})`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = isList(value) ? '[]' : '{}';
  const parts = isList(value)
    ? value.map((row) => valueText(row, depth + 1))
    : Object.entries(value).map(
        ([name, inner]) => `${keyText(name)}: ${valueText(inner, depth + 1)}`,
      );
  if (parts.length === 0) return `${open}${close}`;
  const indent = '  '.repeat(depth);
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

/** `__proto__: …` would set the prototype. */
const keyText = (name: string) =>
  /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : `[${quoted(name)}]`;

/** A string literal, in single quotes. */
function quoted(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return `'${inner.replaceAll("'", String.raw`\'`)}'`;
}
