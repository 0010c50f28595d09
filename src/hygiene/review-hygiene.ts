import { counted } from '../model/text.ts';
import { conflictMarkers } from './conflict-markers.ts';
import { type ChangedFile, type HeadFacts, secrets } from './hygiene-file.ts';
import { type HygieneFinding, type Observation, toFinding } from './hygiene-finding.ts';
import { invisibleCharacters } from './invisible-characters.ts';
import { debuggerStatements, focusedTests } from './leftover-code.ts';
import { npmLockfile } from './npm-lockfile.ts';

import { scriptInjections, untrustedCheckouts } from './workflow-risks.ts';

interface Check {
  readonly category: string;
  /** A Markdown link. */
  readonly reference: string;
  readonly run: (
    file: ChangedFile,
    facts: HeadFacts,
    isChanged: (path: string) => boolean,
  ) => readonly Observation[];
}

const checks: readonly Check[] = [
  {
    category: 'security',
    reference: '[CWE-798: hard-coded credentials](https://cwe.mitre.org/data/definitions/798.html)',
    run: secrets,
  },
  {
    category: 'security',
    reference: '[Trojan Source: invisible vulnerabilities](https://trojansource.codes/)',
    run: invisibleCharacters,
  },
  {
    category: 'security',
    reference:
      '[GitHub Security Lab: preventing pwn requests](https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/)',
    run: untrustedCheckouts,
  },
  {
    category: 'security',
    reference:
      '[GitHub Actions: script injections](https://docs.github.com/en/actions/concepts/security/script-injections)',
    run: scriptInjections,
  },
  {
    category: 'correctness',
    reference:
      '[git merge: how conflicts are presented](https://git-scm.com/docs/git-merge#_how_conflicts_are_presented)',
    run: conflictMarkers,
  },
  {
    category: 'dependencies',
    reference:
      '[npm ci: package.json and the lockfile must agree](https://docs.npmjs.com/cli/commands/npm-ci)',
    run: npmLockfile,
  },
  {
    category: 'tests',
    reference: '[Jest: test.only](https://jestjs.io/docs/api#testonlyname-fn-timeout)',
    run: focusedTests,
  },
  {
    category: 'standards',
    reference: '[CWE-489: active debug code](https://cwe.mitre.org/data/definitions/489.html)',
    run: debuggerStatements,
  },
];

/** Findings of one check; the rest is counted in one more. */
const maxFindings = 10;

/**
 * Returns a C1 document as a value, about added lines. Time is linear in the bytes of the diff. A check that lacks a
 * fact reports nothing.
 */
export function reviewHygiene(files: readonly ChangedFile[], facts: HeadFacts): readonly HygieneFinding[] {
  const changed = new Set(files.map(({ path }) => path));
  return checks.flatMap((check) => {
    const found = files.flatMap((file) => check.run(file, facts, (path) => changed.has(path)));
    const [next, ...rest] = found.slice(maxFindings);
    const shown = found.slice(0, maxFindings).map((each) => toFinding(check, each));
    if (next === undefined) return shown;
    const issue = `${next.issue} There are ${counted(rest.length, 'more problem')} of this kind in other places.`;
    return [...shown, toFinding(check, rest.length === 0 ? next : { ...next, issue })];
  });
}
