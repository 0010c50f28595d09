import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createTwoFilesPatch } from 'diff';
import { onFailure, usageFailure } from '../model/failure.ts';
import { project } from '../model/project.ts';
import { defaultPolicyPath, type Policy } from '../policy/policy.ts';
import { headTextIn, maxTextBytes, readRegularFile } from '../runner/regular-file.ts';
import { answer, type Output, type Shell } from './command-answer.ts';
import { connectToGitHub } from './connect-to-github.ts';
import {
  type KnownReviewer,
  knownReviewers,
  placeReviewer,
  type RepositoryFacts,
} from './known-reviewers.ts';
import {
  actionAddress,
  git,
  isEnterpriseServer,
  ownCommand,
  programFolder,
  remoteHost,
  remoteRepository,
  repositoryRoot,
} from './local-repository.ts';
import { appsIn, knownApps, type ProposedApp, withoutPresent } from './propose-apps.ts';
import {
  type Layout,
  type ProposedFile,
  proposeSetup,
  type SetupOptions,
  withReviewers,
} from './propose-setup.ts';
import { orUnwritable, writeWhole } from './read-input.ts';
import { readRecentApps } from './recent-apps.ts';
import { jsonSchema } from './schema-catalog.ts';
import { readPolicyFile } from './suppress-command.ts';

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
  const chosenApps = await chooseApps(options, { root, facts }, shell);
  const { address, ref } = await ownAddress();
  const isServer = isEnterpriseServer(await remoteHost(root));
  const layout = isServer ? layoutOnServer(options.layout) : options.layout;
  const setup = { layout, address, ref, advisory: options.advisory === true, isServer };
  const present = await readPolicyFile(root);
  const { had, added, apps } = divide({ reviewers, apps: chosenApps }, present?.policy);
  const earlier = new Map(
    proposeSetup(facts, { ...setup, reviewers: had }).map(({ path, content }) => [path, content]),
  );
  const whole = [...proposeSetup(facts, { ...setup, reviewers: [...had, ...added], apps }), schemaFile()];
  const proposed: ProposedFile[] = [];
  for (const each of [...whole, ...scriptsOf(reviewers)])
    proposed.push(await compareWithPresent(root, each, { added, apps, earlier, setup }));
  const kept = proposed.filter(({ before, content }) => before === content);
  const files = proposed.filter((each) => !kept.includes(each));
  const page = [
    `Reviewers: ${['hygiene (built in)', ...reviewers.map(({ id }) => id), ...apps.map(({ id }) => `${id} (app)`)].join(', ')}\n\n`,
    ...files.map(filePatch),
    ...kept.map(({ path }) => `${path} exists and stays as it is.\n`),
  ].join('');
  const isAgreed = files.length > 0 && (options.yes === true || (await consent(page, options, shell)));
  if (isAgreed) for (const each of files) await writeProposed(root, each);
  const left = added.length > 0 && kept.some(({ path }) => path === reviewWorkflow);
  const next = nextSteps({ isAgreed, files, added, left, address, layout });
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

/** An Enterprise Server has no workflows of ours to call, so they are copied. */
function layoutOnServer(layout: Layout): Layout {
  if (layout !== 'forks') return 'jobs';
  throw usageFailure(
    'COMMAND_LINE_INVALID',
    'The layout forks calls a workflow, and an Enterprise Server has none of ours',
    'Copy the workflows of docs/forks.md#copied, or use the layout jobs.',
  );
}

async function lookAround(root: string): Promise<RepositoryFacts> {
  const listed = (await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')) ?? '';
  const paths = listed.split('\0').filter((path) => path !== '');
  const pyprojects = new Map<string, string>();
  for (const path of paths.filter((each) => /(?:^|\/)pyproject\.toml$/.test(each)))
    pyprojects.set(path, (await headTextIn(root)(path)) ?? '');
  return { paths, pyprojects };
}

/** Apps without a recipe of the same name, which is the one that is meant: a policy has each name once. */
const appsAlone = knownApps.filter(({ id }) => knownReviewers.every((known) => known.id !== id));

function chosenReviewers(
  { reviewers, layout }: InitOptions,
  facts: RepositoryFacts,
): readonly KnownReviewer[] {
  const place = (reviewer: KnownReviewer) =>
    // The forks' job runs linters at the root alone.
    layout === 'forks' ? reviewer : placeReviewer(reviewer, facts);
  if (reviewers === undefined)
    return knownReviewers.filter(({ foldersOf }) => foldersOf(facts).length > 0).map(place);
  return reviewers.split(',').flatMap((name) => {
    const found = knownReviewers.find(({ id }) => id === name.trim());
    if (found !== undefined) return [place(found)];
    if (appsAlone.some(({ id }) => id === name.trim())) return [];
    throw usageFailure(
      'COMMAND_LINE_INVALID',
      `There is no recipe for the reviewer ${JSON.stringify(name.trim())}`,
      `Use one or more of ${[...knownReviewers, ...appsAlone].map(({ id }) => id).join(', ')}, or configure yours as docs/reviewers.md says.`,
    );
  });
}

/** How many pull requests show which apps review here. */
const recentPulls = 20;

/** The apps that are named, or else those with files here and, with a token, those on recent pull requests. */
async function chooseApps(
  { reviewers }: InitOptions,
  { root, facts }: { readonly root: string; readonly facts: RepositoryFacts },
  shell: Shell,
): Promise<readonly ProposedApp[]> {
  const names = reviewers?.split(',').map((name) => name.trim());
  if (names !== undefined) return appsAlone.filter(({ id }) => names.includes(id));
  const repository = await remoteRepository(root);
  const client = repository === undefined ? undefined : await connectToGitHub(shell);
  const [owner = '', repo = ''] = repository?.split('/') ?? [];
  const unread = onFailure(
    ({ message }) => void shell.err(`Recent pull requests were not read: ${message}\n`),
  );
  const recent = client && (await readRecentApps({ client, owner, repo }, recentPulls).catch(unread));
  return appsIn(facts.paths, recent ?? undefined);
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
function filePatch({ path, content, before }: ProposedFile): string {
  if (!/\.ya?ml$/.test(path)) return `new file ${path} (${content.length} bytes)\n`;
  const from = before === undefined ? '/dev/null' : path;
  return `${createTwoFilesPatch(from, path, before ?? '', content).replace(/^=+\n/, '')}\n`;
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

const reviewWorkflow = '.github/workflows/review.yml';

/** The known reviewers of the present policy, in its order, and those and the apps that it lacks. */
function divide(
  wanted: { readonly reviewers: readonly KnownReviewer[]; readonly apps: readonly ProposedApp[] },
  policy: Policy | undefined,
) {
  const present = Object.keys(policy?.reviewers ?? {});
  const had = present.flatMap((name) => knownReviewers.find(({ id }) => id === name) ?? []);
  const added = wanted.reviewers.filter(({ id }) => !present.includes(id));
  return { had, added, apps: withoutPresent(wanted.apps, policy) };
}

interface Present {
  readonly added: readonly KnownReviewer[];
  readonly apps: readonly ProposedApp[];
  /** What `init` writes for the reviewers that are there already. */
  readonly earlier: ReadonlyMap<string, string>;
  readonly setup: Pick<SetupOptions, 'layout'>;
}

/**
 * The file next to the one that is there: the policy with the added reviewers, a workflow anew where nobody edited it,
 * and everything else as it is. Throws `FILE_NOT_REGULAR` where it, or a folder on the way, is a link (threat I6).
 */
async function compareWithPresent(
  root: string,
  proposed: ProposedFile,
  { added, apps, earlier, setup }: Present,
): Promise<ProposedFile> {
  const { path, content } = proposed;
  const bytes = await readRegularFile({ root, name: path, maxBytes: maxTextBytes });
  const before = bytes?.toString('utf8');
  if (before === undefined) return proposed;
  if (path === defaultPolicyPath && added.length + apps.length > 0)
    return { path, before, content: withReviewers(before, { reviewers: added, apps, layout: setup.layout }) };
  return { path, before, content: earlier.get(path) === before ? content : before };
}

/** Whole or not at all; `compareWithPresent` has made sure that no link leads elsewhere. */
function writeProposed(root: string, { path, content, before }: ProposedFile): Promise<void> {
  const file = join(root, path);
  if (before !== undefined) return writeWhole(file, content);
  return orUnwritable(file, async () => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' });
  });
}

interface Outcome {
  readonly isAgreed: boolean;
  readonly files: readonly ProposedFile[];
  /** Reviewers that were not configured before. */
  readonly added: readonly KnownReviewer[];
  /** Whether the workflow has to be edited by hand for them. */
  readonly left: boolean;
  readonly address: string;
  readonly layout: Layout;
}

function nextSteps({ isAgreed, files, added, left, address, layout }: Outcome): readonly string[] {
  if (files.length === 0) return [`All files exist already. Check them: ${ownCommand()} doctor`];
  if (!isAgreed) return ['Nothing was written. The same command with `--yes` writes these files.'];
  const secrets = [...new Set(added.flatMap(({ secret }) => secret?.name ?? []))];
  return [
    `Wrote ${files.map(({ path }) => path).join(', ')}.`,
    '',
    'Next:',
    ...(address === project.home
      ? [`- Replace ${project.home} in the workflows with the address of the action.`]
      : []),
    ...(left
      ? [
          `- ${reviewWorkflow} was edited and stays as it is: add set-up and secrets for ${added.map(({ id }) => id).join(', ')}, as docs/recipes shows.`,
        ]
      : []),
    ...secrets.map((name) => `- Add the secret ${name}: gh secret set ${name}`),
    '- Commit the files and open a pull request. The policy takes effect once it is on the base branch.',
    // Reviewers of forks depend on what their two jobs set up.
    ...(layout === 'forks' ? [] : [`- Try the reviewers here first: ${ownCommand()} run --trust-policy`]),
    `- Check the set-up: ${ownCommand()} doctor`,
  ];
}
