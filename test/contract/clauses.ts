/** Why no program can check a clause. */
export const uncheckedReasons = {
  judgement: 'a judgement about the code, which only its author can make',
  advice: 'advice to the reviewer; `prompt` repeats it',
  elsewhere: 'about another project: its files, skills or approval',
  later: 'the contract leaves it to later versions',
};

export interface Clause {
  readonly id: string;
  readonly text: string;
  /** A test file below `test/`, without its ending, and the title of the test as the file has it. */
  readonly test?: string;
  readonly title?: string;
  readonly unchecked?: keyof typeof uncheckedReasons;
  /** How it works otherwise than the contract asks for. */
  readonly open?: string;
}

/**
 * What the five contracts ask for beyond the rules of src/formats/. The rules have rows of their own, made from their
 * table. `npm run docs` writes both to docs/contracts/coverage.md.
 */
export const clauses: readonly Clause[] = [
  {
    id: 'C1/empty',
    text: 'An empty array is a clean review.',
    test: 'unit/formats/parse-document.tolerant',
    title: 'takes %j for a clean review',
  },
  {
    id: 'C1/example',
    text: 'The complete example is read whole.',
    test: 'unit/formats/parse-document.examples',
    title: 'the example of %s is read whole, and breaks rules of its own',
  },
  {
    id: 'C1/required-fields',
    text: 'Every finding has every common field.',
    test: 'unit/formats/rules',
    title: '$rule is refused where it is missing or of another type: $path',
  },
  {
    id: 'C1/line-forms',
    text: '`line` is a number or a range, or a number with `line_end`.',
    test: 'unit/formats/contract.limits',
    title: 'is one of its three forms: %j',
  },
  {
    id: 'C1/line-limit',
    text: 'An inline finding spans at most twenty lines.',
    test: 'unit/formats/contract.limits',
    title: 'of %j breaks %j',
  },
  {
    id: 'C1/types-apart',
    text: 'The fields of the four types do not mix.',
    test: 'unit/formats/contract.limits',
    title: 'does not let types mix: %j',
  },
  {
    id: 'C1/reference-examples',
    text: 'Each reference of the examples is one.',
    test: 'unit/formats/review-output-references',
    title: 'is sound: %s',
  },
  {
    id: 'C1/schema',
    text: 'A JSON Schema accepts valid documents.',
    test: 'contract/contracts-schemas',
    title: 'accepts a valid %s document',
  },
  {
    id: 'C1/severity-scale',
    text: 'The four severities are critical, high, medium and info.',
    test: 'unit/formats/contract.readings',
    title: 'reads severity %s as %s',
  },
  {
    id: 'C1/merge-impact',
    text: 'CRITICAL blocks the merge, MAJOR is fixed before it; MINOR and INFO do not block.',
    test: 'unit/policy/weight',
    title: '%s causes its verdict',
  },
  {
    id: 'C1/pre-existing-weight',
    text: 'A finding that was there before does not block.',
    test: 'unit/policy/weight',
    title: '$severity with $band confidence',
  },
  {
    id: 'C1/fix-confidence-shown',
    text: 'Confidence of a fix and of its finding are separate.',
    test: 'unit/formats/contract.readings',
    title: 'is taken over whole',
  },
  {
    id: 'C1/one-prompt',
    text: 'The rules can be handed to a model as one prompt.',
    test: 'unit/formats/prompt',
    title: 'the prompt for %s, %s, names every field, rule and way to check',
  },
  {
    id: 'C1/scope-choice',
    text: 'The type fits the scope of the finding (decision tree, N2).',
    unchecked: 'judgement',
  },
  { id: 'C1/honest-severity', text: 'Severity is the smallest that is honest.', unchecked: 'judgement' },
  { id: 'C1/honest-confidence', text: 'Confidence fits the evidence.', unchecked: 'judgement' },
  {
    id: 'C1/fix-verified',
    text: 'A HIGH fix was verified by a search or by existing code.',
    unchecked: 'judgement',
  },
  {
    id: 'C1/references-justify',
    text: 'References support both the issue and the fix.',
    unchecked: 'judgement',
  },
  { id: 'C1/own-domain', text: 'A reviewer reports in its own domain.', unchecked: 'judgement' },
  { id: 'C1/N1', text: 'One issue a finding.', unchecked: 'judgement' },
  {
    id: 'C1/no-search-for-old',
    text: 'Problems that were there before are not searched for.',
    unchecked: 'advice',
  },
  {
    id: 'C1/depth',
    text: 'Texts are as detailed as severity and confidence ask for.',
    unchecked: 'judgement',
  },
  { id: 'C1/preload', text: 'The contract is a skill that reviewers load.', unchecked: 'elsewhere' },
  {
    id: 'C2/files',
    text: 'Diff, comments and changed files are files of known names.',
    test: 'acceptance/contracts/file-layout',
    title: 'passes from a fetcher through a reviewer to a writer by files',
  },
  {
    id: 'C2/review-file',
    text: '`review.json` is the review as GitHub takes it, with its event.',
    test: 'acceptance/contracts/file-layout',
    title: 'passes from a fetcher through a reviewer to a writer by files',
  },
  {
    id: 'C2/example',
    text: 'The example is read whole.',
    test: 'unit/formats/parse-document.examples',
    title: 'the example of %s is read whole, and breaks rules of its own',
  },
  {
    id: 'C2/required',
    text: 'Every section is required.',
    test: 'unit/formats/rules',
    title: '$rule is refused where it is missing or of another type: $path',
  },
  {
    id: 'C2/bands',
    text: 'Confidence 85, 60 and 40 begin the levels.',
    test: 'unit/formats/contract.readings',
    title: 'bands a confidence of %d as %s',
  },
  {
    id: 'C2/kind-kept',
    text: 'The kind of severity is kept as the category.',
    test: 'unit/formats/contract.readings',
    title: 'keeps the kind of severity as category',
  },
  {
    id: 'C2/event',
    text: 'APPROVE means no issues, REQUEST_CHANGES critical ones.',
    test: 'unit/formats/contract.limits',
    title: 'of the comment %j breaks %j',
  },
  {
    id: 'C2/event-tightens',
    text: 'An event can make the result stricter, never looser.',
    test: 'unit/policy/decision',
    title: 'of %j tightens to %s, and never loosens',
  },
  {
    id: 'C2/context-line',
    text: 'A line next to the change is reported with the nearest changed lines.',
    test: 'unit/formats/contract.limits',
    title: 'requires a changed line, not an adjacent one',
  },
  {
    id: 'C2/write',
    text: 'Findings of other formats are written as C2.',
    test: 'unit/commands/conversion',
    title: 'keeps its text, in a document about the pull request',
  },
  {
    id: 'C2/emoji',
    text: 'Levels and severities have emoji of their own.',
    open: 'posted text has one vocabulary for all contracts, with its own signs',
  },
  {
    id: 'C2/tmp',
    text: 'Files are in `/tmp/`.',
    open: 'they are in the review directory, since `/tmp` is shared by all jobs of a machine',
  },
  { id: 'C2/summary-true', text: 'Overview and assessments are true.', unchecked: 'judgement' },
  {
    id: 'C3/pack-valid',
    text: 'The pack that we build fits its schema.',
    test: 'unit/change/build-pack',
    title: 'is valid, and differs in its times alone when made twice',
  },
  {
    id: 'C3/unknown-named',
    text: 'Fields that are not known are named.',
    test: 'unit/change/build-pack',
    title: 'names exactly the unknown facts',
  },
  {
    id: 'C3/instructions',
    text: '`repo_instructions` has contributing guides and templates.',
    test: 'unit/change/build-pack',
    title: 'has the nearest instructions of each kind, and templates of the whole repository',
  },
  {
    id: 'C3/not-cut',
    text: 'A diff is never cut: an oversized change is split or left out whole.',
    test: 'unit/change/build-pack',
    title: 'leaves out the diff of an oversized change and states it, unless policy allows it',
  },
  {
    id: 'C3/oversized-blocks',
    text: 'An oversized change blocks AI reviewers.',
    test: 'unit/review/assign',
    title: 'that is a model is blocked on an oversized change unless policy or a waiver allows it',
  },
  {
    id: 'C3/blind',
    text: 'A reviewer may be given the pack and the diff alone.',
    test: 'stage/prior-and-since',
    title: 'does not reach a reviewer of the kind that reads pack and diff only',
  },
  {
    id: 'C3/lane',
    text: 'The lane follows from the factors.',
    test: 'unit/change/build-pack',
    title: 'is %s with %s confidence for %s with %s',
  },
  {
    id: 'C3/override',
    text: 'A label may raise the lane, and its source is named.',
    test: 'unit/change/build-pack',
    title: 'is raised and never lowered by a label, with its author: %s with %s',
  },
  {
    id: 'C3/hotspots',
    text: 'Hotspots are ranges with a category and a reason.',
    test: 'unit/change/build-pack',
    title: 'are ranges with a category and a reason, red ones first, oddities last and no risk',
  },
  {
    id: 'C3/verifiers',
    text: 'Findings of verifiers in a pack have exactly the fields of its schema.',
    test: 'unit/formats/contract.limits',
    title: 'closes every object of an evidence pack, and takes its two nulls',
  },
  {
    id: 'C3/nulls',
    text: 'Fields are null only where the schema says so.',
    test: 'unit/formats/contract.limits',
    title: 'has nulls only where it allows them: %j',
  },
  {
    id: 'C3/synthesized-file',
    text: '`synthesized_findings.json` has the merged findings with the five fields of synthesis.',
    test: 'acceptance/contracts/review-team',
    title: 'merges two reviewers and a challenger into one synthesis',
  },
  {
    id: 'C3/corroborated',
    text: 'A second reviewer corroborates.',
    test: 'unit/ingest/merge-findings',
    title: 'is stored with each original, in order',
  },
  {
    id: 'C3/contested',
    text: 'A challenger contests by refuting.',
    test: 'acceptance/contracts/review-team',
    title: 'merges two reviewers and a challenger into one synthesis',
  },
  {
    id: 'C3/suppressed-kept',
    text: 'Suppressed findings keep their data.',
    test: 'unit/ingest/withhold',
    title: 'withholds by rule, and keeps the data of %s',
  },
  {
    id: 'C3/write',
    text: 'Findings of other formats are written as C3.',
    test: 'unit/commands/conversion',
    title: 'keeps its text, and its references replace evidence',
  },
  {
    id: 'C3/own-findings',
    text: 'Our own `findings.json` is written as C3.',
    test: 'acceptance/contracts/review-team',
    title: 'merges two reviewers and a challenger into one synthesis',
  },
  {
    id: 'C3/repair',
    text: 'Deviations and refusals are handed back to the reviewer.',
    test: 'stage/reviewer-bounds',
    title:
      'gets the errors and the previous answer, and the report counts the fixed and the remaining problems',
  },
  { id: 'C3/self-contained', text: 'A reviewer needs nothing besides the pack.', unchecked: 'judgement' },
  { id: 'C3/migration', text: 'Later schema versions have migrations.', unchecked: 'later' },
  {
    id: 'C4/human',
    text: 'For people only `user_markdown` is printed.',
    test: 'acceptance/contracts/envelope-callers',
    title: 'answers a person in Markdown alone and an agent in the envelope',
  },
  {
    id: 'C4/agent',
    text: 'For agents the whole payload is printed, and nothing else.',
    test: 'stage/work-tree-commands',
    title: 'prints one JSON document for an agent, and text for people: %s',
  },
  {
    id: 'C4/agent-errors',
    text: 'Errors are envelopes as well.',
    test: 'stage/work-tree-commands',
    title: 'fails in one JSON document for an agent, and on standard error for people: %s',
  },
  {
    id: 'C4/mapping',
    text: 'Each outcome has one result type.',
    test: 'acceptance/contracts/envelope-callers',
    title: 'has one result type for each outcome',
  },
  {
    id: 'C4/required',
    text: 'Each result has its required fields.',
    test: 'unit/formats/contract.limits',
    title: 'has limits for questions and plans: %s',
  },
  {
    id: 'C4/question-count',
    text: 'One to four questions.',
    test: 'unit/formats/contract.limits',
    title: 'has limits for questions and plans: %s',
  },
  {
    id: 'C4/option-keys',
    text: 'Options are A, B, C and perhaps D.',
    test: 'unit/formats/contract.limits',
    title: 'has limits for questions and plans: %s',
  },
  {
    id: 'C4/outcomes-read',
    text: 'Each result type is read as an outcome.',
    test: 'unit/formats/contract.readings',
    title: 'is a typed outcome',
  },
  {
    id: 'C4/steps-read',
    text: 'Steps and follow-ups are findings.',
    test: 'unit/formats/contract.readings',
    title: 'gives findings of steps and follow-ups',
  },
  {
    id: 'C4/steps-tests-only',
    text: 'A plan is not made of tests alone while other work remains.',
    unchecked: 'judgement',
  },
  { id: 'C4/no-partial-plan', text: 'No partial plan where context is missing.', unchecked: 'judgement' },
  { id: 'C4/in-scope-budget', text: 'Test files that are touched are relevant.', unchecked: 'judgement' },
  {
    id: 'C5/written',
    text: 'A full review writes a report and `review-latest.json`.',
    test: 'acceptance/contracts/verdict-loop',
    title: 'leads an agent from FAIL over fixes to PASS',
  },
  {
    id: 'C5/full-archives',
    text: 'A full review archives the one before.',
    test: 'stage/verdict-file',
    title: 'is archived by the next full review alone, and the archive never changes',
  },
  {
    id: 'C5/archive-immutable',
    text: 'An archive never changes.',
    test: 'stage/verdict-file',
    title: 'is archived by the next full review alone, and the archive never changes',
  },
  {
    id: 'C5/stable-id',
    text: 'Ids are made of domain, file and range.',
    test: 'unit/ingest/merge-findings',
    title: 'have the form of C5: %s',
  },
  {
    id: 'C5/verify-fixed',
    text: 'Verification checks only what is marked fixed.',
    test: 'stage/verify',
    title: 'asks only the reviewers of findings marked as fixed again, and changes the verdict in place',
  },
  {
    id: 'C5/verify-reopens',
    text: 'What is still there is reopened.',
    test: 'acceptance/contracts/verdict-loop',
    title: 'leads an agent from FAIL over fixes to PASS',
  },
  {
    id: 'C5/verify-in-place',
    text: 'Verification changes the file in place and bumps its time.',
    test: 'acceptance/contracts/verdict-loop',
    title: 'leads an agent from FAIL over fixes to PASS',
  },
  {
    id: 'C5/verify-after-quick',
    text: 'A quick check does not keep the full review from being verified.',
    test: 'acceptance/contracts/verdict-loop',
    title: 'leads an agent from FAIL over fixes to PASS',
  },
  {
    id: 'C5/wont-fix',
    text: 'What the team will not fix is noted and not checked again.',
    test: 'stage/verdict-file',
    title: 'is kept by a full review with its reason, until the team takes it back',
  },
  {
    id: 'C5/wont-fix-kept',
    text: 'A full review keeps it with its reason.',
    test: 'stage/verdict-file',
    title: 'is kept by a full review with its reason, until the team takes it back',
  },
  {
    id: 'C5/status-only',
    text: 'Only the status may be edited.',
    test: 'stage/verify',
    title: 'reports edits that only the reviewer may make, and ignores them',
  },
  {
    id: 'C5/transitions',
    text: 'A status changes only as the protocol allows.',
    test: 'unit/formats/contract.limits',
    title: 'allows from %s only the transitions of the protocol',
  },
  {
    id: 'C5/quick-uncommitted',
    text: 'A quick check judges uncommitted lines alone.',
    test: 'stage/verdict-file',
    title: 'judges only lines that are not committed: %s on line %i',
  },
  {
    id: 'C5/quick-reviewers',
    text: 'Only quick reviewers take part in it.',
    test: 'unit/review/assign',
    title: 'runs in quick mode only if it is tagged so, and in verify also where it raised a fixed finding',
  },
  {
    id: 'C5/quick-ephemeral',
    text: 'It has no report and no archive.',
    test: 'stage/verdict-file',
    title: 'of a quick check is replaced without an archive',
  },
  {
    id: 'C5/quick-steps',
    text: 'Blockers are fixed now, high findings before the next part.',
    test: 'unit/pages/next-steps',
    title: 'are right %s: %j',
  },
  {
    id: 'C5/pass',
    text: 'PASS leads to the pull request, with the report in its description.',
    test: 'unit/pages/next-steps',
    title: 'sends a PASS to its pull request, with the report',
  },
  {
    id: 'C5/names-file',
    text: 'After PASS the output names the verdict file.',
    test: 'unit/pages/next-steps',
    title: 'sends a PASS to its pull request, with the report',
  },
  {
    id: 'C5/warn',
    text: 'WARN asks to fix high findings and to verify.',
    test: 'unit/pages/next-steps',
    title: 'are right %s: %j',
  },
  {
    id: 'C5/abort',
    text: 'ABORT stops, with the reason in `abort-reason.md`.',
    test: 'stage/verdict-file',
    title: 'leaves abort-reason.md with the reason for stopping, and asks to stop',
  },
  {
    id: 'C5/abort-kept',
    text: 'A reason that people edited is never lost.',
    test: 'stage/verdict-file',
    title: 'that people have added to is neither overwritten nor deleted',
  },
  {
    id: 'C5/abort-gone',
    text: 'The reason exists only after an ABORT.',
    test: 'stage/verdict-file',
    title: 'is removed once the verdict is another',
  },
  {
    id: 'C5/abort-holds',
    text: 'A quick check does not lift an ABORT.',
    test: 'stage/verdict-file',
    title: 'after a %s ABORT does not pass while its finding is open',
  },
  {
    id: 'C5/report-id',
    text: 'The report has the id of its review, and is one file a review.',
    test: 'stage/worktree',
    title: 'is one file a review with its id, named in the last step, and updated by its verification',
  },
  {
    id: 'C5/other-open',
    text: 'Open findings that do not count are listed in keys of their own.',
    test: 'stage/verdict-file',
    title: 'lists in keys of their own the findings that need verification and the pre-existing ones',
  },
  {
    id: 'C5/failed-attempt',
    text: 'An attempt that could not review leaves the last verdict.',
    test: 'acceptance/contracts/verdict-loop',
    title: 'leads an agent from FAIL over fixes to PASS',
  },
  {
    id: 'C5/superseded',
    text: 'A superseded run leaves no PASS.',
    test: 'stage/verdict-file',
    title: 'of a superseded %s is there: %3$s',
  },
  {
    id: 'C5/ignored',
    text: 'Git ignores the folder of the files.',
    test: 'acceptance/command-line',
    title:
      'reviews a worktree with committed, uncommitted and untracked changes, and leaves git status as it was',
  },
  {
    id: 'C5/system-breaking',
    text: 'An agent aborts by itself where a blocker breaks the system.',
    unchecked: 'judgement',
  },
  { id: 'C5/skill-files', text: 'Files of the review skill are created and edited.', unchecked: 'elsewhere' },
];
