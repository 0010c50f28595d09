import { parseDiff, parseDiffOnce } from '../diff/parse-diff.ts';
import { type Completed, knownDiff, readBy } from '../model/completion.ts';
import type { ObservedChecks } from '../model/evidence-pack.ts';
import type { FileAt, HeadTree } from '../model/files.ts';
import { lastByKey } from '../model/lists.ts';
import {
  type Commits,
  isComplete,
  Manifest,
  type PolicyOrigin,
  type ProposedPolicy,
  scopeName,
} from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { listNames, utf8Text } from '../model/text.ts';
import { matchesAny } from '../policy/glob.ts';
import { parsePolicy, policyProblemText } from '../policy/parse-policy.ts';
import { defaultPolicyPath, type Policy } from '../policy/policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { Snapshot, SnapshotRequest, Source } from '../ports/source.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import {
  changedFilesFile,
  evidencePackFile,
  headTreeFile,
  manifestFile,
  reviewFiles,
  shareBytes,
  shareValue,
  writeOwn,
  writePinned,
} from '../review-directory/review-files.ts';
import { beginStage, findUnsettledAbort, subjectOf } from '../review-directory/verdict-files.ts';
import { buildEvidencePack } from './build-pack.ts';
import { hasCertainComments } from './comment-changes.ts';
import { cutToScope, namesOf } from './cut-change.ts';
import { nameOf } from './file-kind.ts';
import { findHiddenFiles, readTextsOfHead, textsToRead, withoutHidden } from './head-files.ts';
import { holdsTests, mayHoldTests } from './related-tests.ts';

export interface FetchContext
  extends Pick<SnapshotRequest, 'onHead' | 'onExpectedHead'>,
    Pick<StagePorts, 'directory' | 'reporter' | 'now' | 'readHeadText'> {
  readonly source: Source;
  readonly settings: Pick<Settings, 'target' | 'config' | 'mode' | 'scope'>;
}

/**
 * Reads the change into the review directory. `manifest.json` is written last: a directory without it was not
 * fetched whole. Throws `Failure` when the source cannot be read.
 */
export async function fetchStage(context: FetchContext): Promise<Manifest> {
  const { directory, settings, onHead, onExpectedHead, source } = context;
  const { target, config: policyPath, mode } = settings;
  const begin = () => beginStage(directory, 'fetch', settings);
  // A job must not go on with the files of another head. In a worktree, an attempt that can review nothing, such as one
  // with a wrong `--base`, leaves the last result as it is.
  if (target === 'github') await begin();
  const startedAt = context.now();
  const fetched = await source.fetch({ policyPath, onHead, onExpectedHead });
  const cut = cutToScope(fetched, settings.scope);
  const policy = readPolicy(fetched.policy);
  const reading = parseDiffOnce(cut.snapshot.diff);
  const diff = reading.ok ? reading.diff : undefined;
  const isIgnored = matchesAny(policy?.paths.ignore ?? []);
  const shown = cut.snapshot.files.filter((file) => !namesOf(file).every(isIgnored));
  const { headPaths = ['.gitattributes'] } = cut.snapshot.evidence;
  const hasAttributes = headPaths.some((path) => nameOf(path) === '.gitattributes');
  const hidden = diff === undefined ? [] : await findHiddenFiles(shown, diff, { ...source, hasAttributes });
  const { scope } = cut;
  const snapshot = {
    ...cut.snapshot,
    coverage: withoutHidden(cut.snapshot.coverage, hidden),
  };
  const { repository, permalink, pullRequest, commits, branch, sharing, workingDirectory, coverage } =
    snapshot;
  const isQuickCheck = mode === 'quick' && target === 'local';
  const abortedBy = isQuickCheck
    ? await findUnsettledAbort(directory, subjectOf({ ...snapshot, scope }))
    : undefined;
  if (target === 'local') await begin();
  const [checks, completed] = await Promise.all([
    observeChecks(source, commits.head, policy),
    recallCompleted(snapshot, policy, context),
  ]);
  const { evidence, policy: _, ...change } = snapshot;
  const { unknown, size, pack } = buildEvidencePack({
    ...change,
    parsed: diff,
    facts: { ...evidence, inlineTests: await findInlineTests(snapshot, context) },
    policy,
    startedAt,
    finishedAt: context.now,
  });
  const toCheck = diff === undefined || policy?.hygiene === false ? [] : textsToRead(diff);
  const texts = new Set([...toCheck, ...textsToCompare(completed, policy)]);
  const headFiles = await readTextsOfHead([...texts], snapshot, context);
  const tree = await readHeadTree(snapshot, source);
  const files: Manifest['files'][number][] = [];
  for (const [name, value] of contentsOf(snapshot, { pack, checks, headFiles, completed, tree }))
    files.push(await writePinned(directory, name, value));
  shareBytes(directory, reviewFiles.diff, snapshot.diff);
  shareValue(directory, changedFilesFile, snapshot.files);
  shareValue(directory, evidencePackFile, pack);
  if (tree !== undefined) shareValue(directory, headTreeFile, tree);
  const manifest = Manifest.parse({
    schemaVersion: 1,
    source: target,
    repository,
    permalink,
    pullRequest,
    parties: snapshot.parties,
    commits,
    branch,
    mode,
    scope,
    sharing,
    abortedBy,
    workingDirectory,
    policy: policyOrigin(snapshot, policyPath),
    proposedPolicy: snapshot.proposedPolicy && readProposedPolicy(snapshot.proposedPolicy),
    coverage,
    unknown,
    size,
    files,
    fetchedAt: new Date(context.now()).toISOString(),
  });
  await writeOwn(directory, manifestFile, manifest);
  report(context.reporter, manifest, policyPath);
  return manifest;
}

/** The policy for the pack; undefined if it is invalid, which later stages report. */
function readPolicy(file: FileAt): Policy | undefined {
  const result = file.state === 'present' ? parsePolicy(file.bytes) : undefined;
  return result?.ok ? result.policy : undefined;
}

/** Validates the policy file of the head, so that a mistake in it shows before merging. */
function readProposedPolicy(file: FileAt): ProposedPolicy {
  if (file.state === 'absent') return { state: 'removed', problems: [] };
  if (file.state === 'unreadable') return { state: 'unreadable', problems: [file.reason] };
  const result = parsePolicy(file.bytes);
  if (result.ok) return { state: 'valid', problems: [] };
  return { state: 'invalid', problems: result.problems.map(policyProblemText) };
}

function policyOrigin({ policy, commits }: Snapshot, path: string): PolicyOrigin {
  const origin = { state: policy.state, path, commit: commits.base };
  if (policy.state === 'unreadable') return { ...origin, reason: policy.reason };
  return policy.state === 'present' ? { ...origin, blob: policy.blob } : origin;
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

/**
 * Answers that earlier runs completed, and changes since; undefined when GitHub keeps none. Only needed for reviewers
 * that run here, and for `verify`.
 */
async function recallCompleted(
  { completed: completions = [], runs = [], commits }: Snapshot,
  policy: Policy | undefined,
  { source, settings: { mode } }: FetchContext,
): Promise<Completed | undefined> {
  const reviewers = Object.values(policy?.reviewers ?? {});
  const isNeeded = mode === 'verify' || reviewers.some(({ run }) => run !== undefined);
  if (!isNeeded || (completions.length === 0 && runs.length === 0)) return undefined;
  const known: Completed = { completions, runs, diffs: [] };
  const read = completions.flatMap((each) => [each.commits, readBy(each) ?? []].flat());
  const fromBase = read.filter(({ mergeBase }) => mergeBase === commits.mergeBase);
  const diffs = await Promise.all(
    unknownHeads(fromBase, known, commits).map(async (earlier) => {
      const diff = await diffBetween(source, earlier, commits);
      return diff === undefined ? [] : [{ head: earlier.head, diff }];
    }),
  );
  const compared = { ...known, diffs: diffs.flat() };
  const skipsSame = reviewers.some((each) => each['skip-when'] === 'same-change');
  const rebased = skipsSame ? await recallRebased(compared, commits, source) : [];
  return { ...compared, ...(rebased.length > 0 && { rebased }) };
}

/** Earlier states of the change, one for each head, from which no diff to this one is known. */
function unknownHeads(states: readonly Commits[], known: Completed, commits: Commits): readonly Commits[] {
  const unknown = states.filter((each) => knownDiff(known, each, commits) === undefined);
  return lastByKey(unknown, ({ head }) => head);
}

/** One character per byte. */
async function diffBetween(source: Source, from: Commits, to: Commits): Promise<string | undefined> {
  const bytes = await source.changesSince?.(from, to);
  return bytes && Buffer.from(bytes).toString('latin1');
}

/** What reviewers had completed before a rebase or a merge of the base, and how the base moved since. */
async function recallRebased(
  completed: Completed,
  commits: Commits,
  source: Source,
): Promise<NonNullable<Completed['rebased']>> {
  const earlier = completed.completions.map((each) => each.commits);
  const between = async (from: string, head: string, base: string) =>
    from === head
      ? ''
      : diffBetween(source, { head: from, base: from, mergeBase: from }, { head, base, mergeBase: from });
  const known = await Promise.all(
    unknownHeads(earlier, completed, commits).map(async ({ head, mergeBase: from }) => {
      const change = await between(from, head, from);
      const base = await between(from, commits.mergeBase, commits.mergeBase);
      return change === undefined || base === undefined ? [] : [{ head, change, base }];
    }),
  );
  return known.flat();
}

/** More files are not read, and may have changed in more than comments. */
const maxCompared = 100;

/** Files whose whole text shows whether only comments changed since an answer, where the policy asks that. */
function textsToCompare(completed: Completed | undefined, policy: Policy | undefined): readonly string[] {
  const asks = Object.values(policy?.reviewers ?? {}).some((each) => each['skip-when'] === 'only-comments');
  if (!asks) return [];
  const files = (completed?.diffs ?? []).flatMap(({ diff }) => {
    const reading = parseDiff(Buffer.from(diff, 'latin1'));
    return reading.ok ? reading.diff.files : [];
  });
  return files
    .filter(({ status, path }) => status === 'modified' && hasCertainComments(path))
    .map(({ path }) => path)
    .slice(0, maxCompared);
}

/** Links of a tree that are read; in a tree with more, all others are files. */
const maxLinks = 100;

/** The longest target of a link, in bytes. */
const maxTarget = 4096;

/** The tree of the head; undefined where it could not be listed whole. */
async function readHeadTree(
  { evidence: { headPaths, headLinks = new Map() } }: Snapshot,
  { firstBytes }: Source,
): Promise<HeadTree | undefined> {
  if (headPaths === undefined) return undefined;
  const known = [...headLinks].slice(0, maxLinks);
  const targets = await firstBytes?.(
    known.map(([, id]) => id),
    maxTarget,
  );
  const links = known.flatMap(([path, id]) => {
    const target = utf8Text(targets?.get(id) ?? new Uint8Array());
    return target ? [{ path, target }] : [];
  });
  return { paths: headPaths, links };
}

/** Maximum number of changed files that are read for their tests. */
const maxInlineTests = 200;

async function findInlineTests(snapshot: Snapshot, context: FetchContext): Promise<readonly string[]> {
  const paths = snapshot.files.flatMap(({ filename, status }) =>
    status !== 'removed' && mayHoldTests(filename) ? [filename] : [],
  );
  const texts = await readTextsOfHead(paths.slice(0, maxInlineTests), snapshot, context);
  return texts.filter(({ text }) => holdsTests(text)).map(({ path }) => path);
}

/** The files of the review directory, by name: bytes as they are, other values as JSON. */
function contentsOf(
  snapshot: Snapshot,
  made: Readonly<Record<'pack' | 'checks' | 'completed' | 'tree', unknown>> & {
    headFiles: readonly unknown[];
  },
): readonly (readonly [string, unknown])[] {
  const { policy, trustedPolicy, since = [] } = snapshot;
  const bytesOf = (file: FileAt) => (file.state === 'present' ? file.bytes : undefined);
  const attributes = snapshot.evidence.baseFiles?.filter(({ path }) => nameOf(path) === '.gitattributes');
  const ifAny = (list: readonly unknown[] = []) => (list.length > 0 ? list : undefined);
  const contents: readonly (readonly [string, unknown])[] = [
    [reviewFiles.diff, snapshot.diff],
    [reviewFiles.files, snapshot.files],
    [reviewFiles.comments, snapshot.comments],
    [reviewFiles.workingTreeDiff, snapshot.workingTreeDiff],
    [reviewFiles.evidencePack, made.pack],
    [reviewFiles.attributes, ifAny(attributes)],
    [reviewFiles.headFiles, ifAny(made.headFiles)],
    [reviewFiles.headTree, made.tree],
    [reviewFiles.conversation, snapshot.conversation],
    [reviewFiles.kept, snapshot.kept],
    [reviewFiles.checks, made.checks],
    [reviewFiles.completed, made.completed],
    [reviewFiles.since, ifAny(since)],
    [reviewFiles.policy, bytesOf(policy)],
    [reviewFiles.trustedPolicy, trustedPolicy && (bytesOf(trustedPolicy) ?? new Uint8Array())],
  ];
  return contents.filter(([, content]) => content !== undefined);
}

function report(
  reporter: Reporter,
  { coverage, scope, commits, policy, source }: Manifest,
  path: string,
): void {
  const { covered, expected, missing } = coverage;
  const within = scope === undefined ? '' : ` in ${scopeName(scope)}, and left out ${scope.leftOut} others,`;
  reporter.info(`Fetched ${covered} of ${expected} changed files${within} at ${commits.head.slice(0, 10)}`);
  if (!isComplete(coverage)) {
    const files = missing.map((file) => `${file.path} (${file.reason})`);
    reporter.warning(`Not all of the change could be read: ${listNames(files, 5)}`);
  }
  // A person who named a file expects it to apply.
  if (policy.state !== 'absent' || path === defaultPolicyPath) return;
  const where = source === 'local' ? 'in the reviewed files' : 'at the base commit';
  reporter.warning(`There is no policy file ${path} (input \`config\`) ${where}, so the defaults apply`);
}
