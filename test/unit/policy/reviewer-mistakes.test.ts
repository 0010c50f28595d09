import { describe, expect, it } from 'vitest';
import { policyKeys } from '../../../src/policy/policy-keys.ts';
import { onSecondLine, problemsOf } from '../../support/policy-problems.ts';

const reviewerKeys =
  'run, cwd, env, timeout, paths, when, input, kind, role, required, format, contract, modes, retries, repairs, exit-codes, report, suggestions, advisory, max-findings, max-runs, min-change, cooldown, skip-when';
const formats =
  'review-output, review-data, candidate-findings, envelope, verdict, sarif, rdjson, rdjsonl, eslint, checkstyle';
const never = 'which no program is given even when it is listed: it';

const mistakes: readonly (readonly [line: string, problem: string])[] = [
  ['reviewer: { a: {} }', '2:1  unknown key "reviewer"; did you mean `reviewers`?'],
  ['verifier: { a: {} }', '2:1  unknown key "verifier"; did you mean `verifiers`?'],
  ['reviewers: { a: { runs: [x] } }', '2:19 reviewers.a unknown key "runs"; did you mean `run`?'],
  [
    'reviewers: { a: { retry: 2 } }',
    `2:19 reviewers.a unknown key "retry"; what may stand here: ${reviewerKeys}`,
  ],
  [
    'reviewers: { a: { exit-code: [0] } }',
    '2:19 reviewers.a unknown key "exit-code"; did you mean `exit-codes`?',
  ],
  [
    'reviewers: { a: { suggestion: true } }',
    '2:19 reviewers.a unknown key "suggestion"; did you mean `suggestions`?',
  ],
  [
    'reviewers: { a: { drafts: false } }',
    '2:19 reviewers.a unknown key "drafts"; it belongs under `reviewers.<id>.when`',
  ],
  ['reviewers: { a: { model: x } }', '2:19 reviewers.a unknown key "model"; did you mean `modes`?'],
  [
    'reviewers: { a: { when: { fork: false } } }',
    '2:27 reviewers.a.when unknown key "fork"; did you mean `forks`?',
  ],
  [
    'reviewers: { a: { when: { paths: [a] } } }',
    '2:27 reviewers.a.when unknown key "paths"; it belongs under `reviewers.<id>`',
  ],
  [
    'verifiers: { a: { run: [x], input: files } }',
    '2:29 verifiers.a unknown key "input"; it belongs under `reviewers.<id>`',
  ],
  [
    'verifiers: { a: { run: [x], required: true } }',
    '2:29 verifiers.a unknown key "required"; it belongs under `reviewers.<id>`',
  ],
  [
    'verifiers: { a: { run: [x], formats: eslint } }',
    '2:29 verifiers.a unknown key "formats"; did you mean `format`?',
  ],
  [
    'verifiers: { a: { run: [x], when: { lane: [red] } } }',
    '2:37 verifiers.a.when unknown key "lane"; did you mean `lanes`?',
  ],
  [
    'reviewers: a',
    '2:12 reviewers must be a group of keys, not "a"; its keys are names of your own: `claude: {}`',
  ],
  ['reviewers: { a: [] }', `2:17 reviewers.a must be a group of keys, not a list; its keys: ${reviewerKeys}`],
  [
    'reviewers: { a: }',
    `2:17 reviewers.a must be a group of keys, and here is nothing; its keys: ${reviewerKeys}`,
  ],
  [
    'reviewers: { a: { when: drafts } }',
    '2:25 reviewers.a.when must be a group of keys, not "drafts"; its keys: authors, forks, drafts, labels, lanes',
  ],
  ['reviewers: { a: { run: [node, 1] } }', '2:31 reviewers.a.run[1] must be text, not 1'],
  ["reviewers: { a: { run: [''] } }", '2:25 reviewers.a.run[0] must not be empty'],
  [
    'reviewers: { a: { cwd: [a] } }',
    '2:24 reviewers.a.cwd must be text, not a list, for example `cwd: packages/*`',
  ],
  [
    'reviewers: { a: { cwd: /src } }',
    '2:24 reviewers.a.cwd paths begin at the top of the repository: write `src`',
  ],
  [
    'reviewers: { a: { cwd: / } }',
    '2:24 reviewers.a.cwd paths begin at the top of the repository: write `.`',
  ],
  ...['**', '*', '**/*', '*/**', '{**,docs/**}', 'docs/**, **'].map((globs): readonly [string, string] => [
    `paths: { ignore: [${globs.split(', ').map((glob) => `'${glob}'`)}] }`,
    '2:18 paths.ignore would leave out everything: name the files that need no review',
  ]),
  ['paths: { ignore: [/] }', '2:19 paths.ignore[0] paths begin at the top of the repository: write `**`'],
  [
    'reviewers: { a: { cwd: ../other } }',
    '2:24 reviewers.a.cwd nothing outside of the repository is reviewed',
  ],
  [
    'reviewers: { a: { env: KEY } }',
    '2:24 reviewers.a.env must be a list, not "KEY"; write it as a list: `[KEY]`',
  ],
  [
    'reviewers: { a: { env: { KEY: x, B: 1 } } }',
    '2:24 reviewers.a.env must be a list, not a group of keys; write the names alone, as a list: `[KEY, B]`',
  ],
  [
    'reviewers: { a: node b.mjs }',
    '2:17 reviewers.a must be a group of keys, not "node b.mjs"; write it as `run: [node, b.mjs]` below the name',
  ],
  [
    'reviewers: { a: { env: [MY-KEY] } }',
    '2:25 reviewers.a.env[0] must be the name of a variable, not "MY-KEY"',
  ],
  [
    'reviewers: { a: { env: [KEY, GITHUB_TOKEN] } }',
    `2:30 reviewers.a.env[1] cannot be GITHUB_TOKEN, ${never} holds a token of the job; pass one of the program's own under another name`,
  ],
  [
    'reviewers: { a: { env: [ACTIONS_ID_TOKEN_REQUEST_TOKEN] } }',
    `2:25 reviewers.a.env[0] cannot be ACTIONS_ID_TOKEN_REQUEST_TOKEN, ${never} is the runner's own, as its runtime and identity tokens are`,
  ],
  [
    'reviewers: { a: { env: [GITHUB_OUTPUT] } }',
    `2:25 reviewers.a.env[0] cannot be GITHUB_OUTPUT, ${never} names a file of the runner's commands`,
  ],
  [
    'reviewers: { a: { env: [NODE_OPTIONS] } }',
    `2:25 reviewers.a.env[0] cannot be NODE_OPTIONS, ${never} makes programs load code or settings that were not reviewed`,
  ],
  [
    'reviewers: { a: { env: [INPUT_TOKEN] } }',
    `2:25 reviewers.a.env[0] cannot be INPUT_TOKEN, ${never} belongs to the step of this action`,
  ],
  [
    'reviewers: { a: { env: [PR_VERDICT_DIFF] } }',
    `2:25 reviewers.a.env[0] cannot be PR_VERDICT_DIFF, ${never} is set here for every program`,
  ],
  [
    'reviewers: { a: { timeout: 0.5h } }',
    '2:28 reviewers.a.timeout must be a number with its unit, such as 90s, 5m or 1h, not "0.5h"',
  ],
  ['reviewers: { a: { timeout: 0s } }', '2:28 reviewers.a.timeout must be at least 1s'],
  [
    "reviewers: { a: { paths: ['!docs/**'] } }",
    '2:27 reviewers.a.paths[0] a pattern excludes nothing: name what is meant, without `!`',
  ],
  [
    'reviewers: { a: { paths: [src/] } }',
    '2:27 reviewers.a.paths[0] a folder matches no file: write `src/**`',
  ],
  [
    'reviewers: { a: { when: { authors: dependabot } } }',
    '2:36 reviewers.a.when.authors must be a list, not "dependabot"; write it as a list: `[dependabot]`',
  ],
  [
    'reviewers: { a: { when: { forks: no } } }',
    '2:34 reviewers.a.when.forks must be true or false, not "no"; write it as `false`, without quotes',
  ],
  [
    'reviewers: { a: { when: { drafts: never } } }',
    '2:35 reviewers.a.when.drafts must be true or false, not "never"',
  ],
  ['reviewers: { a: { when: { labels: [1] } } }', '2:36 reviewers.a.when.labels[0] must be text, not 1'],
  [
    'reviewers: { a: { when: { lanes: [amber] } } }',
    '2:35 reviewers.a.when.lanes[0] must be one of green, yellow, red, not "amber"',
  ],
  [
    'reviewers: { a: { when: { lanes: [yelow] } } }',
    '2:35 reviewers.a.when.lanes[0] must be one of green, yellow, red, not "yelow"; did you mean `yellow`?',
  ],
  [
    'reviewers: { a: { when: { lanes: [] } } }',
    '2:34 reviewers.a.when.lanes must not be empty, for example `lanes: [yellow, red]`',
  ],
  [
    'reviewers: { a: { input: worktree, format: candidate-findings } }',
    '2:26 reviewers.a.input cannot be worktree with `format: candidate-findings`, whose reviewers get evidence pack and diff alone: leave it out',
  ],
  [
    'reviewers: { a: { cwd: src, format: candidate-findings } }',
    '2:24 reviewers.a.cwd cannot stand with `format: candidate-findings`, whose reviewers get evidence pack and diff alone: leave it out, and say with `paths` when it is asked',
  ],
  [
    'reviewers: { a: { cwd: src, input: files } }',
    '2:24 reviewers.a.cwd cannot stand with `input: files`, which works in a folder of its own: leave it out, and say with `paths` when it is asked',
  ],
  [
    'reviewers: { a: { run: [./a.sh], input: files } }',
    '2:24 reviewers.a.run cannot start ./a.sh with `input: files`, which works in a folder of its own: name a program on PATH or by its whole path, or give the script itself as an argument',
  ],
  [
    'reviewers: { a: { input: file } }',
    '2:26 reviewers.a.input must be one of worktree, files, not "file"; did you mean `files`?',
  ],
  ['reviewers: { a: { kind: model } }', '2:25 reviewers.a.kind must be one of ai, tool, not "model"'],
  [
    'reviewers: { a: { role: chalenger } }',
    '2:25 reviewers.a.role must be one of primary, challenger, not "chalenger"; did you mean `challenger`?',
  ],
  ['reviewers: { a: { required: maybe } }', '2:29 reviewers.a.required must be true or false, not "maybe"'],
  [
    'reviewers: { a: { format: sarf } }',
    `2:27 reviewers.a.format must be one of ${formats}, not "sarf"; did you mean \`sarif\`?`,
  ],
  [
    'reviewers: { a: { format: [sarif] } }',
    '2:27 reviewers.a.format must be text, not a list, for example `format: sarif`',
  ],
  [
    'reviewers: { a: { contract: tolerent } }',
    '2:29 reviewers.a.contract must be one of tolerant, strict, not "tolerent"; did you mean `tolerant`?',
  ],
  [
    'reviewers: { a: { modes: quick } }',
    '2:26 reviewers.a.modes must be a list, not "quick"; write it as a list: `[quick]`',
  ],
  [
    'reviewers: { a: { modes: [] } }',
    '2:26 reviewers.a.modes must not be empty, for example `modes: [full, verify, quick]`',
  ],
  ['reviewers: { a: { retries: 6 } }', '2:28 reviewers.a.retries must be a whole number from 0 to 5, not 6'],
  ['reviewers: { a: { repairs: 4 } }', '2:28 reviewers.a.repairs must be a whole number from 0 to 3, not 4'],
  [
    'reviewers: { a: { repairs: once } }',
    '2:28 reviewers.a.repairs must be a whole number from 0 to 3, not "once"',
  ],
  [
    'reviewers: { a: { exit-codes: 0 } }',
    '2:31 reviewers.a.exit-codes must be a list, not 0; write it as a list: `[0]`',
  ],
  [
    'reviewers: { a: { exit-codes: [256] } }',
    '2:32 reviewers.a.exit-codes[0] must be a whole number from 0 to 255, not 256',
  ],
  [
    'reviewers: { a: { exit-codes: [-1] } }',
    '2:32 reviewers.a.exit-codes[0] must be a whole number from 0 to 255, not -1',
  ],
  [
    'reviewers: { a: { report: change } }',
    '2:27 reviewers.a.report must be one of changed, diff, file, all, not "change"; did you mean `changed`?',
  ],
  [
    'reviewers: { a: { suggestions: on } }',
    '2:32 reviewers.a.suggestions must be true or false, not "on"; write it as `true`, without quotes',
  ],
  [
    'reviewers: { a: { advisory: claim } }',
    '2:29 reviewers.a.advisory must be one of none, claims, all, not "claim"; did you mean `claims`?',
  ],
  [
    'reviewers: { a: { max-runs: 0 } }',
    '2:29 reviewers.a.max-runs must be a whole number from 1 to 1000, not 0',
  ],
  [
    'reviewers: { a: { min-change: 0 } }',
    '2:31 reviewers.a.min-change must be a whole number from 1 to 100000, not 0',
  ],
  [
    'reviewers: { a: { cooldown: 1 } }',
    '2:29 reviewers.a.cooldown must be text, not 1, for example `cooldown: 30m`',
  ],
  [
    'reviewers: { a: { skip-when: never } }',
    '2:30 reviewers.a.skip-when must be one of only-ignored, only-comments, not "never"',
  ],
  [
    'reviewers: { a: { max-findings: 0 } }',
    '2:33 reviewers.a.max-findings must be a whole number from 1 to 10000, not 0',
  ],
  [
    'reviewers: { hygiene: {} }',
    '2:23 reviewers.hygiene is the built-in reviewer: turn it off with `hygiene: false`, or give yours another id',
  ],
  [
    'reviewers: { size: {} }',
    '2:14 reviewers.size as a name must be another than `coverage` and `size`, which a waiver names for what the review lacks',
  ],
  ['verifiers: { a: {} }', '2:17 verifiers.a needs `run`, `check`, or both'],
  [
    'verifiers: { a: { run: npx tsc } }',
    '2:24 verifiers.a.run must be a list, not "npx tsc"; write it as a list: `[npx, tsc]`',
  ],
  [
    'verifiers: { a: { run: [x], format: exitcode } }',
    '2:37 verifiers.a.format must be one of exit-code, sarif, rdjson, rdjsonl, eslint, checkstyle, not "exitcode"; did you mean `exit-code`?',
  ],
  [
    'verifiers: { a: { run: [x], format: envelope } }',
    '2:37 verifiers.a.format must be one of exit-code, sarif, rdjson, rdjsonl, eslint, checkstyle, not "envelope"',
  ],
  ['verifiers: { a: { run: [x], timeout: 7h } }', '2:38 verifiers.a.timeout must be at most 6h'],
  [
    'verifiers: { a: { run: [x], env: [GH_TOKEN] } }',
    `2:35 verifiers.a.env[0] cannot be GH_TOKEN, ${never} holds a token of the job; pass one of the program's own under another name`,
  ],
  [
    'verifiers: { a: { run: [x], when: { drafts: off } } }',
    '2:45 verifiers.a.when.drafts must be true or false, not "off"; write it as `false`, without quotes',
  ],
  [
    "verifiers: { a: { check: '' } }",
    '2:26 verifiers.a.check must not be empty, for example `check: CI / types`',
  ],
  [
    'verifiers: { a: { check: [types] } }',
    '2:26 verifiers.a.check must be text, not a list, for example `check: CI / types`',
  ],
  [
    "verifiers: { 'a b': { run: [x] } }",
    '2:14 verifiers.a b as a name must be at most 64 letters, digits, `.`, `_` and `-`, a letter or digit first',
  ],
];

describe('a mistake in `reviewers` and `verifiers` is reported at its place, with a fix', () => {
  it.each(mistakes)('%s', (line, problem) => {
    expect(onSecondLine(line)).toEqual([problem]);
  });

  it('whatever key it is made in', () => {
    const places = mistakes.map(([, problem]) => problem.split(' ')[1] ?? '').join('\n');
    const keys = [...policyKeys.keys()].filter((name) => /^(?:reviewers|verifiers)\.<id>\./.test(name));
    const own = keys.filter((name) => !name.startsWith('verifiers') || /\.(?:format|check)$/.test(name));
    expect(own.filter((name) => !places.includes(name.replace('<id>', 'a')))).toEqual([]);
  });

  it('and all of several mistakes together, each where it is', () => {
    const lines = [
      'version: 1',
      'reviewers:',
      '  a:',
      '    tiemout: 5m',
      '    retries: many',
      '    when:',
      '      lanes: [amber]',
      'verifiers:',
      '  types:',
      '    run: npx tsc',
    ];
    expect(problemsOf(lines.join('\n')).map((problem) => problem.split(' ').slice(0, 2).join(' '))).toEqual([
      '4:5 reviewers.a',
      '5:14 reviewers.a.retries',
      '7:15 reviewers.a.when.lanes[0]',
      '10:10 verifiers.types.run',
    ]);
  });
});
