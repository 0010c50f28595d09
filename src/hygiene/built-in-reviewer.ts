import { z } from 'zod';
import { readAttributes } from '../change/base-files.ts';
import type { Attributes } from '../change/file-kind.ts';
import type { Diff } from '../diff/hunk.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { builtInReviewer, type Obstacle, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { counted, jsonText, shortened, visibleText } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { defaultReviewer, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import type { SecretScanner } from '../ports/secret-scanner.ts';
import { FileText } from '../ports/source.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { writeResult } from '../review-directory/reviewer-results.ts';
import { findPlainPasswords, findSecrets, scanAddedLines } from './find-secrets.ts';
import {
  type CheckName,
  type Find,
  type HygieneFinding,
  isHeadText,
  readHygieneFile,
  toFinding,
} from './hygiene-check.ts';
import { findInvisibleCharacters } from './invisible-characters.ts';
import { findConflictMarkers, findDebuggerStatements, findFocusedTests } from './leftover-code.ts';
import { findLockfileDrift } from './lockfile-drift.ts';
import { findScriptInjections, findUntrustedCheckouts } from './workflow-risks.ts';

const checks: readonly (readonly [CheckName, Find])[] = [
  ['secrets', findSecrets],
  ['plainPasswords', findPlainPasswords],
  ['invisibleCharacters', findInvisibleCharacters],
  ['untrustedCheckouts', findUntrustedCheckouts],
  ['scriptInjections', findScriptInjections],
  ['conflictMarkers', findConflictMarkers],
  ['lockfileDrift', findLockfileDrift],
  ['focusedTests', findFocusedTests],
  ['debuggerStatements', findDebuggerStatements],
];

/** Maximum number of findings of one check; one more states how many were left out. */
const maxFindings = 10;

function limited(findings: readonly HygieneFinding[]): readonly HygieneFinding[] {
  const shown = findings.slice(0, maxFindings + 1);
  const rest = findings.length - shown.length;
  if (rest === 0) return shown;
  const more = `There are ${counted(rest, 'more problem')} of this kind in other places.`;
  return shown.map((each, at) => (at < maxFindings ? each : { ...each, issue: `${each.issue} ${more}` }));
}

interface BuiltInReviewContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly redact: (text: string) => string;
  readonly scanner: SecretScanner;
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  readonly diff: Diff;
}

/** The built-in reviewer is a required tool; `hygiene: false` turns it off. */
const policy: ReviewerPolicy = { ...defaultReviewer, kind: 'tool' };

const folder = `reviewers/${builtInReviewer}`;
const outputFile = `${folder}/output.json`;

const maxReason = 300;

const timeLimitMs = 300_000;

/**
 * Runs the built-in reviewer and writes its document and result where any reviewer's are. Reads pinned files
 * only, and replaces all files under its name, which a program with the head's code may have written. A
 * failure is its outcome and never ends the run.
 */
export async function runBuiltInReviewer(context: BuiltInReviewContext): Promise<void> {
  const { directory, effective, manifest } = context;
  await directory.remove(folder);
  if (!effective.hygiene) return;
  const isSkipped = effective.drafts === 'skip' && manifest.pullRequest?.draft === true;
  const outcome: ReviewerOutcome = isSkipped
    ? { state: 'skipped', reason: 'policy skips drafts (`policy.drafts`)' }
    : await review(context);
  await writeResult(
    context,
    { id: builtInReviewer, policy },
    { outcome, outputs: outcome.state === 'reviewed' ? [{ file: outputFile, directory: '' }] : [] },
  );
}

async function review(context: BuiltInReviewContext): Promise<ReviewerOutcome> {
  const { directory, manifest, diff, scanner, redact } = context;
  const deadline = AbortSignal.timeout(timeLimitMs);
  const pinned = <T>(name: string, schema: z.ZodType<T>) =>
    readOwnPinned(directory, manifest, { name, schema: z.array(schema) });
  try {
    const attributes = await pinned(reviewFiles.attributes, FileText);
    const findings = await findProblems({
      diff,
      attributes: attributes && readAttributes(attributes),
      headFiles: (await pinned(reviewFiles.headFiles, FileText)) ?? [],
      hidden: new Set(hiddenIn(manifest)),
      scanner,
      deadline,
    });
    await directory.write(outputFile, jsonText(findings));
    return { state: 'reviewed' };
  } catch (error) {
    if (deadline.aborted) return { state: 'timed_out', reason: reasonOf(tooSlow) };
    const message = redact(visibleText(error instanceof Error ? error.message : String(error)));
    const failed: Obstacle = { code: 'HYGIENE_FAILED', text: shortened(message, maxReason) };
    return { state: 'unavailable', reason: reasonOf(failed) };
  }
}

/** Files that nobody could read, because they are binary to git. */
function hiddenIn({ coverage }: Manifest): readonly string[] {
  return coverage.missing.filter(({ reason }) => reason === 'binary').map(({ path }) => path);
}

const tooSlow: Obstacle = {
  code: 'TIMED_OUT',
  text: `the change is too large to be reviewed within ${timeLimitMs / 1000} s`,
};

/**
 * Returns a C1 document about added lines. Time is linear in the bytes of the diff. Throws the scanner's errors, and
 * after the deadline.
 */
export async function findProblems({
  diff,
  attributes,
  headFiles,
  hidden = new Set(),
  scanner,
  deadline,
}: {
  readonly diff: Diff;
  readonly attributes?: Attributes | undefined;
  readonly headFiles: readonly FileText[];
  /** Files that the fetched change could not show. */
  readonly hidden?: ReadonlySet<string>;
  readonly scanner: SecretScanner;
  readonly deadline?: AbortSignal;
}): Promise<readonly HygieneFinding[]> {
  const files = diff.files.filter(({ pathEncoding }) => pathEncoding !== 'quoted');
  const changed = new Map(files.map((file) => [file.path, file]));
  // Of a changed file, only the reviewed head's version counts.
  const atHead = headFiles.filter(({ path, text }) => {
    const file = changed.get(path);
    return file === undefined || isHeadText(readHygieneFile(file), text);
  });
  const texts = new Map(atHead.map(({ path, text }) => [path, text]));
  const found = new Map<(typeof checks)[number], HygieneFinding[]>(checks.map((check) => [check, []]));
  // File by file, because the lines of a large change take twice the memory of its diff.
  for (const each of files) {
    deadline?.throwIfAborted();
    const unscanned = readHygieneFile(each, attributes);
    const isHidden = hidden.has(each.path);
    const file = { ...unscanned, isHidden, secrets: await scanAddedLines(unscanned, scanner) };
    for (const [[name, find], findings] of found)
      for (const observation of find(file, texts)) findings.push(toFinding(name, file.path, observation));
  }
  return [...found.values()].flatMap(limited);
}
