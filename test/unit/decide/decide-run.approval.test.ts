import { describe, expect, it } from 'vitest';
import { approvalFacts } from '../../../src/decide/decide-run.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { diffOf, emptyDiff } from '../../support/builders/diff.ts';
import { buildPack } from '../../support/builders/evidence.ts';
import { buildManifest, buildPolicy } from '../../support/builders/run.ts';

type Change = Partial<Parameters<typeof approvalFacts>[0]>;

function whyFor(rule: object, change: Change = {}): readonly string[] | undefined {
  const effective = effectivePolicy(buildPolicy({ 'human-approval': rule }), {});
  const evidence = buildPack({ 'src/app.ts': ['one'] }).pack;
  return approvalFacts({ manifest: buildManifest(), diff: emptyDiff, evidence, effective, ...change })?.why;
}

const signed = {
  message: 'Change\n\nCo-Authored-By: Claude <noreply@anthropic.com>',
  author: { name: 'Ada', email: 'ada@example.com' },
  committer: { name: 'Ada', email: 'ada@example.com' },
};
const commitsOf = (commits: readonly (typeof signed)[]) => ({
  evidence: buildPack(
    { 'src/app.ts': ['one'] },
    { facts: { commits, linkedIssues: [], baseFiles: [], headPaths: [] } },
  ).pack,
});

describe('people are asked to approve', () => {
  it('a lane that policy names, with what made it so, and an unknown one', () => {
    const evidence = buildPack({ 'src/auth/login.ts': ['one'] }).pack;
    expect(whyFor({ lanes: ['red'] }, { evidence })).toEqual([
      expect.stringMatching(/^the risk lane is red \([a-z-]+/),
    ]);
    expect(whyFor({ lanes: ['red'] })).toEqual([]);
    expect(whyFor({ lanes: ['red'] }, { evidence: undefined })).toEqual(['the risk lane is unknown']);
  });

  it('what a tool signed, and what is unknown of the authors', () => {
    const rule = { 'ai-authored': true };
    expect(whyFor(rule, commitsOf([signed]))).toEqual(['AI wrote part of it (Claude Code)']);
    expect(whyFor(rule, commitsOf([{ ...signed, message: 'Change' }]))).toEqual([]);
    const unknown = ['it is unknown whether AI wrote part of it'];
    expect(whyFor(rule, { manifest: buildManifest({ unknown: ['authorship'] }) })).toEqual(unknown);
    expect(whyFor(rule, { evidence: undefined })).toEqual(unknown);
    expect(whyFor({ lanes: ['red'] }, commitsOf([signed]))).toEqual([]);
  });

  it('files that match, under a former name too, and where not all files are known', () => {
    const rule = { paths: ['migrations/**', 'src/**'] };
    expect(whyFor(rule)).toEqual(['files changed for which policy asks (src/**)']);
    const diff = diffOf({ 'migrations/1.sql': 'a\nb\nc\n' }, { 'old/1.sql': 'a\nb\nc\n' });
    expect(whyFor({ paths: ['migrations/**'] }, { diff, evidence: undefined })).toHaveLength(1);
    const missing = [{ path: '/', reason: 'file-list-capped' as const }];
    const manifest = buildManifest({ coverage: { expected: 5000, covered: 3000, missing } });
    expect(whyFor({ paths: ['migrations/**'] }, { manifest })).toEqual(['not all changed files are known']);
  });

  it('on a pull request alone, where policy has the key', () => {
    expect(
      whyFor({ paths: ['**'] }, { manifest: buildManifest({ pullRequest: undefined }) }),
    ).toBeUndefined();
    const effective = effectivePolicy(buildPolicy(), {});
    expect(whyFor({ paths: ['**'] }, { effective })).toBeUndefined();
  });
});
