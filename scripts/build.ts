/**
 * Builds `dist/`: TypeScript to `build/`, ONE bundle of that into `dist/bundle/`, and two small starters next to it.
 * One bundle, because two would carry every dependency twice and could clash in the names of their chunks.
 * Parts of packages that we never call are left out, and the bundle is minified.
 *
 *     node scripts/build.ts            writes dist/
 *     node scripts/build.ts --check    builds elsewhere and fails where dist/ differs
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { z } from 'zod';
import { differences } from './compare-folders.ts';
import { compileAtLoad, functionsCalledAtStart } from './compile-at-load.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

const starters: readonly { readonly name: string; readonly mode: number; readonly text: string }[] = [
  {
    name: 'index.js',
    mode: 0o644,
    text: `import { action } from './bundle/index.js';

const { main } = await action();
await main();
`,
  },
  {
    name: 'cli.js',
    mode: 0o755,
    text: `#!/usr/bin/env node
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  // In the user's own folder: what others could write to, as the default in /tmp, would run as this user.
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  module.enableCompileCache?.(join(caches, 'pr-verdict'));
  const { cli } = await import('./bundle/index.js');
  const { main } = await cli();
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(\`pr-verdict needs Node 20.19 or newer, and this is \${process.version}.\\n\`);
  process.exitCode = 3;
}
`,
  },
  // The folder runs wherever it is copied, also where no package.json above it says that these are modules.
  { name: 'package.json', mode: 0o644, text: '{ "type": "module" }\n' },
];

/**
 * Modules that are replaced or changed in copies of packages which the bundle is made of, by package and path. A package
 * with nothing replaced is copied because it imports one that is.
 */
const reduced: Readonly<Record<string, Readonly<Record<string, string | ((text: string) => string)>>>> = {
  zod: {
    // Error messages in fifty languages.
    'v4/locales/index.js': `export { default as en } from './en.js';\n`,
    // Version 3, which the server for agents would also take schemas of.
    'v3/index.js': 'export function object() {}\n',
    'v4/classic/from-json-schema.js': 'export function fromJSONSchema() {}\n',
  },
  // They bring an HTTP client and a process runner, for identity tokens and the version of the system.
  '@actions/core': {
    'lib/oidc-utils.js': 'export class OidcClient {}\n',
    'lib/platform.js': 'export {};\n',
  },
  '@actions/github': {},
  '@octokit/rest': {},
  '@octokit/plugin-rest-endpoint-methods': {},
  // Documents that declare types or entities are invalid before they are parsed. We decode XML's five references ourselves,
  // and values stay text.
  'fast-xml-parser': {
    'src/xmlparser/DocTypeReader.js': `export default class DocTypeReader {
  setXmlVersion() {}
  readDocType() { throw new Error('A document type is not read.'); }
}
`,
  },
  '@nodable/entities': {
    'src/index.js': `export const [XML, CURRENCY, COMMON_HTML, ENTITY_ACTION] = [{}, {}, {}, {}];
export class EntityDecoder {
  reset() {}
  setXmlVersion() {}
}
`,
  },
  'is-unsafe': {
    'src/index.js': 'export const [HTML, XML] = [[], []];\nexport function isUnsafe() { return true; }\n',
  },
  strnum: { 'strnum.js': 'export default function toNumber(text) { return text; }\n' },
  // ncc takes the wrapped build, of which webpack cannot leave out what is not used.
  'jsonc-parser': {
    'package.json': (text) => text.replace('"main": "./lib/umd/main.js"', '"main": "./lib/esm/main.js"'),
  },
  // It starts processes for subcommands that are programs of their own; ours are not.
  commander: {
    'lib/command.js': (text) =>
      text
        .replace("const childProcess = require('node:child_process');\n", '')
        .replaceAll('childProcess.spawn(', "require('node:child_process').spawn("),
  },
  // It validates answers to questions that a server asks its client; ours asks none.
  '@modelcontextprotocol/sdk': {
    'dist/esm/validation/ajv-provider.js': 'export class AjvJsonSchemaValidator {}\n',
  },
  'zod-to-json-schema': { 'dist/esm/index.js': 'export function zodToJsonSchema() {}\n' },
  // Behind a proxy only: the rest is caches, mocks, sockets and Node's own `fetch` again.
  undici: {
    'index.js': `Object.assign(require('./lib/dispatcher/dispatcher').prototype, require('./lib/api'));
exports.ProxyAgent = require('./lib/dispatcher/proxy-agent');
exports.fetch = require('./lib/web/fetch').fetch;
`,
    // The faster of two builds of its parser.
    'lib/llhttp/llhttp_simd-wasm.js': `module.exports = require('./llhttp-wasm.js');\n`,
  },
};

/** The JavaScript of our own sources, where the bundler takes it from. */
function ownModules(): readonly string[] {
  const own = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = own.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'));
  return sources.map((name) => join(root, 'build', `${name.slice(0, -'.ts'.length)}.js`));
}

/** The endpoints of GitHub that our sources call, thirty of a thousand. */
async function reduceEndpoints(): Promise<void> {
  const path = join(
    root,
    'build/node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/generated/endpoints.js',
  );
  const { default: all } = Endpoints.parse(await import(pathToFileURL(path).href));
  const reduced: z.infer<typeof Endpoints>['default'] = {};
  for (const name of ownModules()) {
    for (const [, scope = '', method = ''] of readFileSync(name, 'utf8').matchAll(/\brest\.(\w+)\.(\w+)\(/g))
      reduced[scope] = { ...reduced[scope], [method]: all[scope]?.[method] };
  }
  writeFileSync(path, `export default ${JSON.stringify(reduced)};\n`);
}

const Endpoints = z.object({ default: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Has webpack leave modules with schemas apart: one that is part of its importer is evaluated together with it. */
function keepSchemasApart(): void {
  const holdSchemas = /\/build\/(?:formats|model|policy|review-directory)\//;
  for (const name of ownModules()) if (holdSchemas.test(name)) appendFileSync(name, `\n${keptApart}\n`);
}

const keptApart = '__webpack_module__.id;';

/** Puts reduced packages where modules in `build/` find them before those of the project. */
function reducePackages(): void {
  for (const [name, replaced] of Object.entries(reduced)) {
    const copy = join(root, 'build', 'node_modules', name);
    cpSync(join(root, 'node_modules', name), copy, { recursive: true });
    for (const [path, replacement] of Object.entries(replaced)) {
      const text = readFileSync(join(copy, path), 'utf8');
      const changed = typeof replacement === 'string' ? replacement : replacement(text);
      if (changed === text) throw new Error(`${name}/${path} is not what scripts/build.ts expects.`);
      writeFileSync(join(copy, path), changed);
    }
  }
}

/**
 * Has an imported module evaluated when something of it is used first, not when its importer is: most commands use few
 * of the schemas and tables that they can reach. Modules that are imported for their effects have no name in use and
 * stay as they are.
 */
function evaluateOnUse(chunk: string): string {
  const importing = /^\/\* harmony import \*\/ var (\w+) = (\w+\(\d+\));\n/gm;
  const modules = chunk.split(/^(?=\/\*\*\*\/ \d+:$)/m);
  const deferred = modules.map((module) =>
    [...module.matchAll(importing)].reduce((text, [line, name = '', evaluation]) => {
      const uses = new RegExp(`\\b${name}\\b`, 'g');
      const parts = text.split(line);
      if (!parts.some((part) => part.match(uses))) return text;
      // Kept in a variable: a call at every use took a quarter of a large run.
      return parts.map((part) => part.replace(uses, `(${name} ??= ${evaluation})`)).join(`var ${name};\n`);
    }, module),
  );
  return deferred.join('');
}

/** Escapes what is left in regular expressions: one character above U+00FF doubles a file's size in memory and decoding. */
function asAscii(code: string): string {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** ncc minifies the entry alone, not its chunks. Files that are copied into pages stay as they are. */
async function shrink(folder: string): Promise<void> {
  const bundle = join(folder, 'bundle');
  const names = readdirSync(bundle).filter((name) => /^(\d+\.)?index\.js$/.test(name));
  for (const name of names) {
    const text = readFileSync(join(bundle, name), 'utf8')
      .replaceAll(`\n${keptApart}\n`, '\n')
      // Making a `require` for each module of Node takes longer than what it loads.
      .replaceAll('__WEBPACK_EXTERNAL_createRequire(import.meta.url)(', 'process.getBuiltinModule(');
    writeFileSync(join(bundle, name), evaluateOnUse(text));
  }
  const called = functionsCalledAtStart(folder);
  for (const name of names) {
    const text = readFileSync(join(bundle, name), 'utf8');
    const functions = called.get(name);
    const options = { minify: true, legalComments: 'none', format: 'esm', target: 'node20' } as const;
    const { code } = await transform(
      functions === undefined ? text : compileAtLoad(text, functions),
      options,
    );
    writeFileSync(join(bundle, name), asAscii(code));
  }
}

/** Every licence text once, below all packages that have it: each part begins with a package and its licence. */
function withoutRepeatedTexts(licenses: string): string {
  const packagesByText = new Map<string, string>();
  for (const part of licenses.split(/\n\n(?=\S+\n[\w.()-]+\n)/)) {
    const [name, license, ...lines] = part.split('\n');
    const text = lines.join('\n').trim();
    packagesByText.set(text, `${packagesByText.get(text) ?? ''}${name}\n${license}\n`);
  }
  return [...packagesByText].map(([text, names]) => `${names}\n${text}\n`).join('\n');
}

/** Runs the JavaScript of an installed package with the Node that runs this script, without a shell. */
function runTool(url: string, args: readonly string[]): void {
  const script = fileURLToPath(url);
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Nothing was built: ${script} failed, see above.`);
}

async function buildInto(folder: string): Promise<void> {
  rmSync(join(root, 'build'), { recursive: true, force: true });
  runTool(import.meta.resolve('typescript/bin/tsc'), ['--project', 'tsconfig.build.json']);
  // They go into a page as they are, so that the bundler copies them as files.
  for (const name of ['preview-client.js', 'preview-client.css'])
    cpSync(join(root, 'src/commands/preview', name), join(root, 'build/commands/preview', name));
  reducePackages();
  await reduceEndpoints();
  keepSchemasApart();
  const bundle = join(folder, 'bundle');
  mkdirSync(bundle, { recursive: true });
  const options = ['--out', bundle, '--license', 'licenses.txt', '--no-cache', '--quiet'];
  runTool(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'), [
    'build',
    join('build', 'bundle.js'),
    ...options,
  ]);
  const licenses = readFileSync(join(bundle, 'licenses.txt'), 'utf8');
  rmSync(join(bundle, 'licenses.txt'));
  writeFileSync(join(folder, 'licenses.txt'), withoutRepeatedTexts(licenses));
  // Reusable workflows name the action as `$/dist`: a self-repository reference needs a folder.
  const metadata = readFileSync(join(root, 'action.yml'), 'utf8');
  writeFileSync(join(folder, 'action.yml'), metadata.replaceAll(': dist/', ': '));
  for (const { name, mode, text } of starters) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), mode);
  }
  await shrink(folder);
}

function check(built: string): void {
  const found = differences(dist, built);
  if (found.length === 0) return;
  const list = found.map((line) => `  ${line}\n`).join('');
  throw new Error(`dist/ is not what the sources build:\n${list}Run \`npm run build\` and commit dist/.`);
}

function replaceDist(built: string): void {
  rmSync(dist, { recursive: true, force: true });
  cpSync(built, dist, { recursive: true });
}

const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-build-'));
try {
  await buildInto(folder);
  if (process.argv.includes('--check')) check(folder);
  else replaceDist(folder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
