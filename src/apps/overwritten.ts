import type { Comment } from '../model/conversation.ts';
import { markPrefix, pack, unpack } from '../model/mark.ts';
import { AppComment } from './activity.ts';

/** The title, the severity and the place of a finding are at the start of a text. */
const maxBytes = 24_000;

const line = new RegExp(`^<!-- ${markPrefix}overwritten ([A-Za-z0-9+/=]+) -->$`, 'm');

/** The line of our own comment that keeps the text until a check remembers what it reported. */
export function writeOverwritten(comment: AppComment): string {
  let { body } = comment;
  while (Buffer.byteLength(JSON.stringify(body)) > maxBytes) body = body.slice(0, body.length / 2);
  return `<!-- ${markPrefix}overwritten ${pack(JSON.stringify({ ...comment, body }))} -->`;
}

/** What such a comment keeps; nothing where it is not ours, or someone else edited it. */
export function readOverwritten({ ours, editedByOthers, body }: Comment): readonly AppComment[] {
  const packed = ours && !editedByOthers ? line.exec(body)?.[1] : undefined;
  const kept = AppComment.safeParse(packed === undefined ? undefined : unpack(packed));
  return kept.success ? [kept.data] : [];
}
