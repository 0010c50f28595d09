import type { EvidencePack } from '../evidence-pack.ts';
import type { ChangeSize } from './change-size.ts';
import { smallerChanges } from './missing-artifacts.ts';

/** The pack of an oversized change that models may have after all: whole again, and smaller changes only advised. */
export function withSizeAccepted(pack: EvidencePack, size: ChangeSize, raw_diff: string): EvidencePack {
  const advice = smallerChanges(size, false);
  const others = pack.missing_artifacts.filter(
    ({ artifact }) => !advice.some((each) => each.artifact === artifact),
  );
  return { ...pack, diff: { ...pack.diff, raw_diff }, missing_artifacts: [...advice, ...others] };
}
