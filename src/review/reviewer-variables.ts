/** The variables that each reviewer gets in addition to those of its policy, and what they hold. */
export const reviewerVariables = {
  PR_VERDICT_DIR: 'its own folder with all of these files, new for each attempt',
  PR_VERDICT_OUTPUT: 'where its answer goes',
  PR_VERDICT_CHECKOUT: 'the folder with the reviewed files; not with `input: files`',
  PR_VERDICT_SCHEMA:
    'the JSON Schema of the answer; `schema.transport.json` next to it is for APIs with strict structured output; unset for Checkstyle',
  PR_VERDICT_PROMPT: 'the prompt for an answer in C1 to C5, as `pr-verdict prompt FORMAT` prints it',
  PR_VERDICT_ABOUT: 'repository, head and base commit, and how links to code begin (`permalink`), as JSON',
  PR_VERDICT_MODE:
    '`full`, `verify` or `quick`; `adjudicate` when it is asked about [pairs of findings](merging.md#adjudicator)',
  PR_VERDICT_DIFF: 'the unified diff from the merge base to the head',
  PR_VERDICT_EVIDENCE: 'the [evidence pack](evidence.md)',
  PR_VERDICT_FILES: "GitHub's list of changed files",
  PR_VERDICT_COMMENTS: "GitHub's list of review comments",
  PR_VERDICT_PRIOR: 'open findings, as a C5 file',
  PR_VERDICT_SINCE: 'the diff since the head that it last completed; absent if unknown',
  PR_VERDICT_ERRORS: 'only in a repair: what is wrong with its previous answer',
} as const;

export type ReviewerVariable = keyof typeof reviewerVariables;
