import { z } from 'zod';
import { Opinions } from './answers.ts';
import { Parties } from './conversation.ts';
import {
  AppPostKey,
  ConfidenceBand,
  type Finding,
  type FindingSource,
  Location,
  mostSevere,
  Severity,
} from './finding.ts';
import { normaliseTitle } from './identity.ts';
import { weighedSources } from './original.ts';
import { CommitId } from './review-document.ts';
import { ReviewerId } from './reviewer.ts';
import { closedObject, listOf } from './schemas.ts';
import { sha256, trimEnd } from './text.ts';

/** More files than this are no longer about one finding. */
const maxNames = 8;

/** Lines and anchors after a file's name. */
const position = /(?::(\d{1,7})(?:-(\d{1,7}))?(?:[-:]\d+)*|#L?(\d{1,7})(?:-L?(\d{1,7}))?)$/;

function nameIn(token: string): string[] {
  if (token.includes('://')) return [];
  const whole = trimEnd(token, '.:!?');
  const { path } = namedPlace(whole);
  const name = path.replace(/^\.\//, '');
  const isPlain =
    /^[\p{L}\p{N}_.@~+-][\p{L}\p{N}_.@~+/-]{0,199}$/u.test(name) && !/(^|\/)\.*(\/|$)/.test(name);
  return isPlain && /\.[\p{L}\p{N}]{1,12}$|\//u.test(name) ? [`${name}${whole.slice(path.length)}`] : [];
}

/** A name such as `src/a.ts`, `src/a.ts:3` or `src/a.ts#L3-L9` as a place. */
function namedPlace(name: string): Location {
  const [after = '', line, lastLine, anchor, lastAnchor] = position.exec(name) ?? [];
  const path = name.slice(0, name.length - after.length);
  const startLine = Number(line ?? anchor ?? 0);
  if (startLine === 0) return { path, side: 'RIGHT' };
  const endLine = Math.max(startLine, Number(lastLine ?? lastAnchor ?? 0));
  return { path, side: 'RIGHT', startLine, ...(endLine > startLine && { endLine }) };
}

/** In characters. */
const maxSearched = 16_384;

function namesIn(text: string): readonly string[] {
  return text
    .slice(0, maxSearched)
    .split(/[\s`'"<>()[\]{},;|*]+/)
    .flatMap(nameIn);
}

/**
 * The files that the fix and the references of a finding name, with lines where they name some, and without those of its
 * places: with folders before bare names. A name that only looks like a file has no effect.
 */
function namedFiles({ locations, fix, references }: Finding): readonly string[] {
  const places = new Set(locations.map(({ path }) => path));
  const named = [fix?.text ?? '', ...references].flatMap(namesIn);
  const withFolder = named.filter((name) => name.includes('/'));
  const names = new Set([...withFolder, ...named].filter((name) => !places.has(name)));
  return [...names].slice(0, maxNames);
}

const hash = z.string().regex(/^[0-9a-f]{16}$/);
/** In characters; what is longer is no name of a category, and is cut. */
const maxCategory = 200;
const category = z.string().max(maxCategory);
const paths = listOf(z.string().max(4096));
const reviewers = listOf(ReviewerId);

/** What is known of an original beyond its weight. Decisions of people cover only what was there when they were written. */
const History = closedObject({
  /** The text of an app that it was read from. */
  postKey: AppPostKey.optional(),
  /** Time at which a run ended that first reported it; absent when that was the finding's first report. */
  since: z.iso.datetime().optional(),
  /** Whether it blocked under the run's policy; absent when unknown. */
  blocked: z.boolean().optional(),
  /** Its earlier states, oldest first, each with the time at which a run ended that reported another one. */
  was: listOf(
    closedObject({ severity: Severity, blocked: z.boolean().optional(), until: z.iso.datetime() }),
  ).optional(),
});
type History = z.infer<typeof History>;

/** The properties of one original that its weight depends on, and its fingerprint where it was merged. */
const RememberedOriginal = closedObject({
  ...History.unwrap().shape,
  reviewer: ReviewerId,
  fingerprint: hash.optional(),
  severity: Severity,
  confidence: z.strictObject({ band: ConfidenceBand }),
  category,
  preExisting: z.boolean(),
  /** One for each file. */
  locations: listOf(z.strictObject({ path: z.string().max(4096) })),
  corroboratedBy: reviewers,
});
export type RememberedOriginal = z.infer<typeof RememberedOriginal>;

/** `finding` is open. `closed` was settled by a reviewer that raised it, `withdrawn` was not found again. */
export const RememberedKind = z.enum(['finding', 'closed', 'withdrawn']);

/** The data with which a later run recognises a finding, and weighs it when it is not repeated. */
export const RememberedFinding = closedObject({
  kind: RememberedKind,
  /** The commit at which it was last seen, or the one that settled it. */
  head: CommitId,
  id: z.string().regex(/^[a-z0-9-]{1,80}$/),
  /** Absent when its values are unknown, see `strictestOf`. */
  fingerprint: hash.optional(),
  /** Its first published fingerprint, if its text has changed since; policy may name that one. */
  first: hash.optional(),
  /** Absent when unknown; its id starts with it. */
  category: category.optional(),
  severity: Severity,
  /** Time of the newest comment before it was first published; absent when there was none, or it is unknown. */
  after: z.iso.datetime().optional(),
  /** Of a finding with one original. */
  ...History.unwrap().shape,
  confidence: ConfidenceBand,
  preExisting: z.boolean(),
  /** Reviewers that raised it: only they may close it. */
  reviewers,
  /** Reviewers that dispute it. */
  contestedBy: reviewers,
  /** Hex digits of its normalised title. */
  title: z.string().regex(/^[0-9a-f]{0,8}$/),
  /** Its first place, numbered in the tree where it was seen. */
  place: Location.optional(),
  /** Other files that it has places in. */
  alsoAt: paths,
  /** Files that only its fix and its references name, each with the lines that they name. */
  named: paths,
  /** Set when several reviewers raised it: each original is weighed, and the strictest weight applies. */
  originals: listOf(RememberedOriginal).optional(),
  /** The head at which a whole review did not find it again. */
  missedAt: CommitId.optional(),
  /** It was found on lines that its reviewer had read before; it has no thread. */
  late: z.literal(true).optional(),
  /** It was added to a thread that no run has read as open since: who resolves that may not have seen it (threat G17). */
  unseen: z.literal(true).optional(),
});
export type RememberedFinding = z.infer<typeof RememberedFinding>;

/**
 * The finding with the values that weigh the most, for one of which nothing else is certain. Without a reviewer and a
 * fingerprint neither silence nor policy settles it.
 */
export function strictestOf({
  kind,
  id,
  head,
  title,
}: Pick<RememberedFinding, 'kind' | 'id' | 'head' | 'title'>): RememberedFinding {
  const nothing = { preExisting: false, reviewers: [], contestedBy: [], alsoAt: [], named: [] };
  return { kind, id, head, title, severity: 'critical', confidence: 'high', ...nothing };
}

/** Titles that differ only in case, punctuation or spacing have the same four hex digits. */
export function titleHash(title: string): string {
  return sha256(normaliseTitle(title)).slice(0, 4);
}

/**
 * The data to remember of a finding of this run.
 * @param earlier originals of an earlier run that still count, see `openOriginals`
 */
export function rememberFinding(
  finding: Finding,
  head: string,
  earlier: readonly RememberedOriginal[] = [],
): RememberedFinding {
  const [place] = finding.locations;
  const others = finding.locations.slice(1).map(({ path }) => path);
  const isSilenced = finding.suppressed !== undefined && earlier.length > 0;
  const own = isSilenced ? [] : weighedSources(finding.sources).map(rememberOriginal);
  const originals = [...own, ...earlier];
  const reviewers = [...new Set(originals.map(({ reviewer }) => reviewer))];
  return {
    kind: 'finding',
    head,
    fingerprint: finding.fingerprint,
    id: finding.id,
    category: finding.category.slice(0, maxCategory),
    severity: mostSevere([...(isSilenced ? [] : [finding]), ...earlier].map(({ severity }) => severity)),
    confidence: finding.confidence.band,
    preExisting: finding.preExisting,
    reviewers: reviewers.length === 0 ? ['unknown'] : reviewers,
    contestedBy: finding.contestedBy,
    title: titleHash(finding.title),
    ...(place && { place }),
    alsoAt: [...new Set(others)].filter((path) => path !== place?.path),
    named: namedFiles(finding),
    ...(finding.late && { late: true as const }),
    ...(originals.length > 1 || isSilenced ? { originals } : historyIn(own[0])),
  };
}

function rememberOriginal(source: FindingSource): RememberedOriginal {
  const { reviewer, fingerprint, severity, confidence, category, preExisting, locations, corroboratedBy } =
    source;
  return {
    postKey: source.post?.key,
    reviewer,
    fingerprint,
    severity,
    confidence: { band: confidence.band },
    category: category.slice(0, maxCategory),
    preExisting,
    locations: [...new Set(locations.map(({ path }) => path))].map((path) => ({ path })),
    corroboratedBy,
  };
}

/** The originals of a remembered finding, one for each reviewer where it was not merged. */
export function originalsOf(remembered: RememberedFinding): readonly RememberedOriginal[] {
  const { originals, reviewers, severity, confidence, category = '', preExisting } = remembered;
  const { fingerprint } = remembered;
  const locations = filesOf(remembered).map((path) => ({ path }));
  return (
    originals ??
    reviewers.map((reviewer) => ({
      ...historyIn(remembered),
      reviewer,
      fingerprint,
      severity,
      confidence: { band: confidence },
      category,
      preExisting,
      locations,
      corroboratedBy: reviewers.filter((other) => other !== reviewer),
    }))
  );
}

export function historyIn({ postKey, since, blocked, was }: History = {}): History {
  return { postKey, since, blocked, was };
}

/** The finding with something else known of each original. */
export function mapOriginals(
  remembered: RememberedFinding,
  change: (original: RememberedOriginal) => RememberedOriginal,
): RememberedFinding {
  const originals = originalsOf(remembered).map(change);
  const isMerged = remembered.originals !== undefined;
  return { ...remembered, ...(isMerged ? { originals } : historyIn(originals[0])) };
}

/** All places that a remembered finding names; only the first has its lines, and those of a fix that names some. */
export function placesOf({ place, alsoAt, named }: RememberedFinding): readonly Location[] {
  const others = alsoAt.map((path) => ({ path, side: 'RIGHT' as const }));
  return [...(place ? [place] : []), ...others, ...named.map(namedPlace)];
}

/** The files that a remembered finding has places in, as they were called then. */
export function filesOf({ place, alsoAt }: Pick<RememberedFinding, 'place' | 'alsoAt'>): readonly string[] {
  return place === undefined ? alsoAt : [place.path, ...alsoAt];
}

/** Open findings of one reviewer for which a check had no room. They lapse as `stillForgotten` says. */
export const Forgotten = closedObject({
  reviewer: ReviewerId,
  /** The newest head with such findings. */
  head: CommitId,
  findings: z.int().min(1),
});
export type Forgotten = z.infer<typeof Forgotten>;

/** The findings of its pull request that a check remembers. */
export const KeptFindings = closedObject({
  /** The head that the check is about. */
  head: CommitId,
  findings: listOf(RememberedFinding),
  forgotten: listOf(Forgotten),
  /** Id of the newest review that its run knew; 0 for none. */
  newestReview: z.int().min(0),
  /** Second opinions, so that nobody is asked again. */
  answers: Opinions.optional(),
});
export type KeptFindings = z.infer<typeof KeptFindings>;

/** The commit that a review was about, from the event of its submission: later GitHub may show another one. */
export const Submission = closedObject({ review: z.int(), commit: CommitId });
export type Submission = z.infer<typeof Submission>;

/** `kept.json`: data of earlier runs from the checks of this instance. */
export const KeptChecks = closedObject({
  /** From the newest readable check; absent when no check remembers anything. */
  kept: KeptFindings.optional(),
  /** The commit that is reviewed, and those that have a check of this instance, whatever it remembers. */
  heads: listOf(CommitId),
  /** Why checks could not be read. */
  problem: z.string().optional(),
  submitted: listOf(Submission).optional(),
  /** Those with a part in the pull request at that check's head. */
  parties: Parties.optional(),
});
export type KeptChecks = z.infer<typeof KeptChecks>;
