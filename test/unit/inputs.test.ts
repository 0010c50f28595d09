import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Inputs, inputNames, invalidInputs, parseInputs } from '../../src/inputs.ts';

type Texts = Readonly<Record<string, string>>;

function read(texts: Texts) {
  return parseInputs((name) => texts[name] ?? '');
}

function accepted(texts: Texts): Inputs {
  const reading = read(texts);
  if (!reading.ok) throw invalidInputs(reading.problems);
  return reading.inputs;
}

function problemOf(name: string, text: string) {
  const reading = read({ [name]: text });
  return reading.ok ? undefined : reading.problems.find((problem) => problem.name === name);
}

const defaults = {
  stage: 'run',
  mode: 'full',
  target: 'github',
  findings: [],
  reviewers: [],
  config: '.github/pr-verdict.yml',
  pathPrefix: '',
  scope: { kind: 'changeset' },
  checkName: 'pr-verdict',
  gate: 'check',
  stepResult: 'verdict',
  policyInputs: {},
  resolveThreads: false,
  dryRun: false,
};
const given = {
  'pull-request': '42',
  'github-token': 'ghs_x',
  'review-dir': '/tmp',
  'path-prefix': './packages/web/',
  'fail-on': 'none',
  approve: 'False',
  'max-comments': '0',
  'inline-from': 'high',
  reviewers: 'a, b\nc',
  'retry-budget': '90s',
  scope: 'file=src/a b.ts',
  'dry-run': 'TRUE',
};

/** An input, a text that it does not accept, and a part of the fix. */
const refused = [
  ['stage', 'rum', 'Did you mean `run`?'],
  ['fail-on', 'warn', 'Did you mean `WARN`?'],
  ['inline-from', 'hig', 'Did you mean `high`?'],
  ['format', 'review_output', 'Did you mean `review-output`?'],
  ['gate', 'nonsense', 'one of check, status, job.'],
  ['approve', 'yes', 'one of true, false.'],
  ['max-comments', '51', 'a whole number from 0 to 50'],
  ['max-comments', '-1', 'a whole number from 0 to 50'],
  ['pull-request', '0', 'a whole number from 1'],
  ['pull-request', '#12', 'a whole number from 1'],
  ['retry-budget', '300', '90s, 5m or 1h'],
  ['retry-budget', '7h', '`retry-budget` must be at most 6h.'],
  ['config', '/etc/passwd', 'a path from the repository root'],
  ['path-prefix', '../other', 'a path from the repository root'],
  ['check-name', 'a\nb', 'one line'],
  ['findings', 'my reviewer=a.json', '"my reviewer=a.json" is neither'],
  ['findings', 'id=', '"id=" is neither'],
  ['findings', 'coverage=a.json', 'other than `coverage`, `size` and'],
  ['findings', 'Size=a.json', 'other than `coverage`, `size` and'],
  ['findings', 'id=artifact:reviews', 'names no file in an artifact'],
  ['findings', 'artifact:/a.json', 'names no file in an artifact'],
  ['findings', 'artifact:out/', 'names no file in an artifact'],
  ['reviewers', 'a, b c', '"b c" is none'],
  ['scope', 'package', 'package=NAME'],
];

describe('inputs', () => {
  it('are all optional', () => {
    expect(accepted({})).toEqual({ settings: defaults, token: '', preview: false, retryBudget: 300_000 });
  });

  it('carry the values of a workflow', () => {
    expect(accepted(given)).toMatchObject({
      ...{ pullRequest: 42, token: 'ghs_x', reviewDir: '/tmp', retryBudget: 90_000 },
      settings: {
        ...{ scope: { kind: 'file', name: 'src/a b.ts' }, pathPrefix: 'packages/web', dryRun: true },
        reviewers: ['a', 'b', 'c'],
        policyInputs: { failOn: 'none', approve: false, maxComments: 0, inlineFrom: 'high' },
      },
    });
  });

  it('name reviewers before an equals sign, and leave those of a path alone', () => {
    const findings =
      '\n  model=out/*.json \n\nout/run=1/*.json\n*.json\nlint=a=b.json\nfar=artifact:out/x/*.json\nartifact:out/*.json';
    expect(accepted({ findings }).settings.findings).toEqual([
      { reviewer: 'model', glob: 'out/*.json' },
      { glob: 'out/run=1/*.json' },
      { glob: '*.json' },
      { reviewer: 'lint', glob: 'a=b.json' },
      { reviewer: 'far', artifact: 'out', glob: 'x/*.json' },
      { artifact: 'out', glob: '*.json' },
    ]);
  });

  it.each([...refused, ['check-name', 'x'.repeat(101), 'at most 100 characters']])(
    'refuse %s: %j and give a valid example',
    (name = '', text = '', fix = '') => {
      expect(problemOf(name, text)?.message).toContain(`\`${name}\``);
      expect(problemOf(name, text)?.fix).toContain(fix);
    },
  );

  it('report all mistakes together, each with its fix', () => {
    const reading = read({ stage: 'x', mode: 'x', gate: 'x', 'retry-budget': 'x' });
    if (reading.ok) throw new Error('These cannot be accepted.');
    expect(reading.problems.map(({ name }) => name)).toEqual(['stage', 'mode', 'gate', 'retry-budget']);
    const failure = invalidInputs(reading.problems);
    expect(failure).toMatchObject({ kind: 'usage', code: 'INPUT_INVALID' });
    const lines = failure.message.split('\n');
    expect(lines).toEqual([
      '4 inputs cannot be used:',
      ...reading.problems.map(({ message, fix }) => `- ${message} ${fix}`),
    ]);
  });

  it('never repeat the token, whatever it is and whatever else is wrong', async () => {
    await fc.assert(
      fc.property(fc.uuid(), fc.string(), (token, text) => {
        const all = Object.fromEntries(inputNames.map((name) => [name, text]));
        const reading = read({ ...all, stage: 'wrong', 'github-token': token });
        const failure = reading.ok ? undefined : invalidInputs(reading.problems);
        expect(`${failure?.message} ${failure?.fix}`).not.toContain(token);
      }),
    );
  });
});

it('a quick check of a pull request is a mistake, not a thing to come', () => {
  const reading = read({ mode: 'quick' });
  expect(reading).toMatchObject({
    ok: false,
    problems: [{ name: 'mode', message: expect.stringContaining('everything is committed') }],
  });
  expect(read({ mode: 'quick', target: 'local' }).ok).toBe(true);
});
