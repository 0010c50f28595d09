import { describe, expect, it } from 'vitest';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { type Asked, comment, earlier, explain } from '../support/explained-run.ts';

const leak = c1Blocking();
const slow = c1Finding({ issue: 'The loop never ends.', category: 'logic' });
const typo = c1Finding({ issue: 'A comma is missing.', category: 'docs', severity: 'INFO' });
const far = c1Finding({ issue: 'The port is gone.', category: 'network', line: 50 });

interface Case extends Asked {
  readonly claude: string;
  readonly finding: string;
  readonly weight: string;
  /** Where it stands, why, and what would change it. */
  readonly says: readonly string[];
}

async function expectSaid(
  files: Readonly<Record<string, string>>,
  { weight, says, ...asked }: Omit<Case, 'claude'>,
) {
  const said = await explain(files, asked);
  expect(said).toMatch(new RegExp(`^### \`${asked.finding}\\S*\` ${weight}$`, 'm'));
  for (const words of says) expect(said).toContain(words);
}

describe('a finding that is withheld', () => {
  it.each<[string, Case]>([
    [
      'beyond a cap',
      {
        claude: c1(slow, typo),
        policy: 'reviewers: { claude: { max-findings: 1 } }\n',
        finding: 'docs',
        weight: 'settled',
        says: [
          'because it is withheld: beyond the findings that policy shows: 1 of claude\n',
          'to change it: `reviewers.claude.max-findings: 2` shows one more, the worst first\n',
        ],
      },
    ],
    [
      'beyond what its reviewer may report',
      {
        claude: c1(far),
        policy: 'reviewers: { claude: { report: changed } }\n',
        finding: 'network',
        weight: 'settled',
        says: [
          'because it is withheld: outside what its reviewer may report\n',
          'to change it: `reviewers.claude.report: all` would let it count\n',
        ],
      },
    ],
    [
      'since a tool reports changed lines',
      {
        claude: c1(far),
        policy: 'reviewers: { claude: { kind: tool } }\n',
        finding: 'network',
        weight: 'pre-existing',
        says: [
          '- is withheld: outside what its reviewer may report\n',
          'to change it: `policy.pre-existing: block` would weigh it like the others\n',
          'to change it: `reviewers.claude.report: all` would show it\n',
        ],
      },
    ],
    [
      'in a file that policy leaves out',
      {
        claude: c1(slow),
        policy: 'paths: { ignore: [docs/**, src/**] }\n',
        finding: 'logic',
        weight: 'settled',
        says: [
          'because it is withheld: policy leaves its file out (`paths.ignore`)\n',
          'to change it: it would count without `src/**` in `paths.ignore`\n',
        ],
      },
    ],
    [
      'while nothing is posted',
      {
        claude: c1(slow),
        policy: 'policy: { inline-from: high }\n',
        finding: 'logic',
        weight: 'counts',
        says: [
          '- is withheld: no review was posted in this run\n',
          'the next review shows it: one is posted for something new from high on (`policy.inline-from`)',
        ],
      },
    ],
    [
      'since it is open already',
      {
        claude: c1(slow),
        snapshot: earlier({}, { title: 'The loop never ends.' }),
        finding: 'logic-841254fe-3',
        weight: 'counts',
        says: ['- is withheld: it is open already: `https://github.com/t`\n'],
      },
    ],
  ])('%s', async (_what, { claude, ...asked }) => {
    await expectSaid({ 'claude.json': claude }, asked);
  });

  it('by the first entry of the policy with its reason that is about it', async () => {
    const policy =
      'policy: { suppress: [{ category: docs, reason: public }, { category: security, reason: public }] }\n';
    const said = await explain({ 'claude.json': c1(leak) }, { policy, finding: 'security' });
    expect(said).toContain('to change it: it would count without `policy.suppress[1]`\n');
  });
});

describe('a finding in the review instead of on its lines', () => {
  it.each<[string, Case]>([
    [
      'beyond the number of comments',
      {
        claude: c1(leak, slow),
        policy: 'policy: { max-comments: 1 }\n',
        finding: 'logic',
        weight: 'counts',
        says: [
          '- is in the review, beyond the number of comments: `https://',
          'to change it: `policy.max-comments: 50`, with no lower input of that name, leaves room for more comments than 1',
        ],
      },
    ],
    [
      'because of its severity',
      {
        claude: c1(leak, slow),
        policy: 'policy: { inline-from: high }\n',
        finding: 'logic',
        weight: 'counts',
        says: [
          '- is in the review, because of its severity: `https://',
          'to change it: `policy.inline-from: medium`, or the input of that name, would give it a comment\n',
        ],
      },
    ],
    [
      'since its line is outside the diff',
      {
        claude: c1(far),
        finding: 'network',
        weight: 'counts',
        says: [
          '- is on the file, since its line is outside the diff: `https://',
          '`pr-verdict lines` lists them\n',
        ],
      },
    ],
  ])('%s', async (_what, { claude, ...asked }) => {
    await expectSaid({ 'claude.json': claude }, asked);
  });

  it('says of a work tree where it would stand on a pull request', async () => {
    const files = { 'claude.json': c1(leak, slow) };
    const policy = 'policy: { inline-from: high }\n';
    expect(await explain(files, { policy, finding: 'logic', isLocal: true })).toContain(
      '- would be in the review, because of its severity, on a pull request\n',
    );
  });
});

describe('a finding that does not block', () => {
  const two = { 'claude.json': c1(slow), 'gemini.json': c1(slow) };

  it.each<[string, Record<string, string>, Omit<Case, 'claude'>]>([
    [
      'for its severity',
      { 'claude.json': c1(slow) },
      {
        finding: 'logic',
        weight: 'counts',
        says: [
          'because `policy.blocking` never blocks medium findings\n',
          'to change it: `policy.blocking.medium: high` would let it block\n',
        ],
      },
    ],
    [
      'by an override',
      { 'claude.json': c1(slow) },
      {
        policy: 'policy: { overrides: [{ paths: [src/**], blocking: { medium: never } }] }\n',
        finding: 'logic',
        weight: 'counts',
        says: ['to change it: `policy.overrides[0].blocking.medium: high` would let it block\n'],
      },
    ],
    [
      'for its confidence',
      { 'claude.json': c1(c1Finding({ severity: 'MAJOR', confidence: 'LOW', category: 'logic' })) },
      {
        finding: 'logic',
        weight: 'needs-verification',
        says: [
          'blocks high findings from high confidence on, and this one has low\n',
          'to change it: it would block with high confidence\n',
          'to change it: `policy.blocking.high: low` would let it block\n',
        ],
      },
    ],
    [
      'since too few agree',
      two,
      {
        policy: 'policy: { corroboration: { reviewers: 3, from: medium } }\n',
        finding: 'logic',
        weight: 'counts',
        says: ['it would block if 1 more independent reviewer reported it (`policy.corroboration`)\n'],
      },
    ],
    [
      'since it is too mild for agreement',
      two,
      {
        policy: 'policy: { corroboration: { reviewers: 2, from: high } }\n',
        finding: 'logic',
        weight: 'counts',
        says: ['`policy.corroboration.from: medium` would let the agreement of 2 block it\n'],
      },
    ],
    [
      'since no rule counts agreement',
      two,
      {
        finding: 'logic',
        weight: 'counts',
        says: [
          '`policy.corroboration: { reviewers: 2, from: medium }` would let the agreement of 2 block it\n',
        ],
      },
    ],
    [
      'since only an advisory reviewer raised it',
      { 'claude.json': c1(leak) },
      {
        policy: 'reviewers: { claude: { advisory: all } }\n',
        finding: 'security',
        weight: 'needs-verification',
        says: ['to change it: `reviewers.claude.advisory: claims` would weigh it like others'],
      },
    ],
    [
      'since it was there before',
      { 'claude.json': c1(c1Blocking({ pre_existing: true })) },
      {
        finding: 'security',
        weight: 'pre-existing',
        says: [
          'because it was there before this change, and `policy.pre-existing` ignores that\n',
          'to change it: `policy.pre-existing: block` would weigh it like the others\n',
        ],
      },
    ],
    [
      'since a challenger disputes what two agree on',
      { ...two, 'judge.json': c1({ ...slow, classification: 'refutes' }) },
      {
        policy:
          'policy: { corroboration: { reviewers: 2, from: medium } }\nreviewers: { judge: { role: challenger } }\n',
        finding: 'logic',
        weight: 'counts',
        says: [
          'because it is disputed by judge, a challenger, so agreement does not count and a human is asked for\n',
          'to change it: it would block if judge no longer disputed it\n',
        ],
      },
    ],
  ])('%s', async (_what, files, asked) => {
    await expectSaid(files, asked);
  });

  it('is not said to hang on a dispute that changes nothing', async () => {
    const files = { 'claude.json': c1(slow), 'judge.json': c1({ ...slow, classification: 'refutes' }) };
    expect(await explain(files, { finding: 'logic' })).not.toContain('no longer disputed');
  });
});

describe('a finding of an earlier run', () => {
  const byAda = { author: 'ada' };

  it.each<[string, ReturnType<typeof earlier>, string, readonly string[]]>([
    [
      'that nobody repeats',
      earlier(),
      'counts',
      [
        'because no reviewer repeated what an earlier run published, and that alone does not close it\n',
        'to change it: a complete review did not find it again; a second one, of another head, would withdraw it\n',
        'else `/pr-verdict wont-fix logic-841254fe-3`\n',
      ],
    ],
    [
      'that somebody left as it is',
      earlier({ comments: [comment('/pr-verdict wont-fix It is meant so.')] }),
      'settled',
      [
        'because mona accepted it on 2026-01-02 with `/pr-verdict wont-fix` (It is meant so.): `https://github.com/t`\n',
        'to change it: it counts again in the first run after that comment is deleted\n',
      ],
    ],
    [
      'that the author left as it is',
      earlier({ comments: [{ ...comment('/pr-verdict wont-fix It is meant so.'), ...byAda }] }),
      'settled',
      [
        'because ada, the author of this change, accepted it on 2026-01-02 with `/pr-verdict wont-fix` (It is meant so.): `https://github.com/t`\n',
      ],
    ],
    [
      'whose thread somebody resolved',
      earlier({ resolved: true, resolvedBy: 'mona' }),
      'settled',
      [
        'because mona resolved its thread\n',
        'to change it: it counts again in the first run after that thread is unresolved\n',
      ],
    ],
  ])('%s', async (_what, snapshot, weight, says) => {
    await expectSaid({ 'claude.json': '[]' }, { snapshot, finding: 'logic-841254fe-3', weight, says });
  });

  it('that policy silences names the entry', async () => {
    const policy = 'policy: { suppress: [{ category: logic, reason: meant so }] }\n';
    const asked = { policy, snapshot: earlier(), finding: 'logic-841254fe-3' };
    expect(await explain({ 'claude.json': '[]' }, asked)).toContain(
      'to change it: it would count without `policy.suppress[0]`\n',
    );
  });
});
