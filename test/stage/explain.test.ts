import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ExplainOptions, explainCommand } from '../../src/commands/explain-command.ts';
import { rememberFinding } from '../../src/model/known-finding.ts';
import { markOfFinding, toolKey, writeMark } from '../../src/model/mark.ts';
import { severityLabels } from '../../src/pages/finding-words.ts';
import { buildChangedFile } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding, c2 } from '../support/builders/documents.ts';
import { buildFinding } from '../support/builders/finding.ts';
import { buildComment, buildConversation, buildThread } from '../support/builders/memory.ts';
import { baseCommit, checkName, headCommit, nextCommit } from '../support/builders/run.ts';
import { drawnScorecard } from '../support/drawn-scores.ts';
import { finishedRun } from '../support/run-on-disk.ts';
import { temporaryFolder } from '../support/runner.ts';

type World = NonNullable<Parameters<typeof finishedRun>[0]>;
type Finding = ReturnType<typeof c1Finding>;
/** What each reviewer wrote: its findings in C1, or its text. */
type Documents = Readonly<Record<string, readonly Finding[] | string>>;

interface Asked extends Pick<ExplainOptions, 'finding' | 'scorecard' | 'packet'>, Pick<World, 'publisher'> {
  /** The policy file without its version. */
  readonly policy?: string;
  readonly conversation?: ReturnType<typeof buildConversation>;
}

/** What `explain` says of a run on a pull request. */
async function explain(documents: Documents, asked: Asked = {}): Promise<string> {
  const { policy = '', finding, scorecard, packet, publisher = {}, conversation } = asked;
  const files = Object.entries(documents).map(([id, text]) => [
    `${id}.json`,
    typeof text === 'string' ? text : c1(...text),
  ]);
  const snapshot = {
    files: [buildChangedFile()],
    policy: { state: 'present', bytes: Buffer.from(`version: 1\n${policy}\n`) },
    ...(conversation && { conversation }),
  } as const;
  const world = { files: Object.fromEntries(files), publisher, snapshot };
  const { shell, takeOutput } = await finishedRun(world);
  const options = { finding, scorecard, packet, inputs: new Map(), output: 'human' } as const;
  expect(await explainCommand(options, shell)).toBe(0);
  return takeOutput();
}

/** A comment of a person who may maintain the repository. */
const comment = (body: string, id = 30) => {
  const writtenAt = '2026-01-02T00:00:01Z';
  return buildComment({ id, author: 'mona', ours: false, inOwnWords: true, body, writtenAt });
};
const people = [
  { login: 'mona', role: 'maintain' },
  { login: 'ada', role: 'admin' },
] as const;

/** A thread of an earlier run on line 3 of `src/app.ts`, in its current state. */
function earlier({ comments = [], ...state }: Parameters<typeof buildThread>[0] = {}) {
  const finding = buildFinding({ category: 'logic', id: 'logic-841254fe-3' });
  const known = rememberFinding(finding, baseCommit);
  const mark = writeMark(markOfFinding(known, toolKey(checkName)));
  const ours = buildComment({
    id: 21,
    body: `**${severityLabels[known.severity]}**\n\nThe loop never ends.\n\n<sub>by claude · logic, high confidence · \`${known.id}\`</sub>\n\n<!-- ${mark} -->`,
  });
  const thread = buildThread({ path: 'src/app.ts', line: 3, ...state, comments: [ours, ...comments] });
  return buildConversation({ threads: [thread], people });
}

const leak = c1Blocking();
const slow = c1Finding({ issue: 'The loop never ends.', category: 'logic' });
const typo = c1Finding({ issue: 'A comma is missing.', category: 'docs', severity: 'INFO' });
const unsure = c1Finding({ severity: 'MAJOR', confidence: 'LOW', category: 'logic' });
const old = c1Blocking({ pre_existing: true });
const refuting = { ...slow, classification: 'refutes' };
const never = 'policy: { overrides: [{ paths: [src/**], blocking: { medium: never } }] }';
const two = 'policy: { suppress: [{ category: x, reason: a }, { category: security, reason: b }] }';
const corroborated = (from: string) => `policy: { corroboration: { reviewers: 2, from: ${from} } }`;

/** The policy without its version, the finding asked for, its weight, and the key that would change that. */
const weighed: readonly (readonly [Documents, string, string, string, string])[] = [
  [{ claude: [slow, typo] }, 'reviewers: { claude: { max-findings: 1 } }', 'docs', 'settled', 'max-findings'],
  [{ claude: [slow] }, 'paths: { ignore: [docs/**, src/**] }', 'logic', 'settled', 'paths.ignore'],
  [{ claude: [slow] }, never, 'logic', 'counts', 'policy.overrides[0].blocking.medium'],
  [{ claude: [unsure] }, '', 'logic', 'needs-verification', 'policy.blocking.high'],
  [{ claude: [slow], gemini: [slow] }, corroborated('high'), 'logic', 'counts', 'policy.corroboration'],
  [
    { claude: [leak] },
    'reviewers: { claude: { advisory: all } }',
    'security',
    'needs-verification',
    'advisory',
  ],
  [{ claude: [old] }, '', 'security', 'pre-existing', 'policy.pre-existing'],
  [{ claude: [leak] }, two, 'security', 'settled', 'policy.suppress'],
];

describe('a finding', () => {
  it.each(weighed)('%j under `%s`: %s is %s, which %s would change', async (documents, policy, ...asked) => {
    const [finding, weight, key] = asked;
    const explained = await explain(documents, { policy, finding });
    expect(explained).toMatch(new RegExp(`^### \`${finding}\\S*\` ${weight}$`, 'm'));
    expect(explained).toContain(key);
  });

  it('lists every reviewer’s text where reports were merged', async () => {
    const issue = `${String(leak['issue'])} Anyone can read every row.`;
    const finding = 'security';
    const explained = await explain({ claude: [leak], gemini: [{ ...leak, issue }] }, { finding });
    expect(explained).toMatch(/claude · critical · `src\/app\.ts:3`/);
    expect(explained).toMatch(/gemini · critical · `src\/app\.ts:3`/);
    expect(explained).toContain('Anyone can read every row.');
    expect(await explain({ claude: [leak] }, { finding })).not.toContain('Merged');
  });

  it('shows the records of its reviewers where a scorecard is given', async () => {
    const scorecard = join(temporaryFolder('scorecard'), 'scorecard.json');
    const ask = () => explain({ claude: [leak] }, { finding: 'security', scorecard });
    writeFileSync(scorecard, JSON.stringify(drawnScorecard(3)).replaceAll('reviewer-2', 'claude'));
    const explained = await ask();
    expect(explained).toMatch(/- `claude`: 55 findings, acted on \d+% \(\d+-\d+\), \d+ raised by it alone/);
    expect(explained).not.toContain('reviewer-1');
    writeFileSync(scorecard, '[]');
    await expect(ask()).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  });

  it('names the reviewer that disputes it, and does not where that changes nothing', async () => {
    const policy = `${corroborated('medium')}\nreviewers: { judge: { role: challenger } }`;
    const finding = 'logic';
    const agreed = { claude: [slow], gemini: [slow], judge: [refuting] };
    expect(await explain(agreed, { policy, finding })).toContain('judge');
    const alone = { claude: [slow], judge: [refuting] };
    expect(await explain(alone, { finding })).not.toContain('no longer disputed');
  });

  const wontFix = comment('/pr-verdict wont-fix It is meant so.');
  it.each([
    ['is not repeated', earlier(), 'counts', '/pr-verdict wont-fix logic-841254fe-3'],
    ['was accepted', earlier({ comments: [wontFix] }), 'settled', 'https://github.com/t'],
    ['has a resolved thread', earlier({ resolved: true, resolvedBy: 'mona' }), 'settled', 'mona'],
  ])(
    'of an earlier run that %s is explained by the decisions of people',
    async (_, conversation, weight, words) => {
      const explained = await explain({ claude: [] }, { conversation, finding: 'logic-841254fe-3' });
      expect(explained).toContain(` ${weight}\n`);
      expect(explained).toContain(words);
    },
  );
});

const teams = 'reviewers: { claude: {}, gemini: {} }';
const waived = buildConversation({
  headSince: '2026-01-02T00:00:00Z',
  people,
  comments: [comment('/pr-verdict waive gemini it is down')],
});
const target = { number: 7, repo: 'octo/shop', title: '', description: '', head_sha: headCommit };

/** What the explanation of the verdict says. */
const verdicts: readonly (readonly [string, Documents, Asked, readonly RegExp[]])[] = [
  [
    'a blocking finding',
    { claude: [leak] },
    {},
    [/^## FAIL, `REQUEST_CHANGES`/, /`security-/, /policy\.fail-on/],
  ],
  ['nothing found', { claude: [] }, {}, [/^## PASS, `COMMENT`/, /policy\.approve/]],
  [
    'an abort',
    { claude: [leak] },
    { policy: 'policy: { abort-on: [Security] }' },
    [/ABORT: `security-/, /policy\.abort-on/],
  ],
  [
    'an invalid finding',
    { claude: [c1Finding({ severity: 'HUGE' })] },
    {},
    [/^## Incomplete/, /C1\/severity/],
  ],
  [
    'a missing reviewer',
    { claude: [leak] },
    { policy: `${teams}\npolicy: { waived-by: admin }` },
    [/gemini/, /admin .*`\/pr-verdict waive gemini REASON`/],
  ],
  [
    'a waived reviewer',
    { claude: [] },
    { policy: teams, conversation: waived },
    [/gemini by mona .*it is down/],
  ],
  [
    'an optional reviewer without a document',
    { claude: [], chatty: '{' },
    { policy: 'reviewers: { chatty: { required: false } }' },
    [/^## PASS/, /chatty/],
  ],
  ['a claim', { claude: c2({ pr_info: target, review_event: 'REQUEST_CHANGES' }) }, {}, [/WARN: claude/]],
  [
    'a newer head',
    { claude: [leak] },
    { publisher: { head: nextCommit } },
    [/check cancelled/, /^(?![\s\S]*fail-on)/],
  ],
];

it.each(verdicts)('the verdict after %s', async (_, documents, asked, words) => {
  const explained = await explain(documents, asked);
  for (const each of words) expect(explained).toMatch(each);
});

it('uses the inputs of the run, unless the caller gives others', async () => {
  const { shell, takeOutput } = await finishedRun(
    { files: { 'claude.json': c1(leak) } },
    { policyInputs: { failOn: 'ABORT' } },
  );
  const ask = async (...inputs: readonly (readonly [string, string])[]) => {
    expect(await explainCommand({ inputs: new Map(inputs), output: 'agent' }, shell)).toBe(0);
    return JSON.parse(takeOutput()).verdict;
  };
  const becauseOf = (failOn: string) =>
    expect.arrayContaining([expect.stringMatching(`the input fail-on makes it ${failOn}`)]);
  expect(await ask()).toMatchObject({ status: 'passed', verdict: 'FAIL', because: becauseOf('ABORT') });
  expect(await ask(['fail-on', 'FAIL'])).toMatchObject({ status: 'failed', because: becauseOf('FAIL') });
});

it('finds the run from a subfolder of the worktree, and gives the fix where there is none', async () => {
  const { root, shell, takeOutput } = await finishedRun();
  const below = join(root, 'src', 'deep');
  mkdirSync(below, { recursive: true });
  const ask = () => explainCommand({ inputs: new Map(), output: 'agent' }, { ...shell, cwd: below });
  expect(await ask()).toBe(0);
  expect(JSON.parse(takeOutput())).toMatchObject({ verdict: { verdict: 'PASS', event: 'COMMENT' } });

  mkdirSync(join(below, '.git'));
  const fix = expect.stringContaining('`pr-verdict run` first');
  await expect(ask()).rejects.toMatchObject({ code: 'RUN_MISSING', fix });
});

it('a deferred finding is explained by who put it off', async () => {
  const explained = await explain(
    { claude: [slow] },
    {
      policy: 'policy: { follow-up: {} }',
      finding: 'logic',
      conversation: earlier({ comments: [comment('/pr-verdict defer next month')] }),
    },
  );
  expect(explained).toMatch(/mona deferred it on 2026-01-02 with `\/pr-verdict defer` \(next month\)/);
});

describe('the packet for the person who decides', () => {
  it('says what the change is, what blocks, who disputes it, what nobody looked at and what was decided', async () => {
    const packet = await explain(
      { claude: [leak, slow], gemini: [refuting], broken: '{' },
      { packet: true, conversation: earlier({ comments: [comment('/pr-verdict wont-fix it ends')] }) },
    );
    const heads = ['Verification', 'Look here first', 'Blocking', 'Disputed and refuted', 'Nobody looked at'];
    for (const title of [...heads, 'Decided so far']) expect(packet).toContain(`**${title}:**`);
    expect(packet).toMatch(/\*\*Blocking:\*\*\n\n- 🚨 Critical .*by claude/);
    expect(packet).toMatch(/\*\*Nobody looked at:\*\*\n\n- .*broken/);
    expect(packet).toMatch(/\*\*Decided so far:\*\*\n\n- `logic\S+` accepted by `mona`/);
    expect(packet).toMatch(/\*\*Disputed and refuted:\*\*\n\n- .*disputed by gemini/);
  });

  it('has one screen, however much there is', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      c1Blocking({ issue: `Row ${index} is readable by anyone. ${'Long. '.repeat(80)}`, line: index + 1 }),
    );
    const packet = await explain({ claude: many, ...Object.fromEntries(lost) }, { packet: true });
    expect(packet.split('\n').length).toBeLessThanOrEqual(50);
    expect(packet.length).toBeLessThanOrEqual(6_000);
    expect(packet).toMatch(/and \d+ more/);
  });
});

/** Reviewers of which nothing can be read. */
const lost = Array.from({ length: 20 }, (_, index) => [`lost-${index}`, '{'] as const);
