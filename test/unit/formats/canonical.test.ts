import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import type { Format } from '../../../src/formats/registry.ts';
import * as make from '../../support/contract-documents.ts';

/** What one finding becomes, without the original that it keeps. */
function canonical(value: unknown, format?: Format) {
  const outcome = parseDocument({
    strictness: 'strict',
    bytes: new TextEncoder().encode(JSON.stringify(value)),
    format,
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const [finding] = outcome.document.findings;
  if (finding === undefined) throw new Error('nothing was read');
  const { native: _, ...rest } = finding;
  return rest;
}

function refused(value: unknown) {
  const outcome = parseDocument({
    strictness: 'strict',
    bytes: new TextEncoder().encode(JSON.stringify(value)),
  });
  return outcome.document?.refused.map(({ title, claimedSeverity }) => ({ title, claimedSeverity }));
}

describe('a finding of C1', () => {
  it('is taken over whole', () => {
    expect(canonical([make.inlineFinding({ line: '40-42', pre_existing: true })])).toEqual({
      scope: 'inline',
      locations: [{ path: 'src/app.ts', startLine: 40, endLine: 42, side: 'RIGHT' }],
      title: 'The query is built from user input',
      titleDerived: true,
      issue: 'The query is built from user input. Anyone can read every row.',
      implications: 'The whole database can be read.',
      category: 'security',
      severity: 'critical',
      confidence: { band: 'high' },
      fix: { text: 'Bind the value instead.', confidence: 'medium' },
      references: make.inlineFinding()['references'],
      requiresHuman: false,
      preExisting: true,
      status: 'open',
      pointer: '/0',
    });
  });

  it('has neither implications nor a fix where they are empty', () => {
    const finding = canonical([make.fileFinding({ implications: '', fix: '' })]);
    expect(finding).toMatchObject({ implications: undefined, fix: undefined, preExisting: false });
  });

  it('is named by its category where its issue is empty', () => {
    expect(canonical([make.fileFinding({ issue: '---' })]).title).toBe('security');
    expect(canonical([make.fileFinding({ issue: '# `a` is *wrong*' })]).title).toBe('a is *wrong*');
  });
});

describe('a finding of C3', () => {
  it('is taken over whole', () => {
    expect(canonical([make.candidate()])).toEqual({
      nativeId: 'F1',
      scope: 'inline',
      locations: [{ path: 'src/app.ts', startLine: 40, endLine: 42, side: 'RIGHT' }],
      title: 'Cache is never invalidated',
      titleDerived: false,
      issue: 'Readers see stale rows.',
      category: 'general',
      severity: 'high',
      confidence: { band: 'medium' },
      references: [],
      evidence: { type: 'hunk_level_code', detail: 'cache.set(key, rows)' },
      action: 'fix',
      requiresHuman: false,
      preExisting: false,
      status: 'open',
      pointer: '/0',
    });
  });

  it.each([
    [{ line_start: null, line_end: null }, 'file', { path: 'src/app.ts', side: 'RIGHT' }],
    [{ line_end: null }, 'inline', { path: 'src/app.ts', startLine: 40, side: 'RIGHT' }],
    [{ line_end: 40 }, 'inline', { path: 'src/app.ts', startLine: 40, side: 'RIGHT' }],
  ])('is at its lines: %j', (lines, scope, location) => {
    expect(canonical([make.candidate(lines)])).toMatchObject({ scope, locations: [location] });
    expect(canonical([make.candidate(lines)]).locations[0]).toEqual(location);
  });

  it('uses its title where it has no reason', () => {
    expect(canonical([make.candidate({ why_it_matters: ' ' })]).issue).toBe('Cache is never invalidated');
  });

  it.each([
    [{ suppressed: true, suppression_reason: 'known' }, { reason: 'known' }],
    [{ suppressed: true }, { reason: 'no reason given' }],
    [{}, undefined],
  ])('keeps the claims of synthesis: %j', (fields, suppressed) => {
    expect(canonical([make.synthesized(fields)])).toMatchObject({
      confidence: { band: 'high' },
      claimed: { corroboratedBy: ['challenger'], contestedBy: [] },
    });
    expect(canonical([make.synthesized(fields)]).claimed?.suppressed).toEqual(suppressed);
  });

  it('keeps its title and severity where it is refused', () => {
    const broken = [
      make.candidate({ source: 'human' }),
      make.candidate({ source: '', title: 3, severity: '', why_it_matters: '' }),
    ];
    expect(refused(broken)).toEqual([
      { title: 'Cache is never invalidated', claimedSeverity: 'high' },
      { title: undefined, claimedSeverity: undefined },
    ]);
  });
});

describe('a step of C4', () => {
  const stepOf = (fields: object) =>
    canonical(
      make.planEnvelope({ plan: { touch_budget: {}, steps: [make.step({ files: undefined, ...fields })] } }),
    );

  it.each([
    [{}, 'system', []],
    [{ files: [] }, 'system', []],
    [{ files: ['src/app.ts'] }, 'file', ['src/app.ts']],
    [{ files: ['src/app.ts', './src/app.ts'] }, 'file', ['src/app.ts']],
    [{ files: ['src/app.ts', 'src/b.ts'] }, 'multi-file', ['src/app.ts', 'src/b.ts']],
  ])('is in the files that it names: %j', (fields, scope, paths) => {
    const { locations, scopeText, ...finding } = stepOf(fields);
    expect(finding.scope).toBe(scope);
    expect(locations).toEqual(paths.map((path) => ({ path, side: 'RIGHT' })));
    expect(scopeText).toBe(scope === 'system' ? 'Extract the hook' : undefined);
  });

  it.each([
    [{ why_now: 'It is touched.', reason: 'Other.' }, 'It is touched.'],
    [{ why_now: ' ', reason: 'It is long.' }, 'It is long.'],
    [{ why_now: 7, reason: undefined, description: 'Two things.' }, 'Two things.'],
    [{ why_now: undefined }, 'Extract the hook'],
  ])('takes its reason from any of its texts: %j', (fields, issue) => {
    expect(stepOf(fields)).toMatchObject({ issue, title: 'Extract the hook', category: 'refactoring' });
  });

  it.each([
    ['requires_approval', true],
    ['none', false],
    [undefined, false],
  ])('waits for a human where it changes behaviour: %j', (change, waits) => {
    expect(stepOf({ behavior_change: change }).requiresHuman).toBe(waits);
  });
});

describe('a finding of C5', () => {
  const findingOf = (fields: object) =>
    canonical(make.verdictFile({ findings: [make.verdictFinding({ ...fields })] }));

  it('is taken over whole', () => {
    expect(findingOf({})).toEqual({
      nativeId: `security-${make.appHash}-42-48`,
      scope: 'inline',
      locations: [{ path: 'src/app.ts', startLine: 42, endLine: 48, side: 'RIGHT' }],
      title: 'Token is logged',
      titleDerived: false,
      issue: 'Token is logged',
      category: 'security',
      severity: 'high',
      confidence: { band: 'high', value: 0.8 },
      fix: { text: 'Remove the log line.', confidence: 'medium' },
      references: [],
      requiresHuman: false,
      preExisting: false,
      status: 'open',
      pointer: '/findings/0',
    });
  });

  it.each([
    [{ lineRange: undefined }, 'file', { path: 'src/app.ts', side: 'RIGHT' }],
    [{ lineRange: '42' }, 'inline', { path: 'src/app.ts', startLine: 42, side: 'RIGHT' }],
    [{ lineRange: '42-42' }, 'inline', { path: 'src/app.ts', startLine: 42, side: 'RIGHT' }],
  ])('is at its range: %j', (fields, scope, location) => {
    const finding = findingOf(fields);
    expect(finding.scope).toBe(scope);
    expect(finding.locations).toEqual([location]);
  });

  it.each([
    [0.75, 'high'],
    [0.749, 'medium'],
    [0.6, 'medium'],
    [0.599, 'low'],
    [0.5, 'low'],
    [0.499, 'speculative'],
  ])('has at %d the confidence %s', (value, band) => {
    expect(findingOf({ confidence: value }).confidence).toEqual({ band, value });
  });

  it('has no fix where nothing is recommended', () => {
    expect(findingOf({ recommendation: ' ' })?.fix).toBeUndefined();
  });
});

describe('a comment of C2', () => {
  it('is taken over whole', () => {
    expect(canonical(make.reviewData())).toEqual({
      scope: 'inline',
      locations: [{ path: 'src/app.ts', startLine: 42, side: 'RIGHT' }],
      title: 'Null dereference on missing user',
      titleDerived: false,
      issue: 'The user may be absent here.',
      category: 'critical',
      severity: 'critical',
      confidence: { band: 'high', value: 95 },
      fix: { text: 'Check for null first.', confidence: 'medium' },
      references: [],
      evidence: { type: 'hunk_level_code', detail: 'user.name' },
      requiresHuman: false,
      preExisting: false,
      status: 'open',
      pointer: '/line_comments/0',
    });
  });

  it('has neither fix nor evidence where they are blank', () => {
    const comment = make.comment({ suggestion: ' ', code_context: '' });
    const finding = canonical(make.reviewData({ line_comments: [comment] }));
    expect(finding).toMatchObject({ fix: undefined, evidence: undefined });
  });
});
