import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPolicyBytes, parsePolicy } from '../../../src/policy/parse-policy.ts';
import { defaultPolicy } from '../../../src/policy/policy.ts';

const parse = (text: string) => parsePolicy(Buffer.from(text));

/** `line:column path message` of every problem; fails when the policy is accepted. */
function problemsOf(text: string | Uint8Array): readonly string[] {
  const result = parsePolicy(Buffer.from(text));
  if (result.ok) throw new Error('the policy was accepted');
  return result.problems.map(({ line, column, path, message }) => `${line}:${column} ${path} ${message}`);
}

describe('a policy file', () => {
  it('may be one line', () => {
    expect(parse('version: 1\n')).toEqual({ ok: true, policy: defaultPolicy });
  });

  it('is read whole', () => {
    const text = [
      'version: 1',
      'policy:',
      '  fail-on: FAIL',
      '  approve: true',
      '  link-hosts: [owasp.org]',
      'reviewers:',
      '  eslint: { kind: tool, required: false, format: eslint }',
      '  claude:',
      '    suggestions: true',
    ].join('\n');
    const result = parse(text);
    expect(result).toMatchObject({
      ok: true,
      policy: {
        policy: { 'fail-on': 'FAIL', approve: true, 'max-comments': 30, 'link-hosts': ['owasp.org'] },
        reviewers: {
          eslint: { kind: 'tool', required: false, contract: 'tolerant' },
          claude: { required: true, suggestions: true },
        },
      },
    });
  });

  it.each(['.', 'packages/*', './packages/*/', '**'])('may name folders as %s', (cwd) => {
    expect(parse(`version: 1\nreviewers: { a: { run: [x], cwd: '${cwd}' } }\n`).ok).toBe(true);
  });

  it('may begin with a byte order mark and have comments', () => {
    expect(parse('\ufeff# ours\nversion: 1 # first\n').ok).toBe(true);
  });
});

describe('a policy file is refused, with the place, for', () => {
  it.each([
    ['an unknown key', 'version: 1\nfail-on: WARN\n', /^2:1 .*unknown key "fail-on"/],
    [
      "a reviewer under the built-in one's name",
      'version: 1\nreviewers:\n  hygiene:\n    run: [x]\n',
      /^4:5 reviewers\.hygiene is the built-in reviewer: turn it off with `hygiene: false`/,
    ],
    [
      'an unknown key that is part of another key',
      'version: 1\npolicy:\n  approve: true\n  prove: 1\n',
      /^4:3 policy unknown key "prove"/,
    ],
    [
      'an unknown key deep inside',
      'version: 1\nreviewers:\n  a:\n    kin: tool\n',
      /^4:5 reviewers.a unknown key "kin"/,
    ],
    ['a key given twice', 'version: 1\npolicy:\n  approve: false\n  approve: true\n', /^4:3 .*twice/],
    ['an alias', 'version: &v 1\npolicy:\n  max-comments: *v\n', /^3:17 .*aliases/],
    ['a merge key', 'version: 1\npolicy:\n  <<: { approve: true }\n', /^3:3 .*merging/],
    ['a tag', 'version: !!js/function 1\n', /^1:10 .*tag/i],
    ['a local tag', 'version: 1\npolicy: !ours { approve: true }\n', /^2:9 .*tag/i],
    ['__proto__', 'version: 1\nreviewers:\n  __proto__: { required: false }\n', /^3:3 .*__proto__/],
    ['constructor', 'version: 1\nreviewers:\n  constructor: { required: false }\n', /^3:3 .*constructor/],
    ['a wrong type', 'version: 1\npolicy:\n  approve: "yes"\n', /^3:12 policy.approve .*true or false/],
    [
      'a number out of bounds',
      'version: 1\npolicy: { max-comments: 51 }\n',
      /^2:25 policy.max-comments .*50/,
    ],
    ['an unknown value', 'version: 1\npolicy:\n  fail-on: NEVER\n', /^3:12 policy.fail-on .*WARN/],
    ['an acceptance of high refusals', 'version: 1\npolicy: { refused: high }\n', /^2:20 policy.refused/],
    [
      'a link host with a path',
      'version: 1\npolicy:\n  link-hosts: [owasp.org/x]\n',
      /^3:16 policy.link-hosts\[0\] .*host/,
    ],
    ['a reviewer id outside its alphabet', 'version: 1\nreviewers:\n  "a b": {}\n', /^3:3 reviewers/],
    [
      'a reviewer with a name that waivers use',
      'version: 1\nreviewers:\n  coverage: {}\n',
      /^3:3 reviewers.coverage .*another than `coverage` and `size`/,
    ],
    ['the same in capitals', 'version: 1\nreviewers:\n  Size: {}\n', /^3:3 reviewers.Size .*another than/],
    [
      'a format that is not known',
      'version: 1\nreviewers:\n  a:\n    format: sariff\n',
      /^4:13 reviewers.a.format .*sariff.*sarif/,
    ],
    [
      'a folder outside of the repository',
      'version: 1\nverifiers:\n  a: { run: [x], cwd: ../b }\n',
      /^3:23 verifiers.a.cwd nothing outside/,
    ],
    ['another version', 'version: 2\n', /^1:10 version/],
    ['no version', 'policy: {}\n', /^1:1 version/],
    ['a list', '- version: 1\n', /^1:1 /],
    ['nothing at all', '', /^1:1 /],
    ['only a comment', '# later\n', /^1:\d+ /],
    ['two documents', 'version: 1\n---\nversion: 1\n', /^2:1 /],
    ['broken syntax', 'version: 1\npolicy: [\n', /^3:1 /],
    ['a tab as indent', 'version: 1\npolicy:\n\tapprove: true\n', /^3:1 /],
  ])('%s', (_what, text, expected) => {
    expect(problemsOf(text)[0]).toMatch(expected);
  });

  it.each([
    ["'!src/**'", 'without `!`'],
    ['/src/**', 'write `src/**`'],
    ['./src/**', 'write `src/**`'],
    ['src/../lib/**', 'outside of the repository'],
    ["'src\\**'", 'write `src/**`'],
    ['src/', 'write `src/**`'],
  ])('a pattern that no file matches: %s', (glob, advice) => {
    const [problem] = problemsOf(`version: 1\nreviewers:\n  a:\n    paths: [${glob}]\n`);
    expect(problem).toMatch(/^4:13 reviewers\.a\.paths\[0\] /);
    expect(problem).toContain(advice);
  });

  it('bytes that are not UTF-8', () => {
    expect(problemsOf(Buffer.from([0x76, 0xff]))).toEqual(['1:1  the file is not UTF-8 text']);
  });

  it('more bytes than any person writes', () => {
    expect(problemsOf(`version: 1\n#${'x'.repeat(maxPolicyBytes)}`)[0]).toMatch(/^1:1 {2}the file is larger/);
  });

  it('nesting that would exhaust the stack', () => {
    for (const text of ['['.repeat(100_000), '{a: '.repeat(50_000), '- '.repeat(50_000)]) {
      const problems = problemsOf(`version: ${text}`);
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.length).toBeLessThanOrEqual(50);
    }
  });

  it('all its mistakes at once', () => {
    expect(problemsOf('version: 1\npolicy:\n  approve: 1\n  enforce: 2\nextra: true\n')).toHaveLength(3);
    const lines = [
      'version: 1',
      'reviewers:',
      '  a:',
      '    report: some',
      '    format: sarfi',
      '    kind: llm',
      '  hygiene: {}',
      '  b: x',
    ];
    expect(problemsOf(lines.join('\n')).map((each) => each.replace(/ (?:must|is).*/, ''))).toEqual([
      '4:13 reviewers.a.report',
      '5:13 reviewers.a.format',
      '6:11 reviewers.a.kind',
      '7:12 reviewers.hygiene',
      '8:6 reviewers.b',
    ]);
  });
});

it('answers a key with no guess where nothing is near', () => {
  expect(problemsOf('version: 1\npolicy: { xyzzyplugh: 1 }\n').join('\n')).not.toContain('did you mean');
});

describe('any text', () => {
  it('is a policy or a list of places, never an exception', () => {
    const piece = fc.constantFrom(
      'version: 1',
      'policy:',
      '  approve: true',
      '*a',
      '&a',
      '? [',
      '- ',
      '"',
      '{',
      '!!map',
      '%YAML 1.2',
      '---',
      '...',
      'reviewers: {a: {}}',
      '\t',
      '|',
      '>-',
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
