/** Under which heading of the help an option stands; in this order. */
export const flagGroups = {
  change: 'What is reviewed:',
  reviewers: 'Who reviews:',
  weight: 'What counts:',
  github: 'With --target github:',
  output: 'Output and help:',
} as const;

export type FlagGroup = keyof typeof flagGroups;

export interface Flag {
  /** What to write after it; empty for a switch. */
  readonly value: string;
  readonly meaning: string;
  readonly group: FlagGroup;
}

function flag(group: FlagGroup, value: string, meaning: string): Flag {
  return { value, meaning, group };
}

/** The inputs of `action.yml` that are flags of a stage. */
export const stageFlags: ReadonlyMap<string, Flag> = new Map([
  ['mode', flag('change', '<mode>', 'how much is reviewed: full, verify or quick (default: full)')],
  ['pull-request', flag('github', '<number>', 'the pull request')],
  [
    'format',
    flag('reviewers', '<name>', 'the contract that every document must follow (default: told by its shape)'),
  ],
  ['contract', flag('reviewers', '<how>', 'how strictly documents are read: strict or lenient')],
  ['config', flag('weight', '<file>', 'the policy file (default: .github/pr-verdict.yml)')],
  ['review-dir', flag('output', '<folder>', 'where stages leave their files (default: .code-review)')],
  [
    'path-prefix',
    flag('reviewers', '<folder>', "what reviewers' paths are relative to (default: the repository's root)"),
  ],
  ['reviewers', flag('reviewers', '<ids>', 'run only these again, separated by commas')],
  ['fail-on', flag('weight', '<verdict>', 'the mildest verdict that fails: none, WARN, FAIL or ABORT')],
  ['approve', flag('weight', '<switch>', 'whether a clean review may approve: true or false')],
  ['max-comments', flag('weight', '<number>', 'the most comments on lines, 0 to 50')],
  ['inline-from', flag('weight', '<severity>', 'the mildest severity that is shown on its line')],
  [
    'check-name',
    flag('github', '<name>', "the check, and the key of this instance's own reviews (default: pr-verdict)"),
  ],
  ['gate', flag('github', '<kind>', 'what holds up the merge: check, status or job (default: check)')],
  ['step-result', flag('github', '<what>', 'what fails the step: verdict or operational (default: verdict)')],
  [
    'resolve-threads',
    flag('github', '<switch>', 'whether threads of closed findings are resolved: true or false'),
  ],
  ['retry-budget', flag('github', '<time>', 'how long all retries may wait together (default: 5m)')],
  ['scope', flag('change', '<what>', 'changeset, package=NAME, team=NAME or file=PATH (default: changeset)')],
  [
    'target',
    flag('change', '<where>', 'where the change is and the review goes: local or github (default: local)'),
  ],
  ['dry-run', flag('github', '', 'stop before the first write to GitHub')],
]);
