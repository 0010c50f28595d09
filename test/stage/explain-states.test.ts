import { expect, it } from 'vitest';
import { explainCommand } from '../../src/commands/explain.ts';
import { markFinding } from '../../src/domain/finding-mark.ts';
import { toolKey, writeMark } from '../../src/domain/mark.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { buildFinding } from '../support/builders/finding.ts';
import { buildComment, buildConversation, buildThread } from '../support/builders/memory.ts';
import { baseCommit, buildManifest, checkName, nextCommit } from '../support/builders/run.ts';
import { finishedRun } from '../support/finished-run.ts';

type World = NonNullable<Parameters<typeof finishedRun>[0]>;

interface Asked {
  readonly policy?: string;
  readonly finding?: string;
  readonly snapshot?: Exclude<World['snapshot'], Error>;
  readonly publisher?: World['publisher'];
}

/** What `explain` says of a run on a pull request on which each file is one reviewer's. */
async function explain(files: Readonly<Record<string, string>>, asked: Asked = {}): Promise<string> {
  const { policy, finding, snapshot, publisher = {} } = asked;
  const bytes = Buffer.from(`version: 1\n${policy}`);
  const { shell, takeSaid } = await finishedRun(
    {
      files,
      publisher,
      snapshot: {
        files: [changed],
        ...(policy !== undefined && { policy: { state: 'present', bytes } }),
        ...snapshot,
      },
    },
    { findings: Object.keys(files).map((glob) => ({ glob })) },
  );
  const options = { finding, reviewDir: '.code-review', inputs: new Map(), output: 'human' } as const;
  expect(await explainCommand(options, shell)).toBe(0);
  return takeSaid();
}

const changed = {
  sha: null,
  filename: 'src/app.ts',
  status: 'modified',
  additions: 1,
  deletions: 1,
  changes: 2,
} as const;

const leak = { 'claude.json': c1(c1Blocking()) };
const comment = (body: string) =>
  buildComment({
    author: 'mona',
    ours: false,
    inOwnWords: true,
    body,
    writtenAt: '2026-01-02T00:00:01Z',
  });
const people = [{ login: 'mona', role: 'maintain' }] as const;

it('names the entry of the policy that silences a finding, and what would be without it', async () => {
  const policy =
    'policy: { suppress: [{ category: x, reason: a }, { category: security, reason: public }] }\n';
  const said = await explain(leak, { policy, finding: 'security' });
  expect(said).toContain(' settled\n');
  expect(said).toContain('because it is withheld: public\n');
  expect(said).toContain('to change it: it would count without policy.suppress\\[1]\n');
});

it.each([
  ['', 'policy.pre-existing ignores that'],
  [
    'policy: { pre-existing: block, overrides: [{ paths: [src/**], pre-existing: ignore }] }\n',
    'policy.pre-existing with policy.overrides\\[0] for src/app.ts ignores that',
  ],
])('says what leaves out a finding that was there before', async (policy, words) => {
  const old = { 'claude.json': c1(c1Blocking({ pre_existing: true })) };
  expect(await explain(old, { policy, finding: 'security' })).toContain(words);
});

it('says who else reports a finding, who disputes it, and who has no weight', async () => {
  const again = c1(c1Blocking());
  const refuting = c1(c1Blocking({ classification: 'refutes' }));
  const merged = await explain({ ...leak, 'gemini.json': again }, { finding: 'security' });
  expect(merged).toContain('it is one problem with what was also reported by gemini');
  const contested = await explain({ ...leak, 'judge.json': refuting }, { finding: 'security' });
  expect(contested).toContain("it is disputed by judge, so nobody's agreement counts");
  expect(contested).not.toContain('also reported by');
  const policy = 'reviewers: { claude: { advisory: all } }\n';
  expect(await explain(leak, { policy, finding: 'security' })).toContain('whose `advisory` is `all`');
});

it('names what was refused by its place, since it has no id, and what to do about it', async () => {
  const said = await explain({ 'claude.json': c1(c1Finding({ severity: 'HUGE', issue: 'It is huge.' })) });
  expect(said).toMatch(
    /^## Incomplete, `COMMENT`\n\ncheck action_required: Incomplete: 1 finding breaks its/,
  );
  expect(said).toMatch(/because refused: claude \/0 .*C1\/severity/);
  expect(said).toContain('have them written as their contract says');
  expect(said).not.toContain('/pr-verdict waive');
});

it('says how a review becomes whole again, and who may waive what is missing', async () => {
  const policy = 'reviewers: { claude: {}, gemini: {} }\npolicy: { waived-by: admin }\n';
  const said = await explain(leak, { policy });
  expect(said).toContain('because no verdict: gemini: unavailable');
  expect(said).toContain(
    '`/pr-verdict waive REVIEWER REASON` on the pull request, by somebody with the role admin',
  );
  expect(said).not.toContain('would let FAIL pass');
});

it('says what was waived, and that this withholds approval', async () => {
  const policy = 'reviewers: { claude: {}, gemini: {} }\n';
  const conversation = buildConversation({
    headSince: '2026-01-02T00:00:00Z',
    people,
    comments: [comment('/pr-verdict waive gemini it is down')],
  });
  const said = await explain({ 'claude.json': '[]' }, { policy, snapshot: { conversation } });
  expect(said).toContain('because waived for this head: gemini, which withholds approval\n');
});

it('says that a draft waits', async () => {
  const { pullRequest } = buildManifest();
  const snapshot = pullRequest && { pullRequest: { ...pullRequest, draft: true } };
  const said = await explain(leak, { policy: 'policy: { drafts: skip }\n', ...(snapshot && { snapshot }) });
  expect(said).toContain(
    'to change it: policy leaves drafts alone: mark the pull request as ready for review',
  );
});

it('says of a run that a newer head overtook that nothing of it stands', async () => {
  const said = await explain(leak, { publisher: { head: nextCommit } });
  expect(said).toContain('check cancelled: Superseded by a newer head\n');
  expect(said).toContain('nothing of it stands');
  expect(said).not.toContain('would let FAIL pass');
});

/** A thread of an earlier run about a finding that no reviewer repeats. */
function earlier(...replies: readonly string[]) {
  const finding = buildFinding({ category: 'logic', id: 'logic-841254fe-3' });
  const mark = markFinding(finding, { tool: toolKey(checkName), head: baseCommit, reviewers: ['claude'] });
  const ours = buildComment({
    id: 21,
    body: `Weighed\n\nThe loop never ends.\n\n<sub>by claude · \`${writeMark(mark)}\`</sub>`,
  });
  const others = replies.map((body, index) => ({ ...comment(body), id: 30 + index }));
  const threads = [buildThread({ path: 'src/app.ts', line: 3, comments: [ours, ...others] })];
  return { conversation: buildConversation({ threads, people }) };
}

it.each([
  [earlier(), 'counts', 'never blocks medium findings'],
  [earlier('/pr-verdict wont-fix It is meant so.'), 'settled', 'somebody’s word'],
])('knows what an earlier run published, by the id that was shown then', async (snapshot, weight, words) => {
  const said = await explain({ 'claude.json': '[]' }, { snapshot, finding: 'logic-841254fe-3' });
  expect(said).toContain(`### \`logic-841254fe-3\` ${weight}\n`);
  expect(said).toContain(words);
});
