import { sha256 } from './sha256.ts';

/**
 * Our marks are visible code spans in the last line of what they mark. GitHub may strip HTML comments from review
 * bodies and people may quote us, so a mark counts only outside quotes and code blocks, in a text that the
 * viewer's own identity wrote, and with our tool key (threat Y1). Untrusted text can never contain one: rendering
 * destroys the prefix.
 */
export const markPrefix = 'pr-verdict:';

/** Eight hex digits for one instance; several instances in a repository differ by their check's name. */
export function toolKey(checkName: string): string {
  return sha256(checkName).slice(0, 8);
}

/** `head` is the commit that was reviewed: GitHub may rewrite a review's own commit field after a force-push. */
export type Mark =
  | { readonly kind: 'review'; readonly tool: string; readonly head: string; readonly key: string }
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
  return mark.kind === 'review' ? `${start}:${mark.key}` : `${start}:${mark.fingerprint}:${mark.id}`;
}

const markText =
  /`pr-verdict:1:([0-9a-f]{8}):(?:(review):([0-9a-f]{40,64}):([0-9a-f]{16})|(finding):([0-9a-f]{40,64}):([0-9a-f]{16}):([a-z0-9-]{1,80}))`(?:<\/sub>)?\s*$/;

function readLine(line: string): Mark | undefined {
  const match = markText.exec(line);
  if (match === null) return undefined;
  const [, tool, review, reviewHead, key, finding, findingHead, fingerprint, id] = match;
  if (tool === undefined) return undefined;
  if (review !== undefined && reviewHead !== undefined && key !== undefined) {
    return { kind: 'review', tool, head: reviewHead, key };
  }
  if (finding !== undefined && findingHead !== undefined && fingerprint !== undefined && id !== undefined) {
    return { kind: 'finding', tool, head: findingHead, fingerprint, id };
  }
  return undefined;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Every mark of `tool` in a body, in order; those in quotes, fenced code or of other instances do not count. */
export function readMarks(body: string, tool: string): readonly Mark[] {
  const marks: Mark[] = [];
  let openFence: string | undefined;
  for (const line of body.split(/\r\n|\r|\n/)) {
    const run = fence.exec(line)?.[1];
    if (openFence === undefined) {
      openFence = run;
    } else if (run?.startsWith(openFence) && line.trim() === run) {
      openFence = undefined;
    }
    if (openFence !== undefined || /^\s*>/.test(line)) continue;
    const mark = readLine(line);
    if (mark?.tool === tool) marks.push(mark);
  }
  return marks;
}
