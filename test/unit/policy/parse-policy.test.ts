import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPolicyBytes, parsePolicy } from '../../../src/policy/parse-policy.ts';
import { defaultPolicy } from '../../../src/policy/policy.ts';

const parse = (text: string) => parsePolicy(Buffer.from(text));

/** Each problem of a policy file as `line:column path message`. */
function problemsOf(text: string): readonly string[] {
  const result = parse(text);
  if (result.ok) throw new Error('the policy was accepted');
  return result.problems.map(({ line, column, path, message }) => `${line}:${column} ${path} ${message}`);
}

/** The problems of one line below `version: 1`. */
const onSecondLine = (line: string) => problemsOf(`version: 1\n${line}\n`);

describe('a policy file', () => {
  it('may be one line', () => {
    expect(parse('version: 1\n')).toEqual({ ok: true, policy: defaultPolicy });
  });

  it('is read completely, with defaults', () => {
    const text = [
      'version: 1',
      'policy: { fail-on: FAIL, link-hosts: [owasp.org] }',
      'reviewers:',
      '  eslint: { kind: tool, required: false, format: eslint }',
      '  claude: { suggestions: true }',
    ].join('\n');
    expect(parse(text)).toMatchObject({
      ok: true,
      policy: {
        policy: { 'fail-on': 'FAIL', approve: false, 'max-comments': 30, 'link-hosts': ['owasp.org'] },
        reviewers: {
          eslint: { kind: 'tool', required: false, contract: 'tolerant' },
          claude: { required: true, suggestions: true },
        },
      },
    });
  });

  it.each([
    ['app: coderabbitai', { app: { login: 'coderabbitai', clean: [], refused: [] } }],
    ["app: 'coderabbitai[bot]'", { app: { login: 'coderabbitai', clean: [], refused: [] } }],
    [
      'app: { login: acme-review, as: pr-agent, clean: [All good] }, wait: 10m, required: false',
      { app: { login: 'acme-review', as: 'pr-agent', clean: ['All good'], refused: [] }, wait: 600_000 },
    ],
    ['check: { name: CodeQL, app: github-advanced-security }', { check: { name: 'CodeQL' } }],
  ])('may name an app as a reviewer: %s', (source, expected) => {
    const result = parse(`version: 1\nreviewers: { a: { ${source} } }\n`);
    expect(result).toMatchObject({ ok: true, policy: { reviewers: { a: expected } } });
  });

  it.each(['.', 'packages/*', './packages/*/', '**'])('may name folders as %s', (cwd) => {
    expect(parse(`version: 1\nreviewers: { a: { run: [x], cwd: '${cwd}' } }\n`).ok).toBe(true);
  });

  it('may begin with a byte order mark and have comments', () => {
    expect(parse('\ufeff# ours\nversion: 1 # first\n').ok).toBe(true);
  });
});

/** The line below `version: 1`, where its problem is, and what the message has. */
type Mistake = readonly [line: string, place: string, message: RegExp];

const unknownKeys: readonly Mistake[] = [
  ['polcy: {}', '2:1 ', /unknown key "polcy".*`policy`/],
  ['reviewer: { a: {} }', '2:1 ', /`reviewers`/],
  ['policy: { suppress: [{ pth: a, reason: b }] }', '2:24 policy.suppress[0]', /`path`/],
  ['reviewers: { a: { when: { author: [x] } } }', '2:27 reviewers.a.when', /`authors`/],
  ['verifiers: { a: { run: [x], tiemout: 1m } }', '2:29 verifiers.a', /`timeout`/],
  ['fail-on: WARN', '2:1 ', /under `policy`/],
  ['policy: { hygiene: false }', '2:11 policy', /top of the file/],
  ['reviewers: { a: { drafts: false } }', '2:19 reviewers.a', /under `reviewers.<id>.when`/],
  ['verifiers: { a: { run: [x], input: files } }', '2:29 verifiers.a', /under `reviewers.<id>`/],
  [
    'paths: { ignore: ["{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}"] }',
    '2:19 paths.ignore[0]',
    /a simpler pattern/,
  ],
  ['evidence: { few: 1 }', '2:13 evidence', /: max-changed-lines, oversized, ignore, lane, rules$/],
];

const wrongValues: readonly Mistake[] = [
  ['policy: { fail-on: warn }', '2:20 policy.fail-on', /"WARN", "FAIL".*got "warn".*`WARN`/],
  ['policy: { refused: high }', '2:20 policy.refused', /one of "none", "info", "low", "medium"/],
  ['reviewers: { a: { modes: [ful] } }', '2:27 reviewers.a.modes[0]', /`full`/],
  ['reviewers: { a: { format: sarf } }', '2:27 reviewers.a.format', /one of "review-output", .*`sarif`/],
  [
    'verifiers: { a: { run: [x], format: envelope } }',
    '2:37 verifiers.a.format',
    /one of "exit-code", "sarif"/,
  ],
  ['reports: reviews', '2:10 reports', /must be "docs\/code-reviews"/],
  ['policy: { max-comments: 51 }', '2:25 policy.max-comments', /at most 50.*51/],
  ['concurrency: 0', '2:14 concurrency', /at least 1.*0/],
  ['concurrency:', '2:13 concurrency', /a number, got nothing, for example `concurrency: 2`/],
  ['policy: { max-comments: 1.5 }', '2:25 policy.max-comments', /an integer.*1\.5/],
  ['policy: { approve: yes }', '2:20 policy.approve', /a boolean.*"yes".*`approve: true`/],
  ['reviewers: { a: { run: node x } }', '2:24 reviewers.a.run', /a list.*`run: \[/],
  ['reviewers: { a: { run: [] } }', '2:24 reviewers.a.run', /at least 1 item/],
  ['reviewers: { a: { env: { KEY: x } } }', '2:24 reviewers.a.env', /a list.*group.*`env: \[/],
  ['reviewers: [a]', '2:12 reviewers', /a group of keys.*a list/],
  ['policy: { blocking: high }', '2:21 policy.blocking', /these keys: critical, high, medium, low, info/],
  ['reviewers: { a: { timeout: 10 } }', '2:28 reviewers.a.timeout', /a string.*`timeout: 15m`/],
  ['reviewers: { a: { timeout: 10min } }', '2:28 reviewers.a.timeout', /such as 90s.*"10min"/],
  ['reviewers: { a: { timeout: 7h } }', '2:28 reviewers.a.timeout', /at most 6h/],
  ['verifiers: { a: { run: [x], timeout: 0s } }', '2:38 verifiers.a.timeout', /at least 1s/],
  [
    'policy: { suppress: [{ path: a, reason: b, until: 2026-02-30 }] }',
    '2:51 policy.suppress[0].until',
    /a day that exists/,
  ],
  ['policy: { suppress: [{ path: a }] }', '2:22 policy.suppress[0].reason', /is missing.*`reason: /],
  ['policy: { suppress: [{ reason: b }] }', '2:22 policy.suppress[0]', /needs `reviewer`/],
  [
    'policy: { overrides: [{ paths: [a], corroboration: 3 }] }',
    '2:52 policy.overrides[0].corroboration',
    /`never`/,
  ],
  ['policy: { link-hosts: [owasp.org/x] }', '2:24 policy.link-hosts[0]', /a bare host name/],
  ['reviewers: { "a b": {} }', '2:14 reviewers.a b', /the name must be/],
  ['reviewers: { Size: {} }', '2:14 reviewers.Size', /other than `coverage`, `size` and/],
  ['reviewers: { hygiene: {} }', '2:14 reviewers.hygiene', /other than `hygiene`/],
  ['verifiers: { a: {} }', '2:17 verifiers.a', /needs `run`, `check`/],
  ...['{}', '{ a: { input: files } }', '{ a: { run: [x] } }'].map((reviewers): Mistake => {
    const line = `merge: { adjudicator: a }\nreviewers: ${reviewers}`;
    return [line, '2:23 merge.adjudicator', /`run` and `input: files`/];
  }),
  ['policy: { referee: a }', '2:20 policy.referee', /with `run`/],
  [
    'policy: { referee: a }\nreviewers: { a: { run: [a], role: challenger } }',
    '2:20 policy.referee',
    /not with `role: challenger`/,
  ],
  ['policy: { referee-lifts: critical }', '2:26 policy.referee-lifts', /high/],
  [
    'reviewers: { a: { input: worktree, format: candidate-findings } }',
    '2:17 reviewers.a',
    /leave `input` out/,
  ],
  ['reviewers: { a: { cwd: src, input: files } }', '2:17 reviewers.a', /leave `cwd` out/],
  ['reviewers: { a: { run: [./a.sh], input: files } }', '2:17 reviewers.a', /a program on PATH/],
  ['reviewers: { a: { run: [x], app: b } }', '2:17 reviewers.a', /`run` and `app`.*one source/],
  ['reviewers: { a: { app: b, check: { name: c, app: d } } }', '2:17 reviewers.a', /`app` and `check`/],
  ['reviewers: { a: { app: b, format: sarif } }', '2:17 reviewers.a', /with `app`, so leave `format` out/],
  ['reviewers: { a: { run: [x], wait: 1m } }', '2:17 reviewers.a', /`wait` needs `app` or `check`/],
  ['reviewers: { a: { app: { login: b, as: nobody } } }', '2:24 reviewers.a.app', /`login`, `as`/],
  ['reviewers: { a: { app: "@b" } }', '2:24 reviewers.a.app', /the login of an app.*`login`, `as`/],
  ['reviewers: { a: { check: { name: b } } }', '2:26 reviewers.a.check.app', /is missing.*`app: /],
  ['reviewers: { a: { env: [MY-KEY] } }', '2:25 reviewers.a.env[0]', /the name of a variable/],
  ['verifiers: { a: { run: [x], cwd: ../b } }', '2:34 verifiers.a.cwd', /a folder of the repository/],
];

const variables = [
  ['gh_token', 'a token of the job'],
  ['ACTIONS_ID_TOKEN_REQUEST_TOKEN', "the runner's own"],
  ['GITHUB_OUTPUT', "the runner's commands"],
  ['NODE_OPTIONS', 'load code'],
  ['LD_PRELOAD', 'load code'],
  ['INPUT_TOKEN', 'the step of this action'],
  ['PR_VERDICT_DIFF', 'set here'],
] as const;
const noFiles = ["'!src/**'", '/src/**', './src/**', 'src/../lib/**', "'src\\**'", 'src/'];
const everything = ["['**']", "['*']", "['**/*']", "['*/**']", "['{**,docs/**}']", "['docs/**', '**']"];

const refused: readonly Mistake[] = [
  ...variables.map(([name, why]): Mistake => {
    const message = new RegExp(`cannot be ${name}.* ${why}`);
    return [`reviewers: { a: { env: [KEY, ${name}] } }`, '2:30 reviewers.a.env[1]', message];
  }),
  ...noFiles.map((glob): Mistake => {
    const line = `reviewers: { a: { paths: [${glob}] } }`;
    return [line, '2:27 reviewers.a.paths[0]', /a file of the repository/];
  }),
  ...everything.map((globs): Mistake => {
    return [`paths: { ignore: ${globs} }`, '2:18 paths.ignore', /would leave out everything/];
  }),
];

const syntax: readonly Mistake[] = [
  ['reviewers:\n  a: {}\n  a: {}', '4:3 ', /unique/],
  ['policy:\n\tapprove: true', '3:1 ', /Tabs/],
  ['policy:\n  approve: true\n   enforce: true', '3:12 ', /not valid YAML/],
  ['policy: [', '3:1 ', /not valid YAML/],
  ['policy: "x', '3:1 ', /quote/],
  ['policy: &p {}\nreviewers: *p', '3:12 ', /aliases/],
  ['policy:\n  <<: { approve: true }', '3:3 ', /merging/],
  ['---\nversion: 1', '2:1 ', /documents/],
  ['policy: !ours {}', '2:9 ', /tag/],
  ['policy: !!js/function x', '2:9 ', /tag/],
  ['reviewers:\n  __proto__: { required: false }', '3:3 ', /__proto__/],
  ['reviewers:\n  constructor: { required: false }', '3:3 ', /constructor/],
];

describe('a mistake is reported at its place, with what to write instead', () => {
  it.each([...unknownKeys, ...wrongValues, ...refused, ...syntax])('%j', (line, place, message) => {
    const [problem = ''] = onSecondLine(line);
    expect(problem.slice(0, place.length + 1)).toBe(`${place} `);
    expect(problem).toMatch(message);
  });

  it.each([
    ['no version', 'policy: {}\n', /^1:1 version is missing, for example `version: 1`$/],
    ['another version', 'version: 2\n', /^1:10 version must be 1/],
    ['a list', '- version: 1\n', /^1:1 /],
    ['nothing at all', '', /^1:1 /],
    ['only a comment', '# later\n', /^1:\d+ /],
    ['little but signs', '? '.repeat(9_000), /^1:1 {2}the file has too many words and signs/],
    ['too many bytes', `version: 1\n#${'x'.repeat(maxPolicyBytes)}`, /^1:1 {2}the file is larger/],
  ])('%s', (_what, text, expected) => {
    expect(problemsOf(text)[0]).toMatch(expected);
  });

  it('bytes that are not UTF-8', () => {
    const result = parsePolicy(Buffer.from([0x76, 0xff]));
    expect(result).toMatchObject({ ok: false, problems: [{ line: 1, column: 1 }] });
  });

  it.each([
    ['keys in keys', '? '.repeat(4_000)],
    ['brackets, which would exhaust the stack', '['.repeat(8_000)],
    ['lists in lists', '- '.repeat(4_000)],
    ['many unknown keys', Array.from({ length: 2_000 }, (_, at) => `k${at}: 1\n`).join('')],
  ])('%s, which would take minutes if each were compared with each other', (_, text) => {
    const { length } = problemsOf(`version: 1\n${text}`);
    expect([length > 0, length <= 50]).toEqual([true, true]);
  });

  it('and all mistakes together, in the order of the file', () => {
    const lines = [
      'version: 1',
      'reviewers:',
      '  a:',
      '    tiemout: 5m',
      '    extra: x',
      '    when:',
      '      lanes: [amber]',
      '  hygiene: {}',
      'verifiers:',
      '  types: { run: npx tsc }',
    ];
    expect(problemsOf(lines.join('\n')).map((problem) => problem.split(' ', 2).join(' '))).toEqual([
      '4:5 reviewers.a',
      '5:5 reviewers.a',
      '7:15 reviewers.a.when.lanes[0]',
      '8:3 reviewers.hygiene',
      '10:17 verifiers.types.run',
    ]);
  });
});

describe('any text', () => {
  it('is a policy or a list of places, never an exception', () => {
    const piece = fc.constantFrom(
      ...['version: 1', 'policy:', '  approve: true', '*a', '&a', '? [', '- ', '"', '{', '!!map'],
      ...['%YAML 1.2', '---', '...', 'reviewers: {a: {}}', '\t', '|', '>-'],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const result = parse(text);
        if (result.ok) return;
        expect(result.problems.length).toBeGreaterThan(0);
        for (const { line, column } of result.problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length + 1);
          expect(column).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });
});
