import { describe, expect, it } from 'vitest';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { locationUrl, renderContext } from '../../src/write/render-context.ts';

import { diffOf, numbered } from '../support/builders/diff.ts';
import { buildLocation } from '../support/builders/finding.ts';
import { buildManifest, buildReviewDocument, buildSettings } from '../support/builders/run.ts';

const manifest = buildManifest({
  repository: { owner: 'octo', name: 'shop', serverUrl: 'https://github.com' },
});
const diff = diffOf(
  { 'gone.txt': 'a\n', 'was.txt': numbered(20), 'edited.txt': 'one\ntwo\n' },
  { 'is.txt': numbered(20, { 5: 'five' }), 'edited.txt': 'two\n' },
);
const context = renderContext(
  {
    manifest,
    document: buildReviewDocument(),
    effective: effectivePolicy(undefined, {}),
    heard: { refusals: [] },
    diff,
  },
  { settings: buildSettings(), redact: (text) => text },
);

const head = `https://github.com/octo/shop/blob/${manifest.commits.head}`;
const before = `https://github.com/octo/shop/blob/${manifest.commits.mergeBase}`;

describe('a permalink', () => {
  it.each([
    ['a line of the head', { path: 'edited.txt', startLine: 1 }, `${head}/edited.txt?plain=1#L1`],
    ['a deleted file as a whole', { path: 'gone.txt' }, `${before}/gone.txt`],
    ['a line of a deleted file', { path: 'gone.txt', startLine: 1 }, `${before}/gone.txt?plain=1#L1`],
    [
      'a deleted line',
      { path: 'edited.txt', side: 'LEFT', startLine: 1 } as const,
      `${before}/edited.txt?plain=1#L1`,
    ],
    [
      'a deleted line of a renamed file',
      { path: 'is.txt', side: 'LEFT', startLine: 5 } as const,
      `${before}/was.txt?plain=1#L5`,
    ],
    ['several lines', { path: 'edited.txt', startLine: 1, endLine: 2 }, `${head}/edited.txt?plain=1#L1-L2`],
    ['an odd path', { path: 'a b/ü#.ts' }, `${head}/a%20b/%C3%BC%23.ts`],
    ['a path that is no text', { path: 'a\uD800' }, `${head}/a%EF%BF%BD`],
    ['a file outside the diff', { path: 'other.txt' }, `${head}/other.txt`],
  ])('of %s leads to a commit that has it', (_, { path, ...place }, url) => {
    const { startLine: _1, endLine: _2, ...whole } = buildLocation({ path });
    expect(locationUrl({ ...whole, ...place }, context)).toBe(url);
  });
});
