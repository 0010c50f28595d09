import { expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { numbered } from '../support/github/demo.ts';
import { reviewer, startReviewed } from '../support/reviewed-pull-request.ts';
import { says } from '../support/worked-tree.ts';

const late = { hygiene: false, policy: { late: 'report' } };
const reviewers = {
  ...reviewer('claude', { kind: 'ai' }),
  ...reviewer('codex', { kind: 'ai', required: false }),
};

const found = (issue: string, more: object = {}) =>
  c1Finding({
    line: 20,
    severity: 'MAJOR',
    category: 'bug',
    issue,
    references: ['[Guide](https://example.com)'],
    ...more,
  });
const first = found('The loop never ends where the list is empty.', { severity: 'MINOR' });
const blocking = found('The lock is never released when parsing throws.');
const mild = found('A name says too little about its purpose.', { severity: 'MINOR', category: 'naming' });

/** After a first whole review, which found something else, and a push of a file that no finding names. */
async function reviewedOnce(keys: object = late) {
  const reviewed = await startReviewed({ ...keys, reviewers });
  reviewed.repository.collaborators.set('bob', 'write');
  await reviewed.run({ claude: says(first), codex: { end: { how: 'timed-out' } } });
  reviewed.push({ 'src/other.ts': numbered({ 3: 'other' }) });
  return reviewed;
}

it('what would block on lines that were read before asks for no change, and waits for a person', async () => {
  const { run, pull, lastCheck, say, states } = await reviewedOnce();
  const { result } = await run({ claude: says(first, blocking, mild) });
  expect(result).toMatchObject({ exitCode: 2, verdict: '', conclusion: 'action_required' });
  expect(pull.threads).toHaveLength(1);
  expect(states()).not.toContain('CHANGES_REQUESTED');
  expect(pull.reviews.at(-1)?.body).toContain('Found late, on lines reviewed before (2)');
  expect(lastCheck()?.summary).toContain('1 finding on lines reviewed before would block');

  const again = await run({ claude: says(first, blocking, mild) });
  expect(again.result).toMatchObject({ verdict: '' });
  say('bob', '/pr-verdict wont-fix late We know, and change it next week.');
  const { result: accepted } = await run({ claude: says(first, blocking, mild) });
  expect(accepted).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
});

it('a person’s comment is enough, and covers nothing that is found later', async () => {
  const { run, say, push, runOnComment, lastCheck } = await reviewedOnce();
  await run({ claude: says(first, blocking) });
  await runOnComment(say('bob', '/pr-verdict wont-fix late It is known.'));
  expect(lastCheck()?.conclusion).toBe('success');
  push({ 'src/other.ts': numbered({ 4: 'other' }) });
  const another = found('Errors of the parser are swallowed in silence.', { category: 'errors' });
  const { result } = await run({ claude: says(first, blocking, another) });
  expect(result).toMatchObject({ verdict: '', conclusion: 'action_required' });
});

it('silence settles no late finding that would block; a fix does', async () => {
  const { run, push } = await reviewedOnce();
  await run({ claude: says(first, blocking) });
  for (const line of [5, 6, 7]) {
    push({ 'src/other.ts': numbered({ [line]: 'other' }) });
    expect((await run({ claude: says(first) })).result).toMatchObject({ verdict: '' });
  }
  push({ 'src/app.ts': numbered({ 20: 'fixed 20' }) });
  expect((await run({ claude: says() })).result).toMatchObject({ verdict: 'PASS' });
});

it('the author of the change may accept it only as an admin', async () => {
  const { run, say } = await reviewedOnce();
  await run({ claude: says(first, blocking) });
  say('octocat', '/pr-verdict wont-fix late I will not.');
  expect((await run({ claude: says(first, blocking) })).result).toMatchObject({ verdict: '' });
});

it.each<[string, object, (reviewed: Awaited<ReturnType<typeof reviewedOnce>>) => unknown]>([
  ['policy says so', { hygiene: false }, ({ run }) => run({ claude: says(first, blocking) })],
  ['it is critical', late, ({ run }) => run({ claude: says(first, { ...blocking, severity: 'CRITICAL' }) })],
  [
    'another reviewer reports it',
    late,
    ({ run }) => run({ claude: says(first, blocking), codex: says(blocking) }),
  ],
  ['its reviewer had completed nothing before', late, ({ run }) => run({ codex: says(blocking) })],
  [
    'its file changed since',
    late,
    ({ run, push }) => {
      push({ 'src/app.ts': numbered({ 20: 'first 20', 35: 'changed' }) });
      return run({ claude: says(first, blocking) });
    },
  ],
  [
    'a file changed that its fix names',
    late,
    ({ run }) => run({ claude: says(first, { ...blocking, fix: 'See src/other.ts.' }) }),
  ],
])('a finding asks for changes as ever where %s', async (_, keys, review) => {
  const reviewed = await reviewedOnce(keys);
  await review(reviewed);
  expect(reviewed.states()).toContain('CHANGES_REQUESTED');
});
