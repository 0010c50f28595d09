/**
 * Prints files and lines of TypeScript per folder, and compares each part of the tree with its budget; fails where one
 * is exceeded. Blank lines and comments do not count. Tables of literals are data and have a column of their own.
 *
 *     node scripts/size.ts            prints every folder
 *     node scripts/size.ts --check    prints the parts alone
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

interface Size {
  readonly files: number;
  readonly lines: number;
  readonly data: number;
}

const root = fileURLToPath(new URL('../', import.meta.url));

interface Part {
  readonly name: string;
  readonly holds: (path: string) => boolean;
  readonly maxLines: number;
  readonly maxFiles?: number;
}

const isCommand = (path: string) => path.startsWith('src/commands/');

/** A feature that does not fit names what goes for it. */
const parts: readonly Part[] = [
  {
    name: 'core: src without src/commands',
    holds: (path) => path.startsWith('src/') && !isCommand(path),
    // Over the budget of 33,000 lines: nothing may be added before as much is removed.
    maxLines: 37_129,
    maxFiles: 280,
  },
  { name: 'src/commands', holds: isCommand, maxLines: 7_000 },
  { name: 'test', holds: (path) => path.startsWith('test/'), maxLines: 38_993 },
];

/** A shorter table is part of the code around it. In lines. */
const MinTable = 8;

/** Whether a value is nothing but strings, numbers, lists and objects, and calls such as `new Map` around them. */
function isLiteral(node: ts.Expression): boolean {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || ts.isRegularExpressionLiteral(node))
    return true;
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return true;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return isLiteral(node.expression);
  if (ts.isBinaryExpression(node)) return isLiteral(node.left) && isLiteral(node.right);
  if (ts.isNewExpression(node)) return (node.arguments ?? []).every(isLiteral);
  if (ts.isCallExpression(node)) {
    const callee = node.expression;
    const isSplit = ts.isPropertyAccessExpression(callee) && callee.name.text === 'split';
    return isSplit && isLiteral(callee.expression) && node.arguments.every(isLiteral);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isLiteral);
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.every((each) => ts.isPropertyAssignment(each) && isLiteral(each.initializer))
  );
}

/** The values of top-level constants that are long tables of literals. */
function tablesIn(file: ts.SourceFile): readonly ts.Expression[] {
  const declared = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
  return declared.flatMap(({ initializer }) => (initializer && isLiteral(initializer) ? [initializer] : []));
}

/** How many lines are code and how many are tables of literals. */
function measureLines(text: string, path: string): Omit<Size, 'files'> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = codeLines(text, file);
  const tables = tablesIn(file).map((table) => {
    const first = file.getLineAndCharacterOfPosition(table.getStart(file)).line;
    const last = file.getLineAndCharacterOfPosition(table.end).line;
    return [...lines].filter((line) => line >= first && line <= last).length;
  });
  const data = tables.filter((length) => length >= MinTable).reduce((sum, length) => sum + length, 0);
  return { lines: lines.size - data, data };
}

/** Line numbers that hold a part of a token. JSDoc is a child of the syntax tree, and no token. */
function codeLines(text: string, file: ts.SourceFile): Set<number> {
  const lines = new Set<number>();
  const open: ts.Node[] = [file];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (ts.isJSDoc(node)) continue;
    const children = node.getChildren(file);
    open.push(...children);
    if (children.length > 0 || node.end === node.getStart(file)) continue;
    const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
    const last = file.getLineAndCharacterOfPosition(node.end).line;
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  const blank = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [index] : []));
  for (const line of blank) lines.delete(line);
  return lines;
}

function sizeOf(path: string): Size {
  return { files: 1, ...measureLines(readFileSync(join(root, path), 'utf8'), path) };
}

function sum(sizes: readonly Size[]): Size {
  return {
    files: sizes.reduce((total, { files }) => total + files, 0),
    lines: sizes.reduce((total, { lines }) => total + lines, 0),
    data: sizes.reduce((total, { data }) => total + data, 0),
  };
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name))
    .map((name) => join(folder, name))
    .sort();
}

function printed(name: string, { files, lines, data }: Size): string {
  const counts = `${String(files).padStart(5)} files ${String(lines).padStart(7)} lines`;
  return `${name.padEnd(36)} ${counts} ${String(data).padStart(6)} lines of data\n`;
}

function withBudget(count: number, most: number | undefined, unit: string): string {
  const figure = count.toLocaleString('en');
  return most === undefined ? `${figure} ${unit}` : `${figure} of ${most.toLocaleString('en')} ${unit}`;
}

const paths = [...sourceFiles('src'), ...sourceFiles('test')];
const isBrief = process.argv.includes('--check');
for (const { name, holds, maxLines, maxFiles } of parts) {
  const inPart = paths.filter(holds);
  for (const folder of isBrief ? [] : new Set(inPart.map((path) => dirname(path)))) {
    const sizes = inPart.filter((path) => dirname(path) === folder).map(sizeOf);
    process.stdout.write(printed(folder, sum(sizes)));
  }
  const { files, lines } = sum(inPart.map(sizeOf));
  const counts = [withBudget(lines, maxLines, 'lines'), withBudget(files, maxFiles, 'files')];
  process.stdout.write(`${name}: ${counts.join(', ')}\n`);
  if (lines <= maxLines && files <= (maxFiles ?? files)) continue;
  process.stderr.write(`${name} is over its budget. Remove what is needed least.\n`);
  process.exitCode = 1;
}
