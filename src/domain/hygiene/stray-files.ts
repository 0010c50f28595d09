import type { Observation, Weight } from './finding.ts';
import { pages } from './references.ts';
import type { Subject } from './subject.ts';

const untidy: Weight = { severity: 'MINOR', confidence: 'HIGH', fixConfidence: 'HIGH' };

/** By what leaves it behind. */
const strays: readonly (readonly [who: string, name: RegExp])[] = [
  ['a merge or a patch that did not apply', /\.(?:orig|rej)$/],
  ['an editor', /^\..{1,200}\.sw[op]$|^[^~]{1,200}~$|^\.#.{1,200}$/],
  ['a file manager', /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/],
  [
    'a program that was run',
    /\.(?:pyc|pyo)$|^(?:npm-debug|yarn-error|hs_err_pid\d{1,10})\.log$|^nohup\.out$/,
  ],
];

/** New files that nobody wrote and that a tool left in the folder. */
export function strayFiles({ file, path, kind, isSample }: Subject): readonly Observation[] {
  if (isSample || kind === 'vendored' || file.status !== 'added') return [];
  const name = path.slice(path.lastIndexOf('/') + 1);
  const who = strays.find(([, pattern]) => pattern.test(name))?.[0];
  if (who === undefined) return [];
  return [
    {
      path,
      lines: [],
      issue: `This file is what ${who} leaves behind.`,
      implications:
        'Nobody keeps it up to date, it shows up in searches and in later changes, and it can hold what was to be removed.',
      fix: `Take it out with \`git rm --cached\`, and name it in \`.gitignore\`.`,
      weight: untidy,
      references: [pages.gitIgnore],
    },
  ];
}
