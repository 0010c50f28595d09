import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from '../../../src/contracts/convert/convert.ts';
import { type Format, formats } from '../../../src/contracts/format.ts';
import { parseDocument } from '../../../src/contracts/parse-document.ts';
import type { ParsedFinding } from '../../../src/domain/finding.ts';
import * as make from '../../support/contract-documents.ts';

const word = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /\p{L}/u.test(text));
const path = fc.constantFrom('src/app.ts', 'src/a b.ts', 'docs/ü.md', 'Makefile');
const line = fc.integer({ min: 1, max: 5000 });
/** Keys beyond the contract, which drift brings. */
const drift = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.array(fc.string(), { maxLength: 3 }),
);
const extra = fc.record({ 'x-note': drift }, { requiredKeys: [] });

const outputFinding = fc.oneof(
  fc
    .tuple(path, line, word, extra)
    .map(([file, at, issue, more]) => make.inlineFinding({ file, line: at, issue, ...more })),
  fc
    .tuple(path, line, line)
    .map(([file, one, other]) =>
      make.inlineFinding({ file, line: `${Math.min(one, other)}-${Math.max(one, other)}` }),
    ),
  fc.tuple(path, fc.boolean()).map(([file, old]) => make.fileFinding({ file, pre_existing: old })),
  word.map((scope) => make.systemFinding({ scope })),
  fc.constant(make.multiFileFinding()),
  // Refused, and still given back.
  word.map((severity) => make.fileFinding({ severity: `no ${severity}` })),
);

const comment = fc
  .record({
    file: path,
    line,
    confidence: fc.integer({ min: 0, max: 100 }),
    severity: fc.constantFrom('critical', 'security', 'performance', 'logic', 'improvement', 'clarity'),
    title: word,
    description: word,
  })
  .map((fields) => make.comment(fields));

const sarifPlace = fc.tuple(path, line, fc.integer({ min: 0, max: 3 })).map(([file, at, more]) => ({
  physicalLocation: {
    artifactLocation: { uri: encodeURI(file) },
    region: { startLine: at, endLine: at + more },
  },
}));

const documents: Readonly<Record<Format, fc.Arbitrary<unknown>>> = {
  'review-output': fc.array(outputFinding, { maxLength: 6 }),
  'review-data': fc
    .tuple(fc.array(comment, { maxLength: 5 }), extra)
    .map(([comments, more]) => make.reviewData({ line_comments: comments, ...more })),
  'candidate-findings': fc.array(
    fc.oneof(
      fc
        .record({
          finding_id: word,
          file: path,
          title: word,
          severity: fc.constantFrom('critical', 'high', 'medium', 'low'),
          confidence: fc.constantFrom('high', 'medium', 'low'),
          requires_human: fc.boolean(),
        })
        .map((fields) => make.candidate(fields)),
      fc.record({ finding_id: word, suppressed: fc.boolean() }).map((fields) => make.synthesized(fields)),
    ),
    { minLength: 1, maxLength: 5 },
  ),
  'evidence-pack': word.map((title) =>
    make.evidencePack({ pr: { number: 7, title, description: '', labels: [], url: '' } }),
  ),
  envelope: fc.oneof(
    fc.tuple(fc.array(word, { maxLength: 4 }), extra).map(([titles, more]) =>
      make.planEnvelope({
        plan: {
          touch_budget: { files: 3 },
          steps: titles.map((title) => make.step({ title })),
          follow_up_findings: [],
        },
        ...more,
      }),
    ),
    word.map((text) =>
      make.clarificationEnvelope({ clarification_questions: [make.question({ question: text })] }),
    ),
    fc.constant(make.validationErrorEnvelope()),
    fc.constant(make.dependencyErrorEnvelope()),
  ),
  verdict: fc
    .array(
      fc
        .record({
          title: word,
          severity: fc.constantFrom('Blocker', 'High', 'Medium', 'Low', 'Info'),
          status: fc.constantFrom('open', 'fixed', 'verified', 'reopened', 'wont_fix'),
          file: fc.oneof(path, fc.constant('')),
          confidence: fc.double({ min: 0, max: 1, noNaN: true }),
        })
        .map((fields) => make.verdictFinding(fields)),
      { maxLength: 5 },
    )
    .map((findings) => make.verdictFile({ findings })),
  sarif: fc
    .array(
      fc
        .record({
          message: word.map((text) => ({ text })),
          kind: fc.constantFrom('fail', 'pass', 'review'),
          level: fc.constantFrom('error', 'warning', 'note', 'none'),
          locations: fc.array(sarifPlace, { maxLength: 3 }),
        })
        .map((fields) => make.sarifResult(fields)),
      { maxLength: 5 },
    )
    .map((results) => make.sarifLog({ runs: [make.sarifRun({ results }), make.sarifRun()] })),
  rdjson: fc
    .array(word, { maxLength: 4 })
    .map((messages) => make.rdjson({ diagnostics: messages.map((message) => make.diagnostic({ message })) })),
  rdjsonl: fc
    .array(word, { minLength: 1, maxLength: 4 })
    .map((messages) => messages.map((message) => make.diagnostic({ message }))),
  eslint: fc
    .array(fc.array(word, { maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((files) =>
      files.map((messages) =>
        make.eslintFile({ messages: messages.map((message) => make.eslintMessage({ message })) }),
      ),
    ),
};

function textOf(value: unknown, format: Format): string {
  if (format !== 'rdjsonl' || !Array.isArray(value)) return JSON.stringify(value);
  return value.map((each) => `${JSON.stringify(each)}\n`).join('');
}

function read(text: string, format?: Format) {
  return parseDocument({ bytes: new TextEncoder().encode(text), format });
}

function valuesOf(text: string, format: Format): unknown {
  if (format !== 'rdjsonl') return JSON.parse(text);
  return text
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each));
}

describe.each(formats)('a generated %s document', (format) => {
  it('is recognised, and comes back as it was', () => {
    fc.assert(
      fc.property(documents[format], (value) => {
        const outcome = read(textOf(value, format));
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
        expect(outcome.format).toBe(format);
        const back = convert(outcome.document, format);
        expect(back.ok && valuesOf(back.text, format)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 60 },
    );
  });
});

/** Maps whose keys are names and not the format's: another key there is another entry. */
const maps = new Set(['messageStrings', 'partialFingerprints', 'touch_budget']);

/** The value with a key beyond the contract in each of its objects. */
function drifted(value: unknown, note: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => drifted(each, note));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    maps.has(key) ? each : drifted(each, note),
  ]);
  return { ...Object.fromEntries(entries), 'x-note': note };
}

/** What a finding is not, among those that are. */
const noFinding = { nothing: 'of a finding' };

const withRefused: Readonly<Partial<Record<Format, (value: never) => unknown>>> = {
  'review-output': (value: object[]) => [make.fileFinding(), noFinding, ...value],
  'review-data': (value: { line_comments: object[] }) => ({
    ...value,
    line_comments: [...value.line_comments, noFinding],
  }),
  'candidate-findings': (value: object[]) => [...value, noFinding, make.candidate({ finding_id: 'last' })],
  verdict: (value: { findings: object[] }) => ({ ...value, findings: [noFinding, ...value.findings] }),
  rdjson: (value: { diagnostics: object[] }) => ({
    ...value,
    diagnostics: [noFinding, ...value.diagnostics],
  }),
  rdjsonl: (value: object[]) => [...value, noFinding],
  sarif: (value: object) => ({
    ...value,
    runs: [make.sarifRun({ results: [noFinding, make.sarifResult()] })],
  }),
  eslint: (value: object[]) => [...value, make.eslintFile({ messages: [noFinding, make.eslintMessage()] })],
};

// The pack is closed: it has no keys beyond the contract, and all of it or nothing is valid.
const open = formats.filter((format) => format !== 'evidence-pack');

describe.each(open)('a generated %s document that drifts', (format) => {
  it('comes back with its foreign keys and its refused findings', () => {
    const refusing = withRefused[format];
    fc.assert(
      fc.property(documents[format], drift, fc.boolean(), (value, note, isBroken) => {
        const broken = isBroken && refusing !== undefined ? refusing(value as never) : value;
        const text = textOf(drifted(JSON.parse(JSON.stringify(broken)), note), format);
        const outcome = read(text);
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
        if (broken !== value) expect(outcome.document.refused.length).toBeGreaterThan(0);
        const back = convert(outcome.document, format);
        expect(back.ok && valuesOf(back.text, format)).toEqual(valuesOf(text, format));
      }),
      { numRuns: 40 },
    );
  });
});

const header = {
  pullRequest: 7,
  repository: 'octo/app',
  head: 'a'.repeat(40),
  timestamp: '2026-01-01T00:00:00Z',
  reference: '[source](https://example.org)',
};
const writable = ['review-output', 'review-data', 'candidate-findings', 'envelope', 'verdict'] as const;
const pairs = formats.flatMap((from) =>
  writable.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe.each(pairs)('converting %s to %s', (from, to) => {
  it('gives a document of the target that loses findings only where it says so', () => {
    fc.assert(
      fc.property(documents[from], (value) => {
        const source = read(textOf(value, from), from);
        if (!source.ok) throw new Error(JSON.stringify(source.problems));
        const conversion = convert(source.document, to, header);
        if (!conversion.ok) {
          // What is no whole review and has nothing to show may not become a clean one.
          expect(source.provesClean).toBe(false);
          return;
        }
        const target = read(conversion.text, to);
        if (!target.ok) throw new Error(JSON.stringify(target.problems));
        if (target.provesClean) expect(source.provesClean).toBe(true);
        const lost = conversion.notes.filter(({ field }) => field === 'finding').length;
        const kept = target.document.findings.length + target.document.refused.length;
        expect(kept).toBe(source.document.findings.length + source.document.refused.length - lost);
        expect(target.document.refused).toEqual([]);
        expect(target.problems.filter(({ grade }) => grade !== 'deviation')).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

type Told = ReturnType<typeof told>;

/** What a finding says, in the words that notes of a conversion name it by. */
function told(finding: ParsedFinding) {
  const [place] = finding.locations;
  return {
    path: place?.path,
    scope: new Set(finding.locations.map(({ path }) => path)).size,
    line: place?.startLine,
    'end-line': place?.endLine,
    title: finding.titleDerived ? undefined : finding.title,
    severity: finding.severity,
    confidence: finding.confidence.band,
    category: finding.category,
    'pre-existing': finding.preExisting,
    'requires-human': finding.requiresHuman,
    status: finding.status,
    action: finding.action,
    evidence: finding.evidence,
    claimed: finding.claimed,
    references: finding.references,
    issue: finding.issue,
    implications: finding.implications,
    fix: finding.fix?.text,
    replacement: finding.fix?.replacement,
  };
}

/** Whether the target says it too, perhaps among other things. */
function isKept(field: keyof Told, before: Told, after: Told, whole: string): boolean {
  const said = before[field];
  if (said === undefined || said === false || (Array.isArray(said) && said.length === 0)) return true;
  if (['issue', 'implications', 'fix', 'title', 'replacement', 'references'].includes(field)) {
    return [said].flat().every((each) => whole.includes(JSON.stringify(each).slice(1, -1)));
  }
  return JSON.stringify(said) === JSON.stringify(after[field]);
}

describe.each(pairs)('what %s says and %s cannot', (from, to) => {
  it('is noted, field by field', () => {
    fc.assert(
      fc.property(documents[from], (value) => {
        const source = read(textOf(value, from), from);
        if (!source.ok) throw new Error(JSON.stringify(source.problems));
        const conversion = convert(source.document, to, header);
        if (!conversion.ok) return;
        const target = read(conversion.text, to);
        if (!target.ok) throw new Error(JSON.stringify(target.problems));
        const noted = new Set(conversion.notes.map(({ pointer, field }) => `${pointer} ${field}`));
        const kept = source.document.findings.filter(({ pointer }) => !noted.has(`${pointer} finding`));
        const unnoted = kept.flatMap((finding, index) => {
          const other = target.document.findings[index];
          if (other === undefined) return ['finding'];
          const [before, after] = [told(finding), told(other)];
          const whole = JSON.stringify(other.native);
          return Object.keys(before)
            .map((field) => field as keyof Told)
            .filter((field) => !noted.has(`${finding.pointer} ${field}`))
            .filter((field) => field !== 'end-line' || !noted.has(`${finding.pointer} line`))
            .filter((field) => !isKept(field, before, after, whole))
            .map((field) => `${field}: ${JSON.stringify(before[field])} → ${JSON.stringify(after[field])}`);
        });
        expect(unnoted).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

function converted(value: unknown, to: Format) {
  const source = read(JSON.stringify(value));
  if (!source.ok) throw new Error(JSON.stringify(source.problems));
  return convert(source.document, to, header);
}

describe('a document that is no whole review', () => {
  const invocations = [{ executionSuccessful: false }];
  const failed = make.sarifLog({ runs: [make.sarifRun({ results: [], invocations })] });

  it.each([failed, make.validationErrorEnvelope(), make.clarificationEnvelope()])(
    'is not converted into a clean one',
    (value) => {
      expect(converted(value, 'review-output').ok).toBe(false);
    },
  );

  it.each(['review-data', 'candidate-findings', 'envelope', 'verdict'] as const)(
    'is not converted into a clean %s where all that it found was refused',
    (to) => {
      expect(converted([make.inlineFinding({ severity: 'x' })], to).ok).toBe(false);
      expect(converted([make.inlineFinding({ severity: 'x' }), make.inlineFinding()], to).ok).toBe(true);
      expect(converted([], to).ok).toBe(true);
    },
  );

  it('is not converted into a clean one where the target holds none of its findings', () => {
    expect(converted([make.fileFinding()], 'review-data').ok).toBe(false);
    expect(converted([make.fileFinding(), make.inlineFinding()], 'review-data').ok).toBe(true);
    expect(converted([make.systemFinding()], 'verdict').ok).toBe(true);
  });

  it('stays blocked where the target has a word for that', () => {
    const conversion = converted(failed, 'envelope');
    expect(conversion.ok && JSON.parse(conversion.text)).toMatchObject({ validation_status: 'blocked' });
  });

  it('says so beside the findings that it has', () => {
    const conversion = converted(make.sarifLog({ runs: [make.sarifRun({ invocations })] }), 'review-output');
    expect(conversion.ok && conversion.notes).toContainEqual(
      expect.objectContaining({ kind: 'lost', pointer: '', field: 'state' }),
    );
  });
});

describe('what a document says as a whole', () => {
  it.each([
    ['review-output', ['summary', 'event', 'target']],
    ['envelope', ['event', 'target']],
    ['review-data', []],
  ] as const)('is noted where %s cannot say it', (to, fields) => {
    const conversion = converted(make.reviewData(), to);
    const whole = conversion.ok ? conversion.notes.filter(({ pointer }) => pointer === '') : [];
    expect(whole.map(({ field }) => field)).toEqual(fields);
  });
});

describe('formats of tools', () => {
  it('are not written from anything but themselves', () => {
    const outcome = read(JSON.stringify([make.inlineFinding()]));
    expect(outcome.ok && convert(outcome.document, 'sarif').ok).toBe(false);
  });
});
