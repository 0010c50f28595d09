import { expect, it, onTestFinished } from 'vitest';
import type { Finding } from '../../scripts/verify-github/assumptions.ts';
import { verifyGitHub } from '../../scripts/verify-github/verify.ts';
import { publishing } from '../support/github/demo.ts';
import { startGitHub } from '../support/github/stand-in.ts';
import { serveSandbox } from '../support/sandbox-server.ts';

type Distort = NonNullable<Parameters<typeof serveSandbox>[2]['distort']>;

/** Everything is tried: with an app's token, one of an author, and one that may only read. */
async function verifySandbox(distort?: Distort) {
  // GitHub's times have whole seconds and a run here takes less: what follows another has to be later.
  let time = Date.now();
  const now = () => {
    time += 1000;
    return new Date(time);
  };
  const github = await startGitHub({ now });
  const repository = github.createRepository({
    owner: 'octo',
    name: 'sandbox',
    files: { 'README.md': 'A sandbox.\n' },
  });
  repository.collaborators.set('alice', 'admin');
  const server = await serveSandbox(github, repository, { author: 'alice', ...(distort && { distort }) });
  onTestFinished(async () => {
    await server.close();
    await github.close();
  });
  process.env['PR_VERDICT_WRITE_SPACING_MS'] = '0';
  onTestFinished(() => {
    delete process.env['PR_VERDICT_WRITE_SPACING_MS'];
  });
  const findings = await verifyGitHub({
    access: {
      apiUrl: `${server.url}/api/v3`,
      graphqlUrl: `${server.url}/api/graphql`,
      serverUrl: server.url,
      repository: 'octo/sandbox',
      token: github.issueToken({ repository, permissions: publishing }),
    },
    authorToken: github.issueToken({ login: 'alice', kind: 'user' }),
    readToken: github.issueToken({
      repository,
      permissions: { contents: 'read', 'pull-requests': 'read', issues: 'read', checks: 'read' },
    }),
    id: 'test',
    pauseMs: 0,
    log: () => {},
  });
  return { findings, repository };
}

const claimsOf = (findings: readonly Finding[], state: Finding['state']) =>
  findings.flatMap((each) => (each.state === state ? [`${each.claim}: ${each.text}`] : []));

it('finds that every assumption holds of the stand-in, and removes what it made', async () => {
  const { findings, repository } = await verifySandbox();

  expect(claimsOf(findings, 'differs')).toEqual([]);
  expect(claimsOf(findings, 'not tried')).toEqual([
    expect.stringContaining('request changes'),
    expect.stringContaining('merge queue'),
  ]);
  expect(repository.pulls.map(({ state }) => state)).toEqual(['closed']);
  expect(repository.bare.branches().filter((name) => name.startsWith('pr-verdict-verify/'))).toEqual([]);
});

it('notices a GitHub that words a refusal otherwise and one that drops hidden text', async () => {
  const isComments = /\/pulls\/\d+\/comments/;
  const { findings } = await verifySandbox(({ method, path }, text) => {
    if (method === 'POST') return text.replaceAll(/line (?:could not|must be part)/gi, 'row is not');
    return isComments.test(path) ? text.replaceAll(/<!--.*?-->/g, '') : text;
  });

  const differing = findings.flatMap(({ claim, state }) => (state === 'differs' ? [claim] : []));
  expect(differing).toContain('A line outside the diff refuses the whole review');
  expect(differing).toContain('Comments and reviews are kept as they were sent, marks included');
});
