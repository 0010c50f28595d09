import type { PathBase } from '../context.ts';
import { type PathReading, readToolPath } from '../paths.ts';
import type { ArtifactLocation, SarifRun } from './schema.ts';

/** Base ids may refer to each other; a chain longer than this is a loop. */
const maxBases = 8;

/** Where an artifact lies in the repository; undefined when the location names none. */
export function artifactPath(
  location: ArtifactLocation | undefined,
  run: SarifRun,
  base: PathBase = {},
): PathReading | undefined {
  const resolved = location === undefined ? undefined : indexed(location, run);
  if (resolved?.uri === undefined) return undefined;
  const uri = resolve(resolved, run, base);
  return readToolPath(isUri(uri) ? uri : decoded(uri), base);
}

/** A location may stand for one in the run's table of artifacts. */
function indexed(location: ArtifactLocation, run: SarifRun): ArtifactLocation {
  if (location.uri !== undefined || location.index === undefined) return location;
  return run.artifacts?.[location.index]?.location ?? location;
}

/**
 * The URI with its bases before it. Where nobody said what the repository root is, an absolute base is taken
 * for it, since that is what tools mean by theirs.
 */
function resolve(location: ArtifactLocation, run: SarifRun, base: PathBase): string {
  let uri = location.uri ?? '';
  let id = location.uriBaseId;
  for (let count = 0; id !== undefined && !isUri(uri) && count < maxBases; count += 1) {
    const parent = baseOf(run, id);
    if (parent?.uri === undefined) break;
    if (isUri(parent.uri) && base.root === undefined) break;
    uri = `${parent.uri.replace(/\/+$/, '')}/${uri}`;
    id = parent.uriBaseId;
  }
  return uri;
}

function baseOf(run: SarifRun, id: string): ArtifactLocation | undefined {
  const bases = run.originalUriBaseIds;
  return bases !== undefined && Object.hasOwn(bases, id) ? bases[id] : undefined;
}

function isUri(uri: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\//i.test(uri);
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
