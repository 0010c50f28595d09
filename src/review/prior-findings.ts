import { z } from 'zod';
import { commentPassage, type EarlierFinding, withoutClassification } from '../comments/ledger.ts';
import { toVerdictFinding } from '../formats/verdict-write.ts';
import type { History } from '../memory/changes-since-review.ts';
import { judgeRemembered } from '../memory/judge-remembered.ts';
import { placeNow } from '../memory/reconcile.ts';
import { isMarkedFixed } from '../memory/silence.ts';
import type { Conversation } from '../model/conversation.ts';
import { titleFrom } from '../model/title.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { PriorFinding } from './prior-file.ts';
import { priorInWorkTree } from './prior-in-work-tree.ts';
import { type Published, readPublished } from './published.ts';
import type { ReviewContext } from './review-context.ts';

/** What earlier runs left open, from the pull request's conversation or from the verdicts of a work tree. */
export interface Prior {
  readonly findings: readonly PriorFinding[];
  /** Review comments that carry our own findings, by id. */
  readonly ownComments: ReadonlySet<number>;
}

export async function readPrior(context: ReviewContext): Promise<Prior> {
  const published = await readPublished(context);
  return published === undefined
    ? { findings: await priorInWorkTree(context), ownComments: new Set() }
    : fromPublished(published, context);
}

const Association = z.looseObject({ id: z.number(), author_association: z.string().optional() });

async function fromPublished(
  { conversation, memory, open, history }: Published,
  { directory, manifest, settings }: ReviewContext,
): Promise<Prior> {
  const listed = await readOwnPinned(directory, manifest, {
    name: reviewFiles.comments,
    schema: z.array(Association),
  });
  const people = {
    author: manifest.pullRequest?.author ?? null,
    roles: new Map(conversation.people.map(({ login, role }) => [login, role])),
    associations: new Map((listed ?? []).map(({ id, author_association: word }) => [id, word])),
  };
  return {
    findings: open.map((entry) => {
      const isFixed = settings.mode === 'verify' && isMarkedFixed(entry, history);
      return { ...toPrior(entry, history, people), ...(isFixed && { status: 'fixed' as const }) };
    }),
    ownComments: new Set(
      memory.ledger.flatMap(({ shownAt }) => (shownAt.in === 'thread' ? [shownAt.comment.id] : [])),
    ),
  };
}

interface People {
  readonly author: string | null;
  readonly roles: ReadonlyMap<string, Conversation['people'][number]['role']>;
  readonly associations: ReadonlyMap<number, string | undefined>;
}

function toPrior(entry: EarlierFinding, history: History, people: People): PriorFinding {
  const { remembered, shownAt } = entry;
  const { title, text } = wordsOf(entry);
  const place = placeNow(entry, history) ?? entry.remembered.place;
  const { id, category, severity, confidence, status } = judgeRemembered(entry);
  const written = toVerdictFinding({
    id,
    category,
    severity,
    confidence,
    status,
    title: title ?? id,
    issue: text,
    locations: place === undefined || place === 'gone' ? [] : [place],
  });
  const comments = shownAt.in === 'thread' ? shownAt.thread.comments.filter(({ ours }) => !ours) : [];
  return {
    ...written,
    reviewers: remembered.reviewers,
    replies: comments.map((comment) => ({
      author: comment.author,
      role: people.roles.get(comment.author ?? '') ?? 'unknown',
      association: people.associations.get(comment.id)?.toLowerCase() ?? 'unknown',
      isPullRequestAuthor: comment.author !== null && comment.author === people.author,
      text: comment.body,
    })),
  };
}

/** What our own text says of a finding below the line that weighs it, and the title of that. */
function wordsOf({ shownAt }: EarlierFinding): { readonly title: string | undefined; readonly text: string } {
  const passage = shownAt.in === 'body' ? shownAt.passage : undefined;
  const { title, text } =
    shownAt.in === 'thread'
      ? commentPassage(shownAt.comment.body)
      : { title: passage?.title, text: withoutClassification(passage?.text ?? '') };
  return { title: titleFrom(title ?? text), text };
}
