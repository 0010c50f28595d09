import type { Location } from '../../domain/finding.ts';
import type { Context } from '../context.ts';
import type { LineEdit } from '../line-edit.ts';
import { none } from '../problem.ts';
import { readFix } from '../tool-fix.ts';
import { artifactPath } from './artifact-path.ts';
import type { CarriedText } from './region.ts';
import type { Replacement, SarifResult, SarifRun } from './schema.ts';

interface Place {
  readonly location: Location | undefined;
  /** Pointer to the fixes. */
  readonly pointer: string;
  readonly run: SarifRun;
  readonly context: Context;
  readonly source: CarriedText | undefined;
}

/** Only one fix of one file can become a suggestion; several fixes are alternatives, several files reach further. */
export function fixOf(
  { fixes = [] }: SarifResult,
  { location, pointer, run, context, source }: Place,
): ReturnType<typeof readFix> | { readonly fix: undefined; readonly problems: typeof none } {
  const [fix] = fixes;
  if (fix === undefined) return { fix: undefined, problems: none };
  const [change] = fix.artifactChanges;
  const replacements = change?.replacements ?? [];
  const written = replacements.map(({ insertedContent }) => insertedContent?.text || '(nothing)');
  const text = fix.description?.text ?? `Replace with: ${written.join('\n')}`;
  const path = artifactPath(change?.artifactLocation, run, context.paths);
  const isSingle = fixes.length === 1 && fix.artifactChanges.length === 1;
  const isHere = path?.ok === true && path.path === location?.path;
  const edits = isSingle && isHere ? editsOf(replacements, run) : undefined;
  return readFix(
    { text, edits },
    { location, changed: context.changed, rule: 'sarif/fix', pointer, source: source?.lines },
  );
}

const units = { utf16CodeUnits: 'utf-16', unicodeCodePoints: 'code-point' } as const;

/** Undefined as soon as one of them does not say its lines: a part of a fix is not the fix. */
function editsOf(replacements: readonly Replacement[], run: SarifRun): readonly LineEdit[] | undefined {
  const edits: LineEdit[] = [];
  for (const { deletedRegion, insertedContent } of replacements) {
    const { startLine, startColumn = 1, endLine = startLine, endColumn } = deletedRegion;
    if (startLine === undefined || endLine === undefined) return undefined;
    edits.push({
      range: { startLine, startColumn, endLine, endColumn: endColumn ?? Number.POSITIVE_INFINITY },
      text: insertedContent?.text ?? '',
      unit: run.columnKind === undefined ? 'unstated' : units[run.columnKind],
    });
  }
  return edits;
}
