import { join } from 'node:path';
import { type Diff, type DiffFile, emptyDiff, findFile, lineTotals } from '../../diff/hunk.ts';
import { parseDiff } from '../../diff/parse-diff.ts';
import { readJson } from '../../formats/json-reader.ts';
import { changedLines } from '../../ingest/lines-of-change.ts';
import { Failure, usageFailure } from '../../model/failure.ts';
import type { ReviewDirectory } from '../../model/files.ts';
import type { Native } from '../../model/finding.ts';
import { jsonText, nearestWord } from '../../model/text.ts';
import { reviewFiles } from '../../review-directory/review-files.ts';
import { fileText } from '../diff-text.ts';
import { lineRanges } from '../lines-command.ts';
import { parseBytes } from '../read-input.ts';

/** Characters of a diff in one answer: about what agents accept from a tool. */
const maxCharacters = 40_000;

/** A file of the folder that an agent reads from. Throws `REVIEW_FILE_MISSING`. */
async function readNamed(folder: ReviewDirectory, name: string): Promise<Uint8Array> {
  const bytes = await folder.read(name);
  if (bytes !== undefined) return bytes;
  throw usageFailure(
    'REVIEW_FILE_MISSING',
    `${name} is not in ${folder.path}`,
    'Run `pr-verdict fetch` in the worktree first.',
  );
}

/** JSON of the folder; undefined where it is missing or not JSON. */
async function readData(folder: ReviewDirectory, name: string): Promise<Native | undefined> {
  const bytes = await folder.read(name);
  const reading = bytes === undefined ? undefined : readJson(bytes);
  return reading?.ok === true ? reading.value : undefined;
}

/** The evidence pack without the diff, which has a tool of its own. */
export async function readEvidencePack(folder: ReviewDirectory): Promise<unknown> {
  await readNamed(folder, reviewFiles.evidencePack);
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
  const result = parseDiff(await readNamed(folder, reviewFiles.diff));
  if (result.ok) return result.diff;
  throw new Failure({
    kind: 'operational',
    code: 'DIFF_UNREADABLE',
    message: `${reviewFiles.diff}:${result.error.line}: ${result.error.message}`,
    fix: 'Run `pr-verdict fetch` again.',
  });
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
export function checkFinding(finding: Reported, diff: Diff, root: string) {
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
 * Ends the document of an unfinished review. Its severity is refused by every reader, so the review is incomplete
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

/** The findings that one agent reports, each on disk at once, as one document of contract C1. */
export class FindingCollector {
  readonly #findings: Reported[] = [];
  readonly #directory: ReviewDirectory;
  readonly #name: string;
  /** Writes follow one another. */
  #written: Promise<void> = Promise.resolve();

  constructor(directory: ReviewDirectory, name: string) {
    this.#directory = directory;
    this.#name = name;
  }

  #write(isFinished: boolean): Promise<void> {
    const text = jsonText(isFinished ? this.#findings : [...this.#findings, unfinished]);
    this.#written = this.#written.catch(() => {}).then(() => this.#directory.write(this.#name, text));
    return this.#written;
  }

  /** Keeps the finding where nothing is wrong with it, and returns what is. */
  async report(finding: Reported, diff: Diff, root: string) {
    const { isAccepted, ...rest } = checkFinding(finding, diff, root);
    if (isAccepted) this.#findings.push(finding);
    await this.#write(false);
    return { accepted: isAccepted, reported: this.#findings.length, ...rest };
  }

  /** Completes the document and returns where it is. */
  async finish() {
    await this.#write(true);
    return { file: join(this.#directory.path, this.#name), findings: this.#findings.length };
  }
}
