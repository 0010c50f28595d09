import { describe, expect, it } from 'vitest';
import { onSecondLine, problemsOf } from '../../support/policy-problems.ts';

describe('an unknown key is refused with the nearest key that is allowed there', () => {
  it.each([
    ['polcy: {}', '2:1  unknown key "polcy"; did you mean `policy`?'],
    [
      'policy: { hygiene: false }',
      '2:11 policy unknown key "hygiene"; it belongs at the top of the file, under no other key',
    ],
    [
      'reviewers: { a: { concurrency: 2 } }',
      '2:19 reviewers.a unknown key "concurrency"; it belongs at the top of the file, under no other key',
    ],
    ['concurency: 2', '2:1  unknown key "concurency"; did you mean `concurrency`?'],
    ['fail-on: WARN', '2:1  unknown key "fail-on"; it belongs under `policy`'],
    ['policy: { aprove: true }', '2:11 policy unknown key "aprove"; did you mean `approve`?'],
    [
      'policy: { blocking: { critcal: low } }',
      '2:23 policy.blocking unknown key "critcal"; did you mean `critical`?',
    ],
    [
      'policy: { suppress: [{ pth: a, reason: b }] }',
      '2:24 policy.suppress[0] unknown key "pth"; did you mean `path`?',
    ],
    [
      'policy: { overrides: [{ path: [a], blocking: { high: low } }] }',
      '2:25 policy.overrides[0] unknown key "path"; did you mean `paths`?',
    ],
    [
      'policy: { overrides: [{ paths: [a], corroboration: { reviewer: 2 } }] }',
      '2:54 policy.overrides[0].corroboration unknown key "reviewer"; did you mean `reviewers`?',
    ],
    ['reviewers: { a: { kin: tool } }', '2:19 reviewers.a unknown key "kin"; did you mean `kind`?'],
    [
      'reviewers: { a: { when: { author: [x] } } }',
      '2:27 reviewers.a.when unknown key "author"; did you mean `authors`?',
    ],
    [
      'verifiers: { a: { run: [x], tiemout: 1m } }',
      '2:29 verifiers.a unknown key "tiemout"; did you mean `timeout`?',
    ],
    ['paths: { ignores: [a] }', '2:10 paths unknown key "ignores"; did you mean `ignore`?'],
    [
      'evidence: { most: 1 }',
      '2:13 evidence unknown key "most"; what may stand here: max-changed-lines, oversized, ignore, lane, rules',
    ],
  ])('%s', (line, problem) => {
    expect(onSecondLine(line)[0]).toBe(problem);
  });
});

describe('an invalid value is refused with a valid example', () => {
  it.each([
    [
      'policy: { fail-on: warn }',
      '2:20 policy.fail-on must be one of none, WARN, FAIL, ABORT, not "warn"; did you mean `WARN`?',
    ],
    [
      'policy: { blocking: { high: hig } }',
      '2:29 policy.blocking.high must be one of high, medium, low, speculative, never, not "hig"; did you mean `high`?',
    ],
    ['policy: { refused: high }', '2:20 policy.refused must be one of none, info, low, medium, not "high"'],
    [
      'reviewers: { a: { modes: [ful] } }',
      '2:27 reviewers.a.modes[0] must be one of full, verify, quick, not "ful"; did you mean `full`?',
    ],
    ['policy: { max-comments: 51 }', '2:25 policy.max-comments must be a whole number from 0 to 50, not 51'],
    ['concurrency: 0', '2:14 concurrency must be a whole number from 1 to 64, not 0'],
    ['concurrency: 65', '2:14 concurrency must be a whole number from 1 to 64, not 65'],
    ['concurrency: cores', '2:14 concurrency must be a whole number from 1 to 64, not "cores"'],
    ['concurrency:', '2:13 concurrency must be a whole number from 1 to 64, and here is nothing'],
    [
      'policy: { max-comments: 1.5 }',
      '2:25 policy.max-comments must be a whole number from 0 to 50, not 1.5',
    ],
    [
      'policy: { max-comments: many }',
      '2:25 policy.max-comments must be a whole number from 0 to 50, not "many"',
    ],
    [
      'evidence: { max-changed-lines: 0 }',
      '2:32 evidence.max-changed-lines must be a whole number of 1 or more, not 0',
    ],
    [
      'policy: { overrides: [{ paths: [a], corroboration: { reviewers: 1 } }] }',
      '2:65 policy.overrides[0].corroboration.reviewers must be a whole number from 2 to 20, not 1',
    ],
    [
      'policy: { overrides: [{ paths: [a], corroboration: 3 }] }',
      '2:52 policy.overrides[0].corroboration cannot be 3, for example `corroboration: never`',
    ],
    [
      'policy: { approve: yes }',
      '2:20 policy.approve must be true or false, not "yes"; write it as `true`, without quotes',
    ],
    ['hygiene: off', '2:10 hygiene must be true or false, not "off"; write it as `false`, without quotes'],
    [
      'reviewers: { a: { run: node x } }',
      '2:24 reviewers.a.run must be a list, not "node x"; write it as a list: `[node, x]`',
    ],
    [
      'reviewers: { a: { paths: src/** } }',
      '2:26 reviewers.a.paths must be a list, not "src/**"; write it as a list: `[src/**]`',
    ],
    [
      'reviewers: { a: { run: [] } }',
      '2:24 reviewers.a.run must not be empty, for example `run: [npx, eslint, --format, json, .]`',
    ],
    [
      'reviewers: [a]',
      '2:12 reviewers must be a group of keys, not a list; its keys are names of your own: `claude: {}`',
    ],
    [
      'policy: { blocking: high }',
      '2:21 policy.blocking must be a group of keys, not "high"; its keys: critical, high, medium, low, info',
    ],
    [
      'reviewers: { a: { timeout: 10 } }',
      '2:28 reviewers.a.timeout must be text, not 10, for example `timeout: 15m`',
    ],
    [
      'reviewers: { a: { timeout: 10min } }',
      '2:28 reviewers.a.timeout must be a number with its unit, such as 90s, 5m or 1h, not "10min"',
    ],
    ['reviewers: { a: { timeout: 7h } }', '2:28 reviewers.a.timeout must be at most 6h'],
    [
      'policy: { suppress: [{ path: a, reason: b, until: 2026-02-30 }] }',
      '2:51 policy.suppress[0].until must be a day that there is, such as 2030-12-31, not "2026-02-30"',
    ],
    [
      'policy: { suppress: [{ path: a, reason: "" }] }',
      '2:41 policy.suppress[0].reason must not be empty, for example `reason: generated code`',
    ],
    [
      'policy: { suppress: [{ path: a }] }',
      '2:22 policy.suppress[0].reason is missing, for example `reason: generated code`',
    ],
    [
      'policy: { suppress: [{ reason: b }] }',
      '2:22 policy.suppress[0] needs `reviewer`, `category`, `path` or `fingerprint`',
    ],
    [
      'policy: { suppress: [{ fingerprint: xyz, reason: b }] }',
      '2:37 policy.suppress[0].fingerprint must be 16 hex digits, not "xyz"',
    ],
    [
      'reviewers: { "a b": {} }',
      '2:14 reviewers.a b as a name must be at most 64 letters, digits, `.`, `_` and `-`, a letter or digit first',
    ],
  ])('%s', (line, problem) => {
    expect(onSecondLine(line)[0]).toBe(problem);
  });

  it('also where the version is missing or another', () => {
    expect(problemsOf('policy: {}\n')).toEqual(['1:1 version is missing, for example `version: 1`']);
    expect(problemsOf('version: 2\n')).toEqual(['1:10 version must be 1, not 2']);
  });
});

describe('unreadable YAML is refused in plain words', () => {
  it.each([
    ['reviewers:\n  a: {}\n  a: {}', '4:3  this key occurs twice; keep one of the two'],
    ['policy:\n\tapprove: true', '3:1  a tab indents this line; YAML is indented with spaces'],
    [
      'policy:\n  approve: true\n   enforce: true',
      '3:12  the indentation or a bracket does not fit the text before it',
    ],
    ['policy: [', '3:1  the indentation or a bracket does not fit the text before it'],
    [
      'policy: "x',
      '3:1  a closing quote or bracket, or the `:` or `,` between two values, is missing before this',
    ],
    ['policy: &p {}\nreviewers: *p', '3:12  aliases are not allowed: write the value out'],
    ['policy:\n  <<: { approve: true }', '3:3  merging with `<<` is not allowed: write the keys out'],
    ['---\nversion: 1', '2:1  a second document begins here; the file is one, so leave out the `---`'],
    ['policy: !ours {}', '2:9  tags are not allowed: leave it out'],
  ])('%j', (lines, problem) => {
    expect(onSecondLine(lines)).toEqual([problem]);
  });
});
