import { markPrefix, pack, unpack } from '../model/mark.ts';
import { AppComment } from './activity.ts';

/** In characters; the title, the severity and the place of a finding are at the start of a text. */
const maxBody = 8_000;

const line = new RegExp(`^<!-- ${markPrefix}overwritten ([A-Za-z0-9+/=]+) -->$`, 'm');

/** The line of our own comment that keeps the text until a check remembers what it reported. */
export function writeOverwritten(comment: AppComment): string {
  const kept = { ...comment, body: comment.body.slice(0, maxBody) };
  return `<!-- ${markPrefix}overwritten ${pack(JSON.stringify(kept))} -->`;
}

/** What such a comment of ours keeps; nothing where it keeps none. */
export function readOverwritten(body: string): readonly AppComment[] {
  const packed = line.exec(body)?.[1];
  const kept = AppComment.safeParse(packed === undefined ? undefined : unpack(packed));
  return kept.success ? [kept.data] : [];
}
