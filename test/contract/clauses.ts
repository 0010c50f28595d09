/**
 * What the five contracts ask for beyond the rules of src/formats/, one row a clause. The rules have rows of
 * their own, made from their table. `npm run docs` writes both to docs/contracts/coverage.md.
 */

/** A test, by its file below `test/` and its title as the file has it. */
export type TestName = readonly [file: string, title: string];

export type Proof =
  | { readonly test: TestName }
  /** No program can check it. */
  | { readonly reason: string }
  /** It does not work, or works otherwise. */
  | { readonly open: string };

export interface Clause {
  readonly id: string;
  readonly text: string;
  readonly proof: Proof;
}

const clause = (id: string, text: string, proof: Proof): Clause => ({ id, text, proof });
const by = (file: string, title: string): Proof => ({ test: [`${file}.test.ts`, title] });
const judgement: Proof = { reason: 'a judgement about the code, which only its author can make' };
const advice: Proof = { reason: 'advice to the reviewer; `prompt` repeats it' };
const elsewhere: Proof = { reason: 'about another project: its files, skills or approval' };

const limits = 'unit/formats/boundaries';
const rules = 'unit/formats/rules';
const readings = 'unit/formats/contract-readings';
const verdictFile = 'stage/verdict-file';
const verify = 'stage/verify';
const worktree = 'stage/worktree';
const steps = 'unit/gate/next-steps';
const commands = 'stage/work-tree-commands';
const pack = 'unit/fetch/build-pack';
const loop = 'acceptance/contracts/verdict-loop';

export const behaviour: readonly Clause[] = [
  clause(
    'C1/empty',
    'An empty array is a clean review.',
    by('unit/formats/examples', 'are complete: an empty array is a clean review'),
  ),
  clause(
    'C1/example',
    'The complete example is read whole.',
    by('unit/formats/examples', 'is read whole, and breaks two of its own rules in its second finding'),
  ),
  clause(
    'C1/required-fields',
    'Every finding has every common field.',
    by(rules, '$rule is refused where it is missing or of another type: $path'),
  ),
  clause(
    'C1/line-forms',
    '`line` is a number or a range, or a number with `line_end`.',
    by(limits, 'is one of its three forms: %j'),
  ),
  clause(
    'C1/line-limit',
    'An inline finding spans at most twenty lines.',
    by(limits, 'takes twenty lines: %s'),
  ),
  clause(
    'C1/types-apart',
    'The fields of the four types do not mix.',
    by(limits, 'does not let types mix: %j'),
  ),
  clause(
    'C1/reference-examples',
    'Each reference of the examples is one.',
    by('unit/formats/examples', 'are complete: each of its references is one'),
  ),
  clause(
    'C1/schema',
    'A JSON Schema accepts valid documents.',
    by('contract/contracts-schemas', 'accepts a valid %s document'),
  ),
  clause(
    'C1/severity-scale',
    'The four severities are critical, high, medium and info.',
    by(readings, 'reads severity %s as %s'),
  ),
  clause(
    'C1/merge-impact',
    'CRITICAL blocks the merge, MAJOR is fixed before it; MINOR and INFO do not block.',
    by('unit/policy/weight', '%s causes its verdict'),
  ),
  clause(
    'C1/pre-existing-weight',
    'A finding that was there before does not block.',
    by('unit/policy/weight', '$severity with $band confidence'),
  ),
  clause(
    'C1/fix-confidence-shown',
    'Confidence of a fix and of its finding are separate.',
    by(readings, 'is taken over whole'),
  ),
  clause(
    'C1/one-prompt',
    'The rules can be handed to a model as one prompt.',
    by('unit/formats/prompt', 'the prompt for %s, %s, names every field, rule and way to check'),
  ),
  clause('C1/scope-choice', 'The type fits the scope of the finding (decision tree, N2).', judgement),
  clause('C1/honest-severity', 'Severity is the smallest that is honest.', judgement),
  clause('C1/honest-confidence', 'Confidence fits the evidence.', judgement),
  clause('C1/fix-verified', 'A HIGH fix was verified by a search or by existing code.', judgement),
  clause('C1/references-justify', 'References support both the issue and the fix.', judgement),
  clause('C1/own-domain', 'A reviewer reports in its own domain.', judgement),
  clause('C1/N1', 'One issue a finding.', judgement),
  clause('C1/no-search-for-old', 'Problems that were there before are not searched for.', advice),
  clause('C1/depth', 'Texts are as detailed as severity and confidence ask for.', judgement),
  clause('C1/preload', 'The contract is a skill that reviewers load.', elsewhere),

  clause(
    'C2/files',
    'Diff, comments and changed files are files of known names.',
    by('acceptance/contracts/file-layout', 'passes from a fetcher through a reviewer to a writer by files'),
  ),
  clause(
    'C2/review-file',
    '`review.json` is the review as GitHub takes it, with its event.',
    by('acceptance/contracts/file-layout', 'passes from a fetcher through a reviewer to a writer by files'),
  ),
  clause(
    'C2/example',
    'The example is read whole.',
    by('unit/formats/examples', 'is read whole, and counts comments that it does not show'),
  ),
  clause(
    'C2/required',
    'Every section is required.',
    by(rules, '$rule is refused where it is missing or of another type: $path'),
  ),
  clause(
    'C2/bands',
    'Confidence 85, 60 and 40 begin the levels.',
    by(readings, 'bands a confidence of %d as %s'),
  ),
  clause(
    'C2/kind-kept',
    'The kind of severity is kept as the category.',
    by(readings, 'keeps the kind of severity as category'),
  ),
  clause(
    'C2/event',
    'APPROVE means no issues, REQUEST_CHANGES critical ones.',
    by(limits, 'requests changes for critical issues: %s'),
  ),
  clause(
    'C2/event-tightens',
    'An event can make the result stricter, never looser.',
    by('unit/policy/decision', 'of %j tightens to %s, and never loosens'),
  ),
  clause(
    'C2/context-line',
    'A line next to the change is reported with the nearest changed lines.',
    by(limits, 'requires a changed line, not an adjacent one'),
  ),
  clause(
    'C2/write',
    'Findings of other formats are written as C2.',
    by('unit/formats/conversion', 'keeps its text, in a document about the pull request'),
  ),
  clause('C2/emoji', 'Levels and severities have emoji of their own.', {
    open: 'posted text has one vocabulary for all contracts, with its own signs',
  }),
  clause('C2/tmp', 'Files are in `/tmp/`.', {
    open: 'they are in the review directory, since `/tmp` is shared by all jobs of a machine',
  }),
  clause('C2/summary-true', 'Overview and assessments are true.', judgement),

  clause(
    'C3/pack-valid',
    'The pack that we build fits its schema.',
    by(pack, 'is valid, and differs in its times alone when made twice'),
  ),
  clause(
    'C3/unknown-named',
    'Fields that are not known are named.',
    by(pack, 'names exactly the unknown facts'),
  ),
  clause(
    'C3/instructions',
    '`repo_instructions` has contributing guides and templates.',
    by(pack, 'has the nearest instructions of each kind, and templates of the whole repository'),
  ),
  clause(
    'C3/not-cut',
    'A diff is never cut: an oversized change is split or left out whole.',
    by(pack, 'leaves out the diff of an oversized change and states it, unless policy allows it'),
  ),
  clause(
    'C3/oversized-blocks',
    'An oversized change blocks AI reviewers.',
    by(
      'unit/review/assign',
      'that is a model is blocked on an oversized change unless policy or a waiver allows it',
    ),
  ),
  clause(
    'C3/blind',
    'A reviewer may be given the pack and the diff alone.',
    by('stage/prior-and-since', 'does not reach a reviewer of the kind that reads pack and diff only'),
  ),
  clause(
    'C3/lane',
    'The lane follows from the factors.',
    by('unit/fetch/risk', 'is %s with %s confidence for %s with %s'),
  ),
  clause(
    'C3/override',
    'A label may raise the lane, and its source is named.',
    by('unit/fetch/risk', 'is raised and never lowered by a label, with its author: %s with %s'),
  ),
  clause(
    'C3/hotspots',
    'Hotspots are ranges with a category and a reason.',
    by(
      'unit/fetch/risk',
      'are ranges with a category and a reason, red ones first, oddities last and no risk',
    ),
  ),
  clause(
    'C3/verifiers',
    'Findings of verifiers in a pack have exactly the fields of its schema.',
    by(limits, 'closes every object of an evidence pack, and takes its two nulls'),
  ),
  clause(
    'C3/nulls',
    'Fields are null only where the schema says so.',
    by(limits, 'has nulls only where it allows them: %j'),
  ),
  clause(
    'C3/synthesized-file',
    '`synthesized_findings.json` has the merged findings with the five fields of synthesis.',
    by('acceptance/contracts/review-team', 'merges two reviewers and a challenger into one synthesis'),
  ),
  clause(
    'C3/corroborated',
    'A second reviewer corroborates.',
    by('unit/ingest/merge-findings', 'is stored with each original, in order'),
  ),
  clause(
    'C3/contested',
    'A challenger contests by refuting.',
    by('acceptance/contracts/review-team', 'merges two reviewers and a challenger into one synthesis'),
  ),
  clause(
    'C3/suppressed-kept',
    'Suppressed findings keep their data.',
    by('unit/ingest/withhold', 'withholds by rule, and keeps the data of %s'),
  ),
  clause(
    'C3/write',
    'Findings of other formats are written as C3.',
    by('unit/formats/conversion', 'keeps its text, and its references replace evidence'),
  ),
  clause(
    'C3/own-findings',
    'Our own `findings.json` is written as C3.',
    by('acceptance/contracts/review-team', 'merges two reviewers and a challenger into one synthesis'),
  ),
  clause(
    'C3/repair',
    'Deviations and refusals are handed back to the reviewer.',
    by(
      'stage/reviewer-bounds',
      'gets the errors and the previous answer, and the report counts the fixed and the remaining problems',
    ),
  ),
  clause('C3/self-contained', 'A reviewer needs nothing besides the pack.', judgement),
  clause('C3/migration', 'Later schema versions have migrations.', {
    reason: 'the contract leaves it to later versions',
  }),

  clause(
    'C4/human',
    'For people only `user_markdown` is printed.',
    by(
      'acceptance/contracts/envelope-callers',
      'answers a person in Markdown alone and an agent in the envelope',
    ),
  ),
  clause(
    'C4/agent',
    'For agents the whole payload is printed, and nothing else.',
    by(commands, 'prints one JSON document for an agent, and text for people'),
  ),
  clause(
    'C4/agent-errors',
    'Errors are envelopes as well.',
    by(commands, 'fails in one JSON document for an agent, and on standard error for people'),
  ),
  clause(
    'C4/mapping',
    'Each outcome has one result type.',
    by('acceptance/contracts/envelope-callers', 'has one result type for each outcome'),
  ),
  clause('C4/required', 'Each result has its required fields.', by(limits, 'requires in a plan %s')),
  clause('C4/question-count', 'One to four questions.', by(limits, 'asks one to four questions: %d')),
  clause(
    'C4/option-keys',
    'Options are A, B, C and perhaps D.',
    by(limits, 'offers A, B, C and perhaps D, and recommends one of them: %s, %s'),
  ),
  clause('C4/outcomes-read', 'Each result type is read as an outcome.', by(readings, 'is a typed outcome')),
  clause(
    'C4/steps-read',
    'Steps and follow-ups are findings.',
    by(readings, 'gives findings of steps and follow-ups'),
  ),
  clause('C4/steps-tests-only', 'A plan is not made of tests alone while other work remains.', judgement),
  clause('C4/no-partial-plan', 'No partial plan where context is missing.', judgement),
  clause('C4/in-scope-budget', 'Test files that are touched are relevant.', judgement),

  clause(
    'C5/written',
    'A full review writes a report and `review-latest.json`.',
    by(loop, 'leads an agent from FAIL over fixes to PASS'),
  ),
  clause(
    'C5/full-archives',
    'A full review archives the one before.',
    by(verdictFile, 'is archived by the next full review alone, and the archive never changes'),
  ),
  clause(
    'C5/archive-immutable',
    'An archive never changes.',
    by(verdictFile, 'is archived by the next full review alone, and the archive never changes'),
  ),
  clause(
    'C5/stable-id',
    'Ids are made of domain, file and range.',
    by('unit/ingest/merge-findings', 'have the form of C5: %s'),
  ),
  clause(
    'C5/verify-fixed',
    'Verification checks only what is marked fixed.',
    by(verify, 'asks only the reviewers of findings marked as fixed again, and changes the verdict in place'),
  ),
  clause(
    'C5/verify-reopens',
    'What is still there is reopened.',
    by(verify, 'reopens findings that are still there'),
  ),
  clause(
    'C5/verify-in-place',
    'Verification changes the file in place and bumps its time.',
    by(loop, 'leads an agent from FAIL over fixes to PASS'),
  ),
  clause(
    'C5/verify-after-quick',
    'A quick check does not keep the full review from being verified.',
    by(verify, 'takes up the full review that a quick check came after'),
  ),
  clause(
    'C5/wont-fix',
    'What the team will not fix is noted and not checked again.',
    by(verify, 'keeps open findings, and accepts those that the team will not fix'),
  ),
  clause(
    'C5/wont-fix-kept',
    'A full review keeps it with its reason.',
    by(verdictFile, 'is kept by a full review with its reason, until the team takes it back'),
  ),
  clause(
    'C5/status-only',
    'Only the status may be edited.',
    by(verify, 'reports edits that only the reviewer may make, and ignores them'),
  ),
  clause(
    'C5/transitions',
    'A status changes only as the protocol allows.',
    by(limits, 'allows from %s only the transitions of the protocol'),
  ),
  clause(
    'C5/quick-uncommitted',
    'A quick check judges uncommitted lines alone.',
    by(verdictFile, 'judges only lines that are not committed'),
  ),
  clause(
    'C5/quick-reviewers',
    'Only quick reviewers take part in it.',
    by(verify, 'is whole without the reviewers that are not part of it'),
  ),
  clause(
    'C5/quick-ephemeral',
    'It has no report and no archive.',
    by(verdictFile, 'of a quick check is replaced without an archive'),
  ),
  clause(
    'C5/quick-steps',
    'Blockers are fixed now, high findings before the next part.',
    by(worktree, 'names the next step after a %s review of a high finding'),
  ),
  clause(
    'C5/pass',
    'PASS leads to the pull request, with the report in its description.',
    by(steps, 'sends a PASS to its pull request, with the report'),
  ),
  clause(
    'C5/names-file',
    'After PASS the output names the verdict file.',
    by(worktree, 'names the report that this run kept, where a pull request is to be opened'),
  ),
  clause(
    'C5/warn',
    'WARN asks to fix high findings and to verify.',
    by(loop, 'goes on from WARN with no high finding left'),
  ),
  clause(
    'C5/abort',
    'ABORT stops, with the reason in `abort-reason.md`.',
    by(worktree, 'leaves abort-reason.md with the reason for stopping, and asks to stop'),
  ),
  clause(
    'C5/abort-kept',
    'A reason that people edited is never lost.',
    by(verdictFile, 'that people have added to is neither overwritten nor deleted'),
  ),
  clause(
    'C5/abort-gone',
    'The reason exists only after an ABORT.',
    by(verdictFile, 'is removed once the verdict is another'),
  ),
  clause(
    'C5/abort-holds',
    'A quick check does not lift an ABORT.',
    by(verdictFile, 'after a %s ABORT does not pass while its finding is open'),
  ),
  clause(
    'C5/report-id',
    'The report has the id of its review, and is one file a review.',
    by(verdictFile, 'is one file a review, names the review, and is updated by its verification'),
  ),
  clause(
    'C5/other-open',
    'Open findings that do not count are listed in keys of their own.',
    by(
      verdictFile,
      'lists in keys of their own the findings that need verification and the pre-existing ones',
    ),
  ),
  clause(
    'C5/failed-attempt',
    'An attempt that could not review leaves the last verdict.',
    by(verdictFile, 'stays where it was after an attempt that could not read the change'),
  ),
  clause(
    'C5/superseded',
    'A superseded run leaves no PASS.',
    by(verdictFile, 'of a superseded %s is there: %3$s'),
  ),
  clause(
    'C5/ignored',
    'Git ignores the folder of the files.',
    by(
      'acceptance/command-line',
      'reviews a worktree with committed, uncommitted and untracked changes, and leaves git status as it was',
    ),
  ),
  clause('C5/system-breaking', 'An agent aborts by itself where a blocker breaks the system.', judgement),
  clause('C5/skill-files', 'Files of the review skill are created and edited.', elsewhere),
];
