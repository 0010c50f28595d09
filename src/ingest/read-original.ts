import { meantSide } from '../diff/commentable.ts';
import { type Diff, findFile } from '../diff/diff.ts';
import type { Location, ParsedFinding } from '../model/finding.ts';
import { fingerprint } from '../model/identity.ts';
import type { Original } from '../model/original.ts';
import { heldStatus } from '../policy/claimed-status.ts';
import type { anchorsIn } from './anchor.ts';
import { carryLocation } from './carry-location.ts';
import type { IngestInput } from './ingest-documents.ts';
import { isWithin } from './report-scope.ts';

/**
 * Names and lines become those of the head, and the finding gets the fingerprint by which originals are merged. What a
 * tool reports on lines that the change does not touch was there before.
 */
export function toOriginal(
  finding: ParsedFinding,
  from: { reviewer: string; document: number },
  {
    anchorOf,
    tools,
    ...input
  }: IngestInput & { anchorOf: ReturnType<typeof anchorsIn>; tools: ReadonlySet<string> },
) {
  const carried = finding.locations.map((location) =>
    carryLocation(inChange(location, input.diff), input.toHead),
  );
  const locations = carried.map(({ location }) => location);
  const anchor = anchorOf(locations[0]) ?? lineAnchor(locations[0]);
  const original: Original = {
    ...from,
    foreign: input.gathered.documents[from.document]?.foreign === true,
    finding: {
      ...(carried[0]?.rewritten ? withoutReplacement(finding) : finding),
      locations,
      status: heldStatus(finding.status, input.settings),
      preExisting:
        finding.preExisting || (tools.has(from.reviewer) && !isWithin('changed', { locations }, input.diff)),
    },
    fingerprint: fingerprint({
      scope: finding.scope,
      paths: locations.map(({ path }) => path),
      title: finding.scopeText === undefined ? finding.title : `${finding.scopeText}\n${finding.title}`,
      ...(anchor && { anchor }),
    }),
  };
  return { original, carried: carried.flatMap(({ carried: line }) => (line === undefined ? [] : [line])) };
}

/** What tells lines outside of the diff apart, whose text is not known here: one reviewer's findings on two lines are two. */
function lineAnchor(location: Location | undefined) {
  return location?.startLine === undefined ? undefined : { text: 'line', occurrence: location.startLine };
}

/** Reviewers may call a renamed file by the name it had, and tell no sides: of a deleted file they mean the lines it had. */
function inChange(location: Location, diff: Diff): Location {
  const file = findFile(diff, location.path);
  if (file === undefined) return location;
  const hasLines = location.startLine !== undefined;
  return { ...location, path: file.path, side: hasLines ? meantSide(file, location.side) : location.side };
}

/** The advice in words stays. */
function withoutReplacement(finding: ParsedFinding): ParsedFinding {
  if (finding.fix === undefined) return finding;
  const { replacement: _, ...fix } = finding.fix;
  return { ...finding, fix };
}
