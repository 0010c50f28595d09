import type { Diff } from '../diff/hunk.ts';
import { parseDiffOnce } from '../diff/parse-diff.ts';
import { type Completed, knownDiff, readBy } from '../memory/completion.ts';
import { beginStage, findUnsettledAbort, subjectOf } from '../memory/review-record.ts';
import { EvidencePack } from '../model/evidence-pack.ts';
import type { FileAt, FilesAt, ReviewDirectory } from '../model/files.ts';
import { JsonPieces } from '../model/json-pieces.ts';
import {
  isComplete,
  Manifest,
  type PolicyOrigin,
  type ProposedPolicy,
  type Scope,
  scopeName,
} from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Mode } from '../model/review-document.ts';
import { listNames, sha256 } from '../model/text.ts';
import { parsePolicy, policyProblemText } from '../policy/parse-policy.ts';
import { defaultPolicyPath, evidencePolicy, type Policy } from '../policy/policy.ts';
import {
  changedFilesFile,
  evidencePackFile,
  manifestFile,
  reviewFiles,
  shareBytes,
  shareValue,
  writeOwn,
} from '../review-directory/review-files.ts';
import { buildEvidencePack, type Evidence } from './build-pack.ts';
import { cutToScope } from './cut-change.ts';
import type { ObservedChecks } from './evidence-verification.ts';
import { type HeadFile, readHeadFiles, readTextsOfHead } from './fetch-head-files.ts';
import { holdsTests, mayHoldTests } from './related-tests.ts';
import type { Snapshot, SnapshotRequest, Source } from './source.ts';

/** Answers that earlier runs completed, and changes since; undefined when GitHub keeps none. */
async function readCompleted(
  { completed: completions = [], runs = [], commits }: Snapshot,
  compare: Source['changesSince'],
): Promise<Completed | undefined> {
  if (completions.length === 0 && runs.length === 0) return undefined;
  const none: Completed = { completions, runs, diffs: [] };
  const from = new Map(
    completions
      .flatMap((each) => [each.commits, readBy(each) ?? []].flat())
      .filter((each) => each.mergeBase === commits.mergeBase)
      .filter((each) => knownDiff(none, each, commits) === undefined)
      .map((each) => [each.head, each] as const),
  );
  const diffs = await Promise.all(
    [...from].map(async ([head, earlier]) => {
      const bytes = await compare?.(earlier, commits);
      return bytes === undefined ? [] : [{ head, diff: Buffer.from(bytes).toString('latin1') }];
    }),
  );
  return { ...none, diffs: diffs.flat() };
}

/** Validates the policy file of the head, so that a mistake in it shows before merging. */
function readProposedPolicy(file: FileAt): ProposedPolicy {
  if (file.state === 'absent') return { state: 'removed', problems: [] };
  if (file.state === 'unreadable') return { state: 'unreadable', problems: [file.reason] };
  const result = parsePolicy(file.bytes);
  if (result.ok) return { state: 'valid', problems: [] };
  return { state: 'invalid', problems: result.problems.map(policyProblemText) };
}

export interface FetchContext extends Pick<SnapshotRequest, 'onHead' | 'onExpectedHead'> {
  readonly source: Source;
  readonly sourceKind: Manifest['source'];
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly now: () => number;
  readonly policyPath: string;
  readonly mode: Mode;
  /** Key of this instance. */
  readonly tool: string;
  readonly scope: Scope;
  /** Reads files of the head in the working directory. */
  readonly head: FilesAt;
}

/**
 * Reads the change into the review directory. `manifest.json` is written last: a directory without it was not
 * fetched whole. Throws `Failure` when the source cannot be read.
 */
export async function fetchStage(context: FetchContext): Promise<Manifest> {
  const { directory, reporter, sourceKind } = context;
  const begin = () => beginStage(directory, 'fetch', { mode: context.mode, source: sourceKind });
  // A job must not go on with the files of another head. In a worktree, an attempt that can review nothing, such as one
  // with a wrong `--base`, leaves the last result as it is.
  if (sourceKind === 'github') await begin();
  const startedAt = context.now();
  const { policyPath, onHead, onExpectedHead } = context;
  const fetched = await context.source.fetch({ policyPath, onHead, onExpectedHead });
  const { snapshot, scope } = cutToScope(fetched, context.scope);
  const abortedBy = await findAbort(directory, { ...snapshot, scope }, context);
  if (sourceKind === 'local') await begin();
  const policy = policyIn(snapshot.policy);
  const [checks, completed] = await Promise.all([
    observeChecks(context.source, snapshot.commits.head, policy),
    recallCompleted(snapshot, policy, context),
  ]);
  const reading = parseDiffOnce(snapshot.diff);
  const diff = reading.ok ? reading.diff : undefined;
  const inlineTests = await findInlineTests(snapshot, context);
  const evidence = gatherEvidence(snapshot, {
    diff,
    policy,
    inlineTests,
    startedAt,
    finishedAt: context.now,
  });
  const isLookedAt = diff !== undefined && policy?.hygiene !== false;
  const headFiles = isLookedAt ? await readHeadFiles(diff, snapshot, context) : [];
  const pack = EvidencePack.parse(evidence.pack);
  const files: Manifest['files'][number][] = [];
  for (const { name, content } of contents(snapshot, { pack, checks, headFiles, completed })) {
    await directory.write(name, content);
    const digest =
      content instanceof JsonPieces
        ? content.digest()
        : { sha256: sha256(content), bytes: content.byteLength };
    files.push({ name, ...digest });
  }
  shareBytes(directory, reviewFiles.diff, snapshot.diff);
  shareValue(directory, changedFilesFile, snapshot.files);
  shareValue(directory, evidencePackFile, pack);
  const manifest: Manifest = {
    schemaVersion: 1,
    source: context.sourceKind,
    ...(snapshot.repository === undefined ? {} : { repository: snapshot.repository }),
    ...(snapshot.pullRequest === undefined ? {} : { pullRequest: snapshot.pullRequest }),
    commits: snapshot.commits,
    ...(snapshot.branch === undefined ? {} : { branch: snapshot.branch }),
    mode: context.mode,
    ...(scope && { scope }),
    ...(snapshot.sharing && { sharing: snapshot.sharing }),
    ...(abortedBy && { abortedBy }),
    workingDirectory: snapshot.workingDirectory,
    policy: policyOrigin(snapshot, policyPath),
    ...(snapshot.proposedPolicy && { proposedPolicy: readProposedPolicy(snapshot.proposedPolicy) }),
    coverage: snapshot.coverage,
    unknown: evidence.unknown,
    size: evidence.size,
    files,
    fetchedAt: new Date(context.now()).toISOString(),
  };
  await writeOwn(directory, manifestFile, Manifest.parse(manifest));
  report(reporter, manifest);
  warnOfPolicy(reporter, manifest, policyPath);
  return manifest;
}

/** Id of a review with the verdict ABORT, which a quick check cannot lift. */
async function findAbort(
  directory: ReviewDirectory,
  change: Parameters<typeof subjectOf>[0],
  { mode, sourceKind }: FetchContext,
): Promise<string | undefined> {
  if (mode !== 'quick' || sourceKind !== 'local') return undefined;
  return findUnsettledAbort(directory, subjectOf(change));
}

/** Maximum number of changed files that are read for their tests. */
const maxInlineTests = 200;

async function findInlineTests(snapshot: Snapshot, context: FetchContext): Promise<readonly string[]> {
  const sources = snapshot.files.filter(
    ({ filename, status }) => status !== 'removed' && mayHoldTests(filename),
  );
  const paths = sources.slice(0, maxInlineTests).map(({ filename }) => filename);
  const texts = await readTextsOfHead(paths, snapshot, context);
  return texts.filter(({ text }) => holdsTests(text)).map(({ path }) => path);
}

function gatherEvidence(
  snapshot: Snapshot,
  {
    diff,
    policy,
    inlineTests,
    ...time
  }: {
    readonly diff: Diff | undefined;
    readonly policy: Policy | undefined;
    readonly inlineTests: readonly string[];
    readonly startedAt: number;
    readonly finishedAt: () => number;
  },
): Evidence {
  const { evidence, policy: _, ...change } = snapshot;
  return buildEvidencePack({
    ...change,
    ...time,
    facts: { ...evidence, inlineTests },
    ...(diff && { parsed: diff }),
    ...(policy && { policy: evidencePolicy(policy) }),
  });
}

/** The policy for the pack; undefined if it is invalid, which later stages report. */
function policyIn(file: FileAt): Policy | undefined {
  if (file.state !== 'present') return undefined;
  const result = parsePolicy(file.bytes);
  return result.ok ? result.policy : undefined;
}

/** Reads check runs only when policy names some; undefined when they could not be read. */
async function observeChecks(
  source: Source,
  head: string,
  policy: Policy | undefined,
): Promise<ObservedChecks | undefined> {
  const names = Object.values(policy?.verifiers ?? {}).flatMap(({ check }) => check ?? []);
  return names.length === 0 ? undefined : source.checks?.(head, [...new Set(names)].sort());
}

/** Only needed for reviewers that run here, and for `verify`. */
async function recallCompleted(
  snapshot: Snapshot,
  policy: Policy | undefined,
  { source, mode }: FetchContext,
): Promise<Completed | undefined> {
  const runsSome = Object.values(policy?.reviewers ?? {}).some(({ run }) => run !== undefined);
  if (snapshot.pullRequest === undefined || !(runsSome || mode === 'verify')) return undefined;
  return readCompleted(snapshot, source.changesSince);
}

interface FileToWrite {
  readonly name: string;
  readonly content: JsonPieces | Uint8Array;
}

function contents(
  snapshot: Snapshot,
  given: {
    readonly pack: EvidencePack;
    readonly checks: ObservedChecks | undefined;
    readonly headFiles: readonly HeadFile[];
    readonly completed: Completed | undefined;
  },
): readonly FileToWrite[] {
  const { pack, checks, headFiles, completed } = given;
  const { conversation, kept, since = [], policy, trustedPolicy } = snapshot;
  const json = (name: string, value: unknown): FileToWrite => ({ name, content: new JsonPieces(value) });
  const attributes = (snapshot.evidence.baseFiles ?? []).filter(({ path }) =>
    /(?:^|\/)\.gitattributes$/.test(path),
  );
  const files = [
    { name: reviewFiles.diff, content: snapshot.diff },
    json(reviewFiles.files, snapshot.files),
    json(reviewFiles.comments, snapshot.comments),
    { name: reviewFiles.workingTreeDiff, content: snapshot.workingTreeDiff },
    json(reviewFiles.evidencePack, pack),
  ];
  if (attributes.length > 0) files.push(json(reviewFiles.attributes, attributes));
  if (headFiles.length > 0) files.push(json(reviewFiles.headFiles, headFiles));
  if (conversation !== undefined) files.push(json(reviewFiles.conversation, conversation));
  if (kept !== undefined) files.push(json(reviewFiles.kept, kept));
  if (checks !== undefined) files.push(json(reviewFiles.checks, checks));
  if (completed !== undefined) files.push(json(reviewFiles.completed, completed));
  if (since.length > 0) files.push(json(reviewFiles.since, since));
  if (policy.state === 'present') files.push({ name: reviewFiles.policy, content: policy.bytes });
  if (trustedPolicy !== undefined) {
    const content = trustedPolicy.state === 'present' ? trustedPolicy.bytes : new Uint8Array();
    files.push({ name: reviewFiles.trustedPolicy, content });
  }
  return files;
}

function policyOrigin(snapshot: Snapshot, path: string): PolicyOrigin {
  const file: FileAt = snapshot.policy;
  if (file.state === 'unreadable')
    return { state: 'unreadable', path, commit: snapshot.commits.base, reason: file.reason };
  const blob = file.state === 'present' ? file.blob : undefined;
  return { state: file.state, path, commit: snapshot.commits.base, ...(blob !== undefined && { blob }) };
}

function report(reporter: Reporter, manifest: Manifest): void {
  const { covered, expected, missing } = manifest.coverage;
  const { scope } = manifest;
  const within = scope === undefined ? '' : ` in ${scopeName(scope)}, and left out ${scope.leftOut} others,`;
  reporter.info(
    `Fetched ${covered} of ${expected} changed files${within} at ${manifest.commits.head.slice(0, 10)}`,
  );
  if (isComplete(manifest.coverage)) return;
  const files = missing.map(({ path, reason }) => `${path} (${reason})`);
  reporter.warning(`Not all of the change could be read: ${listNames(files, 5)}`);
}

/** Warns about a missing policy file, since a person who named one expects it to apply. */
function warnOfPolicy(reporter: Reporter, { policy, source }: Manifest, path: string): void {
  if (policy.state !== 'absent' || path === defaultPolicyPath) return;
  const where = source === 'local' ? 'in what is reviewed' : 'at the base commit';
  reporter.warning(`There is no policy file ${path} ${where}, so the defaults hold; \`config\` names it`);
}
