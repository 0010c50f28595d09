import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rememberFinding } from '../../src/model/known-finding.ts';
import { toolKey, writeMark } from '../../src/model/mark.ts';
import { explainCommand } from '../../src/tools/explain-command.ts';
import { severityLabels } from '../../src/write/finding-text.ts';
import { buildChangedFile } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding, c2 } from '../support/builders/documents.ts';
import { buildFinding } from '../support/builders/finding.ts';
import { buildComment, buildConversation, buildThread } from '../support/builders/memory.ts';
import { baseCommit, checkName, headCommit, nextCommit } from '../support/builders/run.ts';
import { drawnScorecard } from '../support/drawn-scores.ts';
import { finishedRun } from '../support/finished-run.ts';
import { temporaryFolder } from '../support/runner.ts';

type World = NonNullable<Parameters<typeof finishedRun>[0]>;

interface Asked {
  /** The policy file without its version. */
  readonly policy?: string;
  readonly finding?: string;
  readonly snapshot?: Exclude<World['snapshot'], Error>;
  readonly publisher?: World['publisher'];
  readonly isLocal?: boolean;
  readonly scorecard?: string;
}

/** What `explain` says of a run on a pull request on which each file is one reviewer's. */
async function explain(files: Readonly<Record<string, string>>, asked: Asked = {}): Promise<string> {
  const { policy, finding, snapshot, publisher = {}, isLocal = false, scorecard } = asked;
  const bytes = Buffer.from(`version: 1\n${policy}`);
  const { shell, takeOutput } = await finishedRun(
    {
      files,
      publisher,
      isLocal,
      snapshot: {
        files: [buildChangedFile()],
        ...(policy !== undefined && { policy: { state: 'present', bytes } }),
        ...snapshot,
      },
    },
    {
      findings: Object.keys(files).map((glob) => ({ glob })),
      target: isLocal ? 'local' : 'github',
    },
  );
  const options = {
    finding,
    reviewDir: '.code-review',
    inputs: new Map(),
    output: 'human',
    scorecard,
  } as const;
  expect(await explainCommand(options, shell)).toBe(0);
  return takeOutput();
}

/** A comment of a person who may maintain the repository. */
const comment = (body: string) =>
  buildComment({
    author: 'mona',
    ours: false,
    inOwnWords: true,
    body,
    writtenAt: '2026-01-02T00:00:01Z',
  });
const people = [
  { login: 'mona', role: 'maintain' },
  { login: 'ada', role: 'admin' },
] as const;

type FindingChange = Parameters<typeof buildFinding>[0];

/** A thread of an earlier run on line 3 of `src/app.ts`, in its current state. */
function earlier(thread: Parameters<typeof buildThread>[0] = {}, change: FindingChange = {}) {
  const finding = buildFinding({ category: 'logic', id: 'logic-841254fe-3', ...change });
  const known = rememberFinding(finding, { head: baseCommit, reviewers: ['claude'] });
  const mark = writeMark({ ...known, tool: toolKey(checkName) });
  const ours = buildComment({
    id: 21,
    body: `**${severityLabels[known.severity]}**\n\nThe loop never ends.\n\n<sub>by claude · logic, high confidence · \`${known.id}\`</sub>\n\n<!-- ${mark} -->`,
  });
  const { comments = [], ...rest } = thread;
  const others = comments.map((reply, index) => ({ ...reply, id: 30 + index }));
  const threads = [buildThread({ path: 'src/app.ts', line: 3, ...rest, comments: [ours, ...others] })];
  return { conversation: buildConversation({ threads, people }) };
}

const leak = c1Blocking();
const slow = c1Finding({ issue: 'The loop never ends.', category: 'logic' });
const typo = c1Finding({ issue: 'A comma is missing.', category: 'docs', severity: 'INFO' });
const far = c1Finding({ issue: 'The port is gone.', category: 'network', line: 50 });
const unsure = c1Finding({ severity: 'MAJOR', confidence: 'LOW', category: 'logic' });
const old = c1Blocking({ pre_existing: true });
const refuting = { ...slow, classification: 'refutes' };

type Documents = Readonly<Record<string, readonly (typeof leak)[]>>;
const filesOf = (documents: Documents) =>
  Object.fromEntries(Object.entries(documents).map(([id, findings]) => [`${id}.json`, c1(...findings)]));

/** The policy without its version, the finding asked for, its weight, and the key that would change that. */
const weighed: readonly (readonly [Documents, string, string, string, string])[] = [
  [{ claude: [slow, typo] }, 'reviewers: { claude: { max-findings: 1 } }', 'docs', 'settled', 'max-findings'],
  [{ claude: [far] }, 'reviewers: { claude: { report: changed } }', 'network', 'settled', 'claude.report'],
  [{ claude: [slow] }, 'paths: { ignore: [docs/**, src/**] }', 'logic', 'settled', 'paths.ignore'],
  [{ claude: [leak, slow] }, 'policy: { max-comments: 1 }', 'logic', 'counts', 'policy.max-comments'],
  [{ claude: [leak, slow] }, 'policy: { inline-from: high }', 'logic', 'counts', 'policy.inline-from'],
  [{ claude: [far] }, '', 'network', 'counts', 'pr-verdict lines'],
  [
    { claude: [slow] },
    'policy: { overrides: [{ paths: [src/**], blocking: { medium: never } }] }',
    'logic',
    'counts',
    'policy.overrides[0].blocking.medium',
  ],
  [{ claude: [unsure] }, '', 'logic', 'needs-verification', 'policy.blocking.high'],
  [
    { claude: [slow], gemini: [slow] },
    'policy: { corroboration: { reviewers: 2, from: high } }',
    'logic',
    'counts',
    'policy.corroboration',
  ],
  [
    { claude: [leak] },
    'reviewers: { claude: { advisory: all } }',
    'security',
    'needs-verification',
    'advisory',
  ],
  [{ claude: [old] }, '', 'security', 'pre-existing', 'policy.pre-existing'],
  [
    { claude: [leak] },
    'policy: { suppress: [{ category: x, reason: a }, { category: security, reason: b }] }',
    'security',
    'settled',
    'policy.suppress',
  ],
];

describe('a finding', () => {
  it.each(weighed)('%j under `%s`: %s is %s, which %s would change', async (documents, policy, ...asked) => {
    const [finding, weight, key] = asked;
    const explained = await explain(filesOf(documents), { policy: `${policy}\n`, finding });
    expect(explained).toMatch(new RegExp(`^### \`${finding}\\S*\` ${weight}$`, 'm'));
    expect(explained).toContain(key);
  });

  it('lists every reviewer’s text where reports were merged', async () => {
    const files = filesOf({
      claude: [leak],
      gemini: [{ ...leak, line: 4, issue: `${String(leak['issue'])} Anyone can read every row.` }],
    });
    const explained = await explain(files, { finding: 'security' });
    expect(explained).toMatch(/claude · critical · `src\/app\.ts:3`/);
    expect(explained).toMatch(/gemini · critical · `src\/app\.ts:4`/);
    expect(explained).toContain('Anyone can read every row.');
    expect(await explain(filesOf({ claude: [leak] }), { finding: 'security' })).not.toContain('Merged');
  });

  it('shows the records of its reviewers where a scorecard is given', async () => {
    const file = join(temporaryFolder('scorecard'), 'scorecard.json');
    writeFileSync(file, JSON.stringify(drawnScorecard(3)).replaceAll('reviewer-2', 'claude'));
    const files = filesOf({ claude: [leak] });
    const explained = await explain(files, { finding: 'security', scorecard: file });
    expect(explained).toMatch(/- `claude`: 55 findings, acted on \d+% \(\d+-\d+\), \d+ raised by it alone/);
    expect(explained).not.toContain('reviewer-1');
    writeFileSync(file, '[]');
    await expect(explain(files, { finding: 'security', scorecard: file })).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
    });
  });

  it('names the reviewer that disputes it, and does not where that changes nothing', async () => {
    const policy =
      'policy: { corroboration: { reviewers: 2, from: medium } }\nreviewers: { judge: { role: challenger } }\n';
    const agreed = filesOf({ claude: [slow], gemini: [slow] });
    const judge = c1(refuting);
    expect(await explain({ ...agreed, 'judge.json': judge }, { policy, finding: 'logic' })).toContain(
      'judge',
    );
    const alone = { 'claude.json': c1(slow), 'judge.json': judge };
    expect(await explain(alone, { finding: 'logic' })).not.toContain('no longer disputed');
  });

  const explained = '/pr-verdict wont-fix It is meant so.';
  it.each([
    ['is not repeated', earlier(), 'counts', '/pr-verdict wont-fix logic-841254fe-3'],
    ['was accepted', earlier({ comments: [comment(explained)] }), 'settled', 'https://github.com/t'],
    ['has a resolved thread', earlier({ resolved: true, resolvedBy: 'mona' }), 'settled', 'mona'],
  ])(
    'of an earlier run that %s is explained by the decisions of people',
    async (_, snapshot, weight, words) => {
      const explained = await explain({ 'claude.json': '[]' }, { snapshot, finding: 'logic-841254fe-3' });
      expect(explained).toContain(` ${weight}\n`);
      expect(explained).toContain(words);
    },
  );
});

/** Documents by their reviewers, the policy, and what the explanation of the verdict names. */
const verdicts: readonly (readonly [Readonly<Record<string, string>>, string, readonly RegExp[]])[] = [
  [{ claude: c1(leak) }, '', [/^## FAIL, `REQUEST_CHANGES`/, /`security-/, /policy\.fail-on/]],
  [{ claude: '[]' }, '', [/^## PASS, `COMMENT`/, /policy\.approve/]],
  [{ claude: c1(leak) }, 'policy: { abort-on: [Security] }', [/ABORT: `security-/, /policy\.abort-on/]],
  [{ claude: c1(c1Finding({ severity: 'HUGE' })) }, '', [/^## Incomplete/, /C1\/severity/]],
  [
    { claude: c1(leak) },
    'reviewers: { claude: {}, gemini: {} }\npolicy: { waived-by: admin }',
    [/gemini/, /admin .*`\/pr-verdict waive gemini REASON`/],
  ],
  [{ claude: '[]', chatty: '{' }, 'reviewers: { chatty: { required: false } }', [/^## PASS/, /chatty/]],
];

describe('the verdict', () => {
  it.each(verdicts)('of %j under `%s` names %j', async (documents, policy, words) => {
    const files = Object.fromEntries(Object.entries(documents).map(([id, text]) => [`${id}.json`, text]));
    const explained = await explain(files, { policy: `${policy}\n` });
    for (const each of words) expect(explained).toMatch(each);
  });

  it('names waivers, a document’s claims, and a newer head', async () => {
    const conversation = buildConversation({
      headSince: '2026-01-02T00:00:00Z',
      people,
      comments: [comment('/pr-verdict waive gemini it is down')],
    });
    const policy = 'reviewers: { claude: {}, gemini: {} }\n';
    expect(await explain({ 'claude.json': '[]' }, { policy, snapshot: { conversation } })).toMatch(
      /gemini by mona .*it is down/,
    );
    const target = { number: 7, repo: 'octo/shop', title: '', description: '', head_sha: headCommit };
    const claim = c2({ pr_info: target, review_event: 'REQUEST_CHANGES' });
    expect(await explain({ 'claude.json': claim })).toContain('WARN: claude');
    const superseded = await explain({ 'claude.json': c1(leak) }, { publisher: { head: nextCommit } });
    expect(superseded).toContain('check cancelled');
    expect(superseded).not.toContain('fail-on');
  });
});

it('uses the inputs of the run, and names one that the caller changes', async () => {
  const { shell, takeOutput } = await finishedRun(
    { files: { 'claude.json': c1(leak) } },
    { findings: [{ glob: 'claude.json' }], policyInputs: { failOn: 'ABORT' } },
  );
  const ask = async (...inputs: readonly (readonly [string, string])[]) => {
    expect(await explainCommand({ inputs: new Map(inputs), output: 'agent' }, shell)).toBe(0);
    return JSON.parse(takeOutput()).verdict;
  };
  const asRun = await ask();
  expect(asRun).toMatchObject({ status: 'passed', verdict: 'FAIL' });
  expect(asRun.because.join()).not.toContain('the run had');
  expect(await ask(['fail-on', 'FAIL'])).toMatchObject({
    status: 'failed',
    because: expect.arrayContaining([expect.stringMatching(/fail-on FAIL; the run had ABORT/)]),
  });
});

it('finds the run from a subfolder of the worktree, and gives the fix where there is none', async () => {
  const { root, shell, takeOutput } = await finishedRun({ files: { 'claude.json': '[]' } });
  const below = join(root, 'src', 'deep');
  mkdirSync(below, { recursive: true });
  const options = { inputs: new Map<string, string>(), output: 'agent' } as const;
  expect(await explainCommand(options, { ...shell, cwd: below })).toBe(0);
  expect(JSON.parse(takeOutput())).toMatchObject({ verdict: { verdict: 'PASS', event: 'COMMENT' } });

  mkdirSync(join(below, '.git'));
  await expect(explainCommand(options, { ...shell, cwd: below })).rejects.toMatchObject({
    code: 'RUN_MISSING',
    fix: expect.stringContaining('`pr-verdict run` first'),
  });
});
