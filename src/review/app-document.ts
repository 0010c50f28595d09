import type { AppFinding, AppReading } from '../apps/app-reading.ts';
import type { AppReview } from '../formats/app-review.ts';
import { type AppPost, keyOfComment } from '../model/finding.ts';
import { type KeptFindings, originalsOf, type RememberedOriginal } from '../model/known-finding.ts';
import { sha256 } from '../model/text.ts';

/** The originals of one reviewer that a check remembers, by the app's text that they were read from. */
export type KnownPosts = ReadonlyMap<string, RememberedOriginal>;

export function knownPosts(kept: KeptFindings | undefined, reviewer: string): KnownPosts {
  const originals = (kept?.findings ?? []).flatMap(originalsOf).filter((each) => each.reviewer === reviewer);
  return new Map(originals.flatMap((each) => (each.postKey === undefined ? [] : [[each.postKey, each]])));
}

interface DocumentInput {
  readonly reading: AppReading;
  readonly known: KnownPosts;
  /** Whether the findings are annotations of a check run. */
  readonly isCheck: boolean;
}

/**
 * The document of an app. What it said of an earlier head is not said again by being there still: where a check remembers
 * it, the rules for silence decide, and where none does, it is open until the app reviewed this head without it and its
 * lines changed. An edit by someone else changes no weight that is known (threat G11).
 */
export function appDocument(app: string, input: DocumentInput): AppReview {
  const findings = input.reading.findings.flatMap((finding) => {
    const post = input.isCheck ? undefined : postOf(finding);
    const before = input.known.get(post?.key ?? '');
    if (!finding.ofThisHead && (before !== undefined || isOver(input.reading, finding))) return [];
    const isKept = finding.editedByOthers && before !== undefined;
    const { path, line, endLine, title, text, claim } = finding;
    return [
      {
        path,
        line,
        endLine,
        title,
        text,
        category: input.isCheck ? title.slice(0, 100) : 'general',
        severity: isKept ? before.severity : finding.severity,
        confidence: isKept ? before.confidence.band : finding.confidence,
        ...(claim && { claim }),
        ...(post && { post }),
      },
    ];
  });
  return { app, findings };
}

function isOver({ completion }: AppReading, { inline }: AppFinding): boolean {
  return completion.how === 'reviewed' && inline?.place?.outdated === true;
}

/** A finding in a longer text has no number of its own, and the text may be edited around it. */
function postOf({ inline, url, title, editedByOthers }: AppFinding): AppPost {
  const key = inline ? keyOfComment(inline.id) : `u${sha256(`${url} ${title}`).slice(0, 12)}`;
  return { key, url, isShown: inline?.place?.resolved === false && !editedByOthers };
}
