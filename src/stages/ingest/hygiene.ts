import { parseWorkflow } from '../../contracts/workflow/parse-workflow.ts';
import type { Diff } from '../../domain/diff/diff.ts';
import type { Attributes } from '../../domain/evidence/file-kind.ts';
import type { HygieneFinding } from '../../domain/hygiene/finding.ts';
import { isHeadText } from '../../domain/hygiene/former-text.ts';
import type { HeadFacts } from '../../domain/hygiene/head-facts.ts';
import type { HeadFile } from '../../domain/hygiene/head-file.ts';
import { reviewHygiene } from '../../domain/hygiene/review-hygiene.ts';
import type { SecretMatch } from '../../domain/hygiene/secret-match.ts';
import { addedText } from '../../domain/hygiene/secrets.ts';
import { findTokenShapes } from '../../domain/hygiene/token-shapes.ts';
import { wantedFacts } from '../../domain/hygiene/wanted-facts.ts';
import type { SecretScanner } from '../../ports/secret-scanner.ts';

interface HygieneReview {
  /** From the merge base to the head. */
  readonly diff: Diff;
  /** What needs files that are not here is left out. */
  readonly headFiles?: readonly HeadFile[];
  readonly scanner: SecretScanner;
  /** Files that changed as well and are not reviewed. */
  readonly alsoChanged?: readonly string[];
  /** `.gitattributes` at the base commit. */
  readonly attributes?: Attributes;
  /** Once it is aborted, scanning ends with what it throws. */
  readonly deadline?: AbortSignal;
}

/**
 * The built-in reviewer: scans added lines for secrets, reads what files of the head say, and answers a C1 document
 * as a value (`JSON.stringify` makes the file). Throws only what `scanner` throws, and after the deadline.
 */
export async function reviewWithHygiene({
  diff,
  headFiles = [],
  scanner,
  attributes,
  alsoChanged = [],
  deadline,
}: HygieneReview): Promise<readonly HygieneFinding[]> {
  const facts = { ...factsFrom(diff, headFiles), secrets: await scan(diff, scanner, deadline) };
  return reviewHygiene({
    diff,
    facts,
    alsoChanged: new Set(alsoChanged),
    ...(attributes !== undefined && { attributes }),
  });
}

/** A text that is not the head's, as in a checkout that was merged with the base, is no fact. */
function factsFrom(diff: Diff, headFiles: readonly HeadFile[]): Omit<HeadFacts, 'secrets'> {
  const wanted = wantedFacts(diff);
  const sizes = new Map(headFiles.map(({ path, bytes }) => [path, bytes]));
  const texts = new Map(
    headFiles.flatMap(({ path, text }) => {
      const file = diff.byPath.get(path);
      const isKnown = text !== undefined && (file === undefined || isHeadText(file, text));
      return isKnown ? [[path, text] as const] : [];
    }),
  );
  const workflows = wanted.workflows.flatMap((path) => {
    const text = texts.get(path);
    const workflow = text === undefined ? undefined : parseWorkflow(text);
    return workflow === undefined ? [] : [[path, workflow] as const];
  });
  return {
    texts,
    workflows: new Map(workflows),
    sizes,
    lockfiles: new Set(wanted.lockfiles.filter((path) => sizes.has(path))),
  };
}

async function scan(
  diff: Diff,
  scanner: SecretScanner,
  deadline: AbortSignal | undefined,
): Promise<ReadonlyMap<string, readonly SecretMatch[]>> {
  const found = new Map<string, readonly SecretMatch[]>();
  for (const file of diff.files) {
    deadline?.throwIfAborted();
    const { text } = addedText(file);
    const matches = text === '' ? [] : [...(await scanner.scan(text)), ...findTokenShapes(text)];
    if (matches.length > 0) found.set(file.path, matches);
  }
  return found;
}
