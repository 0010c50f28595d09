import { extensionOf } from '../evidence/path-words.ts';
import type { Observation, Weight } from './finding.ts';
import type { HeadFacts } from './head-facts.ts';
import { pages } from './references.ts';
import type { Subject } from './subject.ts';

const surprising: Weight = { severity: 'MINOR', confidence: 'MEDIUM', fixConfidence: 'HIGH' };

const executable = '100755';
const plain = '100644';
/** Started by their name, by an interpreter that is not named in the file, or compiled. */
const startable = /^(?:|sh|bash|zsh|fish|ksh|command|bat|cmd|ps1|exe|com|jar|run|bin|appimage|AppImage)$/;

/** Files that became executable though nothing could run them, and scripts that no longer are. */
export function executableBits(
  { file, path, kind, isFixture, hunks }: Subject,
  facts: HeadFacts,
): readonly Observation[] {
  const { oldMode, newMode, status } = file;
  if (isFixture || kind === 'vendored' || newMode === undefined || oldMode === newMode) return [];
  const first =
    facts.texts.get(path)?.slice(0, 2) ?? hunks[0]?.find(({ line }) => line === 1)?.text.slice(0, 2);
  if (first === undefined) return [];
  const isScript = first === '#!';
  if (newMode === executable && !isScript && !startable.test(extensionOf(path))) {
    return [
      {
        path,
        lines: [],
        issue: `This file is ${status === 'added' ? 'added as' : 'made'} executable (mode ${executable}), but it names no interpreter.`,
        implications:
          'Nothing can start it by its name, and whoever looks for programs in the repository finds one that is none. Mostly the mode slipped in from a file system without modes.',
        fix: `Take the mode back with \`git update-index --chmod=-x\`, or begin the file with the line that names its interpreter, such as \`#!/usr/bin/env node\`.`,
        weight: surprising,
        references: [pages.gitMode],
      },
    ];
  }
  if (oldMode === executable && newMode === plain && isScript) {
    return [
      {
        path,
        lines: [],
        issue: `This script is no longer executable (mode ${executable} became ${plain}).`,
        implications: 'Whatever starts it by its name fails with "permission denied".',
        fix: 'Give the mode back with `git update-index --chmod=+x`, or remove the line that names the interpreter where it is only imported.',
        weight: surprising,
        references: [pages.gitMode],
      },
    ];
  }
  return [];
}
