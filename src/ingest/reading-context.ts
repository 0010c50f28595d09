import type { Diff } from '../diff/hunk.ts';
import type { Context } from '../formats/format-definition.ts';
import { Format } from '../formats/registry.ts';
import type { Manifest } from '../model/manifest.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { changedLines } from './changed-lines.ts';
import type { ReadingContext } from './read-document.ts';

interface ReadingWanted {
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  /** Diffs from the merge base to the head, and from the reviewers' tree to the head. */
  readonly diff: Diff;
  readonly toHead: Diff;
  readonly settings: Settings;
  readonly gunzip: ReadingContext['gunzip'];
  readonly redact: (text: string) => string;
  /** Absolute path below which reviewers ran. */
  readonly root: string;
}

/** The context for checking documents. `review` uses the same rules for repairs as `ingest`. */
export function readingContext(wanted: ReadingWanted): ReadingContext {
  const { diff, effective, settings, gunzip } = wanted;
  return {
    diff,
    effective,
    format: Format.optional().parse(settings.format),
    gunzip,
    context: contractContext(wanted),
  };
}

function contractContext({ manifest, diff, toHead, settings, root, redact }: ReadingWanted): Context {
  const { repository, pullRequest } = manifest;
  return {
    head: manifest.commits.head,
    mode: settings.mode,
    redact,
    ...(repository === undefined ? {} : { repository: `${repository.owner}/${repository.name}` }),
    ...(pullRequest === undefined ? {} : { pullRequest: pullRequest.number }),
    changed: changedLines(diff, toHead),
    paths: { root, ...(settings.pathPrefix === '' ? {} : { prefix: settings.pathPrefix }) },
  };
}
