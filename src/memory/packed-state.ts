import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { forget, RunState } from './run-state.ts';

/** Maximum size of an unpacked state in bytes; we never pack a larger one, and a check has room for no more. */
const maxUnpackedBytes = 1_000_000;

/** Rows and columns of a table of findings: far more than fit, and few enough to build every row. */
const maxRows = 10_000;
const maxColumns = 50;

/** Higher qualities take seconds for thousands of findings and save a few percent. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

type Row = Readonly<Record<string, unknown>>;

/** Equal properties of all findings next to each other compress to half the size. */
const Columns = z
  .looseObject({ id: z.array(z.string()) })
  .catchall(z.array(z.unknown()))
  .refine((columns) => columns.id.length <= maxRows && Object.keys(columns).length <= maxColumns);

function columnsOf(rows: readonly Row[]): Row {
  const names = new Set(['id', ...rows.flatMap((row) => Object.keys(row))]);
  return Object.fromEntries([...names].map((name) => [name, rows.map((row) => row[name] ?? null)]));
}

function rowsOf(columns: z.infer<typeof Columns>): readonly Row[] {
  const present = (row: number) =>
    Object.entries(columns).flatMap(([name, values]) => {
      const value = values[row];
      return value == null ? [] : [[name, value] as const];
    });
  return columns.id.map((_, row) => Object.fromEntries(present(row)));
}

/** Encodes a state as ASCII that Markdown, HTML and redaction leave unchanged; undefined when it does not fit. */
function pack(state: RunState, room: number): string | undefined {
  if (state.findings.length > maxRows) return undefined;
  const json = Buffer.from(JSON.stringify({ ...state, findings: columnsOf(state.findings) }));
  if (json.length > maxUnpackedBytes) return undefined;
  const packed = brotliCompressSync(json, options).toString('base64');
  return packed.length <= room ? packed : undefined;
}

/** The state with only its first findings; the others are forgotten. */
function cutTo(state: RunState, count: number): RunState {
  const { findings, forgotten, head } = state;
  const lost = findings.slice(count);
  return { ...state, findings: findings.slice(0, count), forgotten: forget(forgotten, lost, head) };
}

/**
 * Packs a state into at most `room` characters. When it does not fit, second opinions and files that findings only name
 * are left out, then the last findings. Undefined when it does not fit even without findings.
 */
export function packState(state: RunState, room: number): string | undefined {
  const whole = pack(state, room);
  if (whole !== undefined) return whole;
  const { answers: _, ...known } = state;
  const lean = { ...known, findings: state.findings.map((finding) => ({ ...finding, named: [] })) };
  let [fits, tooMany] = [0, lean.findings.length + 1];
  let best = pack(cutTo(lean, 0), room);
  while (best !== undefined && tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    const packed = pack(cutTo(lean, count), room);
    if (packed === undefined) tooMany = count;
    else [fits, best] = [count, packed];
  }
  return best;
}

const Packed = z.looseObject({ findings: Columns });

/** Undefined for a text that is not a packed state. */
export function unpackState(packed: string): RunState | undefined {
  if (!/^[A-Za-z0-9+/]{1,70000}={0,2}$/.test(packed)) return undefined;
  try {
    const json = brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength: maxUnpackedBytes });
    const { findings, ...state } = Packed.parse(JSON.parse(json.toString()));
    return RunState.safeParse({ ...state, findings: rowsOf(findings) }).data;
  } catch {
    return undefined;
  }
}

const opening = '<!-- pr-verdict-state ';
const closing = ' -->';

/** The invisible line of a check's text that holds a packed state. */
export function stateLine(packed: string): string {
  return `${opening}${packed}${closing}\n`;
}

/** The packed state in a check's text; undefined when there is none. */
export function readStateText(checkText: string): string | undefined {
  const start = checkText.lastIndexOf(opening);
  if (start < 0) return undefined;
  const end = checkText.indexOf(closing, start);
  return checkText.slice(start + opening.length, end < 0 ? undefined : end);
}

type StoredState =
  | { readonly state: RunState; readonly why?: undefined }
  | { readonly state: RunState | undefined; readonly why: string };

/** What is known of the run that concluded a check, and why that cannot be decided again. */
export function readState(checkText: string, about: Pick<RunState, 'head' | 'pull' | 'tool'>): StoredState {
  const stored = readStateText(checkText);
  if (stored === undefined)
    return { state: undefined, why: 'the last review of this head left nothing to decide on again' };
  const state = unpackState(stored);
  if (state === undefined)
    return { state, why: 'the stored state of the last review of this head cannot be read' };
  const isThis = state.head === about.head && state.pull === about.pull && state.tool === about.tool;
  if (!isThis)
    return { state: undefined, why: 'the stored state of the last review is about something else' };
  if (!state.confirmed) return { state, why: 'the last review of this head was not published whole' };
  if (state.forgotten.length > 0)
    return { state, why: 'the last review of this head found more than its check holds' };
  return { state };
}
