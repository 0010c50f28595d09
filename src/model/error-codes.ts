/**
 * The data of every error code, in the groups of `docs/troubleshooting.md`, which is made from it. A key is a stable
 * code. To add one, add its entry to a group and raise a `Failure` with it.
 */
interface CodeEntry {
  /** What happened, in whole sentences. */
  readonly meaning: string;
  /** What to do, unless the place that raises the code knows something more exact. */
  readonly fix: string;
  /** Page of `docs/` that explains more, with its heading. */
  readonly page?: string;
}

type CodeTable = Readonly<Record<string, CodeEntry>>;

const usage = {
  INPUT_INVALID: {
    meaning: 'An input of the action, or an option that sets the same, has a value that is not accepted.',
    fix: 'Write one of the accepted values. They are case-sensitive: `WARN`, not `warn`.',
    page: 'reference.md#inputs',
  },
  TOKEN_MISSING: {
    meaning:
      'There is no token for GitHub. An empty expression, such as a missing secret, overrides the default.',
    fix: 'Pass `github-token`, or review a worktree with `target: local`.',
  },
  PULL_REQUEST_UNKNOWN: {
    meaning: 'The event does not say which pull request to review. `workflow_dispatch` never does.',
    fix: 'Pass its number with `pull-request`.',
  },
  PULL_REQUEST_AMBIGUOUS: {
    meaning: 'The commit is the head of several open pull requests.',
    fix: 'Start the workflow by `workflow_dispatch`, with the number as `pull-request`.',
  },
  PULL_REQUEST_GONE: {
    meaning: 'The pull request is no longer open.',
    fix: 'There is nothing to do.',
  },
  WORKFLOW_RUN_UNRELATED: {
    meaning: 'The workflow run that started this one belongs to no pull request.',
    fix: "Give the job the condition `if: github.event.workflow_run.event == 'pull_request'`.",
    page: 'forks.md',
  },
  ARTIFACT_WITHOUT_RUN: {
    meaning: '`findings` names an artifact, but no other workflow run started this one.',
    fix: 'Start the workflow on `workflow_run`, or use `actions/download-artifact` and name the files.',
    page: 'forks.md',
  },
  ARTIFACT_REFUSED: {
    meaning:
      'The artifact is too large, damaged, ambiguous or has unsafe names. Nothing of it was used: someone may have tampered with it.',
    fix: 'Upload only the files that reviewers wrote, as one artifact of that name.',
    page: 'forks.md#what-may-cross',
  },
  REPOSITORY_UNKNOWN: {
    meaning: 'The repository of the pull request is not known.',
    fix: 'Set `GITHUB_REPOSITORY` to `owner/name`, or review a worktree with `target: local`.',
  },
  CHECK_NAME_IS_JOB: {
    meaning: 'GitHub reports the job as a check of the same name, so a branch rule cannot distinguish them.',
    fix: 'Rename the job, or choose another `check-name`.',
  },
  CHECK_NAME_TAKEN: {
    meaning:
      'Another app, person or job reports a check or status of this name on the head, so nothing passes.',
    fix: 'Find out who created it, and give one of the two another name.',
  },
  NOTHING_TO_OPEN: {
    meaning: 'A worktree has no check that `stage: open` could open.',
    fix: 'Leave `target` at `github`, or run another stage.',
  },
  MERGE_GROUP_WITHOUT_GATE: {
    meaning: 'With `gate: job` no commit shows whether its pull request was reviewed.',
    fix: 'Use `gate: check` with a merge queue, or `gate: status` if the token cannot write checks.',
  },
  EVENT_UNREADABLE: {
    meaning: 'The file in which the runner describes the event cannot be read.',
    fix: 'Run the workflow again.',
  },
  RUNNER_UNREADABLE: {
    meaning: 'Variables that the runner sets are missing or have unexpected values.',
    fix: 'Remove these variables from `env` in the workflow; outside of Actions, unset them.',
  },
  SCOPE_EMPTY: {
    meaning: 'Nothing in this scope changed, or its name is misspelled.',
    fix: 'A package is the path of its folder, a team an owner in CODEOWNERS at the base.',
    page: 'scope.md',
  },
  SCOPE_UNREADABLE: {
    meaning: 'CODEOWNERS at the base could not be read.',
    fix: 'Make it a readable file. On GitHub, run again with a token that has `contents: read`.',
  },
  SCOPE_DIFFERS: {
    meaning: 'Stages of one run have different scopes.',
    fix: 'Give every stage the same `scope`.',
    page: 'scope.md',
  },
  MODE_DIFFERS: {
    meaning: 'Stages of one run have different modes.',
    fix: 'Give every stage the same `mode`, beginning with `fetch`.',
  },
  POLICY_INVALID: {
    meaning:
      'The policy file has mistakes. It is read at the base, so a correction takes effect once merged.',
    fix: '`pr-verdict validate .github/pr-verdict.yml` lists all of them.',
    page: 'policy.md#every-key',
  },
  POLICY_UNREADABLE: {
    meaning: 'The policy file at the base could not be read.',
    fix: 'Make it a readable file. On GitHub, run again with a token that has `contents: read`.',
  },
} as const satisfies CodeTable;

const incomplete = {
  NO_REVIEWER: {
    meaning:
      'No reviewer reviewed the change. The built-in one alone is enough only if no other is configured, or all others are waived.',
    fix: 'Name reviewers in the policy file, or pass a document with `findings`.',
    page: 'hygiene.md',
  },
  REVIEWER_INCOMPLETE: {
    meaning: 'A required reviewer did not complete. The text gives the reason.',
    fix: 'Fix the reason, or set `required: false` for a reviewer that may fail.',
  },
  FINDINGS_REFUSED: {
    meaning: 'Findings break their contract. `ingest_report.json` names the rule and what to write instead.',
    fix: 'Correct the invalid findings. `refused: low` in the policy accepts those of low severity.',
    page: 'contracts.md#what-a-broken-rule-costs',
  },
  COVERAGE_PARTIAL: {
    meaning:
      "Some changed files could not be read, for example because the change is too large for GitHub's API.",
    fix: 'Check out with `fetch-depth: 0` in the job that fetches.',
  },
  CONVERSATION_PARTIAL: {
    meaning:
      'GitHub shows fewer reviews, threads or comments than it counts, so an open finding may be hidden.',
    fix: 'Run again. If GitHub keeps hiding something, for example as spam, look through the pull request and waive `coverage`.',
  },
  MEMORY_PARTIAL: {
    meaning:
      'Earlier findings may be missing: a check is gone after a force-push or archived after 400 days, or someone edited or deleted our comment before a check recorded it.',
    fix: 'Run again. Otherwise look through the earlier reviews and waive `coverage` once.',
    page: 'memory.md',
  },
  OVERSIZED: {
    meaning: 'The change has more added lines than `evidence.max-changed-lines` allows for a model.',
    fix: 'Split the change, set `evidence.oversized: review`, or waive `size`.',
    page: 'evidence.md#size',
  },
  NOT_VERIFIED: {
    meaning: 'No reviewer that raised these findings could check the fix.',
    fix: 'Repair the reviewer and run it again, or run a full review.',
    page: 'memory.md#verifying',
  },
  LATE_FINDINGS: {
    meaning:
      'A model found something that would block on lines that it had read before, and policy says `late: report`.',
    fix: 'Fix it, or accept all such findings with the comment `/pr-verdict wont-fix late REASON`.',
    page: 'memory.md#late-findings',
  },
  APPROVAL_MISSING: {
    meaning: 'Policy asks people to approve this change, and not enough have approved this head.',
    fix: 'Ask a person who had no part in the change to approve it. An admin can waive that for this head with the comment `/pr-verdict waive human-approval REASON`.',
    page: 'approvals.md',
  },
  VERIFY_NOTHING: {
    meaning: 'There is no complete full review to verify.',
    fix: 'Run a full review first.',
    page: 'worktree.md#verifying-fixes',
  },
  VERIFY_OTHER: {
    meaning: 'The last full review was of another branch or scope.',
    fix: 'Verify with the same `--scope` and on the same branch, or run a full review.',
    page: 'worktree.md#verifying-fixes',
  },
  APP_WORKING: {
    meaning: 'The app has begun to review this head and has not finished.',
    fix: 'Wait until it has, and run again; `wait` in its policy makes the run wait.',
    page: 'policy.md#every-key',
  },
  APP_NOT_REVIEWED: {
    meaning:
      'Nothing that the app wrote shows that it reviewed this head. The text has its own first words, such as a limit that it reached.',
    fix: 'Ask it to review again; where a comment does that, the check quotes it. Set `required: false` for an app that may fail.',
    page: 'policy.md#every-key',
  },
  APP_CONFIGURATION: {
    meaning:
      'The change touches a file that configures the app, so its answer says nothing about the change: the author may have told it what to say.',
    fix: 'Read that file, and waive the app if nothing is wrong with it.',
    page: 'security.md',
  },
  APP_UNREAD: {
    meaning: 'What the app did could not be read from GitHub, or this stage does not read apps.',
    fix: 'Run again with `stage: run` or `stage: publish`, and a token with `checks: read` and `statuses: read`.',
    page: 'reference.md#permissions',
  },
  LINES_UNREAD: {
    meaning:
      'This `verify` run did not start the reviewer, and it has not read the newest lines. All lines count as unread after a force-push, after the base was merged in, and with `gate: job`.',
    fix: 'Run a full review, add `quick` to its `modes`, set `required: false`, or waive it.',
    page: 'memory.md#verifying',
  },
  ANSWER_LAPSED: {
    meaning: 'The last answer of the reviewer no longer counts, and its `modes` exclude `verify`.',
    fix: 'Add `verify` to its `modes`, or run a full review.',
    page: 'memory.md#verifying',
  },
  RUNS_SPENT: {
    meaning:
      'The reviewer was started as often as `max-runs` allows, and none of its answers counts any more.',
    fix: 'Comment `/pr-verdict rerun ID` and start the review again, waive the reviewer, or raise the limit.',
    page: 'policy.md#cost',
  },
  DRAFT: {
    meaning: 'The policy has `drafts: skip`, and the pull request is a draft.',
    fix: 'Mark it as ready. The `types` of the workflow must contain `ready_for_review`.',
  },
  POLICY_NOT_TRUSTED: {
    meaning: 'The policy of the branch starts this program in another way than the policy at the merge base.',
    fix: 'Read the program that the log shows, then run with `--trust-policy`.',
    page: 'worktree.md',
  },
  PRIVILEGED_EVENT: {
    meaning:
      'The workflow has the rights of the base repository, or the head belongs to a fork, so programs do not get a checkout of the head.',
    fix: 'Use `input: files`, or run the reviewer in a separate job on `pull_request`.',
    page: 'forks.md',
  },
  NO_SECRET: {
    meaning: 'A variable under `env` is empty, or holds the token of the job.',
    fix: 'Set the variable; in a workflow, with `env:` on the step.',
    page: 'reviewers.md#secrets',
  },
  NO_SECRET_FORK: {
    meaning: 'A variable under `env` is empty, as every secret is in a run for a fork.',
    fix: 'Leave the reviewer out there with `when: {forks: false}`, or review forks with two workflows.',
    page: 'forks.md',
  },
  NO_SECRET_DEPENDABOT: {
    meaning: 'A variable under `env` is empty, as every secret of Actions is in a run for Dependabot.',
    fix: "Leave the reviewer out there with `when: {authors: ['!dependabot[bot]']}`, or add the secret under Settings → Secrets → Dependabot.",
    page: 'reviewers.md#secrets',
  },
  NOT_RERUN: {
    meaning: 'The input `reviewers` names other reviewers, and this one has no answer for this change here.',
    fix: 'Name it in `reviewers` as well, or keep the review directory between runs.',
  },
  REVIEWER_UNKNOWN: {
    meaning: 'The id is neither in the policy at the base nor in `findings`.',
    fix: 'Write an id of the policy file, or leave `reviewers` empty.',
  },
  REVIEWER_STARTED: {
    meaning:
      'With `stage: review`, `findings` names a document of a reviewer that has a `run` or is built in.',
    fix: 'Give the document another id, or leave `run` out of its policy.',
  },
  HYGIENE_FAILED: {
    meaning: 'The built-in reviewer failed. This is a bug.',
    fix: 'Report it with this text. Until it is fixed, `hygiene: false` turns the built-in reviewer off.',
  },
  HYGIENE_UNREAD: {
    meaning:
      'A file is too large for a check of the built-in reviewer, such as a workflow of more than 64 KiB, 4,000 lines or 2,000 characters in a line, or with more than 8,192 words and signs and another for every four characters, or a check took more than 10 s on it.',
    fix: 'Split the file, or move long scripts into files of their own.',
    page: 'hygiene.md',
  },
  NOT_STARTED: {
    meaning: 'The program of the reviewer could not be started.',
    fix: 'Install the program first. `run` is not a shell line: each argument is an item of the list.',
    page: 'reviewers.md#its-program',
  },
  TIMED_OUT: {
    meaning: 'The reviewer did not end in time.',
    fix: 'Raise its `timeout`, or give it less to do.',
  },
  DIED_EARLY: {
    meaning: 'The reviewer ended with an exit code or signal that means failure.',
    fix: 'See `reviewers/<id>/stderr.log` in the review directory. List codes that you expect in `exit-codes`.',
  },
  EMPTY_ANSWER: {
    meaning: 'The reviewer wrote nothing.',
    fix: 'A reviewer without findings must write an empty document of its contract, such as `[]`.',
  },
  INPUT_RETURNED: {
    meaning: 'The answer is one of the files that the reviewer was given.',
    fix: 'Check what the program writes to its output.',
  },
  TOO_MUCH_OUTPUT: {
    meaning: 'The reviewer wrote more than 16 MiB to one stream.',
    fix: 'Write the answer to the file that `PR_VERDICT_OUTPUT` names, and little to the streams.',
  },
  RUN_CANCELLED: {
    meaning: 'The run was asked to end. Reviewers were stopped, and their answers discarded.',
    fix: 'Run it again.',
  },
  NO_CHECKOUT: {
    meaning: 'The head is not checked out, and the reviewer needs its files.',
    fix: 'Check out the head first, or use `input: files`.',
  },
  DISK_FULL: {
    meaning:
      'There is no room for the review directory. A run of all stages still publishes, without what it could not write.',
    fix: 'Make room on the disk, or name a folder on another one with `review-dir`.',
  },
  REVIEW_NOT_DISMISSED: {
    meaning: 'GitHub accepted the dismissal of our review and still shows the review as it was.',
    fix: 'Dismiss it by hand, or run again.',
  },
  CHECKOUT_CREDENTIALS: {
    meaning: 'Warning: the reviewer could read the credential in the git configuration of the checkout.',
    fix: 'Set `persist-credentials: false` on `actions/checkout`.',
    page: 'reviewers.md#secrets',
  },
  AGENT_CONFIGURATION: {
    meaning:
      'Warning: the change edits files that agents obey, such as `CLAUDE.md`. AI reviewers ran without them.',
    fix: 'Review these files yourself.',
    page: 'reviewers.md#agents',
  },
} as const satisfies CodeTable;

const files = {
  FINDINGS_PATTERN_INVALID: {
    meaning: 'A pattern in `findings` leads through `..` or `.git`.',
    fix: 'Write the pattern from the working directory, or as an absolute path.',
  },
  FINDINGS_TOO_MANY: {
    meaning: 'A pattern in `findings` matches too many files.',
    fix: 'Begin it with the folder that the reviewer writes to, such as `out/*.json`.',
  },
  GLOB_TOO_COMPLEX: {
    meaning: 'A pattern is too long or has too many alternatives.',
    fix: 'Write several shorter patterns.',
  },
  FILE_NOT_REGULAR: {
    meaning: 'A link, a folder or a special file is in the place of a file.',
    fix: 'Write it as a plain file in a plain folder.',
  },
  FILE_TOO_LARGE: {
    meaning: 'A file is larger than the limit that the message names.',
    fix: 'Write less into it.',
  },
  REVIEW_FILE_MISSING: {
    meaning: 'A file of an earlier stage is not in the review directory.',
    fix: 'Run the earlier stage first. With stages in several jobs, pass the whole review directory on as an artifact.',
    page: 'reference.md#files',
  },
  REVIEW_FILE_INVALID: {
    meaning: 'A file in the review directory is not one that this version wrote, or an edit broke it.',
    fix: 'Correct the edit, for instance a `status` in `review-latest.json`. Otherwise use one version of pr-verdict in all jobs, and run the stage again.',
  },
  REVIEW_FILE_CHANGED: {
    meaning: 'A file of `fetch` was changed. Only `fetch` may write it.',
    fix: 'Find out which reviewer writes into the review directory; `PR_VERDICT_OUTPUT` names the file for its answer.',
  },
  RUN_IN_PROGRESS: {
    meaning: 'Another run works in this review directory.',
    fix: 'Wait until it ends, or name another folder with `review-dir`.',
  },
  REVIEW_DIR_UNUSABLE: {
    meaning: 'The review directory cannot be made or written to.',
    fix: 'Name a writable folder with `review-dir`.',
  },
  REVIEW_DIR_TOO_FULL: {
    meaning: 'The folder has too many entries. It is probably not a review directory.',
    fix: 'Name an empty folder with `review-dir`.',
  },
  DIFF_UNREADABLE: {
    meaning: 'A diff is damaged or is not the output of `git diff`.',
    fix: 'Give the whole output of `git diff` against one parent; `git show` needs `--format=`. In a run, do `fetch` again.',
  },
  WORKING_DIRECTORY_FOREIGN: {
    meaning: 'The checkout is neither the head nor its test merge.',
    fix: `Add \`ref: refs/pull/\${{ github.event.pull_request.number || inputs.pull-request }}/head\` under \`with:\` of \`actions/checkout\`.`,
  },
  HEAD_MOVED: {
    meaning: 'A push came after the run started.',
    fix: 'There is nothing to do: the run for the new head reviews it.',
  },
} as const satisfies CodeTable;

const worktrees = {
  LOCAL_NOT_A_WORKTREE: {
    meaning: 'The folder is not in a git checkout, or git is not installed.',
    fix: 'Run inside a checkout, with git on the PATH.',
  },
  LOCAL_NO_COMMIT: {
    meaning: 'The branch has no commit yet.',
    fix: 'Make a first commit. Changes after it can be reviewed.',
  },
  LOCAL_BASE_UNKNOWN: {
    meaning: 'There is no branch `main` or `master` to compare with, here or at the remote.',
    fix: 'Name the branch that the change is for, such as `--base develop`.',
  },
  LOCAL_REVISION_UNKNOWN: {
    meaning: 'An option names no commit that git knows.',
    fix: 'Name a branch, tag or commit. A remote branch is `origin/name`, and has to be fetched first.',
  },
  LOCAL_HISTORY_MISSING: {
    meaning: 'The clone is shallow, and the commit at which the branch left its base is not in it.',
    fix: 'Run `git fetch --unshallow`, or check out with `fetch-depth: 0`.',
  },
  LOCAL_CONTENT_MISSING: {
    meaning:
      'The clone is partial. pr-verdict does not download: a reviewer may have changed the configuration of git.',
    fix: 'Run the `git diff` of the message, then run this again.',
  },
  LOCAL_UNRELATED_HISTORIES: {
    meaning: 'The base and the head have no common ancestor.',
    fix: 'Choose a `--base` that the change was made from.',
  },
  GIT_FAILED: {
    meaning: 'A git command failed. The message has the command and its output.',
    fix: 'Check that the folder is an intact checkout, and git 2.31 or newer.',
  },
  BLOB_MISMATCH: {
    meaning: 'Received content does not match its id, and was not used.',
    fix: 'Run again. If it happens again, a proxy changes the answers of the server.',
  },
} as const satisfies CodeTable;

const commands = {
  COMMAND_LINE_INVALID: {
    meaning: 'A command, option or argument is wrong. Only one argument can be `-` (standard input).',
    fix: 'See `pr-verdict COMMAND --help`.',
  },
  FINDING_UNKNOWN: {
    meaning: 'No finding has this id, or several begin with it.',
    fix: 'Write one whole id. `pr-verdict explain` lists them all.',
  },
  SUPPRESSION_INVALID: {
    meaning: 'The reason or the day of a suppression is not accepted.',
    fix: 'Write a reason of at most 500 characters, and a day in the future such as `2030-12-31`.',
  },
  POLICY_FILE_INVALID: {
    meaning: '`suppress` edits only a valid policy file.',
    fix: 'Correct the file first: `pr-verdict validate .github/pr-verdict.yml` lists its mistakes.',
  },
  MARK_REFUSED: {
    meaning: '`mark_finding` marks only open or reopened findings; `wont_fix` needs a reason.',
    fix: 'Choose an open finding, and give a reason.',
    page: 'recipes/mcp.md',
  },
  RUN_MISSING: {
    meaning: 'The folder has no finished run.',
    fix: 'Run `pr-verdict run` first, or name the folder of a run.',
  },
  FILE_UNREADABLE: {
    meaning: 'A file that was named cannot be read.',
    fix: 'Name an existing file, from the current directory, or `-` for standard input.',
  },
  FILE_UNWRITABLE: {
    meaning: 'A file that a command writes for you cannot be written.',
    fix: 'Make its folder writable, or name another file.',
  },
  FORMAT_UNKNOWN: {
    meaning: 'There is no such format.',
    fix: 'Write one of those that the message lists.',
  },
  SCHEMA_UNKNOWN: {
    meaning: 'There is no such schema.',
    fix: 'Write one of those that the message lists.',
  },
  PROMPT_UNKNOWN: {
    meaning: 'There is no such prompt.',
    fix: 'Write one of those that the message lists.',
  },
  CONVERSION_IMPOSSIBLE: {
    meaning: 'The result would look clean although the review is not, or would break its own format.',
    fix: 'Convert a complete review, to `review-output`, `review-data`, `candidate-findings`, `verdict` or `sarif`.',
  },
  CONVERSION_INCOMPLETE: {
    meaning: 'The document lacks something that the other format requires.',
    fix: 'Add the option that the message names: `--pull-request`, `--repository`, `--head` or `--reference`.',
  },
  PREVIOUS_UNUSABLE: {
    meaning: 'The file given as `--previous` is not an earlier state of this verdict file.',
    fix: 'Give a valid earlier copy with the same `reviewId`.',
  },
  DEMO_NEEDS_GIT: {
    meaning: 'The demo could not create its repository.',
    fix: 'Install git, and put it on the PATH.',
  },
  UNEXPECTED: {
    meaning: 'This is a bug in pr-verdict.',
    fix: 'Report it with this text.',
  },
} as const satisfies CodeTable;

const github = {
  GITHUB_TOKEN_REFUSED: {
    meaning: 'The token is expired or revoked, or is not a token. The token of a job ends with the job.',
    fix: 'Pass a valid one as `github-token`.',
  },
  GITHUB_PERMISSION_MISSING: {
    meaning:
      'The token may not do this. Setting any `permissions:` key removes all that are not listed; forks and Dependabot always get a read-only token.',
    fix: 'Add the permission that the message names under `permissions:` of the job.',
    page: 'reference.md#permissions',
  },
  GITHUB_NOT_FOUND: {
    meaning: 'GitHub did not find something. It also answers this for what a token may not see.',
    fix: 'Check the repository and the number, and that the token can read them.',
  },
  GITHUB_RATE_LIMITED: {
    meaning: 'The limit of requests is reached. All workflows of a repository share a thousand an hour.',
    fix: 'Run again later, or raise `retry-budget`.',
  },
  GITHUB_UNAVAILABLE: {
    meaning: 'GitHub did not answer after several attempts.',
    fix: 'Run again: a write is looked up before it is repeated. If it happens again, see https://www.githubstatus.com.',
  },
  GITHUB_REFUSED: {
    meaning: 'GitHub rejected a request. The message has its text.',
    fix: 'Run again with debug logging to see the requests.',
  },
  GITHUB_REDIRECTED: {
    meaning: 'GitHub answered with a redirect. Redirects are not followed, to protect the token.',
    fix: 'If the repository was renamed or moved, use its present name.',
  },
  GITHUB_FOREIGN_ADDRESS: {
    meaning: 'An answer of GitHub pointed to another host. Nothing was sent there.',
    fix: 'Check `GITHUB_API_URL`, `GITHUB_GRAPHQL_URL` and any proxy.',
  },
  GITHUB_LIST_TOO_LONG: {
    meaning: 'A list of GitHub is too long to be read whole.',
    fix: 'Split the pull request, or open a new one.',
  },
  GITHUB_DIFF_TOO_LARGE: {
    meaning: "The diff is too large for GitHub's API.",
    fix: 'Check out the head in the job, so that git makes the diff.',
  },
  GITHUB_DIFF_UNREADABLE: {
    meaning: "GitHub's list of changed files names a file twice, or has names that git does not allow.",
    fix: 'Check out the head in the job, so that git makes the diff.',
  },
  MERGE_BASE_UNKNOWN: {
    meaning: 'The merge base is not known, and the job has no checkout with the whole history.',
    fix: 'Run again, or check out with `fetch-depth: 0`.',
  },
  GITHUB_COMMENTS_REFUSED: {
    meaning: 'GitHub rejected even a review without comments on lines.',
    fix: 'Run again: the diff may have changed. The findings are in `findings.json`.',
  },
  GITHUB_UNPROCESSABLE: {
    meaning: 'GitHub rejected the content, also without comments. The message has its text.',
    fix: 'Run again with debug logging to see the requests.',
  },
  GITHUB_BODY_TOO_LONG: {
    meaning: "A text is over GitHub's limit.",
    fix: 'Lower `max-comments`, or raise `inline-from`.',
  },
  GITHUB_EVENT_REFUSED: {
    meaning:
      'GitHub did not let this identity approve or request changes. The review is published as a comment; the check has the verdict.',
    fix: 'Use a token of another identity than the author. Approving needs the setting "Allow GitHub Actions to create and approve pull requests".',
  },
  GITHUB_COMMIT_FOREIGN: {
    meaning: 'The reviewed commit is no longer part of the pull request.',
    fix: 'Review the present head.',
  },
  GITHUB_CONVERSATION_LOCKED: {
    meaning: 'The conversation of the pull request is locked.',
    fix: 'Unlock it, then run again.',
  },
  GITHUB_DRAFT_EXISTS: {
    meaning:
      'GitHub allows one pending review per identity and pull request. Drafts of other runs are waited for within `retry-budget`; one of the same instance is removed after two minutes.',
    fix: 'Submit or discard the pending review, or give this instance a token of its own.',
  },
  GITHUB_DRAFT_GONE: {
    meaning: 'Our pending review was removed before it could be published, most likely by another run.',
    fix: 'Run again, and use a concurrency group per pull request.',
    page: 'workflows.md',
  },
  CONCURRENT_REVIEW: {
    meaning: 'Another run published a different review of this head.',
    fix: 'Run again, and use a concurrency group per pull request.',
    page: 'workflows.md',
  },
  MERGE_GROUP_UNKNOWN: {
    meaning: 'The merge queue has no entry for this commit: it was rebuilt.',
    fix: 'If no new run starts, queue the pull request again.',
  },
} as const satisfies CodeTable;

/** All codes, in the groups of the troubleshooting page, which is made from them. */
export const codeGroups = {
  'Usage and policy': usage,
  'An incomplete review': incomplete,
  'Files and folders': files,
  'Local worktrees': worktrees,
  'Command line': commands,
  GitHub: github,
} as const satisfies Readonly<Record<string, CodeTable>>;

const errorCodes = { ...usage, ...incomplete, ...files, ...worktrees, ...commands, ...github };

export type ErrorCode = keyof typeof errorCodes;

const fixes = new Map(Object.entries(errorCodes).map(([code, { fix }]) => [code, fix]));

/** The general fix of a code; undefined for an unknown one. */
export function fixFor(code: string): string | undefined {
  return fixes.get(code);
}
