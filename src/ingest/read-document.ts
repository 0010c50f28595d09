import type { Diff } from '../diff/hunk.ts';
import { fileTree } from '../formats/file-tree.ts';
import type { Context, ParsedDocument, PathBase } from '../formats/format-definition.ts';
import { type ParseOutcome, parseDocument } from '../formats/parse-document.ts';
import { Format } from '../formats/registry.ts';
import type { HeadTree } from '../model/files.ts';
import type { ParsedFinding } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import { isWholeIn } from '../model/review-document.ts';
import type { ReviewerOutcome } from '../model/reviewer.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { changedLines } from './lines-of-change.ts';

/** A document as found, before it is read. */
export interface GatheredDocument {
  readonly reviewer: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Folder in which its reviewer ran, if it ran here; `''` is the root. */
  readonly folder?: string | undefined;
  /** Its format, if we wrote it ourselves; overrides inputs and policy. */
  readonly format?: Format | undefined;
  /** It comes from a run that the head's author controls. */
  readonly foreign?: true | undefined;
  /** Why it must not be read; absent for a document that counts. */
  readonly fault?: string | undefined;
}

export interface ReadingContext {
  readonly diff: Diff;
  readonly effective: EffectivePolicy;
  /** Overrides the policy's format for every document. */
  readonly format?: Format | undefined;
  readonly context: Context;
}

export interface ReadDocument {
  readonly gathered: GatheredDocument;
  readonly outcome: ParseOutcome | undefined;
  readonly state: ReviewerOutcome;
  /** Findings that count; none of an invalid document. */
  readonly findings: readonly ParsedFinding[];
}

/** Reads one document and checks it against its contract; the outcome has all problems. */
export function readDocument(gathered: GatheredDocument, input: ReadingContext): ReadDocument {
  const invalid = (reason: string, outcome?: ParseOutcome): ReadDocument => ({
    gathered,
    outcome,
    state: { state: 'invalid', reason },
    findings: [],
  });
  if (gathered.fault !== undefined) return invalid(gathered.fault);
  const policy = reviewerPolicy(input.effective, gathered.reviewer);
  const context = contextOf(gathered, input);
  const outcome = parseDocument({
    bytes: gathered.bytes,
    format: gathered.format ?? input.format ?? Format.optional().parse(policy.format),
    strictness: gathered.format === 'app-review' ? 'strict' : (input.effective.contract ?? policy.contract),
    context,
  });
  // What we hand to reviewers is never their review (threat G10).
  if (outcome.format === 'evidence-pack') {
    const reason = 'INPUT_RETURNED: it is an evidence pack, which reviewers are given, and no review';
    return invalid(reason, outcome);
  }
  if (!outcome.ok) {
    const problem = outcome.problems.find(({ grade }) => grade === 'refused');
    const reason = problem && `${problem.rule}: ${problem.message}`;
    return invalid(reason ?? 'the document breaks its contract', outcome);
  }
  const { document } = outcome;
  return { gathered, outcome, state: stateOf(document, input.context), findings: document.findings };
}

/** `path-prefix` applies to received documents; the folder of a reviewer run here is known. */
function contextOf({ folder }: GatheredDocument, { context }: ReadingContext): Context {
  if (folder === undefined) return context;
  const { prefix: _, ...paths } = context.paths ?? {};
  return { ...context, paths: folder === '' ? paths : { ...paths, prefix: folder } };
}

/** A repaired or partial document counts, but findings may be missing from it. */
function stateOf({ state, complete, claims }: ParsedDocument, { mode }: Context): ReviewerOutcome {
  const { mode: claimed = 'full' } = claims;
  if (complete) return state.state === 'reviewed' && claimed !== 'full' ? { ...state, partly: true } : state;
  const isWhole = mode === undefined || isWholeIn(mode, claimed);
  const why = isWhole
    ? 'was repaired or says that it is partial'
    : `says \`"mode": "${claimed}"\` in a ${mode} run (\`PR_VERDICT_MODE\`)`;
  return { state: 'invalid', reason: `its document ${why}, so it proves no whole review` };
}

interface ChangeToRead {
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  /** Diffs from the merge base to the head, and from the reviewers' tree to the head. */
  readonly diff: Diff;
  readonly toHead: Diff;
  /** Undefined where not all files of the head could be listed. */
  readonly tree: HeadTree | undefined;
  readonly settings: Settings;
  readonly redact: (text: string) => string;
  /** Absolute path below which reviewers ran. */
  readonly root: string;
  readonly inside?: PathBase['inside'];
}

/** The context for checking documents. `review` uses the same rules for repairs as `ingest`. */
export function readingContext(change: ChangeToRead): ReadingContext {
  const { effective, diff, toHead, tree, settings, redact, root, inside } = change;
  const { repository, pullRequest, commits } = change.manifest;
  const ofChange = diff.files.flatMap(({ path, oldPath = path }) => [path, oldPath]);
  const links = new Map(tree?.links.map(({ path, target }) => [path, target]));
  const context: Context = {
    head: commits.head,
    mode: settings.mode,
    redact,
    ...(repository && { repository: `${repository.owner}/${repository.name}` }),
    ...(pullRequest && { pullRequest: pullRequest.number }),
    changed: changedLines(diff, toHead),
    tree: fileTree([...(tree?.paths ?? []), ...ofChange], tree === undefined ? 'cut' : 'whole', links),
    paths: {
      root,
      ...(inside && { inside }),
      ...(settings.pathPrefix !== '' && { prefix: settings.pathPrefix }),
    },
  };
  return { diff, effective, format: Format.optional().parse(settings.format), context };
}
