import type { ParsedFinding } from '../../domain/finding.ts';

/**
 * What a conversion could not carry over (`lost`), what it could only come close to (`changed`), and what the
 * target demands that the source does not say (`missing`).
 */
export interface Note {
  readonly kind: 'lost' | 'changed' | 'missing';
  /** JSON pointer in the source document. */
  readonly pointer: string;
  readonly field: string;
  readonly message: string;
}

/** The parts of a finding that not every format can say. */
export type FindingPart =
  | 'title'
  | 'scope'
  | 'end-line'
  | 'side'
  | 'implications'
  | 'category'
  | 'confidence-value'
  | 'fix'
  | 'replacement'
  | 'references'
  | 'evidence'
  | 'action'
  | 'requires-human'
  | 'pre-existing'
  | 'status'
  | 'id'
  | 'claimed';

/** One note for each part that the finding has and the target cannot say. */
export function lostParts(
  finding: ParsedFinding,
  sayable: ReadonlySet<FindingPart>,
  target: string,
): readonly Note[] {
  return presentParts(finding)
    .filter((part) => !sayable.has(part))
    .map((part) => lost(finding.pointer, part, `${target} cannot say ${part.replaceAll('-', ' ')}.`));
}

function presentParts(finding: ParsedFinding): readonly FindingPart[] {
  const [location] = finding.locations;
  const present: readonly (readonly [FindingPart, boolean])[] = [
    ['title', !finding.titleDerived],
    ['scope', finding.scope === 'multi-file' || finding.scope === 'system'],
    ['end-line', location?.endLine !== undefined],
    ['side', location?.side === 'LEFT'],
    ['implications', finding.implications !== undefined],
    ['category', true],
    ['confidence-value', finding.confidence.value !== undefined],
    ['fix', finding.fix !== undefined],
    ['replacement', finding.fix?.replacement !== undefined],
    ['references', finding.references.length > 0],
    ['evidence', finding.evidence !== undefined],
    ['action', finding.action !== undefined],
    ['requires-human', finding.requiresHuman],
    ['pre-existing', finding.preExisting],
    ['status', finding.status !== 'open'],
    ['id', finding.nativeId !== undefined],
    ['claimed', finding.claimed !== undefined],
  ];
  return present.flatMap(([part, isPresent]) => (isPresent ? [part] : []));
}

export function lost(pointer: string, field: string, message: string): Note {
  return { kind: 'lost', pointer, field, message };
}

export function changed(finding: ParsedFinding, field: string, message: string): Note {
  return { kind: 'changed', pointer: finding.pointer, field, message };
}

export function missing(pointer: string, field: string, message: string): Note {
  return { kind: 'missing', pointer, field, message };
}

/** A finding in another format, with what it cost. */
export interface Written<Entry> {
  readonly entry: Entry;
  readonly notes: readonly Note[];
}

/** A whole document in another format, and what it cannot be without but nobody has said. */
export interface WrittenDocument<Entry> extends Written<Entry> {
  readonly needs?: readonly (keyof Header)[];
}

/** What the target demands of the whole document and a source may not say. */
export interface Header {
  /** ISO 8601. */
  readonly timestamp?: string;
  readonly head?: string;
  readonly repository?: string;
  readonly pullRequest?: number;
  /** A Markdown link for findings that cite nothing. */
  readonly reference?: string;
}
