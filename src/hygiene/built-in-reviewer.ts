import { z } from 'zod';
import { readAttributes } from '../change/base-files.ts';
import type { Attributes } from '../change/file-kind.ts';
import { isWorkflow } from '../change/head-files.ts';
import type { Diff, DiffFile } from '../diff/hunk.ts';
import type { Manifest } from '../model/manifest.ts';
import { builtInReviewer, type Obstacle, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { counted, jsonText, listNames, shortened, visibleText } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { FileText } from '../ports/source.ts';
import type { SecretScanner, StagePorts } from '../ports/stage-ports.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { type ReviewerResult, writeResult } from '../review-directory/reviewer-results.ts';
import { findPlainPasswords, findSecrets } from './find-secrets.ts';
import {
  type CheckName,
  type Find,
  type HygieneFile,
  type HygieneFinding,
  isHeadText,
  readHygieneFile,
  toFinding,
} from './hygiene-check.ts';
import { findInvisibleCharacters } from './invisible-characters.ts';
import { findConflictMarkers, findDebuggerStatements, findFocusedTests } from './leftover-code.ts';
import { addsTooMuch, findLockfileDrift } from './lockfile-drift.ts';
import { runEachWithin } from './run-within.ts';
import { findScriptInjections, findUntrustedCheckouts, isTooLarge } from './workflow-risks.ts';

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

interface BuiltInReviewContext
  extends Pick<StagePorts, 'directory' | 'reporter' | 'redact' | 'scanner' | 'now'> {
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  readonly diff: Diff;
}

const folder = `reviewers/${builtInReviewer}`;
const outputFile = `${folder}/output.json`;

const maxReason = 300;

const timeLimitMs = 300_000;

/** Of one check of one file, after which the file counts as unread. */
const checkLimitMs = 10_000;

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
  const concluded = isSkipped
    ? { outcome: { state: 'skipped' as const, reason: 'policy skips drafts (`policy.drafts`)' } }
    : await review(context);
  await writeResult(context, builtInReviewer, concluded);
}

type Concluded = Pick<ReviewerResult, 'outcome'> & Partial<Pick<ReviewerResult, 'outputs'>>;

async function review(context: BuiltInReviewContext): Promise<Concluded> {
  const { directory, manifest, diff, scanner, redact } = context;
  const deadline = AbortSignal.timeout(timeLimitMs);
  const pinned = (name: string) => readOwnPinned(directory, manifest, { name, schema: z.array(FileText) });
  try {
    const attributes = await pinned(reviewFiles.attributes);
    const { findings, unread } = await findProblems({
      diff,
      attributes: attributes && readAttributes(attributes),
      headFiles: (await pinned(reviewFiles.headFiles)) ?? [],
      hidden: new Set(hiddenIn(manifest)),
      scanner,
      deadline,
    });
    await directory.write(outputFile, jsonText(findings));
    return { outcome: outcomeWith(unread), outputs: [{ file: outputFile, directory: '' }] };
  } catch (error) {
    if (deadline.aborted) return { outcome: { state: 'timed_out', reason: reasonOf(tooSlow) } };
    const message = redact(visibleText(error instanceof Error ? error.message : String(error)));
    const failed: Obstacle = { code: 'HYGIENE_FAILED', text: shortened(message, maxReason) };
    return { outcome: { state: 'unavailable', reason: reasonOf(failed) } };
  }
}

const maxNamed = 5;

/** A review that left files unread counts as none; its findings count. */
function outcomeWith(unread: readonly string[]): ReviewerOutcome {
  if (unread.length === 0) return { state: 'reviewed' };
  const names = listNames(
    unread.map((path) => JSON.stringify(path)),
    maxNamed,
  );
  const text = shortened(`${counted(unread.length, 'file')} could not be checked: ${names}`, maxReason);
  return { state: 'unavailable', reason: reasonOf({ code: 'HYGIENE_UNREAD', text }) };
}

/** Files that nobody could read, because they are binary to git. */
function hiddenIn({ coverage }: Manifest): readonly string[] {
  return coverage.missing.filter(({ reason }) => reason === 'binary').map(({ path }) => path);
}

const tooSlow: Obstacle = {
  code: 'TIMED_OUT',
  text: `the change is too large to be reviewed within ${timeLimitMs / 1000} s`,
};

export interface Problems {
  /** A C1 document about added lines. */
  readonly findings: readonly HygieneFinding[];
  /** Files that are too large for a check, or took one too long. */
  readonly unread: readonly string[];
}

/** Takes time linear in the bytes of the diff. Throws the scanner's errors, and after the deadline. */
export async function findProblems({
  diff,
  attributes,
  headFiles,
  hidden = new Set(),
  scanner,
  deadline,
  limitMs = checkLimitMs,
}: {
  readonly diff: Diff;
  readonly attributes?: Attributes | undefined;
  readonly headFiles: readonly FileText[];
  /** Files that the fetched change could not show. */
  readonly hidden?: ReadonlySet<string>;
  readonly scanner: SecretScanner;
  readonly deadline?: AbortSignal;
  readonly limitMs?: number;
}): Promise<Problems> {
  const files = diff.files.filter(({ pathEncoding }) => pathEncoding !== 'quoted');
  const changed = new Map(files.map((file) => [file.path, file]));
  // Of a changed file, only the reviewed head's version counts.
  const atHead = headFiles.filter(({ path, text }) => {
    const file = changed.get(path);
    return file === undefined || isHeadText(readHygieneFile(file), text);
  });
  const texts = new Map(atHead.map(({ path, text }) => [path, text]));
  const found = new Map<(typeof checks)[number], HygieneFinding[]>(checks.map((check) => [check, []]));
  const unread = new Set<string>();
  const scan = await scanner.load();
  // One file at a time, because the lines of a large change take twice the memory of its diff.
  let file: HygieneFile | undefined;
  const read = (each: DiffFile) => {
    file = undefined;
    file = { ...readHygieneFile(each, attributes), isHidden: hidden.has(each.path), scan };
    const isLarge = isWorkflow(file.path) && isTooLarge(texts.get(file.path) ?? '');
    if (isLarge || addsTooMuch(file, texts)) unread.add(file.path);
  };
  const tasks = files.flatMap((each) => [undefined, ...found].map((check) => ({ each, check })));
  const interrupted = await runEachWithin(limitMs, tasks, deadline, ({ each, check }) => {
    if (check === undefined) return read(each);
    const [[name, find], findings] = check;
    for (const observation of file === undefined ? [] : find(file, texts))
      findings.push(toFinding(name, each.path, observation));
  });
  for (const { each } of interrupted) unread.add(each.path);
  return { findings: [...found.values()].flatMap(limited), unread: [...unread] };
}
