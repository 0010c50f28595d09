import type { z } from 'zod';
import { ownFileLimits, readJson } from '../formats/json-reader.ts';
import { expectation } from '../formats/schema-problems.ts';
import { VerdictFile } from '../formats/verdict-fields.ts';
import { AnswersFile } from '../model/answers.ts';
import { Conversation } from '../model/conversation.ts';
import { EvidencePack } from '../model/evidence-pack.ts';
import { type Failure, operationalFailure, usageFailure } from '../model/failure.ts';
import { ChangedFile, HeadTree, type ReviewDirectory, SinceFile } from '../model/files.ts';
import { IngestReport } from '../model/ingest-report.ts';
import { JsonPieces } from '../model/json-pieces.ts';
import { KeptChecks } from '../model/known-finding.ts';
import { Manifest } from '../model/manifest.ts';
import { Receipt } from '../model/receipt.ts';
import { ReviewDocument } from '../model/review-document.ts';
import { listOf } from '../model/schemas.ts';
import { sha256 } from '../model/text.ts';
import { type EffectivePolicy, effectivePolicy, type PolicyInputs } from '../policy/effective-policy.ts';
import { parsePolicy, policyProblemText } from '../policy/parse-policy.ts';
import { defaultPolicyPath } from '../policy/policy.ts';

/** Names in the review directory (the first three are C2's). */
export const reviewFiles = {
  diff: 'pr_diff.txt',
  files: 'files.json',
  comments: 'existing_comments.json',
  evidencePack: 'evidence_pack.json',
  checks: 'checks.json',
  manifest: 'manifest.json',
  conversation: 'conversation.json',
  since: 'since.json',
  completed: 'completed.json',
  kept: 'kept.json',
  workingTreeDiff: 'working_tree.diff',
  policy: 'policy.yml',
  /** The merge base's policy in a worktree, empty where there is none. */
  trustedPolicy: 'trusted_policy.yml',
  attributes: 'attributes.json',
  headFiles: 'head_files.json',
  headTree: 'head_tree.json',
  /** Second opinions. In the folder of the reviewers' documents, which is all that crosses from job to job. */
  answers: 'reviewers/answers.json',
  findings: 'findings.json',
  /** C3: the merged findings after synthesis. */
  synthesized: 'synthesized_findings.json',
  ingestReport: 'ingest_report.json',
  plan: 'plan.json',
  review: 'review.json',
  receipt: 'receipt.json',
  verdict: 'review-latest.json',
  /** The last full review while a later run has not replaced it: a quick check, or a review without a verdict. */
  putAside: 'review-full.json',
  abortReason: 'abort-reason.md',
  /** What `verify` needs in addition to the verdict file. */
  record: 'review-record.json',
  reviewedDiff: 'reviewed.diff.gz',
  report: 'report.md',
  gate: 'gate.json',
} as const;

/** A file of ours and its schema. */
export interface OwnFile<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** The stage that writes it. */
  readonly writtenBy: string;
  /**
   * Values by the version of the file. A run that does every stage itself does not parse what it wrote: for a
   * diff of 20 MB that took a sixth of its time and half of its memory.
   */
  readonly values?: WeakMap<object, T>;
}

function ownFile<T>(name: string, schema: z.ZodType<T>, writtenBy: ProducingStage | 'review'): OwnFile<T> {
  return { name, schema, writtenBy, values: new WeakMap() };
}

/** What each stage leaves for later ones, by key of `reviewFiles`. */
const results = {
  fetch: [
    'manifest',
    'conversation',
    'since',
    'completed',
    'kept',
    'policy',
    'trustedPolicy',
    'checks',
    'headTree',
  ],
  ingest: ['findings', 'synthesized', 'ingestReport'],
  write: ['plan', 'review', 'receipt', 'report', 'verdict'],
  gate: ['gate'],
} as const satisfies Record<string, readonly (keyof typeof reviewFiles)[]>;

export type ProducingStage = keyof typeof results;

export const manifestFile = ownFile(reviewFiles.manifest, Manifest, 'fetch');
export const changedFilesFile = ownFile(reviewFiles.files, listOf(ChangedFile), 'fetch');
/** Not there for a worktree, and where the conversation could not be read. */
export const conversationFile = ownFile(reviewFiles.conversation, Conversation, 'fetch');
export const sinceFile = ownFile(reviewFiles.since, SinceFile, 'fetch');
export const headTreeFile = ownFile(reviewFiles.headTree, HeadTree, 'fetch');
export const evidencePackFile = ownFile(reviewFiles.evidencePack, EvidencePack, 'fetch');
export const answersFile = ownFile(reviewFiles.answers, AnswersFile, 'review');
export const findingsFile = ownFile(reviewFiles.findings, ReviewDocument, 'ingest');
export const ingestReportFile = ownFile(reviewFiles.ingestReport, IngestReport, 'ingest');
export const receiptFile = ownFile(reviewFiles.receipt, Receipt, 'write');
export const verdictFile = ownFile(reviewFiles.verdict, VerdictFile, 'write');
/** The findings that the checks of earlier runs remember; not there where this instance writes none. */
export const keptFile = ownFile(reviewFiles.kept, KeptChecks, 'fetch');

/**
 * Removes files that this stage and those after it wrote before: if one of them dies this time, no old result about
 * another head or other findings may remain (threat G3). `keep` names files that this run continues.
 */
export async function forgetResults(
  directory: ReviewDirectory,
  from: ProducingStage,
  keep: readonly string[] = [],
): Promise<void> {
  const stages = ['fetch', 'ingest', 'write', 'gate'] as const;
  for (const stage of stages.slice(stages.indexOf(from))) {
    for (const key of results[stage])
      if (!keep.includes(reviewFiles[key])) await directory.remove(reviewFiles[key]);
  }
}

function missing(
  directory: ReviewDirectory,
  { name, writtenBy }: Pick<OwnFile<unknown>, 'name' | 'writtenBy'>,
): Failure {
  return usageFailure(
    'REVIEW_FILE_MISSING',
    `${name} is not in the review directory ${directory.path}`,
    `Run \`${writtenBy}\` first, with the same review directory; \`run\` does all stages.`,
  );
}

/** A file that `fetch` writes. Throws `REVIEW_FILE_MISSING`. */
export async function readFetched(directory: ReviewDirectory, name: string): Promise<Uint8Array> {
  const bytes = await directory.read(name);
  if (bytes === undefined) throw missing(directory, { name, writtenBy: 'fetch' });
  return bytes;
}

/** Keeps the value of a file that this process wrote for the next stage of the same run. */
export function shareValue<T>(
  directory: ReviewDirectory,
  { name, values }: Pick<OwnFile<T>, 'name' | 'values'>,
  value: T,
): void {
  const version = directory.versionOf?.(name);
  if (version !== undefined) values?.set(version, value);
}

/** The value of a file that this process wrote; undefined when it must be read. */
export function sharedValue<T>(
  directory: ReviewDirectory,
  { name, values }: Pick<OwnFile<T>, 'name' | 'values'>,
): T | undefined {
  const version = directory.versionOf?.(name);
  return version && values?.get(version);
}

/** Reads one of our own files. Throws `REVIEW_FILE_MISSING`, and `REVIEW_FILE_INVALID` with its first problem. */
export async function readOwn<T>(directory: ReviewDirectory, file: OwnFile<T>): Promise<T> {
  const value = await readOwnIfAny(directory, file);
  if (value === undefined) throw missing(directory, file);
  return value;
}

/** Writes one of our own files; `value` is what its schema returns. */
export async function writeOwn<T>(directory: ReviewDirectory, file: OwnFile<T>, value: T): Promise<void> {
  await writeJson(directory, file.name, value);
  shareValue(directory, file, value);
}

function parseOwn<T>(bytes: Uint8Array, { name, schema, writtenBy }: OwnFile<T>): T {
  const fix = `Correct the file. If nobody edited it, another version wrote it: remove it, and run \`${writtenBy}\` again.`;
  const invalid = (what: string) => operationalFailure('REVIEW_FILE_INVALID', `${name}: ${what}`, { fix });
  const reading = readJson(bytes, ownFileLimits);
  if (!reading.ok) throw invalid(reading.problems[0]?.message ?? 'not JSON');
  const result = schema.safeParse(reading.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const at = issue?.path.join('.') ?? '';
  throw invalid(`${at === '' ? 'it' : `\`${at}\``} must be ${issue && expectation(issue)}.`);
}

/** Throws `REVIEW_FILE_INVALID` for a file about another head than the one that was fetched (threat G2). */
export function requireHead(
  manifest: Manifest,
  { name, head, writtenBy }: { readonly name: string; readonly head: string; readonly writtenBy: string },
): void {
  const fetched = manifest.commits.head;
  if (head === fetched) return;
  const message = `${name} is about ${head}, but the head that was fetched is ${fetched}`;
  throw operationalFailure('REVIEW_FILE_INVALID', message, { fix: `Run \`${writtenBy}\` again.` });
}

/** Like `readOwn`, for a file that the manifest pins; undefined when `fetch` wrote none. */
export async function readOwnPinned<T>(
  directory: ReviewDirectory,
  manifest: Manifest,
  file: Omit<OwnFile<T>, 'writtenBy'>,
): Promise<T | undefined> {
  if (!manifest.files.some(({ name }) => name === file.name)) return undefined;
  const shared = sharedValue(directory, file);
  const written = { ...file, writtenBy: 'fetch' };
  return shared ?? parseOwn(await readPinned(directory, manifest, file.name), written);
}

/** Like `readOwn` for files that need not be there. */
export async function readOwnIfAny<T>(directory: ReviewDirectory, file: OwnFile<T>): Promise<T | undefined> {
  const shared = sharedValue(directory, file);
  if (shared !== undefined) return shared;
  const bytes = await directory.read(file.name);
  return bytes === undefined ? undefined : parseOwn(bytes, file);
}

export async function writeJson(directory: ReviewDirectory, name: string, value: unknown): Promise<void> {
  await directory.write(name, new JsonPieces(value));
}

/** Writes bytes as they are, or another value as JSON, and returns what the manifest pins. */
export async function writePinned(
  directory: ReviewDirectory,
  name: string,
  value: unknown,
): Promise<Manifest['files'][number]> {
  const content = value instanceof Uint8Array ? value : new JsonPieces(value);
  await directory.write(name, content);
  if (content instanceof JsonPieces) return { name, ...content.digest() };
  return { name, sha256: sha256(content), bytes: content.byteLength };
}

const pinnedBytes = new WeakMap<object, Uint8Array>();

/** Keeps the bytes of a pinned file for the next stage of the same run. */
export function shareBytes(directory: ReviewDirectory, name: string, bytes: Uint8Array): void {
  shareValue(directory, { name, values: pinnedBytes }, bytes);
}

/**
 * Reads a file that the manifest pins. Throws `REVIEW_FILE_CHANGED` when its bytes are not those that `fetch`
 * wrote: everything after rests on them.
 */
export async function readPinned(
  directory: ReviewDirectory,
  manifest: Manifest,
  name: string,
): Promise<Uint8Array> {
  const shared = sharedValue(directory, { name, values: pinnedBytes });
  if (shared !== undefined) return shared;
  const bytes = await readFetched(directory, name);
  const pinned = manifest.files.find((file) => file.name === name);
  if (pinned?.sha256 === sha256(bytes)) return bytes;
  throw operationalFailure('REVIEW_FILE_CHANGED', `${name} is not the file that fetch wrote`);
}

/**
 * The policy of this run: the base commit's file joined with the workflow's inputs. An absent file means
 * defaults; an unreadable one means defaults too, and the manifest makes the review incomplete. Throws
 * `POLICY_INVALID` with every problem when the file breaks its schema (threat P1, P2).
 */
export async function loadPolicy(
  directory: ReviewDirectory,
  manifest: Manifest,
  inputs: PolicyInputs,
): Promise<EffectivePolicy> {
  if (manifest.policy.state !== 'present') return effectivePolicy(undefined, inputs);
  const result = parsePolicy(await readPinned(directory, manifest, reviewFiles.policy));
  if (result.ok) return effectivePolicy(result.policy, inputs);
  const { path = defaultPolicyPath, commit } = manifest.policy;
  // A worktree reads its own file, whatever is committed.
  const isOwn = manifest.workingDirectory.state === 'worktree';
  const base = `at the base commit${commit === undefined ? '' : ` ${commit.slice(0, 10)}`}`;
  const problems = result.problems.map((each) => `  ${policyProblemText(each)}`).join('\n');
  throw usageFailure(
    'POLICY_INVALID',
    `The policy file ${path} ${isOwn ? 'in this worktree' : base} is not valid:\n${problems}`,
    `Correct it${isOwn ? '' : ' on the base branch'}; \`pr-verdict validate ${path}\` checks it, \`pr-verdict schema policy\` prints its schema.`,
  );
}
