import type { Problem } from '../domain/problem.ts';
import type { Context } from './context.ts';
import type { ParsedDocument } from './document.ts';
import type { Format } from './format.ts';
import { type JsonReading, readJson } from './json/read-json.ts';
import { type LenientReading, readLenientJson } from './json/read-lenient.ts';
import { maxProblems, problem } from './problem.ts';
import { recognise } from './recognise.ts';
import { contracts } from './registry.ts';

export type DocumentRequest = {
  readonly bytes: Uint8Array;
  /** Forces one format; without it the document is recognised by its shape. */
  readonly format?: Format | undefined;
  /** `strict` unless said otherwise: see `readLenientJson` for what `lenient` forgives. */
  readonly strictness?: Strictness | undefined;
  readonly context?: Context;
};

export type Strictness = 'strict' | 'lenient';

type Report = {
  /** In document order, with line and column, at most 200 … */
  readonly problems: readonly Problem[];
  /** … and how many more there are. */
  readonly omitted: number;
};

export type ParseOutcome = Report &
  (
    | {
        readonly ok: true;
        readonly format: Format;
        readonly document: ParsedDocument;
        /** Whether the document is whole, valid, unrepaired and empty: evidence that nothing was found. */
        readonly provesClean: boolean;
      }
    | {
        /** The document itself does not hold: its reviewer is invalid and no finding of it counts. */
        readonly ok: false;
        /** Absent when the text is not JSON or its shape is not known. */
        readonly format?: Format;
        /** What could be read all the same, for showing to people. */
        readonly document?: ParsedDocument;
        readonly provesClean: false;
      }
  );

/** Reads one document of a reviewer: bytes to canonical findings, with every broken rule at once. */
export function parseDocument(request: DocumentRequest): ParseOutcome {
  const { format: forced, strictness = 'strict', context = {} } = request;
  const { reading, repairs } = read(request.bytes, strictness);
  if (!reading.ok) {
    const named = forced === 'review-output' ? reading.problems.map(asFirstRule) : reading.problems;
    return { ok: false, provesClean: false, ...report([...repairs, ...named], reading) };
  }
  const recognition = forced === undefined ? recognise(reading.value) : { ok: true as const, format: forced };
  if (!recognition.ok) {
    return { ok: false, provesClean: false, ...report([...repairs, recognition.problem], reading) };
  }
  const { format } = recognition;
  const parsed = contracts[format].parse(reading.value, context);
  const reported = report([...repairs, ...parsed.problems], reading);
  if (!parsed.ok) return { ok: false, format, document: parsed.document, provesClean: false, ...reported };
  const document = { ...parsed.document, complete: parsed.document.complete && repairs.length === 0 };
  return { ok: true, format, document, provesClean: provesClean(document), ...reported };
}

function read(bytes: Uint8Array, strictness: Strictness): LenientReading {
  return strictness === 'lenient' ? readLenientJson(bytes) : { reading: readJson(bytes), repairs: [] };
}

/** Where C1 is known to be meant, text that is not JSON breaks its first rule. */
function asFirstRule(fault: Problem): Problem {
  return fault.rule === 'JSON/syntax' ? problem('C1/R1', fault) : fault;
}

function provesClean({ state, complete, findings, refused }: ParsedDocument): boolean {
  return state.state === 'reviewed' && complete && findings.length === 0 && refused.length === 0;
}

/**
 * When there are too many problems, deviations give way to those that cost a finding. Positions cost a pass
 * over the text, so they are looked up only for problems that are shown.
 */
function report(problems: readonly Problem[], reading: JsonReading): Report {
  const shown = problems.length <= maxProblems ? problems : gravest(problems);
  const omitted = problems.length - shown.length;
  const unplaced = shown.filter(({ line }) => line === undefined);
  if (!reading.ok || unplaced.length === 0) return { problems: shown, omitted };
  const positions = reading.locate(unplaced.map(({ path }) => path));
  return { problems: shown.map((each) => ({ ...positions.get(each.path), ...each })), omitted };
}

function gravest(problems: readonly Problem[]): readonly Problem[] {
  const grave = problems.filter(({ grade }) => grade !== 'deviation').slice(0, maxProblems);
  const rest = problems.filter(({ grade }) => grade === 'deviation').slice(0, maxProblems - grave.length);
  const chosen = new Set([...grave, ...rest]);
  return problems.filter((each) => chosen.has(each));
}
