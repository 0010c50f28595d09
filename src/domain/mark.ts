import { type ReviewEvent, reviewEvents } from './review-document.ts';
import { sha256 } from './sha256.ts';

/**
 * Our marks are visible code spans in the last line of what they mark. GitHub may strip HTML comments from review
 * bodies and people may quote us, so a mark counts only in its own line of small print outside quotes, in a text that the
 * viewer's own identity wrote, and with our tool key (threat Y1). Untrusted text can never contain one: rendering
 * destroys the prefix.
 */
export const markPrefix = 'pr-verdict:';

/** Eight hex digits for one instance; several instances in a repository differ by their check's name. */
export function toolKey(checkName: string): string {
  return sha256(checkName).slice(0, 8);
}

/**
 * `head` is the commit that was reviewed: GitHub may rewrite a review's own commit field after a force-push. `event`
 * is the one that was asked for: GitHub may have refused it to this identity, and people may dismiss it.
 */
export type Mark =
  | {
      readonly kind: 'review';
      readonly tool: string;
      readonly head: string;
      readonly key: string;
      readonly event: ReviewEvent;
    }
  | {
      readonly kind: 'finding';
      readonly tool: string;
      readonly head: string;
      readonly fingerprint: string;
      readonly id: string;
    };

/** The text of a mark, without the backticks around it. */
export function writeMark(mark: Mark): string {
  const start = `${markPrefix}1:${mark.tool}:${mark.kind}:${mark.head}`;
  return mark.kind === 'review'
    ? `${start}:${mark.key}:${mark.event}`
    : `${start}:${mark.fingerprint}:${mark.id}`;
}

/** A line of small print that ends with a mark: nothing else that we write looks like it. */
const signatureLine =
  /^<sub>.*`pr-verdict:1:([0-9a-f]{8}):(?:(review):([0-9a-f]{40,64}):([0-9a-f]{16}):(APPROVE|COMMENT|REQUEST_CHANGES)|(finding):([0-9a-f]{40,64}):([0-9a-f]{16}):([a-z0-9-]{1,80}))`<\/sub>\s*$/;

function readLine(line: string): Mark | undefined {
  const match = signatureLine.exec(line);
  if (match === null) return undefined;
  const [, tool, review, reviewHead, key, asked, finding, findingHead, fingerprint, id] = match;
  if (tool === undefined) return undefined;
  const event = reviewEvents.find((each) => each === asked);
  if (review !== undefined && reviewHead !== undefined && key !== undefined && event !== undefined) {
    return { kind: 'review', tool, head: reviewHead, key, event };
  }
  if (finding !== undefined && findingHead !== undefined && fingerprint !== undefined && id !== undefined) {
    return { kind: 'finding', tool, head: findingHead, fingerprint, id };
  }
  return undefined;
}

/**
 * Every mark of `tool` in a body, in order. A quote puts something before the line, so quoted marks do not count,
 * and marks of other instances do not either. Code blocks need no care: rendering destroys the prefix in whatever
 * a reviewer wrote, and following fences would let that text hide our marks.
 */
export function readMarks(body: string, tool: string): readonly Mark[] {
  return body
    .split(/\r\n|\r|\n/)
    .map(readLine)
    .flatMap((mark) => (mark?.tool === tool ? [mark] : []));
}
