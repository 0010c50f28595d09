import type { Problem } from '../domain/problem.ts';
import type { Context } from './context.ts';
import type { ParsedDocument } from './document.ts';
import type { Format } from './format.ts';
import { type JsonReading, readJson } from './json/read-json.ts';
import { maxProblems } from './problem.ts';
import { recognise } from './recognise.ts';
import { contracts } from './registry.ts';

export type DocumentRequest = {
  readonly bytes: Uint8Array;
  /** Forces one format; without it the document is recognised by its shape. */
  readonly format?: Format | undefined;
  readonly context?: Context;
};

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
export function parseDocument({ bytes, format: forced, context = {} }: DocumentRequest): ParseOutcome {
  const json = readJson(bytes);
  if (!json.ok) return { ok: false, provesClean: false, ...report(json.problems, json) };
  const recognition = forced === undefined ? recognise(json.value) : { ok: true as const, format: forced };
  if (!recognition.ok) return { ok: false, provesClean: false, ...report([recognition.problem], json) };

  const { format } = recognition;
  const { ok, document, problems } = contracts[format].parse(json.value, context);
  return ok
    ? { ok, format, document, provesClean: provesClean(document), ...report(problems, json) }
    : { ok, format, document, provesClean: false, ...report(problems, json) };
}

function provesClean({ state, complete, findings, refused }: ParsedDocument): boolean {
  return state.state === 'reviewed' && complete && findings.length === 0 && refused.length === 0;
}

/** Positions cost a pass over the text, so they are looked up only for problems that are shown. */
function report(problems: readonly Problem[], json: JsonReading): Report {
  const shown = problems.slice(0, maxProblems);
  const omitted = problems.length - shown.length;
  const unplaced = shown.filter(({ line }) => line === undefined);
  if (!json.ok || unplaced.length === 0) return { problems: shown, omitted };
  const positions = json.locate(unplaced.map(({ path }) => path));
  return { problems: shown.map((each) => ({ ...each, ...positions.get(each.path) })), omitted };
}
