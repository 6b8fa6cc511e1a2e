import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import ts from 'typescript';

/** The oldest browsers that the build is for: `baseline-widely-available`, Vite's default. README.md says so too. */
const OLDEST = { chrome: 111, firefox: 114, safari: 16.4, safari_ios: 16.4 } as const;

const { api, javascript } = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
) as CompatData;

/** Types under which TypeScript knows what the data has under another name. */
const SAME =
  /^(?:Readonly(?=Array|Map|Set)|.+(?=Iterator$))|Constructor$|Object$(?<=IteratorObject)/g;

/** A use of something that the browser has, or does not have. */
export interface Use {
  /** Such as `URL.canParse`. */
  feature: string;
  /** File and line. */
  place: string;
  /** The oldest browsers that do not have it. */
  missing: string[];
}

/**
 * Every use of an API or a method that one of the oldest browsers does not have, in these scripts and all that they
 * import. TypeScript tells whose a member is: `query.size` is a URLSearchParams'.
 */
export function unsupportedUses(scripts: readonly string[], options: ts.CompilerOptions): Use[] {
  const program = ts.createProgram(scripts, options);
  const checker = program.getTypeChecker();
  const uses: Use[] = [];

  function check(name: ts.Identifier, owner?: ts.Node) {
    const symbol =
      owner && ts.isObjectBindingPattern(owner)
        ? checker.getTypeAtLocation(owner).getProperty(name.text)
        : checker.getSymbolAtLocation(name);
    const declared = symbol?.declarations ?? [];
    if (!declared.some((each) => program.isSourceFileDefaultLibrary(each.getSourceFile()))) return;
    const owners = declared.flatMap((each) => ownerOf(each) ?? []);
    // A mixin, such as Body, is no name of the data: its Response is.
    if (owner) owners.push(checker.getTypeAtLocation(owner).getSymbol()?.name ?? '');
    const missing = missingIn(
      owners.length > 0
        ? owners.flatMap((each) => recordsOf(each, name.text))
        : recordsOfGlobal(name.text),
    );
    if (missing.length === 0) return;
    const file = name.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(name.getStart());
    const feature = owners[0] ? `${owners[0]}.${name.text}` : name.text;
    uses.push({ feature, place: `${file.fileName}:${line + 1}`, missing });
  }

  function visit(node: ts.Node) {
    if (ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      if (ts.isIdentifier(node.name) && !isGuarded(node)) check(node.name, node.expression);
      visit(node.expression);
      return;
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const property = node.propertyName ?? node.name;
      // A default is for where there is none.
      if (ts.isIdentifier(property) && !node.initializer) check(property, node.parent);
    } else if (ts.isIdentifier(node) && ts.isExpression(node) && !isGuarded(node)) check(node);
    ts.forEachChild(node, visit);
  }

  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && !file.fileName.includes('/node_modules/')) visit(file);
  }
  return uses;
}

/** Whether code only asks if there is such a thing: `x.y?.()`, `x.y ?? z`, `typeof y`. */
function isGuarded(node: ts.Expression): boolean {
  const { parent } = node;
  return (
    ts.isTypeOfExpression(parent) ||
    (ts.isBinaryExpression(parent) &&
      parent.left === node &&
      parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) ||
    ((ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent)) &&
      parent.expression === node &&
      parent.questionDotToken !== undefined)
  );
}

/** The interface or constructor that has a declared member; undefined for a global. */
function ownerOf({ parent }: ts.Node): string | undefined {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  if (!ts.isTypeLiteralNode(parent) || !ts.isVariableDeclaration(parent.parent)) return undefined;
  return parent.parent.name.getText();
}

type Support = NonNullable<Identifier['__compat']>['support'];

/** What the data says of a member. */
function recordsOf(owner: string, name: string): Support[] {
  const places = [javascript.builtins, api].map((all) => all?.[owner.replaceAll(SAME, '')]);
  return places.flatMap((place) =>
    [place?.[name], place?.[`${name}_static`]].flatMap((entry) => entry?.__compat?.support ?? []),
  );
}

const recordsOfGlobal = (name: string): Support[] =>
  [javascript.builtins?.[name], api[name], api.Window?.[name]].flatMap(
    (entry) => entry?.__compat?.support ?? [],
  );

/** The oldest browsers that have it by none of these records. */
function missingIn(records: readonly Support[]): string[] {
  return Object.entries(OLDEST).flatMap(([browser, version]) => {
    const has = records.some((support) =>
      [support[browser as keyof typeof OLDEST] ?? []].flat().some((one) => isIn(one, version)),
    );
    return records.length === 0 || has ? [] : `${browser} ${version}`;
  });
}

function isIn(
  { version_added: added, flags, prefix, alternative_name: otherName }: SimpleSupportStatement,
  version: number,
): boolean {
  if (flags || prefix || otherName || typeof added !== 'string') return false;
  // "≤37": that one or an older one.
  return Number.parseFloat(added.replace('≤', '')) <= version;
}
