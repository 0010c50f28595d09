import { describe, expect, it } from 'vitest';
import type { AppComment, CommentPlace } from '../../../src/apps/activity.ts';
import type { AppFinding } from '../../../src/apps/app-findings.ts';
import type { AppReading } from '../../../src/apps/completion.ts';
import type { KeptFindings, RememberedFinding } from '../../../src/model/known-finding.ts';
import { appDocument, knownPosts } from '../../../src/review/app-answers.ts';

const finding: AppFinding = {
  path: 'src/app.ts',
  line: 3,
  endLine: 5,
  title: 'Leak',
  text: 'It leaks.',
  severity: 'high',
  confidence: 'high',
  url: 'https://github.com/octo/demo/pull/1#discussion_r7',
  ofThisHead: true,
  editedByOthers: false,
};
const place: CommentPlace = {
  path: 'src/app.ts',
  line: 5,
  startLine: 3,
  originalCommit: null,
  review: 1,
  reply: false,
  resolved: false,
  resolvedBy: null,
  outdated: false,
};

const remembered: RememberedFinding = {
  kind: 'finding',
  head: 'a'.repeat(40),
  id: 'general-00000000-3',
  fingerprint: '0'.repeat(16),
  severity: 'critical',
  confidence: 'medium',
  preExisting: false,
  reviewers: ['rabbit'],
  contestedBy: [],
  title: '',
  alsoAt: [],
  named: [],
  postKey: 'c7',
};
const kept: KeptFindings = { head: 'a'.repeat(40), findings: [remembered], forgotten: [], newestReview: 0 };

interface Said {
  readonly finding?: Partial<AppFinding>;
  readonly place?: Partial<CommentPlace>;
  readonly how?: AppReading['completion']['how'];
  readonly isKnown?: boolean;
  readonly isCheck?: boolean;
}

function documentOf({ how = 'reviewed', isKnown = false, isCheck = false, ...said }: Said = {}) {
  const completion = how === 'reviewed' ? { how } : { how, reason: 'not yet' };
  const { editedByOthers } = finding;
  const at = { body: '', url: finding.url, editedAt: '', editedByOthers };
  const inline: AppComment = { id: 7, account: null, ...at, place: { ...place, ...said.place } };
  const reading: AppReading = { completion, findings: [{ ...finding, inline, ...said.finding }] };
  const known = knownPosts(isKnown ? kept : undefined, 'rabbit');
  return appDocument('rabbit', { reading, known, isCheck }).findings;
}

describe('the document of an app', () => {
  it('has a finding with the text that it was read from', () => {
    const post = { key: 'c7', url: finding.url, isShown: true };
    const { path, line, endLine, title, text, severity, confidence } = finding;
    const place = { path, line, endLine };
    expect(documentOf()).toEqual([
      { ...place, title, text, category: 'general', severity, confidence, post },
    ]);
  });

  it.each<[string, Said]>([
    ['edited by someone else', { finding: { editedByOthers: true } }],
    ['in a thread that is resolved', { place: { resolved: true } }],
  ])('does not count on a text to be seen that is %s', (_, said) => {
    expect(documentOf(said)).toMatchObject([{ post: { isShown: false } }]);
  });

  it('keeps the severity that the check knows of a text that someone else edited', () => {
    const said = { finding: { editedByOthers: true } };
    expect(documentOf(said)).toMatchObject([{ severity: 'high', confidence: 'high' }]);
    expect(documentOf({ ...said, isKnown: true })).toMatchObject([
      { severity: 'critical', confidence: 'medium' },
    ]);
  });

  it('tells the findings of a longer text apart, and annotations by their titles', () => {
    const inBody = { finding: { inline: undefined } };
    const other = { finding: { ...inBody.finding, title: 'Another' } };
    const keys = [inBody, other].flatMap((said) => documentOf(said).map(({ post }) => post?.key));
    expect(new Set(keys).size).toBe(2);
    const [annotation] = documentOf({ ...inBody, isCheck: true });
    expect([annotation?.category, annotation?.post]).toEqual(['Leak', undefined]);
  });
});

describe('what an app said of an earlier head', () => {
  const earlier = { ofThisHead: false };

  it.each<[string, Said, number]>([
    ['is open where no check remembers it', {}, 1],
    ['is open while its lines are the same', { how: 'reviewed', place: { outdated: false } }, 1],
    ['is open until the app has reviewed this head', { how: 'working', place: { outdated: true } }, 1],
    [
      'is over once it has, without it, and its lines changed',
      { how: 'reviewed', place: { outdated: true } },
      0,
    ],
    ['is left to the check that remembers it', { isKnown: true }, 0],
  ])('%s', (_, said, count) => {
    expect(documentOf({ ...said, finding: earlier })).toHaveLength(count);
  });
});
