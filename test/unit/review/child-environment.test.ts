import { describe, expect, test } from 'vitest';
import { tokenVariables } from '../../../src/policy/reviewer-policy.ts';
import { childEnvironment, secretsAmong } from '../../../src/review/child-environment.ts';

function given(
  variables: Readonly<Record<string, string>>,
  allowed: readonly string[],
  others: { readonly withheld?: readonly string[]; readonly windows?: boolean } = {},
) {
  return childEnvironment({
    variable: (name) => variables[name],
    allowed,
    withheld: others.withheld ?? [],
    windows: others.windows ?? false,
  });
}

const names = ({ environment }: ReturnType<typeof given>) => [...environment.keys()];

test('a program gets the base and the allowed variables, and nothing else', () => {
  const own = { PATH: '/bin', HOME: '/h', LANG: 'C', TMPDIR: '/t', TEMP: '/t', KEY: 'k' };
  const variables = { ...own, OTHER: 'o', USER: 'u', SHELL: '/bin/sh', GITHUB_REPOSITORY: 'o/r' };
  expect([...given(variables, ['KEY']).environment]).toEqual([
    ['PATH', '/bin'],
    ['HOME', '/h'],
    ['LANG', 'C'],
    ['TMPDIR', '/t'],
    ['KEY', 'k'],
  ]);
});

test('Windows also gets the variables that it needs to start', () => {
  const variables = { PATH: 'p', SYSTEMROOT: 'C:\\Windows', TEMP: 't' };
  expect(names(given(variables, [], { windows: true }))).toEqual(['PATH', 'SYSTEMROOT', 'TEMP']);
  expect(names(given(variables, []))).toEqual(['PATH']);
});

test.each([
  ['empty', ''],
  ['blank', ' \n'],
  ['absent', undefined],
])('an allowed name whose value is %s is missing', (_, value) => {
  const result = given(value === undefined ? {} : { KEY: value }, ['KEY']);
  expect(result).toMatchObject({ missing: ['KEY'], refused: [] });
  expect(names(result)).toEqual([]);
});

describe('refused even when listed', () => {
  test.each([
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'gh_token',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_RUNTIME_URL',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_URL',
    'ACTIONS_CACHE_URL',
    'ACTIONS_RESULTS_URL',
    'GITHUB_OUTPUT',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'LD_PRELOAD',
    'LD_LIBRARY_PATH',
    'DYLD_INSERT_LIBRARIES',
    'NODE_OPTIONS',
    'BASH_ENV',
    'PYTHONSTARTUP',
    'PYTHONPATH',
    'PERL5OPT',
    'RUBYOPT',
    'JAVA_TOOL_OPTIONS',
    'DOTNET_STARTUP_HOOKS',
    'CORECLR_PROFILER_PATH',
    'PHPRC',
    'OPENSSL_CONF',
    'GIT_SSH_COMMAND',
    'npm_config_node_options',
    'INPUT_GITHUB-TOKEN',
    'STATE_gate',
    'PR_VERDICT_SINCE',
  ])('%s', (name) => {
    const result = given({ [name]: 'a value' }, [name]);
    expect(result).toMatchObject({ refused: [name], missing: [] });
    expect(names(result)).toEqual([]);
  });

  test("the job's token under another name, also as part of a value", () => {
    const result = given({ A: 'ghs_x', B: 'Bearer ghs_x', C: 'mine' }, ['A', 'B', 'C'], {
      withheld: ['', 'ghs_x'],
    });
    expect(result.refused).toEqual(['A', 'B']);
    expect(names(result)).toEqual(['C']);
  });

  const token = 'ghs_0123456789abcdefghij';
  test.each([
    ['base64', Buffer.from(token).toString('base64')],
    [
      'base64 behind the name that a header has',
      `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
    ],
    ['base64 behind any name', Buffer.from(`o:${token}`).toString('base64')],
    ['base64 for addresses', Buffer.from(`me:${token}?>`).toString('base64url')],
    ['hexadecimal digits', Buffer.from(token).toString('hex')],
  ])("the job's token as %s", (_, value) => {
    const result = given({ A: value, B: Buffer.from('another').toString('base64') }, ['A', 'B'], {
      withheld: [token],
    });
    expect(result.refused).toEqual(['A']);
    expect(names(result)).toEqual(['B']);
  });

  test.each(tokenVariables)('the value of %s, under another name', (name) => {
    const result = given({ [name]: 'a-token', A: 'a-token', B: 'basic a-token', C: 'mine' }, ['A', 'B', 'C']);
    expect(result.refused).toEqual(['A', 'B']);
    expect(names(result)).toEqual(['C']);
  });

  test.each([
    'GITHUB_REPOSITORY',
    'COPILOT_GITHUB_TOKEN',
    'HTTPS_PROXY',
    'NODE_EXTRA_CA_CERTS',
    'ENVIRONMENT',
    'GOFLAGS',
  ])('but not %s', (name) => expect(names(given({ [name]: 'v' }, [name]))).toEqual([name]));
});

test('values that could be secrets are to be redacted, words and short values are not', () => {
  const values = [
    'production',
    'true',
    'v1.2',
    ' k3y-of-a-model\n',
    'correcthorsebatterystaple',
    'two words',
  ];
  expect(secretsAmong(values)).toEqual(['k3y-of-a-model', 'correcthorsebatterystaple', 'two words']);
});
