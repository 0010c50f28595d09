import type { Sharing } from '../domain/gate/shared-head.ts';
import type { PullRequest } from '../domain/manifest.ts';
import type { Conversation } from '../domain/publishing/conversation.ts';
import type { FileAt } from './files-at.ts';

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
