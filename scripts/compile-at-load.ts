/**
 * V8 compiles a function when it is first called, and the compile cache of Node does not keep that: it holds only what
 * was compiled with the file, which are functions in parentheses. So those that most commands call are put in
 * parentheses, and no others are: compiling 700 functions anew took a quarter of a `validate`.
 * @see https://v8.dev/blog/preparser#pife
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { z } from 'zod';

/** Where functions begin and end in their file, as `start:end`. */
type Functions = ReadonlySet<string>;

const document = fileURLToPath(
  new URL('../test/fixtures/contracts/review-output.example.json', import.meta.url),
);

/** They do the same at each start. */
const commands: readonly (readonly string[])[] = [
  ['--help'],
  ['validate', document],
  ['convert', document, '--to', 'sarif'],
  ['schema', 'review-output'],
  ['prompt', 'review-output'],
];

const Coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          ranges: z.array(z.object({ startOffset: z.number(), endOffset: z.number(), count: z.number() })),
        }),
      ),
    }),
  ),
});

/** The functions that these commands of a built folder call, by the name of their file. */
export function functionsCalledAtStart(dist: string): ReadonlyMap<string, Functions> {
  const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-calls-'));
  for (const args of commands) {
    const { status } = spawnSync(process.execPath, [join(dist, 'cli.js'), ...args], {
      cwd: folder,
      env: { HOME: folder, NODE_V8_COVERAGE: join(folder, 'coverage') },
    });
    if (status !== 0) throw new Error(`The built \`${args.join(' ')}\` ended with ${status}.`);
  }
  const called = new Map<string, Set<string>>();
  for (const name of readdirSync(join(folder, 'coverage'))) {
    const { result } = Coverage.parse(JSON.parse(readFileSync(join(folder, 'coverage', name), 'utf8')));
    for (const { url, functions } of result) {
      const file = called.get(basename(url)) ?? new Set();
      called.set(basename(url), file);
      for (const { ranges } of functions) {
        const [whole] = ranges;
        if (whole !== undefined && whole.count > 0) file.add(`${whole.startOffset}:${whole.endOffset}`);
      }
    }
  }
  rmSync(folder, { recursive: true });
  return called;
}

/** The code with these functions in parentheses, and no other module of webpack. */
export function compileAtLoad(code: string, called: Functions): string {
  const file = ts.createSourceFile('chunk.js', code, ts.ScriptTarget.Latest, true);
  const isCalled = (node: ts.Node) => called.has(`${node.getStart(file)}:${node.end}`) && !doesNothing(node);
  const { transformed } = ts.transform(file, [
    (context) => (root) => ts.visitEachChild(root, visitorOf(context, isCalled), context),
  ]);
  const printer = ts.createPrinter({ removeComments: true });
  return transformed.map((each) => printer.printFile(each)).join('');
}

/** Whether such a handler is called can depend on which of two events comes first, and a build must not. */
function doesNothing(node: ts.Node): boolean {
  if (!ts.isArrowFunction(node)) return false;
  const { body } = node;
  return ts.isBlock(body) ? body.statements.length === 0 : ts.isIdentifier(body) && body.text === 'undefined';
}

function visitorOf(context: ts.TransformationContext, isCalled: (node: ts.Node) => boolean): ts.Visitor {
  const { factory } = context;
  const variables = new Set<ts.Node>();
  const variableOf = ({ name, modifiers, asteriskToken, parameters, body }: ts.FunctionDeclaration) => {
    if (name === undefined || body === undefined) throw new Error('A function has no name or no body.');
    const kind = modifiers?.filter(ts.isModifier);
    const value = factory.createFunctionExpression(
      ...([kind, asteriskToken, undefined, undefined, parameters, undefined, body] as const),
    );
    const initializer = factory.createParenthesizedExpression(value);
    const declaration = factory.createVariableDeclaration(name, undefined, undefined, initializer);
    const variable = factory.createVariableStatement(undefined, [declaration]);
    variables.add(variable);
    return variable;
  };
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (isFunctionValue(inner) && isCalled(node)) return factory.createParenthesizedExpression(inner);
    if (ts.isFunctionDeclaration(inner) && isCalled(node) && isBody(node.parent)) return variableOf(inner);
    if (ts.isBlock(inner)) {
      // A function may be called above its declaration.
      const [moved, others] = partition(inner.statements, (each) => variables.has(each));
      return moved.length === 0 ? inner : factory.updateBlock(inner, [...moved, ...others]);
    }
    const isModule = ts.isParenthesizedExpression(inner) && ts.isPropertyAssignment(node.parent);
    return isModule && isFunctionValue(inner.expression) ? inner.expression : inner;
  };
  return visit;
}

function isFunctionValue(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function isBody(node: ts.Node): boolean {
  return ts.isBlock(node) && ts.isFunctionLike(node.parent);
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const;
}
