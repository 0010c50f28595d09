import { describe, expect, it } from 'vitest';
import { readWrittenPath, splitPlace } from '../../../src/formats/places.ts';
import { readConfidence, readLines, readSeverity } from '../../../src/formats/read-values.ts';
import { confidenceWords, severityWords } from '../../../src/formats/vocabulary.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';

describe('severities', () => {
  it.each([
    ['MAJOR', 'high'],
    ['🔴 Critical', 'critical'],
    ['[P1]', 'high'],
    ['High severity', 'high'],
    ['nit:', 'low'],
  ])('reads %s as %s', (word, severity) => expect(readSeverity(word)).toBe(severity));

  it.each(['purple', 'high or critical', '', '9.8', 1, null])('does not guess the meaning of %j', (word) =>
    expect(readSeverity(word)).toBeUndefined(),
  );

  it.each([severityWords, confidenceWords])('lists no synonym twice', (words) => {
    const all = Object.values(words).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('confidence', () => {
  it.each([
    [0.9, 'high'],
    ['90%', 'high'],
    [65, 'medium'],
    ['9/10', 'high'],
    ['0.55', 'low'],
    [0.2, 'speculative'],
  ])('reads %j as %s', (value, band) => {
    expect(readConfidence(value)?.band).toBe(band);
  });

  it.each([
    ['Very High', 'high'],
    ['likely', 'medium'],
    ['Low confidence', 'low'],
  ])('reads %s as %s', (value, band) => expect(readConfidence(value)?.band).toBe(band));

  it.each([7, 120, '140%', 'purple', Number.NaN, true])('does not guess the meaning of %j', (value) =>
    expect(readConfidence(value)).toBeUndefined(),
  );
});

const lineRanges: readonly (readonly [Parameters<typeof readLines>[0], number, number])[] = [
  [5, 5, 5],
  ['L5', 5, 5],
  ['line 5', 5, 5],
  ['5-7', 5, 7],
  ['5 – 7', 5, 7],
  ['lines 5 to 7', 5, 7],
  ['7-5', 5, 7],
  [[5, 7], 5, 7],
  [[5, 6, 7], 5, 7],
  [{ start: 5, end: '7' }, 5, 7],
  [{ start: { line: 5 }, end: { line: 7 } }, 5, 7],
];

describe('lines', () => {
  it.each(lineRanges)('reads %j', (value, start, end) => expect(readLines(value)).toEqual({ start, end }));

  it.each([0, -1, 5.5, '5a', 'near the top', '5, 9', [5, 9, 11], [], {}, null, '99999999999'])(
    'does not guess the meaning of %j',
    (value) => expect(readLines(value)).toBeUndefined(),
  );
});

describe('paths', () => {
  const changed = changedLines({ 'src/app.ts': [1] });
  const context = { changed, paths: { root: '/srv/shop' } };

  it.each(['b/src/app.ts', '/src/app.ts', 'src\\app.ts', '`src/app.ts`', '/github/workspace/src/app.ts'])(
    'reads %s',
    (path) => expect(readWrittenPath(path, context)).toEqual({ ok: true, path: 'src/app.ts' }),
  );

  it.each([
    ['src/app.ts:4', 4, 4],
    ['src/app.ts:4-6', 4, 6],
    ['src/app.ts:4:12', 4, 4],
    ['src/app.ts#L4-L6', 4, 6],
  ])('takes the lines from %s', (path, start, end) =>
    expect(splitPlace(path)).toEqual({ text: 'src/app.ts', lines: { start, end } }),
  );

  it('keeps a path that may be in another folder', () => {
    expect(readWrittenPath('a/src/other.ts', context)).toEqual({ ok: true, path: 'a/src/other.ts' });
    expect(readWrittenPath('app.ts', context)).toEqual({ ok: true, path: 'app.ts' });
    expect(readWrittenPath('/elsewhere/other.ts', context)).toMatchObject({ ok: false });
    expect(readWrittenPath(`${'/a'.repeat(3000)}/src/app.ts`, context)).toMatchObject({ ok: false });
  });
});
