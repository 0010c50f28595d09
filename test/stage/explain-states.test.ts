import { expect, it } from 'vitest';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { buildConversation } from '../support/builders/memory.ts';
import { buildManifest, nextCommit } from '../support/builders/run.ts';
import { comment, explain, people } from '../support/explained-run.ts';

const file = { sha: null, filename: 'src/app.ts', status: 'modified' } as const;
const twoLines = {
  diff: gitDiff({ 'src/app.ts': numbered(9) }, { 'src/app.ts': numbered(9, { 3: 'one\ntwo' }) }),
  files: [{ ...file, additions: 2, deletions: 1, changes: 3 }],
};
const leak = { 'claude.json': c1(c1Blocking()) };
it('names the entry of the policy that silences a finding, and what would be without it', async () => {
  const policy =
    'policy: { suppress: [{ category: x, reason: a }, { category: security, reason: public }] }\n';
  const said = await explain(leak, { policy, finding: 'security' });
  expect(said).toContain(' settled\n');
  expect(said).toContain('because it is withheld: public\n');
  expect(said).toContain('to change it: it would count without `policy.suppress[1]`\n');
});

it.each([
  ['', '`policy.pre-existing` ignores that'],
  [
    'policy: { pre-existing: block, overrides: [{ paths: [src/**], pre-existing: ignore }] }\n',
    '`policy.overrides[0].pre-existing` for `src/app.ts` ignores that',
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
  expect(contested).toContain('it is disputed by judge, so a human is asked for');
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
  expect(said).toContain('Correct the refused findings');
  expect(said).not.toContain('/pr-verdict waive');
});

it('says how a review becomes whole again, and who may waive what is missing', async () => {
  const policy = 'reviewers: { claude: {}, gemini: {} }\npolicy: { waived-by: admin }\n';
  const said = await explain(leak, { policy });
  expect(said).toContain('because no verdict: gemini is unavailable');
  expect(said).toContain('in a comment by a person with the role admin: `/pr-verdict waive gemini REASON`');
  expect(said).not.toContain('would let FAIL pass');
});

it('says which key has the review do without somebody, and which would', async () => {
  const silent = await explain(
    { 'claude.json': '[]', 'chatty.json': '{', 'gemini.json': '{' },
    { policy: 'reviewers: { chatty: { required: false }, gemini: {} }\n' },
  );
  expect(silent).toContain('because no verdict: gemini gave an invalid answer');
  expect(silent).toMatch(
    /because the review is complete without chatty \(`reviewers.chatty.required: false`\): chatty gave an invalid answer \(.+\)\n/,
  );
  expect(silent).toContain(
    'to change it: `reviewers.gemini.required: false` would complete the review without it\n',
  );
  expect(silent).not.toContain('`reviewers.chatty.required: false` would');
  const whole = await explain(
    { 'claude.json': '[]' },
    { policy: 'reviewers: { chatty: { required: false } }\n' },
  );
  expect(whole).toContain('## PASS');
  expect(whole).toContain('because the review is complete without chatty');
});

it('offers no way round somebody required where nobody else looked, or where the change is too large', async () => {
  const alone = await explain({ 'gemini.json': '{' }, { policy: 'reviewers: { gemini: {} }\n' });
  expect(alone).toContain('because no verdict: gemini gave an invalid answer');
  const large = await explain(
    { 'eslint.json': '[]' },
    {
      policy:
        'evidence: { max-changed-lines: 1 }\nreviewers: { gemini: { run: [gemini] }, eslint: { kind: tool } }\n',
      snapshot: twoLines,
    },
  );
  expect(large).toContain('because no verdict: gemini is blocked (OVERSIZED');
  expect(alone + large).not.toContain('would complete the review without it');
});

it('says what was waived, and that this withholds approval', async () => {
  const policy = 'reviewers: { claude: {}, gemini: {} }\n';
  const conversation = buildConversation({
    headSince: '2026-01-02T00:00:00Z',
    people,
    comments: [comment('/pr-verdict waive gemini it is down')],
  });
  const said = await explain({ 'claude.json': '[]' }, { policy, snapshot: { conversation } });
  expect(said).toContain(
    'because waived for this head: gemini by mona on 2026-01-02 (it is down), which withholds approval\n',
  );
  expect(said).not.toContain('required: false');
});

it('says that a draft waits', async () => {
  const { pullRequest } = buildManifest();
  const snapshot = pullRequest && { pullRequest: { ...pullRequest, draft: true } };
  const said = await explain(leak, { policy: 'policy: { drafts: skip }\n', ...(snapshot && { snapshot }) });
  expect(said).toContain('Mark the pull request as ready for review.');
});

it('says of a run that a newer head overtook that nothing of it stands', async () => {
  const said = await explain(leak, { publisher: { head: nextCommit } });
  expect(said).toContain('check cancelled: Superseded by a newer head\n');
  expect(said).toContain('the run of that head decides');
  expect(said).not.toContain('would let FAIL pass');
});
