import { z } from 'zod';
import type { Diff, DiffFile } from '../diff/hunk.ts';
import { isWorkflow } from '../fetch/fetch-head-files.ts';
import type { Attributes } from '../fetch/file-kind.ts';
import { readAttributes } from '../fetch/path-rules.ts';
import { FileText } from '../fetch/source.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { builtInReviewer, type Obstacle, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { counted, jsonText, shortened, visibleText } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { defaultReviewer, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { writeResult } from '../review-directory/reviewer-results.ts';
import {
  type ChangedFile,
  findSecrets,
  type HeadFacts,
  type HygieneFinding,
  isHeadText,
  type Observation,
  plainPasswords,
  readChangedFile,
  type SecretScanner,
  secrets,
  toFinding,
} from './hygiene-file.ts';
import { invisibleCharacters } from './invisible-characters.ts';
import { conflictMarkers, debuggerStatements, focusedTests } from './leftover-code.ts';
import { lockfileDrift } from './lockfile-drift.ts';
import { npmLockfile } from './npm-lockfile.ts';
import { parseWorkflow } from './parse-workflow.ts';
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
    reference: '[CWE-256: plaintext storage of a password](https://cwe.mitre.org/data/definitions/256.html)',
    run: plainPasswords,
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
    category: 'dependencies',
    reference:
      '[OWASP: dependencies without a lock](https://owasp.org/www-project-top-10-ci-cd-security-risks/CICD-SEC-03-Dependency-Chain-Abuse)',
    run: lockfileDrift,
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

/** Maximum number of findings of one check; one more states how many were left out. */
const maxFindings = 10;

function toFindings(check: Check, found: readonly Observation[]): readonly HygieneFinding[] {
  const [next, ...rest] = found.slice(maxFindings);
  const shown = found.slice(0, maxFindings).map((each) => toFinding(check, each));
  if (next === undefined) return shown;
  const issue = `${next.issue} There are ${counted(rest.length, 'more problem')} of this kind in other places.`;
  return [...shown, toFinding(check, rest.length === 0 ? next : { ...next, issue })];
}

interface BuiltInReviewContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly redact: (text: string) => string;
  readonly scanner: SecretScanner;
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  readonly diff: Diff;
}

/** The built-in reviewer is a required tool; `hygiene: false` turns it off. */
const policy: ReviewerPolicy = { ...defaultReviewer, kind: 'tool' };

const folder = `reviewers/${builtInReviewer}`;
const outputFile = `${folder}/output.json`;

const maxReason = 300;

const timeLimitMs = 300_000;

/**
 * Runs the built-in reviewer and writes its document and result where any reviewer's are. Reads pinned files
 * only, and replaces all files under its name, which a program with the head's code may have written. A
 * failure is its outcome and never ends the run.
 */
export async function runBuiltInReviewer(
  context: BuiltInReviewContext,
  deadline = AbortSignal.timeout(timeLimitMs),
): Promise<void> {
  const { directory, effective, manifest } = context;
  await directory.remove(folder);
  if (!effective.hygiene) return;
  const isSkipped = effective.drafts === 'skip' && manifest.pullRequest?.draft === true;
  const outcome: ReviewerOutcome = isSkipped
    ? { state: 'skipped', reason: 'policy skips drafts (`policy.drafts`)' }
    : await review(context, deadline);
  await writeResult(
    context,
    { id: builtInReviewer, policy },
    { outcome, outputs: outcome.state === 'reviewed' ? [{ file: outputFile, directory: '' }] : [] },
  );
}

async function review(context: BuiltInReviewContext, deadline: AbortSignal): Promise<ReviewerOutcome> {
  const { directory, manifest, diff, scanner, redact } = context;
  const pinned = <T>(name: string, schema: z.ZodType<T>) =>
    readOwnPinned(directory, manifest, { name, schema: z.array(schema) });
  try {
    const attributes = await pinned(reviewFiles.attributes, FileText);
    const findings = await findProblems({
      diff,
      attributes: attributes && readAttributes(attributes),
      headFiles: (await pinned(reviewFiles.headFiles, FileText)) ?? [],
      scanner,
      deadline,
    });
    await directory.write(outputFile, jsonText(findings));
    return { state: 'reviewed' };
  } catch (error) {
    if (deadline.aborted) return { state: 'timed_out', reason: reasonOf(tooSlow) };
    const message = redact(visibleText(error instanceof Error ? error.message : String(error)));
    const failed: Obstacle = { code: 'HYGIENE_FAILED', text: shortened(message, maxReason) };
    return { state: 'unavailable', reason: reasonOf(failed) };
  }
}

const tooSlow: Obstacle = {
  code: 'TIMED_OUT',
  text: `the change is too large to be reviewed within ${timeLimitMs / 1000} s`,
};

/**
 * Returns a C1 document about added lines. Time is linear in the bytes of the diff. A check reports nothing
 * when a fact it needs is missing. Throws the scanner's errors, and after the deadline.
 */
export async function findProblems({
  diff,
  attributes,
  headFiles,
  scanner,
  deadline,
}: {
  readonly diff: Diff;
  readonly attributes?: Attributes | undefined;
  readonly headFiles: readonly FileText[];
  readonly scanner: SecretScanner;
  readonly deadline?: AbortSignal;
}): Promise<readonly HygieneFinding[]> {
  const files = diff.files.filter(({ pathEncoding }) => pathEncoding !== 'quoted');
  const changed = new Map(files.map((file) => [file.path, file]));
  const facts = factsFrom(headFiles.filter((each) => isOfHead(each, changed.get(each.path))));
  const found = new Map<Check, Observation[]>(checks.map((check) => [check, []]));
  // File by file, because the lines of a large change take twice the memory of its diff.
  for (const each of files) {
    deadline?.throwIfAborted();
    const file = readChangedFile(each, attributes);
    const secrets = await findSecrets(file, scanner);
    for (const [check, observations] of found)
      observations.push(...check.run(file, { ...facts, secrets }, (path) => changed.has(path)));
  }
  return [...found].flatMap(([check, observations]) => toFindings(check, observations));
}

/** Whether a text is the reviewed head's version; a text outside the change is. */
function isOfHead({ text }: FileText, changed: DiffFile | undefined): boolean {
  return changed === undefined || isHeadText(readChangedFile(changed), text);
}

function factsFrom(headFiles: readonly FileText[]): Pick<HeadFacts, 'texts' | 'workflows'> {
  const workflows = headFiles.flatMap(({ path, text }) => {
    const workflow = isWorkflow(path) ? parseWorkflow(text) : undefined;
    return workflow === undefined ? [] : [[path, workflow] as const];
  });
  return {
    texts: new Map(headFiles.map(({ path, text }) => [path, text])),
    workflows: new Map(workflows),
  };
}
