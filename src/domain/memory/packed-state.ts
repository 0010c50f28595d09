import { z } from 'zod';
import { findingId } from '../identity.ts';
import { RunState } from './run-state.ts';

/** One property of all rows: a value for each of them, one that all share, or those there are and which row has which. */
const Column = z.strictObject({
  of: z.array(z.unknown()).readonly(),
  at: z.array(z.number().int().min(0)).readonly().optional(),
});
type Column = z.infer<typeof Column>;

/** More rows are nothing that we packed: one shared value would become as many as somebody likes. */
const Table = z.strictObject({
  count: z.number().int().min(0).max(10_000),
  columns: z.record(z.string(), Column),
});
type Table = z.infer<typeof Table>;

type Row = Readonly<Record<string, unknown>>;

function columnOf(values: readonly unknown[]): Column {
  const texts = values.map((value) => JSON.stringify(value ?? null));
  const places = new Map([...new Set(texts)].map((text, place) => [text, place]));
  const of = [...places.keys()].map((text): unknown => JSON.parse(text));
  if (of.length === 1 || of.length === values.length) return { of };
  return { of, at: texts.flatMap((text) => places.get(text) ?? []) };
}

function tableOf(rows: readonly Row[]): Table {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => [name, columnOf(rows.map((row) => row[name]))] as const);
  return { count: rows.length, columns: Object.fromEntries(columns) };
}

function valueAt({ of, at }: Column, row: number): unknown {
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

const Named = z.looseObject({ id: z.string(), category: z.string(), paths: z.array(z.string()) });
type Named = Readonly<Pick<z.infer<typeof Named>, 'id' | 'category'>> & { readonly paths: readonly string[] };

/** In place of the beginning of an id that its category and file tell; no id begins with it. */
const told = '~';

/** The id of the file as a whole ends with its `0`. */
function stemOf({ category, paths: [subject = ''] }: Named): string {
  return findingId(category, { subject }).slice(0, -1);
}

function shortId(finding: Named): string {
  const stem = stemOf(finding);
  return finding.id.startsWith(stem) ? `${told}${finding.id.slice(stem.length)}` : finding.id;
}

function longId(row: Row): Row {
  const named = Named.safeParse(row);
  if (!named.success || !named.data.id.startsWith(told)) return row;
  return { ...row, id: `${stemOf(named.data)}${named.data.id.slice(told.length)}` };
}

/**
 * A state with everything said once: findings by column, and ids by what tells them. It takes a quarter of the room,
 * so that some 600 findings fit where 150 would.
 */
export function packState({ facts, findings, completed, ...state }: RunState): Row {
  const places = new Map(findings.map(({ id }, place) => [id, place]));
  const withPlaces = <Naming extends { readonly findings?: readonly string[] | undefined }>({
    findings: named,
    ...rest
  }: Naming) => ({ ...rest, ...(named && { findings: named.map((id) => places.get(id) ?? id) }) });
  return {
    ...state,
    facts: { ...facts, claims: facts.claims.map(withPlaces) },
    findings: tableOf(findings.map((finding) => ({ ...finding, id: shortId(finding) }))),
    ...(completed && { completed: completed.map(withPlaces) }),
  };
}

/** Whoever names findings names those of the table by their row. */
const Naming = z.looseObject({ findings: z.array(z.union([z.string(), z.number()])).optional() });

const Packed = z.looseObject({
  facts: z.looseObject({ claims: z.array(Naming) }),
  findings: Table,
  completed: z.array(Naming).optional(),
});

/** Undefined for what no state was packed to. */
export function unpackState(value: unknown): RunState | undefined {
  const packed = Packed.safeParse(value);
  if (!packed.success) return undefined;
  const { facts, completed, ...rest } = packed.data;
  const findings = rowsOf(rest.findings).map(longId);
  const idOf = (named: string | number) => (typeof named === 'string' ? named : findings[named]?.['id']);
  const withIds = ({ findings: named, ...naming }: z.infer<typeof Naming>) => ({
    ...naming,
    ...(named && { findings: named.map(idOf) }),
  });
  const state = RunState.safeParse({
    ...rest,
    facts: { ...facts, claims: facts.claims.map(withIds) },
    findings,
    ...(completed && { completed: completed.map(withIds) }),
  });
  return state.success ? state.data : undefined;
}
