import { carryLine, carryRange } from '../diff/carry.ts';
import {
  type Diff,
  type DiffFile,
  findFile,
  lineTexts,
  runsFrom,
  runTexts,
  withoutCarriageReturn,
} from '../diff/hunk.ts';
import { intersect, isCommentable, isWithin, meantSide, nearestCommentable } from '../diff/locations.ts';
import { fileTree } from '../formats/file-tree.ts';
import type { ChangedLines, Context, ParsedDocument, PathBase } from '../formats/format-definition.ts';
import { type ParseOutcome, parseDocument } from '../formats/parse-document.ts';
import { Format } from '../formats/registry.ts';
import type { HeadTree } from '../model/files.ts';
import type { ParsedFinding } from '../model/finding.ts';
import { once } from '../model/lists.ts';
import type { Manifest } from '../model/manifest.ts';
import { isWholeIn } from '../model/review-document.ts';
import type { ReviewerOutcome } from '../model/reviewer.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';

/** Finds identifiers of added and deleted lines, which are collected when it is first asked. */
function identifiersIn(diff: Diff): (identifier: string) => boolean {
  const known = once(
    () => new Set(diff.files.flatMap(changedTexts).flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? [])),
  );
  return (identifier) => known().has(identifier);
}

function changedTexts(file: DiffFile): readonly string[] {
  return (['LEFT', 'RIGHT'] as const).flatMap((side) =>
    Array.from(runsFrom(file, side, 1)).flatMap(({ hunk, run }) =>
      run.kind === (side === 'LEFT' ? 'deleted' : 'added') ? runTexts(hunk, run) : [],
    ),
  );
}

/**
 * The diff as contract rules query it. Reviewers number the lines of the tree they read, so a RIGHT range is
 * carried to the head by `toHead` before the lookup, and advice is carried back. Contracts have no sides:
 * lines of a deleted file are its former lines.
 */
export function changedLines(diff: Diff, toHead: Diff): ChangedLines {
  /** Where lines of a changed file are at the head; undefined when it has none of them. */
  const atHead = (path: string, start: number, end: number) => {
    const file = findFile(diff, path);
    if (file === undefined) return undefined;
    const side = meantSide(file, 'RIGHT');
    const moved = side === 'RIGHT' ? toHead.byPath.get(file.path) : undefined;
    const range = moved === undefined ? { start, end, intact: true } : carryRange(moved, { start, end });
    return { file, side, moved, range: range === 'deleted' ? undefined : range };
  };
  const paths = diff.files.map((file) => file.path);
  return {
    has: (path) => findFile(diff, path) !== undefined,
    isCommentable: (path, start, end) => {
      const { file, side, range } = atHead(path, start, end) ?? {};
      const inside = file && side && range && intersect(file, side, range);
      return inside !== undefined && inside.start === range?.start && inside.end === range.end;
    },
    isChanged: (path, line) => {
      const { side = 'RIGHT', range } = atHead(path, line, line) ?? {};
      return (
        range !== undefined &&
        isWithin('changed', { locations: [{ path, side, startLine: range.start }] }, diff)
      );
    },
    nearest: (path, line) => {
      const { file, side = 'RIGHT', moved, range } = atHead(path, line, line) ?? {};
      const nearest = file && nearestCommentable(file, side, range?.start ?? line);
      if (file === undefined || nearest === undefined) return [];
      return [nearest - 1, nearest, nearest + 1]
        .filter((each) => isCommentable(file, side, each))
        .map((each) => (moved === undefined ? each : carryLine(moved, each, 'backward')))
        .filter((each) => each !== 'deleted');
    },
    paths,
    hasIdentifier: identifiersIn(diff),
    text: (path, start, end) => {
      const { file, range } = atHead(path, start, end) ?? {};
      if (file === undefined || range?.intact !== true) return undefined;
      return lineTexts(file, 'RIGHT', range)?.map(withoutCarriageReturn);
    },
  };
}

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
