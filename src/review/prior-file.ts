import { summaryOf, verdictOf } from '../formats/verdict-claims.ts';
import type { ReviewVerdict, VerdictFinding } from '../formats/verdict-schema.ts';
import { subjectOf } from '../memory/review-record.ts';
import { jsonText } from '../model/json-text.ts';
import type { Role } from '../model/role.ts';
import { sha256 } from '../model/sha256.ts';
import type { ReviewContext } from './review-context.ts';

/** An open finding of an earlier run: C5's, with what people answered to it. */
export interface PriorFinding extends VerdictFinding {
  /** Who raised it; empty where nobody wrote that down. */
  readonly reviewers: readonly string[];
  readonly replies: readonly {
    /** Login; null when the account is gone. */
    readonly author: string | null;
    /** What the author may do in the repository, where this run asked. */
    readonly role: Role | 'unknown';
    /** GitHub's word for how the author belongs to the repository, in small letters. */
    readonly association: string;
    readonly isPullRequestAuthor: boolean;
    readonly text: string;
  }[];
}

/** A C5 file with what is open; its verdict is what these findings would give, however sure they are. */
export function priorFile(
  findings: readonly PriorFinding[],
  { manifest, settings }: Pick<ReviewContext, 'manifest' | 'settings'>,
): string {
  const open = findings.filter(({ status }) => status === 'open' || status === 'reopened');
  const verdict: ReviewVerdict = {
    reviewId: sha256(JSON.stringify(findings)).slice(0, 8),
    timestamp: manifest.fetchedAt,
    ...subjectOf(manifest),
    mode: settings.mode,
    verdict: verdictOf(open),
    summary: summaryOf(findings),
    reportPath: '',
    findings: [...findings],
  };
  return jsonText(verdict);
}
