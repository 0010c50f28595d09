import type { ReviewState } from '../model/conversation.ts';

/** What GitHub shows of one pull request's apps, as read at one moment. All times are ISO 8601 in UTC. */
export interface AppActivity {
  readonly reviews: readonly AppReview[];
  /** Of threads and of the conversation. */
  readonly comments: readonly AppComment[];
  /** Check runs of the head. */
  readonly checks: readonly AppCheck[];
  /** Commit statuses of the head, the newest of each context and creator. */
  readonly statuses: readonly AppStatus[];
  readonly reactions: readonly AppReaction[];
  /** False when a page could not be read; nothing may then be concluded from a missing item. */
  readonly complete: boolean;
}

/** Where an app did nothing. */
export const noActivity: AppActivity = {
  reviews: [],
  comments: [],
  checks: [],
  statuses: [],
  reactions: [],
  complete: true,
};

export interface Account {
  /** Without `[bot]`. */
  readonly login: string;
  readonly id: number | null;
  readonly type: 'Bot' | 'User' | 'Mannequin' | 'Organization' | 'EnterpriseUserAccount';
}

export interface AppReview {
  readonly id: number;
  /** Null when the account was deleted. */
  readonly account: Account | null;
  readonly state: ReviewState;
  readonly body: string;
  readonly submittedAt: string;
  /** As read now: GitHub points a review at another commit after a force-push or a merge of the base. */
  readonly commit: string | null;
  /** Whether someone else ever edited it, not only last. */
  readonly editedByOthers: boolean;
  readonly url: string;
}

export interface AppComment {
  readonly id: number;
  readonly account: Account | null;
  readonly body: string;
  readonly url: string;
  readonly createdAt: string;
  /** Time of the last edit, or of publication. */
  readonly editedAt: string;
  /** Whether someone else ever edited it, not only last. */
  readonly editedByOthers: boolean;
  /** Absent for comments of the conversation. */
  readonly place?: CommentPlace | undefined;
}

export interface CommentPlace {
  readonly path: string;
  /** Last line, in the head; null for comments on a file and outdated ones. */
  readonly line: number | null;
  /** First line where there are several. */
  readonly startLine: number | null;
  readonly originalCommit: string | null;
  /** Id of its review. */
  readonly review: number | null;
  /** Whether it answers another comment; a review with nothing but answers has reviewed nothing. */
  readonly reply: boolean;
  /** Node id of its thread. */
  readonly thread: string;
  readonly resolved: boolean;
  /** Login without `[bot]`. */
  readonly resolvedBy: string | null;
  readonly outdated: boolean;
}

export interface AppCheck {
  readonly name: string;
  /** Slug of the app that made it; nothing else says who did. */
  readonly app: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly url: string;
  readonly annotations: readonly AppAnnotation[];
  readonly annotationsComplete: boolean;
}

export interface AppAnnotation {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly level: 'notice' | 'warning' | 'failure';
  readonly title: string;
  readonly message: string;
  readonly rawDetails: string;
}

export interface AppStatus {
  readonly context: string;
  readonly account: Account | null;
  readonly state: string;
  readonly description: string;
  readonly updatedAt: string;
}

/** A reaction to the pull request itself. */
export interface AppReaction {
  /** In GraphQL's words, such as `THUMBS_UP` and `EYES`. */
  readonly content: string;
  readonly account: Account | null;
  readonly createdAt: string;
}

/** What we know ourselves about the head, and no one else can have written. */
export interface HeadEvidence {
  /** 40 lower-case hex digits. */
  readonly head: string;
  /** When our first check on this head was created; null when there is none. */
  readonly firstCheckAt: string | null;
  /** The commit that the event of a review's submission named, by the review's id. */
  readonly submittedFor: ReadonlyMap<number, string>;
}
