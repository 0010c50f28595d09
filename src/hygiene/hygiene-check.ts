import {
  type Attributes,
  type FileKind,
  kindOf,
  type Language,
  languageOf,
  noAttributes,
} from '../change/file-kind.ts';
import { type DiffFile, runsOf, runTexts, withoutCarriageReturn } from '../diff/hunk.ts';
import type { ReviewOutputFinding } from '../formats/review-output.ts';
import type { ScanText } from '../ports/stage-ports.ts';

/** Severity of a problem and confidence of the check, as in C1. */
export interface Weight {
  readonly severity: 'CRITICAL' | 'MAJOR' | 'MINOR';
  readonly confidence: 'HIGH' | 'MEDIUM';
}

export const certain: Weight = { severity: 'CRITICAL', confidence: 'HIGH' };
export const possible: Weight = { severity: 'MAJOR', confidence: 'MEDIUM' };

/** One problem of one file. */
export interface Observation {
  /** Added lines of the head, ascending and distinct; empty for the whole file. */
  readonly lines: readonly number[];
  readonly issue: string;
  readonly weight: Weight;
  /** Replace those of the check. */
  readonly implications?: string;
  readonly fix?: string;
}

/** Whole texts of the head's files that `textsToRead` names, as far as they are known. */
export type HeadTexts = ReadonlyMap<string, string>;

/** Reports nothing when a text that it needs is missing. Takes linear time. */
export type Find = (file: HygieneFile, texts: HeadTexts) => readonly Observation[];

/** What people read about each check. */
export const checkTexts = {
  secrets: {
    category: 'security',
    reference: '[CWE-798: hard-coded credentials](https://cwe.mitre.org/data/definitions/798.html)',
    implications:
      'Everyone who can read the repository, a fork or a clone can use the secret, and removing the line does not remove it from the history.',
    fix: 'Revoke the secret, read it from the environment or a secret store, and remove it from the history.',
  },
  plainPasswords: {
    category: 'security',
    reference: '[CWE-256: plaintext storage of a password](https://cwe.mitre.org/data/definitions/256.html)',
    implications:
      'Everyone who can read the repository, a fork or a clone can use it, and removing the line does not remove it from the history.',
    fix: 'Change the password, read it from the environment or a secret store, and remove it from the history.',
  },
  invisibleCharacters: {
    category: 'security',
    reference: '[Trojan Source: invisible vulnerabilities](https://trojansource.codes/)',
    implications: 'Names or strings that look the same differ, and data can be hidden from review.',
    fix: 'Remove the character, or write it as an escape sequence where a string needs it.',
  },
  untrustedCheckouts: {
    category: 'security',
    reference:
      '[GitHub Security Lab: preventing pwn requests](https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/)',
    implications:
      'Code of a pull request, from a fork too, runs with the rights of this repository: it can push, publish releases and read the secrets of the job.',
    fix: 'Build and test the pull request under `pull_request`, without secrets and with `permissions: {contents: read}`. Let the privileged workflow read only data from there and run nothing of it.',
  },
  scriptInjections: {
    category: 'security',
    reference:
      '[GitHub Actions: script injections](https://docs.github.com/en/actions/concepts/security/script-injections)',
    implications:
      'The text is inserted before the shell reads the script, so a title, a comment or a branch name with a quote and a command runs that command with the rights of the job.',
    fix: 'Pass it as a variable: `env: {TEXT: ...}` on the step, and `"$TEXT"` in the script.',
  },
  conflictMarkers: {
    category: 'correctness',
    reference:
      '[git merge: how conflicts are presented](https://git-scm.com/docs/git-merge#_how_conflicts_are_presented)',
    implications: 'The code does not parse or the data does not load, and neither side was chosen.',
    fix: 'Keep one side or combine the two, then remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
  },
  lockfileDrift: {
    category: 'dependencies',
    reference:
      '[OWASP: dependencies without a lock](https://owasp.org/www-project-top-10-ci-cd-security-risks/CICD-SEC-03-Dependency-Chain-Abuse)',
    implications: 'An install that keeps to the lock file fails, or installs something else.',
    fix: 'Update the lock file and commit both files together.',
  },
  focusedTests: {
    category: 'tests',
    reference: '[Jest: test.only](https://jestjs.io/docs/api#testonlyname-fn-timeout)',
    implications: 'The suite passes although most of it does not run.',
    fix: 'Remove the focus.',
  },
  debuggerStatements: {
    category: 'standards',
    reference: '[CWE-489: active debug code](https://cwe.mitre.org/data/definitions/489.html)',
    implications: 'It stops the program or prints internal data wherever this code runs.',
    fix: 'Remove the statement.',
  },
} as const;
export type CheckName = keyof typeof checkTexts;

/** A C1 finding; a JSON list of these is a complete document. */
export type HygieneFinding = Exclude<ReviewOutputFinding, { readonly type: 'multi-file' }>;

const maxNamedLines = 10;

export function toFinding(name: CheckName, path: string, observation: Observation): HygieneFinding {
  const check = checkTexts[name];
  const { lines, issue, weight, implications = check.implications, fix = check.fix } = observation;
  const [line, ...others] = lines;
  const common = {
    category: check.category,
    issue: others.length === 0 ? issue : `${issue} ${alsoOn(others)}`,
    references: [check.reference],
    implications,
    ...weight,
    fix,
    fix_confidence: 'HIGH' as const,
  };
  // C1 has no paths with control characters.
  if (/\p{Cc}/u.test(path)) return { type: 'system', scope: `the file ${JSON.stringify(path)}`, ...common };
  if (line === undefined) return { type: 'file', file: path, ...common };
  return { type: 'inline', file: path, line, ...common };
}

function alsoOn(lines: readonly number[]): string {
  const named = lines.slice(0, maxNamedLines).join(', ');
  const rest = lines.length - maxNamedLines;
  return `Also on ${lines.length === 1 ? 'line' : 'lines'} ${named}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** A line of the head that is in the diff. */
export interface HeadLine {
  readonly line: number;
  /** Without its line end. */
  readonly text: string;
  readonly added: boolean;
  /** Added here and deleted elsewhere in the same file, white space ignored: its content is not new. */
  readonly moved: boolean;
}

/** One changed file as input of the checks. */
export interface HygieneFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly language: Language | undefined;
  /** In a folder of tests, test data or examples, where values are often made up. */
  readonly isSample: boolean;
  /** Its lines are in no diff: it is in UTF-16, for example, or contains a NUL byte. */
  readonly isBinary: boolean;
  /** It is no picture or other asset, and nobody could read it. */
  readonly isHidden: boolean;
  /** The lines of each hunk without the deleted ones. */
  readonly hunks: readonly (readonly HeadLine[])[];
  /** The added lines of all hunks. */
  readonly added: readonly HeadLine[];
  readonly scan: ScanText;
}

const sampleFolders =
  /(?:^|\/)(?:__)?(?:tests?|specs?|e2e|mocks?|examples?|samples?|demos?|fixtures?|testdata|test[-_]data|snapshots?|golden|corpus)(?:__)?\//i;

/** `attributes` are the base commit's, so that a change cannot declare its own files generated. */
export function readHygieneFile(
  file: DiffFile,
  attributes: Attributes = noAttributes,
): Omit<HygieneFile, 'scan' | 'isHidden'> {
  const { path } = file;
  const kind = kindOf(path, attributes);
  // The line of a link or submodule is a path or a commit.
  const hasLines = file.newMode === undefined || file.newMode.startsWith('100');
  const hunks = hasLines ? readHeadLines(file) : [];
  const added = hunks.flatMap((lines) => lines.filter((line) => line.added));
  // GitHub's list of files, which has no ids, does not tell binary files from changes of mode.
  const isBinary = file.binary && file.newId !== undefined && file.status !== 'removed';
  const isSample = kind === 'test' || sampleFolders.test(path);
  return { path, kind, language: languageOf(path), isSample, isBinary, hunks, added };
}

/** Whether a text contains every line of the diff at its number: a checkout may be merged with the base. */
export function isHeadText({ hunks }: Pick<HygieneFile, 'hunks'>, text: string): boolean {
  const lines = text.split('\n');
  return hunks.flat().every((each) => {
    const line = lines[each.line - 1];
    return line === each.text || line === `${each.text}\r`;
  });
}

function readHeadLines({ hunks }: DiffFile): readonly (readonly HeadLine[])[] {
  const read = hunks.map((hunk) => [...runsOf(hunk)].map((run) => ({ ...run, texts: runTexts(hunk, run) })));
  const gone = read.flat().filter(({ kind }) => kind === 'deleted');
  const deleted = new Set(gone.flatMap(({ texts }) => texts.map((text) => text.trim())));
  return read.map((runs) =>
    runs.flatMap(({ kind, newLine, texts }) => {
      if (kind === 'deleted') return [];
      const added = kind === 'added';
      return texts.map(withoutCarriageReturn).map((text, index) => {
        return { line: newLine + index, text, added, moved: added && deleted.has(text.trim()) };
      });
    }),
  );
}
