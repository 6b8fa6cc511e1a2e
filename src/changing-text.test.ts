// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ESTree, parseSync } from 'vite';

/**
 * A browser that translates a page puts each text node into a `font` element. React then changes, or fails to remove,
 * a node that is no longer where it was, but where the text is all that its element has: that it sets through the
 * element. Hence text that changes is its element's only child, and nothing comes and goes in front of text.
 */
function textsAtRisk(file: string, code: string): string[] {
  const nodes = [...nodesOf(parseSync(file, code).program)];
  const elements = new Set(nodes.flatMap((node) => nameOfElements(node, code) ?? []));
  return nodes.flatMap((node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
    const children = node.children.filter(isRendered);
    const isAlone = children.length === 1 && node.type === 'JSXElement';
    const first = children.findIndex((child) => isExpression(child) && !isWord(child.expression));
    return children
      .filter((child, index) =>
        isExpression(child)
          ? !isAlone && isText(child.expression, elements)
          : child.type === 'JSXText' && first !== -1 && index > first,
      )
      .map(({ start, end }) => {
        const line = code.slice(0, start).split('\n').length;
        return `${file}:${line} ${code.slice(start, end).trim()}`;
      });
  });
}

function* nodesOf(value: unknown): Generator<ESTree.Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as ESTree.Node;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

const isExpression = (child: ESTree.JSXChild) => child.type === 'JSXExpressionContainer';

/** Not the line breaks of the source, nor a comment. */
const isRendered = (child: ESTree.JSXChild) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : !(isExpression(child) && child.expression.type === 'JSXEmptyExpression');

/** The name of what stands for elements: `const row = <li />`, `children: ReactNode`. */
function nameOfElements(node: ESTree.Node, code: string): string | undefined {
  if (node.type === 'TSPropertySignature') {
    const { key, typeAnnotation } = node;
    const type = typeAnnotation ? code.slice(typeAnnotation.start, typeAnnotation.end) : '';
    return /\bReact(Node|Element)\b/.test(type) ? code.slice(key.start, key.end) : undefined;
  }
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
  return isText(node.init, new Set()) ? undefined : node.id.name;
}

/** Whether an expression may give text that is not always the same. */
function isText(node: ESTree.Node, elements: ReadonlySet<string>): boolean {
  const isSome = (part: ESTree.Node) => isWord(part) || isText(part, elements);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false;
    case 'Literal':
      return false;
    case 'Identifier':
      return node.name !== 'undefined' && !elements.has(node.name);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return isText(node.expression, elements);
    case 'LogicalExpression':
      return isSome(node.right);
    case 'ConditionalExpression':
      return isSome(node.consequent) || isSome(node.alternate);
    case 'CallExpression':
      return isMap(node) ? isSome(resultOf(node.arguments[0]!)) : isText(node.callee, elements);
    default:
      return true;
  }
}

const isWord = (node: ESTree.Node) => node.type === 'Literal' && typeof node.value === 'string';

const isMap = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'map';

/** What an arrow function returns. */
function resultOf(callback: ESTree.Node): ESTree.Node {
  if (callback.type !== 'ArrowFunctionExpression' || !callback.body) return callback;
  if (callback.body.type !== 'BlockStatement') return callback.body;
  const last = callback.body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument ? last.argument : callback;
}

test.each([
  ['<p>Step {step} of {count}</p>', ['{step}', '{count}', 'of']],
  ['<p>{name}<b>bold</b></p>', ['{name}']],
  ['<p>{isNew && "New"}<b>bold</b></p>', ['{isNew && "New"}']],
  ['<p>{isNew && <b>New</b>} work</p>', ['work']],
  ['<>{name}</>', ['{name}']],
  ['<p>{names.map((name) => name)}<br /></p>', ['{names.map((name) => name)}']],
  ['<p>{`Step ${step} of ${count}`}</p>', []],
  ['<p>Where:{" "}<b>{place}</b> {isNew && <i>New</i>}</p>', []],
  ['<ul>{names.map((name) => <li>{name}</li>)}<li /></ul>', []],
])('The rule finds in %s: %j', (jsx, expected) => {
  const found = textsAtRisk('a.tsx', `const a = ${jsx};`);
  expect(found.map((line) => line.replace('a.tsx:1 ', '')).sort()).toEqual([...expected].sort());
});

test('Text that changes is the only child of its element', () => {
  const files = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => textsAtRisk(file, readFileSync(file, 'utf8')))).toEqual([]);
});
