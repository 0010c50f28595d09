import { parseWorkflow } from '../../contracts/workflow/parse-workflow.ts';
import type { Diff } from '../../domain/diff/diff.ts';
import type { Attributes } from '../../domain/evidence/file-kind.ts';
import type { HygieneFinding } from '../../domain/hygiene/finding.ts';
import { isHeadText } from '../../domain/hygiene/former-text.ts';
import { reviewHygiene } from '../../domain/hygiene/review-hygiene.ts';
import type { SecretMatch } from '../../domain/hygiene/secret-match.ts';
import { addedText } from '../../domain/hygiene/secrets.ts';
import { wantedFacts } from '../../domain/hygiene/wanted-facts.ts';
import type { HeadFiles, SecretScanner } from '../../ports.ts';

interface HygieneReview {
  /** From the merge base to the head. */
  readonly diff: Diff;
  /** Absent where no checkout of the head is at hand: what needs whole files is then left out. */
  readonly head?: HeadFiles;
  readonly scanner: SecretScanner;
  /** Files that changed as well and are not reviewed. */
  readonly alsoChanged?: readonly string[];
  /** `.gitattributes` at the base commit. */
  readonly attributes?: Attributes;
  /** Once it is aborted, scanning ends with what it throws. */
  readonly deadline?: AbortSignal;
}

/**
 * The built-in reviewer: finds out what it needs to know of the head, scans added lines for secrets, and answers
 * a C1 document as a value (`JSON.stringify` makes the file). Throws only what `head` and `scanner` throw, and
 * after the deadline.
 */
export async function reviewWithHygiene({
  diff,
  head,
  scanner,
  attributes,
  alsoChanged = [],
  deadline,
}: HygieneReview): Promise<readonly HygieneFinding[]> {
  const wanted = wantedFacts(diff);
  const texts = await collect(wanted.texts, async (path) => {
    const text = await head?.text(path);
    const file = diff.byPath.get(path);
    return text === undefined || file === undefined || isHeadText(file, text) ? text : undefined;
  });
  const workflows = await collect(wanted.workflows, (path) => {
    const text = texts.get(path);
    return text === undefined ? undefined : parseWorkflow(text);
  });
  const facts = {
    texts,
    workflows,
    sizes: await collect(wanted.sizes, (path) => head?.size(path)),
    lockfiles: new Set((await collect(wanted.lockfiles, (path) => head?.size(path))).keys()),
    secrets: await scan(diff, scanner, deadline),
  };
  return reviewHygiene({
    diff,
    facts,
    alsoChanged: new Set(alsoChanged),
    ...(attributes !== undefined && { attributes }),
  });
}

/** The answers that there are, one question at a time: a change has thousands of files. */
async function collect<Answer>(
  paths: readonly string[],
  ask: (path: string) => Promise<Answer | undefined> | Answer | undefined,
): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const path of paths) {
    const answer = await ask(path);
    if (answer !== undefined) answers.set(path, answer);
  }
  return answers;
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
    const matches = text === '' ? [] : await scanner.scan(text);
    if (matches.length > 0) found.set(file.path, matches);
  }
  return found;
}
