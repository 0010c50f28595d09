import type { Native } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Context } from '../context.ts';
import { emptyList, type Reading } from '../document.ts';
import { emptied, isObject, own } from '../own.ts';
import { problem, quote } from '../problem.ts';
import { type FindingsReading, readFindings } from '../read-findings.ts';
import { schemaProblems } from '../schema-problems.ts';
import { claimedSeverity } from '../severity-words.ts';
import { type Defaults, readDiagnostic, severityOf } from './diagnostic.ts';
import { RdJsonFrame } from './schema.ts';

/**
 * `rdjson`: one object whose diagnostics share a source and a default severity. Without a list of diagnostics it is
 * one that found nothing only if it names its source: an object that says nothing at all proves nothing.
 */
export function parseRdjson(value: Native, context: Context): Reading {
  const frame = RdJsonFrame.safeParse(value);
  const faults = frame.success
    ? []
    : schemaProblems(frame.error, { value, pointer: '', ruleOf: () => 'rdformat/document' });
  const silent = frame.success && isUnset(frame.data.diagnostics) && isUnset(frame.data.source);
  const natives = own(value, 'diagnostics');
  const defaults = frame.success ? frame.data : {};
  const read = readDiagnostics(Array.isArray(natives) ? natives : [], '/diagnostics', { defaults, context });
  const native = isObject(value) ? emptied(value, 'diagnostics') : value;
  return {
    ok: faults.length === 0 && !silent && read.ok,
    document: { ...emptyDocument, format: 'rdjson', native, findings: read.findings, refused: read.refused },
    problems: [...faults, ...(silent ? [saysNothing()] : []), ...read.problems],
  };
}

function isUnset(field: unknown): boolean {
  return field === undefined || field === null;
}

/** Whether an object is what a tool that found nothing leaves of `rdjson`: its source, and no more than a severity. */
export function isSilentRdjson(value: Native): boolean {
  return (
    isObject(value) &&
    isObject(own(value, 'source')) &&
    Object.keys(value).every((key) => key === 'source' || key === 'severity')
  );
}

function saysNothing(): Problem {
  return problem('rdformat/document', {
    path: '/diagnostics',
    type: 'missing',
    message: '"diagnostics" is missing, and no "source" says who found nothing.',
    recommendation: 'Write `"diagnostics": []`, or name the "source".',
  });
}

/** `rdjsonl`, its lines read as one array. An empty file says nothing, since a tool that died leaves the same. */
export function parseRdjsonl(value: Native, context: Context): Reading {
  if (!Array.isArray(value)) return { ok: false, document: emptyDocument, problems: [notLines(value)] };
  const read = readDiagnostics(value, '', { defaults: {}, context });
  return {
    ok: read.ok,
    document: {
      ...emptyDocument,
      findings: read.findings,
      refused: read.refused,
      complete: value.length > 0,
    },
    problems: read.problems,
  };
}

const emptyDocument = emptyList('rdjsonl');

interface Shared {
  readonly defaults: Defaults;
  readonly context: Context;
}

function readDiagnostics(natives: readonly Native[], pointer: string, shared: Shared): FindingsReading {
  return readFindings(natives, pointer, {
    read: (native, at) => readDiagnostic(native, at, shared),
    describe: (native) => claimedSeverity(native, 'severity', severityOf),
  });
}

function notLines(value: Native): Problem {
  return problem('rdformat/line', {
    path: '',
    type: 'type',
    message: `The document is ${quote(value)}; it must be one diagnostic a line.`,
    recommendation: 'Write one JSON object on each line.',
  });
}
