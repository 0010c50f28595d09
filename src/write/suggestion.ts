import { type Diff, findFile, lineTexts, withoutCarriageReturn } from '../diff/hunk.ts';

import type { Finding } from '../model/finding.ts';
import type { Placement } from './placement.ts';

/** Files that decide what runs, who reviews and what passes: one click must not change them. */
function isGuarded(path: string, policyPath: string): boolean {
  const [folder = '', name = ''] = [path.split('/')[0], path.split('/').at(-1)].map((each) =>
    each?.toLowerCase(),
  );
  return folder === '.github' || name === 'codeowners' || path === policyPath;
}

/**
 * The lines that a suggestion block may replace the commented lines with, or undefined when none may stand there:
 * only for a machine-readable replacement of exactly the lines that the comment covers, on the head's side, and
 * only where it changes something, and never in a file that guards the repository (threat T4). GitHub keeps the file's
 * own line ends when it applies one. Whether the reviewer may suggest at all is for base policy to say.
 */
export function suggestedLines(
  finding: Finding,
  placement: Placement,
  { diff, policyPath }: { readonly diff: Diff; readonly policyPath: string },
): readonly string[] | undefined {
  const replacement = finding.fix?.replacement;
  if (replacement === undefined || placement.place !== 'inline') return undefined;
  if (isGuarded(placement.path, policyPath)) return undefined;
  if (placement.side !== 'RIGHT' || placement.reason !== 'in-diff') return undefined;
  const file = findFile(diff, placement.path);
  const range = { start: placement.startLine ?? placement.line, end: placement.line };
  const current = file && lineTexts(file, 'RIGHT', range)?.map(withoutCarriageReturn);
  if (current === undefined) return undefined;
  const lines =
    replacement === '' ? [] : replacement.replace(/\n$/, '').split('\n').map(withoutCarriageReturn);
  return lines.join('\n') === current.join('\n') && lines.length === current.length ? undefined : lines;
}
