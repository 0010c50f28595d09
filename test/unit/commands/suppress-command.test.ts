import { describe, expect, it } from 'vitest';
import { addSuppression } from '../../../src/commands/suppress-command.ts';
import { parsePolicy } from '../../../src/policy/parse-policy.ts';

const entry = { fingerprint: '0123456789abcdef', reason: 'the table is public', until: '2027-01-31' };

const add = (text: string | undefined) =>
  addSuppression(text, entry, 'security-1 in src/a.ts: Any\n visitor');

function suppressionsIn(text: string) {
  const result = parsePolicy(Buffer.from(text));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.policy.policy.suppress;
}

const commented = `# Who owns this: the platform team.
version: 1

policy:
  fail-on: FAIL # until spring

  # Agreed on in March.
  suppress:
    - { path: 'vendor/**', reason: "not ours" } # for good
    # A long story, which stays on one line that must not be broken although it has more than eighty characters.
    - path: docs/**
      reason: prose

reviewers:
  claude: { required: false }
`;

describe('an entry of policy.suppress', () => {
  it('is added at the end, and every other line stays as it is', () => {
    const written = add(commented);
    const added = [
      '    # security-1 in src/a.ts: Any visitor',
      '    - fingerprint: 0123456789abcdef',
      '      reason: the table is public',
      '      until: 2027-01-31',
    ];
    const [before = '', after = ''] = commented.split('      reason: prose\n');
    expect(written).toBe(`${before}      reason: prose\n${added.join('\n')}\n${after}`);
    expect(suppressionsIn(written)).toHaveLength(3);
  });

  it.each([
    ['no file', undefined],
    ['a file of one line', 'version: 1\n'],
    ['an empty list', 'version: 1\npolicy:\n  approve: true # yes\n  suppress: []\nhygiene: false\n'],
    ['an empty policy', 'version: 1\npolicy: {}\n'],
    ['a policy in one line', 'version: 1\npolicy: { approve: true }\n'],
    ['a list in one line', 'version: 1\npolicy:\n  suppress: [{ path: a, reason: b }]\n'],
    ['lists in the column of their key', 'version: 1\npolicy:\n  suppress:\n  - path: a\n    reason: b\n'],
    ['four spaces', 'version: 1\npolicy:\n    suppress:\n        - path: a\n          reason: b\n'],
    ['no line feed at the end', 'version: 1'],
    [
      'a file of mixed spacing',
      'version: 1\nreviewers:\n  a: { run: [node, a.mjs],  env: [ K ] }\n  b: {run: [b]}\n',
    ],
    [
      'a policy in one line above a list',
      'version: 1\npolicy: {approve: true}\nreviewers:\n  a: { run: [a] }\n',
    ],
    ['a byte order mark', '\ufeffversion: 1\n'],
    ['carriage returns', 'version: 1\r\npolicy:\r\n  approve: true\r\n'],
  ])('is added to %s', (_what, text) => {
    const written = add(text);
    expect(suppressionsIn(written).at(-1)).toEqual(entry);
    expect(written.includes('\r')).toBe(text?.includes('\r') ?? false);
    const kept = (text ?? '')
      .split(/\r?\n/)
      .filter((line) => !line.includes('suppress:') && line.startsWith('  '));
    for (const line of kept) expect(written).toContain(line);
  });

  it('quotes text that YAML would read otherwise', () => {
    const strange = { fingerprint: '1234567890123456', reason: 'no: "yes" # really\nsecond line' };
    expect(suppressionsIn(addSuppression(undefined, strange, '# a: b'))).toEqual([strange]);
  });
});
