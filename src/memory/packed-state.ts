import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { Side } from '../model/finding.ts';
import { findingId } from '../model/identity.ts';
import { RunState } from './run-state.ts';

/** Maximum size of an unpacked state in bytes; we never pack a larger one. */
const maxUnpackedBytes = 8_000_000;

/**
 * One property of all rows: the distinct values, and which row has which. A single value may apply to all
 * rows.
 */
const Column = z.strictObject({
  of: z.union([z.array(z.unknown()).readonly(), z.string()]),
  at: z.array(z.number().int().min(0)).readonly().optional(),
});
type Column = z.infer<typeof Column>;

/** The limit on rows prevents one shared value from being expanded to any number of rows. */
const Table = z.strictObject({
  count: z.number().int().min(0).max(10_000),
  columns: z.record(z.string(), Column),
});
type Table = z.infer<typeof Table>;

type Row = Readonly<Record<string, unknown>>;

const fingerprintLength = 16;

function columnOf(name: string, values: readonly unknown[]): Column {
  if (name === 'fingerprint' && values.every((value) => value !== undefined)) return { of: values.join('') };
  const texts = values.map((value) => JSON.stringify(value ?? null));
  const places = new Map([...new Set(texts)].map((text, place) => [text, place]));
  const of = [...places.keys()].map((text): unknown => JSON.parse(text));
  if (of.length === 1 || of.length === values.length) return { of };
  return { of, at: texts.flatMap((text) => places.get(text) ?? []) };
}

function tableOf(rows: readonly Row[]): Table {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => {
    const values = rows.map((row) => row[name]);
    return [name, columnOf(name, values)] as const;
  });
  return { count: rows.length, columns: Object.fromEntries(columns) };
}

function valueAt({ of, at }: Column, row: number): unknown {
  if (typeof of === 'string') return of.slice(row * fingerprintLength, (row + 1) * fingerprintLength);
  if (at !== undefined) return of[at[row] ?? of.length];
  return of.length === 1 ? of[0] : of[row];
}

function rowsOf({ count, columns }: Table): readonly Row[] {
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([name, column]) => {
        const value = valueAt(column, row);
        return value == null ? [] : [[name, value] as const];
      }),
    ),
  );
}

type Finding = RunState['findings'][number];

/** The id derived from a finding's category and place; most findings have this id. */
function derivedId({ category, place }: Pick<Finding, 'category' | 'place'>): string | undefined {
  if (category === undefined || place === undefined) return undefined;
  const { path: subject, startLine, endLine } = place;
  const lines = { ...(startLine !== undefined && { startLine }), ...(endLine !== undefined && { endLine }) };
  return findingId(category, { subject, ...lines });
}

function rowOf({ id, place, ...finding }: Finding): Row {
  const isDerived = id === derivedId({ ...finding, place });
  const { path, startLine, endLine, side, numberedIn } = place ?? {};
  return {
    ...finding,
    id: isDerived ? undefined : id,
    path,
    startLine,
    endLine,
    side: side === 'RIGHT' ? undefined : side,
    numberedIn,
  };
}

const Placed = z.looseObject({
  id: z.string().optional(),
  category: z.string().optional(),
  path: z.string().optional(),
  startLine: z.number().optional(),
  endLine: z.number().optional(),
  side: Side.optional(),
  numberedIn: z.enum(['base', 'checkout']).optional(),
});

function findingOf(row: Row): Row {
  const placed = Placed.safeParse(row).data;
  if (placed === undefined) return row;
  const { id, path, startLine, endLine, numberedIn, ...finding } = placed;
  const lines = { ...(startLine !== undefined && { startLine }), ...(endLine !== undefined && { endLine }) };
  const side = finding.side ?? 'RIGHT';
  const place = path === undefined ? undefined : { path, ...lines, side, ...(numberedIn && { numberedIn }) };
  const { side: _, ...rest } = finding;
  return {
    ...rest,
    id: id ?? derivedId({ category: finding.category, place }),
    ...(place && { place }),
  };
}

/** A value whose `findings` refer to findings of the table by row. */
const Naming = z.looseObject({ findings: z.array(z.union([z.string(), z.number()])).optional() });

const Packed = z.looseObject({
  facts: z.looseObject({ claims: z.array(Naming) }),
  findings: Table,
  completed: z.array(Naming).optional(),
});

function toPacked({ facts, findings, completed, ...state }: RunState): Row {
  const places = new Map(findings.map(({ id }, place) => [id, place]));
  const withPlaces = <Naming extends { readonly findings?: readonly string[] | undefined }>({
    findings: named,
    ...rest
  }: Naming) => ({ ...rest, ...(named && { findings: named.map((id) => places.get(id) ?? id) }) });
  return {
    ...state,
    facts: { ...facts, claims: facts.claims.map(withPlaces) },
    findings: tableOf(findings.map(rowOf)),
    ...(completed && { completed: completed.map(withPlaces) }),
  };
}

function fromPacked(value: unknown): RunState | undefined {
  const packed = Packed.safeParse(value);
  if (!packed.success) return undefined;
  const { facts, completed, ...rest } = packed.data;
  const findings = rowsOf(rest.findings).map(findingOf);
  const idOf = (named: string | number) => (typeof named === 'string' ? named : findings[named]?.['id']);
  const withIds = ({ findings: named, ...naming }: z.infer<typeof Naming>) => ({
    ...naming,
    ...(named && { findings: named.map(idOf) }),
  });
  return RunState.safeParse({
    ...rest,
    facts: { ...facts, claims: facts.claims.map(withIds) },
    findings,
    ...(completed && { completed: completed.map(withIds) }),
  }).data;
}

/** Encodes a state as ASCII that Markdown, HTML and redaction leave unchanged. */
function pack(state: RunState): string {
  return deflateRawSync(JSON.stringify(toPacked(state)), { level: 9 }).toString('base64');
}

/** The state with only its first rows; the others are counted as forgotten. */
function cutTo(state: RunState, rows: number): RunState {
  const { findings, forgotten } = state;
  return { ...state, findings: findings.slice(0, rows), forgotten: forgotten + findings.length - rows };
}

/**
 * Packs a state into at most `room` characters. When it does not fit, files that findings only name are left
 * out, then the last findings. Undefined when it does not fit even without findings.
 */
export function packState(state: RunState, room: number): string | undefined {
  const whole = pack(state);
  if (whole.length <= room) return whole;
  const lean = { ...state, findings: state.findings.map((finding) => ({ ...finding, named: [] })) };
  let [fits, tooMany] = [0, lean.findings.length + 1];
  let best = pack(cutTo(lean, 0));
  if (best.length > room) return undefined;
  while (tooMany - fits > 1) {
    const rows = Math.floor((fits + tooMany) / 2);
    const packed = pack(cutTo(lean, rows));
    if (packed.length > room) tooMany = rows;
    else [fits, best] = [rows, packed];
  }
  return best;
}

/** Undefined for a text that is not a packed state. */
export function unpackState(packed: string): RunState | undefined {
  if (!/^[A-Za-z0-9+/]{1,70000}={0,2}$/.test(packed)) return undefined;
  try {
    const json = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: maxUnpackedBytes });
    return fromPacked(JSON.parse(json.toString()));
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
