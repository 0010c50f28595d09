import type { Finding } from '../domain/finding.ts';
import type { Manifest } from '../domain/manifest.ts';
import { toolKey } from '../domain/mark.ts';
import type { EffectivePolicy } from '../domain/policy/effective-policy.ts';
import type { ReviewDocument } from '../domain/review-document.ts';
import { partName } from '../domain/scope/scope.ts';
import type { Settings } from '../domain/settings.ts';
import type { RenderContext } from '../render/context.ts';

interface Facts {
  readonly manifest: Manifest;
  readonly document: ReviewDocument;
  readonly effective: EffectivePolicy;
}

/** Ids of the reviewers behind a finding, the one whose words stand first. */
export function reviewersOf(document: ReviewDocument): (finding: Finding) => readonly string[] {
  return (finding) => {
    const ids = finding.sources.map((source) => document.documents[source.document]?.reviewer ?? 'unknown');
    return [...new Set(ids)];
  };
}

function reviewedPart({ part }: Manifest): RenderContext['part'] {
  const name = part && partName(part);
  return part && name !== undefined ? { name, leftOut: part.leftOut.length } : undefined;
}

/** What every text of this run is rendered with; the server's own host may always be linked to. */
export function renderContext(
  { manifest, document, effective }: Facts,
  run: { readonly settings: Settings; readonly redact: (text: string) => string },
): RenderContext {
  const { repository } = manifest;
  const ownHost = repository === undefined ? [] : [new URL(repository.serverUrl).host];
  return {
    redact: run.redact,
    linkHosts: new Set([...ownHost, ...effective.linkHosts]),
    repository,
    head: document.head,
    toolKey: toolKey(run.settings.checkName),
    reviewersOf: reviewersOf(document),
    formatOf: ({ sources: [standing] }) =>
      standing === undefined ? undefined : document.documents[standing.document]?.format,
    proposedPolicy: manifest.proposedPolicy,
    part: reviewedPart(manifest),
  };
}
