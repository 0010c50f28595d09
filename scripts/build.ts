/**
 * Builds `dist/`: TypeScript to `build/`, ONE bundle of that into `dist/bundle/`, and two small starters beside it.
 * One bundle, because two would carry every dependency twice and could clash in the names of their chunks.
 *
 *     node scripts/build.ts            writes dist/
 *     node scripts/build.ts --check    builds elsewhere and fails where dist/ differs
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences } from './compare-folders.ts';

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
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
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

/** Runs the JavaScript of an installed package with the Node that runs this script, without a shell. */
function runTool(url: string, args: readonly string[]): void {
  const script = fileURLToPath(url);
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Nothing was built: ${script} failed, see above.`);
}

function buildInto(folder: string): void {
  runTool(import.meta.resolve('typescript/bin/tsc'), ['--project', 'tsconfig.build.json']);
  // They go into a page as they are, so that the bundler copies them as files.
  for (const name of ['preview-client.js', 'preview-client.css'])
    cpSync(join(root, 'src/tools', name), join(root, 'build/tools', name));
  const bundle = join(folder, 'bundle');
  mkdirSync(bundle, { recursive: true });
  const options = ['--out', bundle, '--license', 'licenses.txt', '--no-cache', '--quiet'];
  runTool(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'), [
    'build',
    join('build', 'bundle.js'),
    ...options,
  ]);
  renameSync(join(bundle, 'licenses.txt'), join(folder, 'licenses.txt'));
  // Reusable workflows name the action as `$/dist`: a self-repository reference needs a folder.
  const metadata = readFileSync(join(root, 'action.yml'), 'utf8');
  writeFileSync(join(folder, 'action.yml'), metadata.replaceAll(': dist/', ': '));
  for (const { name, mode, text } of starters) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), mode);
  }
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
  buildInto(folder);
  if (process.argv.includes('--check')) check(folder);
  else replaceDist(folder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
