import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stageCommand } from '../../src/commands/stage-command.ts';
import { Receipt } from '../../src/model/receipt.ts';
import { ReviewDocument } from '../../src/model/review-document.ts';
import { ReviewerResult } from '../../src/review-directory/reviewer-results.ts';
import { recordingShell, startWorktree } from './command-line.ts';
import { gitEnvironment } from './git.ts';
import { reviewerFiles } from './recipe-page.ts';
import { temporaryFolder } from './runner.ts';

/** A program in place of a vendor's: records its call, then answers. */
export interface StandIn {
  /** How it is called; with a slash it lies in the worktree, otherwise on PATH. */
  readonly name: string;
  readonly stdout?: string;
  readonly stderr?: string;
  readonly exitCode?: number;
  /** The argument after this one is a file that gets `stdout`, as `--output FILE` does. */
  readonly fileAfter?: string;
  /** What that file gets in place of `stdout`, which is then printed as well. */
  readonly answer?: string;
  /** Asks every server that one of these files names, in its folder, those above it and those its arguments name. */
  readonly obeys?: readonly string[];
}

/** One call of a stand-in. */
export interface Call {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

export interface RecipeRun {
  readonly policy: string;
  readonly standIns?: readonly StandIn[];
  /** Variables of the job besides PATH and HOME. */
  readonly env?: Readonly<Record<string, string>>;
  /** Programs of this project's own installation that the worktree has in `node_modules/.bin`. */
  readonly installed?: readonly string[];
  /** Files at the base, in addition to those that change. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files that the change adds. */
  readonly added?: Readonly<Record<string, string>>;
  /** Files that are not tracked, and the `findings` that name them. */
  readonly received?: { readonly files: Readonly<Record<string, string>>; readonly findings: string };
}

const changed = {
  'src/app.ts': [
    'export const one = 1;\n',
    'export const one = 1;\nexport function same(a: unknown, b: unknown) {\n  debugger;\n  return a == b;\n}\n',
  ],
  'src/app.js': ['export const one = 1;\n', 'export const one = 1;\ndebugger;\n'],
  'app.py': ['one = 1\n', 'import os\n\none = 1\n'],
  'main.go': [
    'package main\n\nfunc main() {\n}\n',
    'package main\n\nimport "os"\n\nfunc main() {\n\tos.Remove("x")\n}\n',
  ],
  'src/Cart.php': ['<?php\n', '<?php\n\n  $one = 1;\n'],
  'run.sh': ['echo one\n', 'echo one\necho $1\n'],
} as const;

const side = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(changed).map(([path, sides]) => [path, sides[index]]));

const binaries = fileURLToPath(new URL('../../node_modules/.bin/', import.meta.url));

/** Where a program that a recipe is about is installed here; undefined where it is not. */
export function installedProgram(name: string): string | undefined {
  const folders = [binaries, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * A whole run over a worktree with one change and a recipe's policy: the command line's own code in this process,
 * real git, real programs.
 */
export async function runRecipe(recipe: RecipeRun) {
  const git = startWorktree(
    {
      '.gitignore': 'node_modules\nvendor\n.code-review\nreceived\n',
      ...recipe.files,
      ...reviewerFiles,
      // The built-in reviewer would see the same debugger statement.
      '.github/pr-verdict.yml': `${recipe.policy}hygiene: false\n`,
      ...side(0),
    },
    { ...side(1), ...recipe.added },
  );
  const bin = temporaryFolder('bin');
  const log = join(temporaryFolder('calls'), 'calls.jsonl');
  for (const standIn of recipe.standIns ?? []) {
    write(standIn.name.includes('/') ? join(git.dir, standIn.name) : join(bin, standIn.name), standIn, log);
  }
  for (const name of recipe.installed ?? []) {
    mkdirSync(join(git.dir, 'node_modules/.bin'), { recursive: true });
    symlinkSync(join(binaries, name), join(git.dir, 'node_modules/.bin', name));
  }
  for (const [path, content] of Object.entries(recipe.received?.files ?? {})) {
    git.write(path, content.replaceAll('ROOT', git.dir));
  }
  const { PATH = '', HOME = '' } = gitEnvironment();
  const path = [bin, dirname(process.execPath), PATH].join(delimiter);
  const { shell, printed } = recordingShell(git.dir, { PATH: path, HOME, ...recipe.env });
  const exitCode = await stageCommand(
    {
      stage: 'run',
      inputs: new Map([['findings', recipe.received?.findings ?? '']]),
      base: 'main',
      output: 'human',
    },
    shell,
  );
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(git.dir, '.code-review', name), 'utf8'));
  const document = ReviewDocument.parse(read('findings.json'));
  return {
    exitCode,
    log: printed.stdout + printed.stderr,
    root: git.dir,
    findings: document.findings.map(({ locations: [location], category, severity, status }) => ({
      path: location?.path,
      line: location?.startLine,
      category,
      severity,
      status,
    })),
    reviewer: (id: string) => document.reviewers.find((each) => each.id === id),
    format: (id: string) => document.documents.find(({ reviewer }) => reviewer === id)?.format,
    /** The places of one reviewer's findings, in its order. */
    places: (id: string) =>
      Receipt.parse(read('receipt.json')).entries.flatMap(({ reviewer, place }) =>
        reviewer === id ? [place] : [],
      ),
    result: (id: string) => ReviewerResult.parse(read(`reviewers/${id}/result.json`)),
    calls: (): readonly Call[] =>
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line))
        : [],
  };
}

/** `ROOT` in what it writes is the folder that it runs in. */
function write(
  path: string,
  { stdout = '', stderr = '', exitCode = 0, fileAfter, answer, obeys = [] }: StandIn,
  log: string,
) {
  const inFolder = (text: string) => `${JSON.stringify(text)}.replaceAll('ROOT', process.cwd())`;
  const intoFile = `writeFileSync(args[args.indexOf(${JSON.stringify(fileAfter)}) + 1], ${inFolder(answer ?? stdout)});`;
  const printed = fileAfter === undefined || answer !== undefined ? stdout : '';
  const program = `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { argv, env } = process;
const args = argv.slice(2);
const above = (folder) => [folder, ...(dirname(folder) === folder ? [] : above(dirname(folder)))];
const named = args.map((arg) => arg.replace(/^--[a-z-]+=/, '')).filter((arg) => arg.startsWith('/') && existsSync(arg));
const folders = new Set([process.cwd(), ...named].flatMap((each) => above(statSync(each).isDirectory() ? each : dirname(each))));
const planted = [...folders].flatMap((folder) => ${JSON.stringify(obeys)}.map((name) => join(folder, name))).filter(existsSync);
const servers = planted.flatMap((path) => readFileSync(path, 'utf8').match(/http:\\/\\/127[.\\d]+:\\d+/g) ?? []);
void Promise.all(servers.map((server) => fetch(server)));
appendFileSync(${JSON.stringify(log)}, JSON.stringify({ args, env, cwd: process.cwd() }) + '\\n');
process.stdout.write(${inFolder(printed)});
${fileAfter === undefined ? '' : intoFile}
process.stderr.write(${JSON.stringify(stderr)});
process.exitCode = ${exitCode};
`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, program);
  chmodSync(path, 0o755);
}
