import type { AppliedCommands } from '../comments/heed.ts';
import { type Diff, findFile } from '../diff/hunk.ts';
import { raisedBy } from '../model/judgements.ts';
import type { Manifest } from '../model/manifest.ts';
import { toolKey } from '../model/mark.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { RenderContext } from './render-context.ts';

interface Facts {
  readonly manifest: Manifest;
  readonly document: ReviewDocument;
  readonly effective: EffectivePolicy;
  readonly heard: Pick<AppliedCommands, 'refusals'>;
  readonly diff: Diff;
}

/** Deleted lines, and all of a deleted file, stand in the merge base only. */
function formerPlaces(diff: Diff, { mergeBase }: Manifest['commits']): RenderContext['formerPlace'] {
  return ({ path, side }) => {
    const file = findFile(diff, path);
    if (side === 'RIGHT' && file?.status !== 'removed') return undefined;
    return { commit: mergeBase, path: file?.oldPath ?? file?.path ?? path };
  };
}

/** What every text of this run is rendered with; the server's own host may always be linked to. */
export function renderContext(
  { manifest, document, effective, heard, diff }: Facts,
  run: { readonly settings: Settings; readonly redact: (text: string) => string },
): RenderContext {
  const { repository } = manifest;
  const ownHost = repository === undefined ? [] : [new URL(repository.serverUrl).host];
  return {
    redact: run.redact,
    linkHosts: new Set([...ownHost, ...effective.linkHosts]),
    repository,
    head: document.head,
    formerPlace: formerPlaces(diff, manifest.commits),
    toolKey: toolKey(run.settings.checkName),
    reviewersOf: raisedBy,
    gate: effective,
    refusals: heard.refusals,
    proposedPolicy: manifest.proposedPolicy,
    scope: manifest.scope,
  };
}
