import type { BlockContent } from 'mdast';
import type { Run } from '../decide/run.ts';
import { withCode } from '../markdown/markdown-nodes.ts';
import { brief, bullets, say, words } from '../markdown/phrases.ts';
import { afterwards, remedies } from '../policy/completeness.ts';

/** The author of a change controls how many reasons there are. */
const maxReasons = 8;

/** A path of the machine that ran a reviewer, up to its last part: it means nothing to a reader. */
const folders = /(?<=^|[\s"'`(=])(?:\/|[A-Z]:\\)[^\s"'`)]*[/\\](?=[^\s"'`)/\\])/g;

/** A reviewer's own reason on one line: file names without their folders, and one colon at most. */
function readable(reason: string): string {
  const [first = '', ...rest] = reason.replace(folders, '').split(': ');
  return rest.length === 0 ? first : `${first}: ${rest.join(', ')}`;
}

/** Why the review is incomplete, one line a reason with the one thing to do, and what follows; empty if complete. */
export function incompleteSection({
  decision,
  document,
  effective,
  settings,
  render,
}: Pick<Run, 'decision' | 'document' | 'effective' | 'settings' | 'render'>): BlockContent[] {
  const { reviewers } = document;
  const lines = remedies({ decision, reviewers }).map(({ why, toDo }) => {
    const reason = brief(readable(why), render, 400);
    return toDo === undefined ? words`${reason}.` : words`${reason}. ${withCode(toDo)}`;
  });
  if (lines.length === 0) return [];
  const waivedBy = settings.target === 'local' ? undefined : effective.waivedBy;
  return [
    say`This review is not complete:`,
    bullets(lines, maxReasons),
    ...afterwards({ decision, reviewers, waivedBy }).map((step) => say`${withCode(step)}`),
  ];
}
