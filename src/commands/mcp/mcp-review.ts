import { join } from 'node:path';
import { type Diff, type DiffFile, emptyDiff, findFile, lineTotals } from '../../diff/hunk.ts';
import { parseDiff } from '../../diff/parse-diff.ts';
import { readJson } from '../../formats/json-reader.ts';
import { changedLines } from '../../ingest/read-document.ts';
import { onFailure, operationalFailure, usageFailure } from '../../model/failure.ts';
import type { ReviewDirectory } from '../../model/files.ts';
import type { Native } from '../../model/finding.ts';
import { jsonText, nearestWord } from '../../model/text.ts';
import {
  loadPolicy,
  manifestFile,
  readFetched,
  readOwn,
  reviewFiles,
} from '../../review-directory/review-files.ts';
import { isAboutThis, readResult, writeResult } from '../../review-directory/reviewer-results.ts';
import { fileText } from '../diff-text.ts';
import { lineRanges } from '../lines-command.ts';
import { parseBytes } from '../read-input.ts';

/** Characters of a diff in one answer: about what agents accept from a tool. */
const maxCharacters = 40_000;

/** JSON of the folder; undefined where it is missing or not JSON. */
async function readData(folder: ReviewDirectory, name: string): Promise<Native | undefined> {
  const bytes = await folder.read(name);
  const reading = bytes === undefined ? undefined : readJson(bytes);
  return reading?.ok === true ? reading.value : undefined;
}

/** The evidence pack without the diff, which has a tool of its own. */
export async function readEvidencePack(folder: ReviewDirectory): Promise<unknown> {
  await readFetched(folder, reviewFiles.evidencePack);
  const pack = await readData(folder, reviewFiles.evidencePack);
  return JSON.parse(JSON.stringify(pack, (key, value: unknown) => (key === 'raw_diff' ? undefined : value)));
}

/** What earlier reviews reported and what people wrote, as `fetch` and `review` left it. */
export async function readPriorFindings(folder: ReviewDirectory): Promise<unknown> {
  return {
    findings: (await readData(folder, 'prior.json')) ?? (await readData(folder, reviewFiles.verdict)) ?? [],
    comments: (await readData(folder, reviewFiles.comments)) ?? [],
  };
}

/** The diff under review. Throws `DIFF_UNREADABLE`. */
export async function readChange(folder: ReviewDirectory): Promise<Diff> {
  const result = parseDiff(await readFetched(folder, reviewFiles.diff));
  if (result.ok) return result.diff;
  const { line, message } = result.error;
  const fix = 'Run `pr-verdict fetch` again.';
  throw operationalFailure('DIFF_UNREADABLE', `${reviewFiles.diff}:${line}: ${message}`, { fix });
}

/** Throws `FILE_UNREADABLE` with the nearest path of the change. */
function fileNamed(diff: Diff, path: string): DiffFile {
  const file = findFile(diff, path);
  if (file !== undefined) return file;
  const nearest = nearestWord(
    path,
    diff.files.map((each) => each.path),
  );
  throw usageFailure(
    'FILE_UNREADABLE',
    `${JSON.stringify(path)} is not in the diff`,
    nearest === undefined ? '`read_diff` without a path lists the files.' : `Did you mean ${nearest}?`,
  );
}

/** The changed files with their size, or the diff of one of them from a character on. */
export function diffPage(diff: Diff, path: string | undefined, offset = 0): unknown {
  if (path === undefined)
    return diff.files.map((file) => ({ path: file.path, status: file.status, ...lineTotals(file) }));
  const text = fileText(fileNamed(diff, path));
  const end = Math.min(text.length, offset + maxCharacters);
  return { path, diff: text.slice(offset, end), ...(end < text.length && { nextOffset: end }) };
}

/** Where comments may be: of one file, else of all. */
export function commentableLines(diff: Diff, path: string | undefined): unknown {
  const ranges = lineRanges(diff);
  if (path === undefined) return Object.fromEntries(ranges);
  return ranges.get(fileNamed(diff, path).path);
}

/** A finding as an agent reports it; everything but its file is for the contract to check. */
interface Reported {
  readonly file?: string | undefined;
}

/** Checks one finding as `ingest` will, against the diff. */
function checkFinding(finding: Reported, diff: Diff, root: string) {
  const bytes = Buffer.from(JSON.stringify([finding]));
  const outcome = parseBytes(
    bytes,
    { file: '', format: 'review-output' },
    { changed: changedLines(diff, emptyDiff), paths: { root } },
  );
  const problems = outcome.problems.map(({ path, rule, message, recommendation, grade }) => ({
    field: path.replace(/^\/0\/?/, ''),
    rule,
    message,
    fix: recommendation,
    counts: grade !== 'deviation',
  }));
  const isAccepted = outcome.ok && problems.every(({ counts }) => !counts);
  const location = outcome.document?.findings[0]?.locations[0];
  const path = location?.path ?? finding.file;
  const file = path === undefined ? undefined : findFile(diff, path);
  const validLines = isAccepted || file === undefined ? undefined : lineRanges(diff).get(file.path);
  return { isAccepted, problems, ...(validLines && { validLines }) };
}

/**
 * Ends the document of an unfinished review. Its severity is invalid for every reader, so the review is incomplete
 * whatever the policy says; the findings before it count.
 */
const unfinished = {
  type: 'system',
  scope: 'the review',
  category: 'review',
  issue: 'The agent did not finish its review: it never called `finish_review`.',
  implications: 'Findings may be missing.',
  severity: 'UNFINISHED',
  confidence: 'HIGH',
  fix: 'Let the agent review again.',
  fix_confidence: 'HIGH',
  references: [],
};

/** Where the document of one agent is written. */
export interface AnswerPlace {
  readonly directory: ReviewDirectory;
  /** Name of the document in it. */
  readonly output: string;
  /** Its id; undefined where `review` started the agent and takes its answer. */
  readonly reviewer: string | undefined;
}

/**
 * The findings that one agent reports, each on disk at once, as one document of contract C1. All that is known of them
 * is on disk, so that a server which starts again continues the document of the one before it.
 */
export class FindingCollector {
  readonly #place: AnswerPlace;
  /** Calls follow one another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(place: AnswerPlace) {
    this.#place = place;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.catch(() => {}).then(work);
    this.#last = next;
    return next;
  }

  /** Keeps the finding where nothing is wrong with it, and returns what is. */
  report(finding: Reported, diff: Diff, root: string): Promise<unknown> {
    return this.#inTurn(async () => {
      const { isAccepted, ...rest } = checkFinding(finding, diff, root);
      const known = await readReported(this.#place);
      const findings = isAccepted ? [...known, finding] : known;
      await writeReported(this.#place, [...findings, unfinished]);
      return { accepted: isAccepted, reported: findings.length, ...rest };
    });
  }

  /** Completes the document and returns where it is. */
  finish(): Promise<{ readonly file: string; readonly findings: number }> {
    return this.#inTurn(async () => {
      const findings = await readReported(this.#place);
      await writeReported(this.#place, findings);
      return { file: join(this.#place.directory.path, this.#place.output), findings: findings.length };
    });
  }
}

/** The findings reported so far about the present change. Throws `REVIEW_FILE_INVALID` for another document. */
async function readReported(place: AnswerPlace): Promise<readonly unknown[]> {
  const { directory, output } = place;
  const bytes = (await isAboutChange(place)) ? await directory.read(output) : undefined;
  if (bytes === undefined) return [];
  const reading = readJson(bytes);
  if (reading.ok && Array.isArray(reading.value))
    return reading.value.filter((each) => JSON.stringify(each) !== JSON.stringify(unfinished));
  throw usageFailure(
    'REVIEW_FILE_INVALID',
    `${output} in ${directory.path} is a document of another kind, which this review would replace`,
    'Start the server with another `--reviewer`, or delete that document.',
  );
}

async function isAboutChange({ directory, output, reviewer }: AnswerPlace): Promise<boolean> {
  if (reviewer === undefined) return true;
  const manifest = await readOwn(directory, manifestFile);
  const result = await readResult(directory, reviewer).catch(onFailure(() => undefined));
  if (result !== undefined) return isAboutThis(result, manifest);
  return ((await directory.modifiedAt(output)) ?? 0) >= Date.parse(manifest.fetchedAt);
}

/** Writes the document, and with it which change it is about: then later runs know whether it counts. */
async function writeReported(place: AnswerPlace, findings: readonly unknown[]): Promise<void> {
  const { directory, output: file, reviewer: id } = place;
  await directory.write(file, jsonText(findings));
  if (id === undefined) return;
  const manifest = await readOwn(directory, manifestFile);
  const effective = await loadPolicy(directory, manifest, {});
  const context = {
    directory,
    manifest,
    effective,
    reporter: { info: () => {} },
    redact: (text: string) => text,
  };
  await writeResult(context, id, { outcome: { state: 'reviewed' }, outputs: [{ file }] });
}
