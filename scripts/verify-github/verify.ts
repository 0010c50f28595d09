import { z } from 'zod';
import { verifyApps, verifyOriginalCommit } from './apps.ts';
import {
  changedFile,
  type Finding,
  NotTried,
  recordInto,
  type Verify,
  verifyChecks,
  verifyDrafts,
  verifyGraphQL,
  verifyList,
  verifyRefusals,
  verifySpacing,
} from './assumptions.ts';
import { type Access, GitHub, type Pull, Sandbox } from './github.ts';
import { verifyPeople } from './people.ts';
import { type BundleRun, Plan, Receipt, runBundle, type StartAction } from './run-bundle.ts';

export interface Options {
  readonly access: Access;
  /** A second identity that opens the pull request and comments; then waivers can be tried. */
  readonly authorToken?: string | undefined;
  /** A third identity, of a person with write access who approves. */
  readonly approverToken?: string | undefined;
  /** A token that may only read, as a fork's. */
  readonly readToken?: string | undefined;
  /** Distinguishes this run's branches. */
  readonly id: string;
  /** Milliseconds between two writes. */
  readonly pauseMs: number;
  readonly log: (line: string) => void;
  /** Runs the action; by default the bundle. */
  readonly startAction?: StartAction;
}

const lines = (replaced: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 80 }, (_, index) => `${replaced[index + 1] ?? `line ${index + 1}`}\n`).join('');

/** More files than a page of the list has. */
const manyFiles = Object.fromEntries(
  Array.from({ length: 110 }, (_, index) => [`pr-verdict-verify/${index}.txt`, `${index}\n`]),
);

const finding = (line: number, issue: string, severity: 'CRITICAL' | 'MINOR') => ({
  type: 'inline',
  file: changedFile.path,
  line,
  category: 'security',
  issue,
  severity,
  confidence: 'HIGH',
  fix: 'Change it.',
  fix_confidence: 'HIGH',
});
const blocking = finding(
  changedFile.line,
  'The value of this line is wrong. It must not be merged.',
  'CRITICAL',
);
const minor = finding(changedFile.other, 'This line could have a better name.', 'MINOR');
const outside = finding(changedFile.outside, 'A line that no hunk shows is long.', 'MINOR');

const Posted = z.array(z.looseObject({ id: z.number(), body: z.string() }));
const Repository = z.looseObject({ default_branch: z.string() });
const Branch = z.looseObject({ commit: z.looseObject({ sha: z.string() }) });

/** Checks everything against the sandbox, and removes what it made. Throws where the sandbox cannot be set up. */
export async function verifyGitHub(options: Options): Promise<readonly Finding[]> {
  const { access, authorToken, id, log } = options;
  const github = new GitHub(access);
  const author = authorToken === undefined ? github : new GitHub({ ...access, token: authorToken });
  const sandbox = new Sandbox(github, id);
  const findings: Finding[] = [];
  const verify = recordInto(findings, log);
  try {
    const { default_branch: main } = await github.read(Repository, '');
    const { commit } = await github.read(Branch, `/branches/${main}`);
    const start = await sandbox.commit(commit.sha, { [changedFile.path]: lines() }, 'Verify: base');
    const base = await sandbox.branch('base', start);
    const first = lines({ [changedFile.line]: 'first 5', [changedFile.other]: 'first 60' });
    const change = { [changedFile.path]: first, ...manyFiles };
    const head = await sandbox.branch('head', await sandbox.commit(start, change, 'Verify: change'));
    const pull = await sandbox.openPull(base, head, author);
    log(`Pull request ${access.repository}#${pull.number}`);
    const checked = { github, pull, verify };
    await verifyList(checked);
    await verifyRefusals(checked);
    await verifyDrafts(checked);
    await verifySpacing(checked, options.pauseMs);
    const mayWrite = await verifyChecks(checked);
    const gate = mayWrite ? 'check' : 'status';
    await verifyApps({ ...checked, author, mayWrite });
    await verifyRuns({ options, github, author, sandbox, verify, pull, gate, start });
  } finally {
    for (const line of await sandbox.remove()) log(`Not removed: ${line}`);
  }
  return findings;
}

interface Runs {
  readonly options: Options;
  readonly github: GitHub;
  readonly author: GitHub;
  readonly sandbox: Sandbox;
  readonly verify: Verify;
  readonly pull: Pull;
  readonly gate: 'check' | 'status';
  /** The commit at which the branch of the pull request began. */
  readonly start: string;
}

/** What is on the pull request, and what a run of the bundle adds to it. */
async function verifyRuns(runs: Runs): Promise<void> {
  const { options, github, author, sandbox, verify, gate, start } = runs;
  const { number } = runs.pull;
  const checkName = `pr-verdict-verify-${options.id}`;
  let runId = Date.now() % 1_000_000_000;
  const run = async (
    reviewers: Readonly<Record<string, unknown>>,
    token = options.access.token,
    inputs: Readonly<Record<string, string>> = {},
  ) => {
    runId += 1;
    const access = { ...options.access, token };
    const pull = await sandbox.pull(number);
    const start = options.startAction;
    return runBundle({ access, pull, reviewers, gate, checkName, runId, inputs, start });
  };
  const posted = async () => ({
    comments: await github.read(Posted, `/pulls/${number}/comments?per_page=100`),
    reviews: await github.read(Posted, `/pulls/${number}/reviews?per_page=100`),
  });

  const first = await run({ verify: [blocking, minor, outside] });
  await verify('A first review is published whole and fails the gate', async () => {
    const receipt = first.file('receipt.json', Receipt);
    if (first.exitCode !== 1 || receipt?.outcome !== 'published') return ended(first);
    const { inline, file } = receipt.counts;
    const shown = (await posted()).comments.length;
    return shown === inline + file ? undefined : `${shown} comments, the receipt says ${inline + file}`;
  });
  await verify('Comments and reviews are kept as they were sent, marks included', async () => {
    const { steps } = first.file('plan.json', Plan) ?? { steps: [] };
    const sent = steps.flatMap(({ request }) => request?.comments.map(({ body }) => body) ?? []);
    const reviews = steps.flatMap(({ body }) => body ?? []);
    const { comments, reviews: shown } = await posted();
    const lost = [
      ...sent.filter((body) => !comments.some((comment) => sameText(comment.body, body))),
      ...reviews.filter((body) => !shown.some((review) => sameText(review.body, body))),
    ];
    if (sent.length === 0) return 'nothing was sent';
    return lost.length === 0 ? undefined : `${lost.length} texts came back changed`;
  });

  const before = await posted();
  const again = await run({ verify: [blocking, minor, outside] });
  await verify('A rerun of the same head posts nothing and concludes the same', async () => {
    const after = await posted();
    const added =
      after.comments.length + after.reviews.length - before.comments.length - before.reviews.length;
    if (again.exitCode !== 1) return ended(again);
    return added === 0 ? undefined : `${added} more reviews and comments`;
  });

  const second = lines({ [changedFile.line]: 'first 5', [changedFile.other]: 'second 60' });
  const { head } = await sandbox.pull(number);
  const pushed = await sandbox.commit(head.sha, { [changedFile.path]: second }, 'Verify: push');
  await sandbox.branch('head', pushed);
  await waitForHead(sandbox, number, pushed);
  const afterPush = await run({ verify: [blocking] });
  await verify('After a push, what is open is not posted again and what is gone is settled', async () => {
    if (afterPush.exitCode !== 1) return ended(afterPush);
    const { comments } = await posted();
    const settled = comments.some(({ id, body }) =>
      before.comments.some((old) => old.id === id && old.body !== body),
    );
    if (comments.length !== before.comments.length)
      return `${comments.length} comments after ${before.comments.length}`;
    return settled ? undefined : 'no comment was settled';
  });

  const forced = await sandbox.commit(start, { [changedFile.path]: second, ...manyFiles }, 'Verify: force');
  await sandbox.branch('head', forced);
  await waitForHead(sandbox, number, forced);
  const afterForce = await run({ verify: [blocking] });
  await verify('After a force-push, an open finding is recognised', async () => {
    if (afterForce.exitCode !== 1) return ended(afterForce);
    const { comments } = await posted();
    return comments.length === before.comments.length
      ? undefined
      : `${comments.length} comments after ${before.comments.length}`;
  });
  await verifyOriginalCommit({ github, pull: runs.pull, verify });
  await verifyGraphQL({ github, pull: runs.pull, verify }, pushed);

  await verify('A token that may only read ends the run as one that did not review', async () => {
    const { readToken } = options;
    if (readToken === undefined)
      throw new NotTried('set PR_VERDICT_READ_TOKEN to a token that may only read');
    const shown = (await posted()).reviews.length;
    const ran = await run({ verify: [blocking, minor] }, readToken);
    if (ran.exitCode === 0 || ran.exitCode === null) return ended(ran);
    return (await posted()).reviews.length === shown ? undefined : 'a review was posted';
  });

  await verify('A waiver completes the review without a reviewer', async () => {
    if (options.authorToken === undefined)
      throw new NotTried('set PR_VERDICT_AUTHOR_TOKEN to a token of a person with the role admin');
    const incomplete = 'absent is unavailable';
    const missing = await run({ verify: [blocking], absent: undefined });
    if (!missing.log.includes(incomplete)) return `without the reviewer, ${ended(missing)}`;
    const body = { body: '/pr-verdict waive absent It is not available in the sandbox.' };
    await author.read(z.unknown(), `/issues/${number}/comments`, body);
    const waived = await run({ verify: [blocking], absent: undefined });
    return waived.exitCode === 1 && !waived.log.includes(incomplete) ? undefined : ended(waived);
  });

  const { approverToken, access } = options;
  const approver = approverToken === undefined ? undefined : new GitHub({ ...access, token: approverToken });
  await verifyPeople({
    ...{ github, sandbox, verify, number, start, approver, ended },
    run: (inputs) => run({ verify: [minor] }, access.token, inputs),
    push: async (word) => {
      const text = lines({ [changedFile.line]: `${word} 5`, [changedFile.other]: `${word} 60` });
      const moved = await sandbox.commit(forced, { [changedFile.path]: text }, `Verify: ${word} push`);
      await sandbox.branch('head', moved);
      await waitForHead(sandbox, number, moved);
    },
  });
}

function ended({ exitCode, log }: BundleRun): string {
  const said = log.split('\n').filter((line) => /::error|::warning/.test(line));
  return `the run ended with ${exitCode}: ${said.slice(0, 3).join(' ').slice(0, 400)}`;
}

/** Line ends aside, which GitHub changes. */
function sameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
  return plain(one) === plain(other);
}

/** GitHub takes a moment until a pull request follows its branch. */
async function waitForHead(sandbox: Sandbox, number: number, sha: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await sandbox.pull(number)).head.sha === sha) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error(`Pull request ${number} does not show ${sha}`);
}

const order = ['differs', 'not tried', 'held'] as const;

/** The findings as a Markdown table, those that differ first. */
export function findingsTable(findings: readonly Finding[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
  const rows = order.flatMap((state) =>
    findings
      .filter((each) => each.state === state)
      .map(({ claim, text }) => `| ${state} | ${cell(claim)} | ${cell(text)} |`),
  );
  return ['| Result | Assumption | Details |', '| --- | --- | --- |', ...rows, ''].join('\n');
}
