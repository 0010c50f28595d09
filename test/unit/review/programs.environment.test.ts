import { describe, expect, it } from 'vitest';
import { tokenVariables } from '../../../src/policy/reviewer-policy.ts';
import { childEnvironment, secretsAmong } from '../../../src/review/programs.ts';

/** The names that a program gets, or those that it would miss. */
function given(
  variables: Readonly<Record<string, string>>,
  allowed: readonly string[],
  others: { readonly withheld?: readonly string[]; readonly windows?: boolean } = {},
) {
  const request = { variable: (name: string) => variables[name], allowed, withheld: [], windows: false };
  const result = childEnvironment({ ...request, ...others });
  return 'missing' in result ? result : { names: [...result.environment.keys()] };
}

it('gives a program the base of its system and the allowed variables, and nothing else', () => {
  const own = { PATH: '/bin', HOME: '/h', LANG: 'C', TMPDIR: '/t', TEMP: '/t', KEY: 'k' };
  const variables = { ...own, OTHER: 'o', USER: 'u', SHELL: '/bin/sh', GITHUB_REPOSITORY: 'o/r' };
  expect(given(variables, ['KEY'])).toEqual({ names: ['PATH', 'HOME', 'LANG', 'TMPDIR', 'KEY'] });
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'KEY'];
  expect(given(variables, ['KEY'], { windows: true })).toEqual({ names });
});

it.each([{ KEY: '' }, { KEY: ' \n' }, {}])('reports an allowed name without a value: %j', (variables) => {
  expect(given(variables, ['KEY'])).toEqual({ missing: ['KEY'] });
});

const refused = `
GITHUB_TOKEN GH_TOKEN gh_token ACTIONS_RUNTIME_TOKEN ACTIONS_RUNTIME_URL ACTIONS_CACHE_URL
ACTIONS_ID_TOKEN_REQUEST_TOKEN ACTIONS_ID_TOKEN_REQUEST_URL ACTIONS_RESULTS_URL
GITHUB_OUTPUT GITHUB_ENV GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY
LD_PRELOAD LD_LIBRARY_PATH DYLD_INSERT_LIBRARIES NODE_OPTIONS BASH_ENV PYTHONSTARTUP PYTHONPATH
PERL5OPT RUBYOPT JAVA_TOOL_OPTIONS DOTNET_STARTUP_HOOKS CORECLR_PROFILER_PATH PHPRC OPENSSL_CONF
GIT_SSH_COMMAND npm_config_node_options INPUT_GITHUB-TOKEN STATE_gate PR_VERDICT_SINCE
`.split(/\s+/);
const passedOn =
  'GITHUB_REPOSITORY COPILOT_GITHUB_TOKEN HTTPS_PROXY NODE_EXTRA_CA_CERTS ENVIRONMENT GOFLAGS'.split(' ');

describe('refuses, even when listed,', () => {
  it.each(refused.filter((name) => name !== ''))('%s', (name) => {
    expect(given({ [name]: 'a value' }, [name])).toEqual({ missing: [name] });
  });

  const token = 'ghs_0123456789abcdefghij';
  const base64 = (text: string) => Buffer.from(text).toString('base64');

  it.each([
    ['under another name', token],
    ['as part of a value', `Bearer ${token}`],
    ['as base64', base64(token)],
    ['as base64 in a header', `basic ${base64(`x-access-token:${token}`)}`],
    ['as base64 behind any name', base64(`o:${token}`)],
    ['as base64 for addresses', Buffer.from(`me:${token}?>`).toString('base64url')],
    ['as hexadecimal digits', Buffer.from(token).toString('hex')],
  ])("the job's token %s", (_, value) => {
    const variables = { A: value, B: base64('another') };
    const withheld = ['', token];
    expect(given(variables, ['A', 'B'], { withheld })).toEqual({ missing: ['A'] });
    expect(given(variables, ['B'], { withheld })).toEqual({ names: ['B'] });
  });

  it.each(tokenVariables)('the value of %s, under another name', (name) => {
    const variables = { [name]: 'a-token', A: 'a-token', B: 'basic a-token', C: 'mine' };
    expect(given(variables, ['A', 'B', 'C'])).toEqual({ missing: ['A', 'B'] });
  });
});

it.each(passedOn)('passes on %s', (name) =>
  expect(given({ [name]: 'v' }, [name])).toEqual({ names: [name] }),
);

it('redacts values that could be secrets, and no words and short values', () => {
  const words = ['production', 'true', 'v1.2'];
  const secrets = ['k3y-of-a-model', 'correcthorsebatterystaple', 'two words'];
  expect(secretsAmong([...words, ` ${secrets[0]}\n`, ...secrets.slice(1)])).toEqual(secrets);
});
