import { formerPath } from '../diff/hunk.ts';
import type { ApprovalFacts } from '../model/conversation.ts';
import { unnamedFiles } from '../model/manifest.ts';
import { listNames } from '../model/text.ts';
import { matchesAny } from '../policy/glob.ts';
import type { HumanApproval } from '../policy/policy.ts';
import type { RunFiles } from './run.ts';

type Change = Pick<RunFiles, 'manifest' | 'diff' | 'evidence'>;

/** More factors, tools or patterns would bury the rest of a title. */
const maxNames = 4;

function named(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (${listNames(names, maxNames)})`;
}

/** What is unknown counts as what policy asks for. */
function* whyAsked({ lanes, paths, 'ai-authored': aiAuthored }: HumanApproval, change: Change) {
  const { evidence, manifest } = change;
  const { lane, factors = [] } = evidence?.risk ?? {};
  if (lanes.length > 0 && (lane === undefined || lanes.includes(lane)))
    yield `the risk lane is ${lane ?? 'unknown'}${named(factors.map(({ factor }) => factor))}`;
  const isUnknown = evidence === undefined || manifest.unknown.includes('authorship');
  if (aiAuthored && isUnknown) yield 'it is unknown whether AI wrote part of it';
  else if (aiAuthored && evidence?.authorship.ai_assisted === true)
    yield `AI wrote part of it${named(evidence.authorship.ai_tools)}`;
  const touched = changedPaths(change);
  if (paths.length > 0 && touched.includes(unnamedFiles)) yield 'not all changed files are known';
  const matched = paths.filter((pattern) => touched.some(matchesAny([pattern])));
  if (matched.length > 0) yield `files changed for which policy asks${named(matched)}`;
}

function changedPaths({ manifest, diff, evidence }: Change): readonly string[] {
  const listed = evidence?.diff.touched_files.map(({ path }) => path) ?? [];
  const inDiff = diff.files.flatMap((file) => [file.path, formerPath(file) ?? file.path]);
  return [...new Set([...listed, ...inDiff, ...manifest.coverage.missing.map(({ path }) => path)])];
}

/** Why people must approve a pull request, and who has a part in it; undefined where policy asks for no approval. */
export function approvalFacts({
  effective,
  ...change
}: Change & Pick<RunFiles, 'effective'>): ApprovalFacts | undefined {
  const rule = effective['human-approval'];
  const { pullRequest, parties = { requesters: [], pushers: [] } } = change.manifest;
  if (rule === undefined || pullRequest === undefined) return undefined;
  return { why: [...whyAsked(rule, change)], parties };
}
