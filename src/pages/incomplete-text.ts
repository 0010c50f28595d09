import type { BlockContent } from 'mdast';
import type { Run } from '../decide/run.ts';
import { withCode } from '../markdown/markdown-nodes.ts';
import { brief, bullets, names, present, say, words } from '../markdown/phrases.ts';
import { isAwaitingApproval } from '../policy/completeness.ts';
import { afterwards, remedies } from '../policy/remedies.ts';
import { hotspotLines } from './evidence-text.ts';

/** The author of a change controls how many reasons there are. */
const maxReasons = 8;

/** A path of the machine that ran a reviewer, up to its last part: it means nothing to a reader. */
const folders = /(?<=^|[\s"'`(=])(?:\/|[A-Z]:\\)[^\s"'`)]*[/\\](?=[^\s"'`)/\\])/g;

/** A reviewer's own reason on one line: file names without their folders, and one colon at most. */
function readable(reason: string): string {
  const [first = '', ...rest] = reason.replace(folders, '').split(': ');
  return rest.length === 0 ? first : `${first}: ${rest.join(', ')}`;
}

/** More would be a list to search. */
const maxOwners = 5;
const maxHotspots = 3;

/** Who may approve, owners of changed files first and as code, so that nobody is notified; and where to look first. */
function whoMayApprove({
  facts: { approval },
  effective: { 'human-approval': rule },
  evidence,
  render,
}: Pick<Run, 'facts' | 'effective' | 'evidence' | 'render'>): BlockContent[] {
  const { requesters = [], writers = [], pushers = [] } = approval?.parties ?? {};
  const parties = new Set([...requesters, ...writers, ...pushers]);
  const owners = [...new Set(evidence?.context.owners.flatMap((rule) => rule.owners) ?? [])]
    .filter((owner) => !parties.has(owner.replace(/^@/, '').toLowerCase()))
    .slice(0, maxOwners);
  const first = owners.length === 0 ? [] : words`owners of changed files (${names(owners)}), or `;
  const anyone = `anyone with the role ${rule?.by ?? 'write'} who had no part in it`;
  const look = evidence === undefined ? [] : hotspotLines({ evidence, render }).slice(0, maxHotspots);
  return present<BlockContent>(
    say`**Who may approve:** ${first}${anyone}.`,
    look.length > 0 && [say`**Look here first:**`, bullets(look)],
  );
}

/** Why the review is incomplete, one line a reason with the one thing to do, and what follows; empty if complete. */
export function incompleteSection({
  decision,
  document,
  effective,
  settings,
  render,
  ...run
}: Pick<
  Run,
  'decision' | 'document' | 'effective' | 'settings' | 'render' | 'facts' | 'evidence'
>): BlockContent[] {
  const { reviewers } = document;
  const lines = remedies({ decision, reviewers }).map(({ why, toDo }) => {
    const reason = brief(readable(why), render, 400);
    return toDo === undefined ? words`${reason}.` : words`${reason}. ${withCode(toDo)}`;
  });
  if (lines.length === 0) return [];
  const waivedBy = settings.target === 'local' ? undefined : effective['waived-by'];
  const isMissing = decision.incomplete.some(({ code }) => code === 'APPROVAL_MISSING');
  return [
    isAwaitingApproval(decision)
      ? say`This review is complete and waits for people:`
      : say`This review is not complete:`,
    bullets(lines, maxReasons),
    ...(isMissing ? whoMayApprove({ ...run, effective, render }) : []),
    ...afterwards({ decision, reviewers, waivedBy }).map((step) => say`${withCode(step)}`),
  ];
}
