import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createTwoFilesPatch } from 'diff';
import { usageFailure } from '../model/failure.ts';
import { project } from '../model/project.ts';
import { hasRealFolders, lstatIfThere } from '../runner/regular-file.ts';
import { answer, type Output, type Shell } from './command-answer.ts';
import { type KnownReviewer, knownReviewers, type RepositoryFacts } from './known-reviewers.ts';
import { actionAddress, git, ownCommand, programFolder, repositoryRoot } from './local-repository.ts';
import { type Layout, type ProposedFile, proposeSetup } from './propose-setup.ts';
import { orUnwritable } from './read-input.ts';
import { jsonSchema } from './schema-catalog.ts';

export interface InitOptions {
  /** Reviewers by id; absent: the linters that the repository is configured for. */
  readonly reviewers?: string;
  readonly layout: Layout;
  readonly advisory?: boolean;
  readonly yes?: boolean;
  readonly output: Output;
}

/** Writes policy and workflows for the repository in the current folder, after showing them. */
export async function initCommand(options: InitOptions, shell: Shell): Promise<number> {
  const root = await repositoryRoot(shell.cwd);
  const facts = await lookAround(root);
  const reviewers = chosenReviewers(options, facts);
  const { address, ref } = await ownAddress();
  const setup = { reviewers, layout: options.layout, address, ref, advisory: options.advisory === true };
  const proposed = [...proposeSetup(facts, setup), schemaFile(), ...scriptsOf(reviewers)];
  const present = await Promise.all(proposed.map(({ path }) => isThere(root, path)));
  const kept = proposed.filter((_, index) => present[index]);
  const files = proposed.filter((each) => !kept.includes(each));
  const page = [
    `Reviewers: ${['hygiene (built in)', ...reviewers.map(({ id }) => id)].join(', ')}\n\n`,
    ...files.map(newFilePatch),
    ...kept.map(({ path }) => `${path} exists and stays as it is.\n`),
  ].join('');
  const isAgreed = files.length > 0 && (options.yes === true || (await consent(page, options, shell)));
  if (isAgreed) for (const each of files) await writeNew(root, each);
  const next = nextSteps({ isAgreed, files, reviewers, address, layout: options.layout });
  const data = {
    written: isAgreed ? files.map(({ path }) => path) : [],
    proposed: files,
    kept: kept.map(({ path }) => path),
    next,
  };
  const isShown = options.yes !== true && shell.isTerminal && files.length > 0;
  answer({ data, page: `${isShown ? '' : `${page}\n`}${next.join('\n')}\n` }, options.output, shell);
  return 0;
}

async function lookAround(root: string): Promise<RepositoryFacts> {
  const listed = (await git(root, 'ls-files', '--cached', '--others', '--exclude-standard')) ?? '';
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  return { paths: listed.split('\n'), read };
}

function chosenReviewers({ reviewers }: InitOptions, facts: RepositoryFacts): readonly KnownReviewer[] {
  const configured = knownReviewers.filter(({ isConfigured }) => isConfigured(facts));
  if (reviewers === undefined) return configured;
  return reviewers.split(',').map((name) => {
    const found = knownReviewers.find(({ id }) => id === name.trim());
    if (found !== undefined) return found;
    throw usageFailure(
      'COMMAND_LINE_INVALID',
      `There is no recipe for the reviewer ${JSON.stringify(name.trim())}`,
      `Use one or more of ${knownReviewers.map(({ id }) => id).join(', ')}, or configure yours as docs/reviewers.md says.`,
    );
  });
}

/** The commit of the clone that this program runs from, with its version; the released tag where it is no clone. */
async function ownAddress(): Promise<{ readonly address: string; readonly ref: string }> {
  const address = await actionAddress();
  const commit = address === project.home ? undefined : await git(programFolder(), 'rev-parse', 'HEAD');
  return { address, ref: commit === undefined ? 'v0' : `${commit} # v${project.version}` };
}

function schemaFile(): ProposedFile {
  return { path: '.github/pr-verdict.schema.json', content: `${JSON.stringify(jsonSchema('policy'))}\n` };
}

function scriptsOf(reviewers: readonly KnownReviewer[]): readonly ProposedFile[] {
  const names = new Set(reviewers.flatMap(({ scripts }) => scripts ?? []));
  return [...names].map((name) => ({
    path: `.github/reviewers/${name}`,
    content: readFileSync(join(programFolder(), 'docs/recipes/reviewers', name), 'utf8'),
  }));
}

/** Long generated files are named and not shown. */
function newFilePatch({ path, content }: ProposedFile): string {
  if (!/\.ya?ml$/.test(path)) return `new file ${path} (${content.length} bytes)\n`;
  return `${createTwoFilesPatch('/dev/null', path, '', content).replace(/^=+\n/, '')}\n`;
}

async function consent(page: string, { output }: InitOptions, shell: Shell): Promise<boolean> {
  if (output === 'agent' || !shell.isTerminal) return false;
  shell.say(page);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question('\nWrite these files? [y/N] ')).trim());
  } finally {
    lines.close();
  }
}

/** Throws `FILE_NOT_REGULAR` where a folder on the way is a link, which may lead out of the repository (threat I6). */
async function isThere(root: string, path: string): Promise<boolean> {
  return (await hasRealFolders(root, path)) && (await lstatIfThere(join(root, path))) !== undefined;
}

function writeNew(root: string, { path, content }: ProposedFile): Promise<void> {
  const file = join(root, path);
  return orUnwritable(file, async () => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' });
  });
}

interface Outcome {
  readonly isAgreed: boolean;
  readonly files: readonly ProposedFile[];
  readonly reviewers: readonly KnownReviewer[];
  readonly address: string;
  readonly layout: Layout;
}

function nextSteps({ isAgreed, files, reviewers, address, layout }: Outcome): readonly string[] {
  if (files.length === 0) return [`All files exist already. Check them: ${ownCommand()} doctor`];
  if (!isAgreed) return ['Nothing was written. The same command with `--yes` writes these files.'];
  const secrets = [...new Set(reviewers.flatMap(({ secret }) => secret?.name ?? []))];
  return [
    `Wrote ${files.map(({ path }) => path).join(', ')}.`,
    '',
    'Next:',
    ...(address === project.home
      ? [`- Replace ${project.home} in the workflows with the address of the action.`]
      : []),
    ...secrets.map((name) => `- Add the secret ${name}: gh secret set ${name}`),
    '- Commit the files and open a pull request. The policy takes effect once it is on the base branch.',
    // Reviewers of forks depend on what their two jobs set up.
    ...(layout === 'forks' ? [] : [`- Try the reviewers here first: ${ownCommand()} run --trust-policy`]),
    `- Check the set-up: ${ownCommand()} doctor`,
  ];
}
