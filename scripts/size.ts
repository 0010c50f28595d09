/** Prints files and lines of TypeScript per folder. Blank lines and comments do not count. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

interface Size {
  readonly files: number;
  readonly lines: number;
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** Line numbers that hold a part of a token. JSDoc is a child of the syntax tree, and no token. */
function codeLines(text: string, path: string): ReadonlySet<number> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
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
  return { files: 1, lines: codeLines(readFileSync(join(root, path), 'utf8'), path).size };
}

function sum(sizes: readonly Size[]): Size {
  return {
    files: sizes.reduce((total, { files }) => total + files, 0),
    lines: sizes.reduce((total, { lines }) => total + lines, 0),
  };
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name))
    .map((name) => join(folder, name))
    .sort();
}

function printed(name: string, { files, lines }: Size): string {
  return `${name.padEnd(36)} ${String(files).padStart(5)} files ${String(lines).padStart(7)} lines\n`;
}

function print(name: string, paths: readonly string[]): void {
  for (const folder of new Set(paths.map((path) => dirname(path)))) {
    const sizes = paths.filter((path) => dirname(path) === folder).map(sizeOf);
    process.stdout.write(printed(folder, sum(sizes)));
  }
  process.stdout.write(`${printed(`${name} in total`, sum(paths.map(sizeOf)))}\n`);
}

const inSource = sourceFiles('src');
print(
  'src, without src/tools,',
  inSource.filter((path) => !path.startsWith('src/tools/')),
);
const tools = inSource.filter((path) => path.startsWith('src/tools/'));
if (tools.length > 0) print('src/tools', tools);
print('test', sourceFiles('test'));
