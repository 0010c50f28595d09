import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appsIn, knownApps, withoutPresent } from '../../../src/commands/propose-apps.ts';
import { proposeSetup, withReviewers } from '../../../src/commands/propose-setup.ts';
import type { RecentApps } from '../../../src/commands/recent-apps.ts';
import { parsePolicy } from '../../../src/policy/parse-policy.ts';
import { defaultPolicyPath } from '../../../src/policy/policy.ts';

const ids = (apps: readonly { readonly id: string }[]) => apps.map(({ id }) => id);
const at = '2026-03-01T10:00:00Z';
const recent: RecentApps = {
  pulls: [at],
  sightings: [
    { account: { login: 'cursor', id: 206_951_365, type: 'Bot' }, at },
    { account: { login: 'sourcery-ai', id: 1, type: 'Bot' }, at },
    { account: { login: 'coderabbitai', id: 136_622_811, type: 'User' }, at },
    { slug: 'github-actions', at },
  ],
};

describe('apps that are proposed', () => {
  it.each([
    ['.coderabbit.yaml', 'coderabbit'],
    ['.cursor/BUGBOT.md', 'bugbot'],
    ['packages/a/.cursor/BUGBOT.md', 'bugbot'],
    ['.github/copilot-instructions.md', 'copilot'],
    ['greptile.json', 'greptile'],
    ['.sourcery.yaml', 'sourcery'],
  ])('are known by their own file %s', (path, id) => {
    expect(ids(appsIn(['src/a.ts', path], undefined))).toEqual([id]);
  });

  it('are not those whose files other programs read as well', () => {
    expect(
      appsIn(['AGENTS.md', 'CLAUDE.md', '.claude/settings.json', '.cursor/rules/a.mdc'], undefined),
    ).toEqual([]);
  });

  it('are those that wrote on recent pull requests, by their exact accounts', () => {
    expect(ids(appsIn([], recent))).toEqual(['bugbot']);
  });

  it('are not proposed again under another id', () => {
    const policy = parsePolicy(Buffer.from('version: 1\nreviewers: { rabbit: { app: coderabbitai } }\n'));
    const { data } = { data: policy.ok ? policy.policy : undefined };
    expect(ids(withoutPresent(appsIn(['.coderabbit.yaml', 'greptile.json'], undefined), data))).toEqual([
      'greptile',
    ]);
  });
});

it('every app that can be named is written as a policy that does not require it, and says when to', () => {
  const options = {
    reviewers: [],
    apps: knownApps,
    layout: 'called',
    address: 'a/b',
    ref: 'v0',
    advisory: false,
  } as const;
  const files = proposeSetup({ paths: [], pyprojects: new Map() }, options);
  const fresh = files.find(({ path }) => path === defaultPolicyPath)?.content ?? '';
  const added = withReviewers('version: 1\nreviewers:\n  eslint: { run: [eslint] } # ours\n', options);
  for (const text of [fresh, added]) {
    expect(parsePolicy(Buffer.from(text))).toMatchObject({ ok: true });
    expect(text.match(/# [^\n]*`required: false` once/g)).toHaveLength(1);
    const { reviewers } = parse(text);
    for (const { id } of knownApps) expect(reviewers[id].required, id).toBe(false);
  }
  expect(added).toContain('# ours');
});
