import type { Location, Native, ParsedFinding } from '../model/finding.ts';
import { cleanStart } from '../model/redact.ts';
import { shortened } from '../model/text.ts';
import type { Context, InvalidFinding, ParsedDocument, Reading } from './format-definition.ts';
import { jsonRules } from './json-reader.ts';
import { isObject } from './json-value.ts';
import { documentRules, invalidates, ProblemList } from './rules.ts';

/** Bytes and lines of one text that are read; a longer one is cut before any pattern runs over it. */
const maxTextBytes = 64 * 1024;
const maxTextLines = 4000;

/**
 * A finding as a reviewer wrote it, with text that is safe to work with: cut to its limit, and without secrets, since
 * paths and categories become part of ids, links and marks. A path of the change is never changed.
 */
function prepareText(native: Native, problems: ProblemList, { redact, changed }: Context): Native {
  if (everyText(native, isShort) && (redact === undefined || isUnchanged(native, redact))) return native;
  return mapTexts(native, [], (text, at) => {
    const isPath = redact === undefined || changed?.has(text) === true;
    const [start] = isPath ? [text] : cleanStart(text, maxTextBytes, redact);
    if (cutText(text) !== text) {
      const message = `The text is longer than ${maxTextBytes / 1024} KiB or ${maxTextLines} lines; the rest of it was cut off.`;
      problems.add(jsonRules.textLength, at, message);
    }
    return cutText(start);
  });
}

/** Whether nothing in a value is redacted. To search all texts together takes a tenth of the time that each of them takes. */
function isUnchanged(value: Native, redact: NonNullable<Context['redact']>): boolean {
  const texts: string[] = [];
  everyText(value, (text) => texts.push(text) > 0);
  const whole = texts.join('\n');
  return redact(whole) === whole;
}

/** Whether all keys and texts of a value pass. Depth is bounded by the reader. */
function everyText(value: Native | undefined, passes: (text: string) => boolean): boolean {
  if (typeof value === 'string') return passes(value);
  if (Array.isArray(value)) return value.every((each) => everyText(each, passes));
  if (!isObject(value)) return true;
  for (const key in value) {
    const each = value[key];
    // Nearly all values are texts, so this test saves half of the calls.
    if (!passes(key) || !(typeof each === 'string' ? passes(each) : everyText(each, passes))) return false;
  }
  return true;
}

/** A text of so many characters is within the limit, however many bytes they take. */
const shortLength = Math.floor(maxTextBytes / 3);

export function isShort(text: string): boolean {
  return text.length <= shortLength;
}

export function cutText(text: string): string {
  if (isShort(text)) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxTextBytes));
  return text.slice(0, read).split('\n', maxTextLines).join('\n');
}

/** The value with each of its keys and texts changed. */
function mapTexts(
  value: Native,
  at: readonly PropertyKey[],
  change: (text: string, at: readonly PropertyKey[]) => string,
): Native {
  if (typeof value === 'string') return change(value, at);
  if (Array.isArray(value)) return value.map((each, index) => mapTexts(each, [...at, index], change));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, each]): [string, Native] => [
    change(key, at),
    mapTexts(each, [...at, key], change),
  ]);
  return Object.fromEntries(entries);
}

/** Findings of one document that are read. */
export const maxFindings = 20_000;

/** In UTF-16 units: why a reviewer did not review is said in many places. */
const maxReason = 4000;

/** Problems kept with each invalid finding, so that a flood of them stays small. */
const maxProblemsEach = 10;

interface FindingsReader {
  /** Items that are no findings are skipped; by default every item is one. */
  readonly isFinding?: ((native: Native) => boolean) | undefined;
  /** Undefined only where a problem of grade `refused` says why. */
  readonly read: (native: Native, problems: ProblemList) => ParsedFinding | undefined;
  /** What can still be said about an invalid finding. */
  readonly describe: (native: Native) => Pick<InvalidFinding, 'claimedSeverity' | 'title'>;
}

/** A document while it is read. */
export class DocumentDraft {
  readonly context: Context;
  /** What is wrong with the document apart from its findings, which makes all of it invalid. */
  readonly problems = new ProblemList('');
  readonly findings: ParsedFinding[] = [];
  readonly invalid: InvalidFinding[] = [];
  readonly #format: string;
  readonly #ofFindings = new ProblemList('');

  constructor(format: string, context: Context) {
    this.#format = format;
    this.context = context;
  }

  /** Reads each finding of a list on its own: one that breaks the contract is invalid, and the others are read. */
  readFindings(list: Native | undefined, pointer: string, reader: FindingsReader): void {
    const { read, describe, isFinding = () => true } = reader;
    const natives = Array.isArray(list) ? list : [];
    if (natives.length > maxFindings) {
      const message = `The document holds ${natives.length} findings; at most ${maxFindings} are read.`;
      const advice = 'Keep the most severe findings, or split them over several documents.';
      this.problems.add(documentRules.findings, pointer.split('/').slice(1), message, advice);
    }
    let index = -1;
    for (const written of natives.slice(0, maxFindings)) {
      index += 1;
      if (!isFinding(written)) continue;
      const problems = new ProblemList(`${pointer}/${index}`);
      const native = prepareText(written, problems, this.context);
      const finding = read(native, problems);
      if (finding !== undefined && !problems.isInvalid) {
        this.findings.push(finding);
      } else {
        // What makes the finding invalid comes first, so that it is never left out.
        const sorted = problems.problems.toSorted(
          (one, other) => Number(invalidates(other)) - Number(invalidates(one)),
        );
        const kept = sorted.slice(0, maxProblemsEach);
        this.invalid.push({ pointer: problems.pointer, native, ...describe(native), problems: kept });
      }
      this.#ofFindings.take(problems.problems);
    }
  }

  /** The reading; a document is by default a whole review that claims nothing and asks nothing. */
  finish({ native, state = { state: 'reviewed' }, summary, questions = [], ...parts }: Parts): Reading {
    const { problems, findings, invalid } = this;
    const document: ParsedDocument = {
      format: this.#format,
      native: prepareText(native, problems, this.context),
      state: 'reason' in state ? { ...state, reason: shortened(state.reason, maxReason) } : state,
      claims: {},
      complete: true,
      findings,
      invalid,
      ...parts,
      ...(summary !== undefined && { summary: cutText(summary) }),
      questions: questions.map((each) => ({
        ...each,
        id: shortened(each.id, 80),
        question: cutText(each.question),
      })),
    };
    return {
      ok: !problems.isInvalid,
      document,
      problems: [...problems.problems, ...this.#ofFindings.problems],
    };
  }
}

type Parts = Partial<ParsedDocument> & Pick<ParsedDocument, 'native'>;

type StatedParts = 'locations' | 'title' | 'issue' | 'category' | 'severity' | 'confidence';

/** A finding with what most formats do not say. */
export function newFinding(
  said: Pick<ParsedFinding, StatedParts> & Partial<ParsedFinding>,
  {
    native,
    problems: { pointer },
  }: { readonly native: Native; readonly problems: Pick<ProblemList, 'pointer'> },
): ParsedFinding {
  // One literal with every key: objects that all have the same shape cost least, and there may be thousands.
  const { locations, title } = said;
  return {
    scope: said.scope ?? scopeOf(locations),
    locations,
    scopeText: said.scopeText ?? (locations.length === 0 ? title : undefined),
    title,
    titleDerived: said.titleDerived ?? false,
    issue: said.issue,
    implications: said.implications,
    category: said.category,
    severity: said.severity,
    confidence: said.confidence,
    fix: said.fix,
    references: said.references ?? [],
    evidence: said.evidence,
    action: said.action,
    requiresHuman: said.requiresHuman ?? false,
    preExisting: said.preExisting ?? false,
    status: said.status ?? 'open',
    nativeId: said.nativeId,
    claimed: said.claimed,
    rule: said.rule,
    post: said.post,
    pointer,
    native,
  };
}

function scopeOf(locations: readonly Location[]): ParsedFinding['scope'] {
  const [first] = locations;
  if (first === undefined) return 'system';
  if (locations.some(({ path }) => path !== first.path)) return 'multi-file';
  return first.startLine === undefined ? 'file' : 'inline';
}

/** The text, unless it says nothing. */
export function stated(text: string | null | undefined): string | undefined {
  return text === undefined || text === null || text.trim() === '' ? undefined : text;
}
