import type { Diff } from '../diff/hunk.ts';
import type { Context, ParsedDocument } from '../formats/format-definition.ts';
import { type DocumentRequest, type ParseOutcome, parseDocument } from '../formats/parse-document.ts';
import { Format } from '../formats/registry.ts';
import type { ParsedFinding } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import { isAboutAll, isWholeIn } from '../model/review-document.ts';
import type { ReviewerOutcome } from '../model/reviewer.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { changedLines } from './changed-lines.ts';
import { advisePrefix, type PrefixAdvice } from './locations.ts';

/** A document as found, before it is read. */
export interface GatheredDocument {
  readonly reviewer: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Folder in which its reviewer ran, if it ran here; `''` is the root. */
  readonly folder?: string;
  /** Its format, if we wrote it ourselves; overrides inputs and policy. */
  readonly format?: Format;
  /** It comes from a run that the head's author controls. */
  readonly foreign?: true;
  /** Why it must not be read; absent for a document that counts. */
  readonly refusal?: string;
}

export interface ReadingContext {
  readonly diff: Diff;
  readonly effective: EffectivePolicy;
  /** Overrides the policy's format for every document. */
  readonly format?: Format | undefined;
  readonly gunzip: NonNullable<DocumentRequest['gunzip']>;
  readonly context: Context;
}

export interface ReadDocument {
  readonly gathered: GatheredDocument;
  readonly outcome: ParseOutcome | undefined;
  readonly state: ReviewerOutcome;
  /** Findings that count; none of a document refused as a whole. */
  readonly findings: readonly ParsedFinding[];
}

/** Reads one document and checks it against its contract; the outcome has all problems. */
export function readDocument(gathered: GatheredDocument, input: ReadingContext): ReadDocument {
  if (gathered.refusal !== undefined) {
    return {
      gathered,
      outcome: undefined,
      state: { state: 'invalid', reason: gathered.refusal },
      findings: [],
    };
  }
  const policy = reviewerPolicy(input.effective, gathered.reviewer);
  const outcome = parseDocument({
    bytes: gathered.bytes,
    format: gathered.format ?? input.format ?? Format.optional().parse(policy.format),
    strictness: input.effective.contract ?? policy.contract,
    context: contextOf(gathered, input),
    gunzip: input.gunzip,
  });
  if (outcome.format === 'evidence-pack') {
    const reason = 'INPUT_RETURNED: it is an evidence pack, which reviewers are given, and no review';
    return { gathered, outcome, state: { state: 'invalid', reason }, findings: [] };
  }
  if (outcome.ok) return acceptDocument(gathered, outcome, input);
  const broken = outcome.problems.find((problem) => problem.grade === 'refused');
  const reason =
    broken === undefined ? 'the document breaks its contract' : `${broken.rule}: ${broken.message}`;
  return { gathered, outcome, state: { state: 'invalid', reason }, findings: [] };
}

/** `path-prefix` applies to received documents; the folder of a reviewer run here is known. */
function contextOf({ folder }: GatheredDocument, { context }: ReadingContext): Context {
  if (folder === undefined) return context;
  const { prefix: _, ...paths } = context.paths ?? {};
  return { ...context, paths: folder === '' ? paths : { ...paths, prefix: folder } };
}

function stateOf(document: ParsedDocument, context: Context): ReviewerOutcome {
  const { state, complete, claims } = document;
  if (!complete) return partial(document, context);
  return state.state === 'reviewed' && !isAboutAll(claims) ? { ...state, partly: true } : state;
}

/** A repaired or partial document counts, but findings may be missing from it. */
function partial({ claims }: ParsedDocument, { mode }: Context): ReviewerOutcome {
  const why =
    claims.mode === undefined || mode === undefined || isWholeIn(mode, claims.mode)
      ? 'was repaired or says that it is partial'
      : `says \`"mode": "${claims.mode}"\` in a ${mode} run (\`PR_VERDICT_MODE\`)`;
  return { state: 'invalid', reason: `its document ${why}, so it proves no whole review` };
}

/** Refuses a document none of whose paths is part of the change, although they would be with another prefix. */
function acceptDocument(
  gathered: GatheredDocument,
  outcome: Extract<ParseOutcome, { ok: true }>,
  input: ReadingContext,
): ReadDocument {
  const { document } = outcome;
  const { findings } = document;
  const paths = findings.flatMap(({ locations }) => locations.map(({ path }) => path));
  const advice = advisePrefix(
    paths,
    input.diff.files.map(({ path }) => path),
  );
  if (advice === undefined) {
    return { gathered, outcome, state: stateOf(document, input.context), findings };
  }
  const configured = contextOf(gathered, input).paths?.prefix;
  const reason = `0 of ${new Set(paths).size} paths are part of the change; ${prefixWords(advice, configured)}`;
  return { gathered, outcome, state: { state: 'invalid', reason }, findings: [] };
}

function prefixWords({ kind, prefix }: PrefixAdvice, configured: string | undefined): string {
  const quoted = JSON.stringify(prefix);
  if (kind === 'surplus') {
    return prefix === configured
      ? `without path-prefix ${quoted} they would be`
      : `without the folder ${quoted} before them they would be: let the reviewer name files from the top of the repository`;
  }
  const whole = configured === undefined ? prefix : `${prefix}/${configured}`;
  return `with path-prefix ${JSON.stringify(whole)} they would be`;
}

interface ReadingWanted {
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  /** Diffs from the merge base to the head, and from the reviewers' tree to the head. */
  readonly diff: Diff;
  readonly toHead: Diff;
  readonly settings: Settings;
  readonly gunzip: ReadingContext['gunzip'];
  readonly redact: (text: string) => string;
  /** Absolute path below which reviewers ran. */
  readonly root: string;
}

/** The context for checking documents. `review` uses the same rules for repairs as `ingest`. */
export function readingContext(wanted: ReadingWanted): ReadingContext {
  const { diff, effective, settings, gunzip } = wanted;
  return {
    diff,
    effective,
    format: Format.optional().parse(settings.format),
    gunzip,
    context: contractContext(wanted),
  };
}

function contractContext({ manifest, diff, toHead, settings, root, redact }: ReadingWanted): Context {
  const { repository, pullRequest } = manifest;
  return {
    head: manifest.commits.head,
    mode: settings.mode,
    redact,
    ...(repository === undefined ? {} : { repository: `${repository.owner}/${repository.name}` }),
    ...(pullRequest === undefined ? {} : { pullRequest: pullRequest.number }),
    changed: changedLines(diff, toHead),
    paths: { root, ...(settings.pathPrefix === '' ? {} : { prefix: settings.pathPrefix }) },
  };
}
