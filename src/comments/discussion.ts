import type { Conversation } from '../model/conversation.ts';
import type { FileAt } from '../model/files-at.ts';
import type { PullRequest } from '../model/manifest.ts';
import type { Sharing } from '../policy/shared-head.ts';

/** What people say on a pull request, and what it takes to weigh it. */
export interface Discussion {
  readonly pullRequest: PullRequest;
  readonly head: string;
  /** Other open pull requests with this very head. */
  readonly sharing: Sharing;
  readonly conversation: Conversation;
  /** The policy file at the base commit. */
  readonly policy: FileAt;
}
