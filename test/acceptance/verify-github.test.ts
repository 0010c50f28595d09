import { expect, it, onTestFinished, vi } from 'vitest';
import { verifyGitHub } from '../../scripts/verify-github/verify.ts';
import { publishing } from '../support/github/demo.ts';
import { startGitHub } from '../support/github/stand-in.ts';
import { projectRoot, runBlock, shellBlocks } from '../support/page-blocks.ts';
import { temporaryFolder } from '../support/runner.ts';
import { addAuthorRequests } from '../support/sandbox-server.ts';

/** A sandbox repository, and the tokens with which everything is tried: an app's, an author's, one that may only read. */
async function startSandbox() {
  // GitHub's times have whole seconds and a run here takes less: what follows another has to be later.
  let time = Date.now();
  const now = () => {
    time += 1000;
    return new Date(time);
  };
  const github = await startGitHub({ now });
  onTestFinished(() => github.close());
  const files = { 'README.md': 'A sandbox.\n' };
  const repository = github.createRepository({ owner: 'octo', name: 'sandbox', files });
  repository.collaborators.set('alice', 'admin');
  addAuthorRequests(github, repository, 'alice');
  const readOnly = { contents: 'read', 'pull-requests': 'read', issues: 'read', checks: 'read' } as const;
  const tokens = {
    token: github.issueToken({ repository, permissions: publishing }),
    authorToken: github.issueToken({ login: 'alice', kind: 'user' }),
    readToken: github.issueToken({ repository, permissions: readOnly }),
  };
  return { github, repository, tokens };
}

it('the command of the page confirms every assumption about the stand-in, and removes its data', async () => {
  const { github, repository, tokens } = await startSandbox();
  const [command = ''] = shellBlocks('docs/verify-github.md');
  const block = command
    .replace('PR_VERDICT_TOKEN=…', `PR_VERDICT_TOKEN=${tokens.token}`)
    .replace('OWNER/SANDBOX', 'octo/sandbox');
  const env = {
    HOME: temporaryFolder('home'),
    PR_VERDICT_AUTHOR_TOKEN: tokens.authorToken,
    PR_VERDICT_READ_TOKEN: tokens.readToken,
    PR_VERDICT_WRITE_SPACING_MS: '0',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
  };
  const { stdout, status } = await runBlock(block, { dir: projectRoot }, env);

  const rows = stdout.split('\n').filter((line) => /^\| (?:differs|not tried) /.test(line));
  expect(rows).toEqual([
    expect.stringMatching(/^\| not tried .*request changes/),
    expect.stringMatching(/^\| not tried .*merge queue/),
  ]);
  expect(status).toBe(0);
  expect(repository.pulls.map(({ state }) => state)).toEqual(['closed']);
  expect(repository.bare.branches().filter((name) => name.startsWith('pr-verdict-verify/'))).toEqual([]);
});

it('notices a GitHub that words a refusal differently and one that drops hidden text', async () => {
  const { github, tokens } = await startSandbox();
  const { apiUrl, graphqlUrl, serverUrl } = github;
  const send = fetch;
  vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
    const response = await send(url, init);
    if (response.status === 204) return response;
    const text = (await response.text())
      .replaceAll(/line (?:could not|must be part)/gi, 'row is not')
      .replaceAll(/<!--.*?-->/g, '');
    return new Response(text, response);
  });
  vi.stubEnv('PR_VERDICT_WRITE_SPACING_MS', '0');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const { token, ...others } = tokens;
  const findings = await verifyGitHub({
    access: { apiUrl, graphqlUrl, serverUrl, repository: 'octo/sandbox', token },
    ...{ ...others, id: 'test', pauseMs: 0, log: () => {} },
  });

  const differing = findings.flatMap(({ claim, state }) => (state === 'differs' ? [claim] : []));
  expect(differing).toContain('A line outside the diff refuses the whole review');
  expect(differing).toContain('Comments and reviews are kept as they were sent, marks included');
});
