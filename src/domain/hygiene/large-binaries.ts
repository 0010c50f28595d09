import type { Observation, Weight } from './finding.ts';
import type { HeadFacts } from './head-facts.ts';
import { pages } from './references.ts';
import type { Subject } from './subject.ts';

const mebibyte = 1024 * 1024;
/** Below it, every clone bears it easily. */
const large = 5 * mebibyte;
/** GitHub warns from here on, and refuses files of more than twice as much. */
const tooLarge = 50 * mebibyte;

const annoying: Weight = { severity: 'MINOR', confidence: 'HIGH', fixConfidence: 'MEDIUM' };
const grave: Weight = { severity: 'MAJOR', confidence: 'HIGH', fixConfidence: 'MEDIUM' };

/** Binaries that stay in the history, and in every clone, for good. */
export function largeBinaries({ file, path }: Subject, facts: HeadFacts): readonly Observation[] {
  const size = facts.sizes.get(path);
  if (!file.binary || file.oldId === file.newId) return [];
  if (size === undefined || size < large) return [];
  return [
    {
      path,
      lines: [],
      issue: `This binary of ${(size / mebibyte).toFixed(1)} MiB becomes part of the history.`,
      implications:
        'Every clone carries every version of it for good, also after it is deleted; git cannot store only what changed.',
      fix: 'Keep it in Git LFS or in a package registry, or have the build make it. Take it out of the branch itself, not only out of its last commit.',
      weight: size < tooLarge ? annoying : grave,
      references: [pages.largeFiles],
    },
  ];
}
