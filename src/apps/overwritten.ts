import { z } from 'zod';
import type { Comment } from '../model/conversation.ts';
import { markPrefix, pack, unpack } from '../model/mark.ts';
import { closedObject } from '../model/schemas.ts';
import type { AppComment } from './activity.ts';

/** Where the comment was. */
const Place = closedObject({
  path: z.string(),
  line: z.int().nullable(),
  startLine: z.int().nullable(),
  originalCommit: z.string().nullable(),
  review: z.int().nullable(),
  reply: z.boolean(),
  thread: z.string(),
  resolved: z.boolean(),
  resolvedBy: z.string().nullable(),
  outdated: z.boolean(),
});

/** An app's comment as it was before someone else edited or deleted it. */
const Overwritten = closedObject({
  id: z.int(),
  account: closedObject({ login: z.string(), id: z.int().nullable(), type: z.literal('Bot') }),
  body: z.string(),
  url: z.string(),
  createdAt: z.string(),
  editedAt: z.string(),
  editedByOthers: z.boolean(),
  place: Place.optional(),
});

/** In characters; the title, the severity and the place of a finding are at the start of a text. */
const maxBody = 8_000;

const line = new RegExp(`^<!-- ${markPrefix}overwritten ([A-Za-z0-9+/=]+) -->$`, 'm');

/** The line of our own comment that keeps the text until a check remembers what it reported. */
export function writeOverwritten(comment: AppComment): string {
  const kept = { ...comment, body: comment.body.slice(0, maxBody) };
  return `<!-- ${markPrefix}overwritten ${pack(JSON.stringify(kept))} -->`;
}

/** What such a comment keeps; nothing where it is not ours, or someone else edited it. */
export function readOverwritten({ ours, editedByOthers, body }: Comment): readonly AppComment[] {
  const packed = ours && !editedByOthers ? line.exec(body)?.[1] : undefined;
  const kept = Overwritten.safeParse(packed === undefined ? undefined : unpack(packed));
  return kept.success ? [kept.data] : [];
}
