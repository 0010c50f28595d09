import type { EvidencePack } from '../model/evidence-pack.ts';
import { groupBy } from '../model/lists.ts';
import type { FileChange } from './file-change.ts';
import { bareName, folderOf, type Language, nameOf, within } from './file-kind.ts';

type RelatedTest = EvidencePack['context']['related_tests'][number];

/** How tests are named in a language. */
interface TestNames {
  /** Matches a test's name; the first group is the name of the tested file. */
  readonly pattern: RegExp;
  /**
   * With `*` for the tested file's name; a folder is the usual one in place of `src`, `app` or `lib`, without it a test is
   * next to its file. A first test gets the form that most tests of the tree have, else the first of these.
   */
  readonly forms: readonly string[];
  /** Whether every file in a folder of tests is a test. */
  readonly anyInTests?: true;
}

const conventions: Readonly<Partial<Record<Language, TestNames>>> = {
  javascript: {
    pattern: /^(.+?)[.-](?:test|spec|e2e|cy|e2e-(?:test|spec))\.[cm]?[jt]sx?$/,
    forms: ['*.test', '*.spec', '*-test'],
  },
  python: { pattern: /^(?:test_(.+)|(.+)_tests?)\.py$/, forms: ['tests/test_*', 'tests/*_test'] },
  go: { pattern: /^(.+)_test\.go$/, forms: ['*_test'] },
  java: {
    pattern: /^(.+?)(?:Tests?|IT|Spec)\.(?:java|kt|scala|groovy)$/,
    forms: ['src/test/*Test', 'src/test/*Tests', 'src/test/*Spec'],
  },
  ruby: { pattern: /^(.+)_(?:spec|test)\.rb$/, forms: ['spec/*_spec', 'test/*_test'] },
  rust: { pattern: /^(.+)_tests?\.rs$/, forms: ['*'], anyInTests: true },
  csharp: { pattern: /^(.+?)Tests?\.cs$/, forms: ['tests/*Tests', 'tests/*Test'] },
  php: { pattern: /^(.+?)Test\.php$/, forms: ['tests/*Test'] },
};

/** Folders that name the purpose of a tree rather than a subject. */
const treeFolders =
  /^(?:tests?|__tests__|specs?|unit|integration|functional|e2e|end-to-end|cypress|playwright|src|lib|app|main|java|kotlin|scala|groovy)$/;

/**
 * The tests of each changed source file in the head tree: files named after it by its language's convention, in a
 * matching folder, and for Rust the file itself if it contains tests. Without any, the usual path with
 * `test_exists: false`.
 */
export function findRelatedTests(
  files: readonly FileChange[],
  headPaths: readonly string[],
  inlineTests: ReadonlySet<string>,
): RelatedTest[] {
  const sources = files.filter(({ kind, status }) => kind === 'code' && status !== 'deleted');
  return [...groupBy(sources, ({ language }) => language)].flatMap(([language, changed]) => {
    const names = language && conventions[language];
    if (names === undefined) return [];
    const tests = headPaths.filter((path) => testedStem(path, names) !== undefined);
    const byStem = groupBy(tests, (path) => testedStem(path, names));
    const form = commonForm(names, tests);
    return changed.flatMap(({ path }): RelatedTest[] => {
      const found = byStem.get(stemOf(path))?.filter((test) => isTestOf(test, path)) ?? [];
      const existing = inlineTests.has(path) ? [path, ...found] : found;
      if (existing.length === 0)
        return [{ source_file: path, test_file: usualTest(path, form, headPaths), test_exists: false }];
      return existing.map((test_file) => ({ source_file: path, test_file, test_exists: true }));
    });
  });
}

/** Whether a Rust file contains its own unit tests. */
export function mayHoldTests(path: string): boolean {
  return path.endsWith('.rs');
}

export function holdsTests(text: string): boolean {
  return /^[ \t]{0,80}#\[(?:cfg\(test\)|test|tokio::test)/m.test(text);
}

function usualTest(path: string, form: string, headPaths: readonly string[]): string {
  const tree = folderOf(form);
  // A name may hold `$&`, which a plain text would insert.
  const name = nameOf(form).replace('*', () => stemOf(path));
  const folder = tree === '' ? folderOf(path) : testTree(folderOf(path), tree);
  return within(folder, `${name}.${extensionOfTest(path, headPaths)}`);
}

function commonForm({ forms }: TestNames, tests: readonly string[]): string {
  const names = tests.map(bareName);
  const count = (form: string) => {
    const [before = '', after = ''] = nameOf(form).split('*');
    return names.filter((name) => name.startsWith(before) && name.endsWith(after)).length;
  };
  const [first = '*'] = forms.toSorted((a, b) => count(b) - count(a));
  return first;
}

/** Tests of components are in the language of their scripts. */
function extensionOfTest(path: string, headPaths: readonly string[]): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  if (extension !== 'vue' && extension !== 'svelte') return extension;
  return headPaths.some((each) => each.endsWith('.ts')) ? 'ts' : 'js';
}

/** The folder of a tree with `src`, `app` or `lib` replaced, else below a tree of tests. */
function testTree(folder: string, tests: string): string {
  if (tests.includes('/')) return folder.replace(/(^|\/)src\/main(?=\/|$)/, `$1${tests}`);
  const segments = folder.split('/');
  const at = segments.findIndex((segment) => /^(?:src|app|lib)$/.test(segment));
  return [...segments.slice(0, Math.max(at, 0)), tests, ...segments.slice(at + 1)].filter(Boolean).join('/');
}

/** The name of the file that a test is for; undefined when it is no test. */
function testedStem(path: string, { pattern, anyInTests }: TestNames): string | undefined {
  const name = nameOf(path);
  const match = pattern.exec(name);
  if (match !== null) return match[1] ?? match[2];
  if (anyInTests !== true || !name.endsWith('.rs')) return undefined;
  if (name === 'tests.rs') return nameOf(folderOf(path));
  return /(?:^|\/)(?:tests?|specs?)\//.test(path) ? stemOf(path) : undefined;
}

/** Whether the folders match, apart from those that name a purpose; one path may have one more folder on top. */
function isTestOf(test: string, source: string): boolean {
  if (folderOf(test) === folderOf(source)) return test !== source;
  // The tests of a Go package are in its folder or in a tree of tests.
  if (test.endsWith('.go') && !/(?:^|\/)tests?\//.test(test)) return false;
  const from = subjectFolders(nameOf(test) === 'tests.rs' ? folderOf(test) : test);
  const to = subjectFolders(source);
  const shorter = Math.min(from.length, to.length);
  let same = 0;
  while (same < shorter && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  return same >= 2 || (same === shorter && Math.abs(from.length - to.length) <= 1);
}

function subjectFolders(path: string): readonly string[] {
  return folderOf(path)
    .split('/')
    .map((segment) => segment.replace(/\.(?:Unit|Integration)?Tests?$/, ''))
    .filter((segment) => segment !== '' && !treeFolders.test(segment));
}

/** The name without its extension; the file of a Python package is tested as `init`. */
function stemOf(path: string): string {
  const stem = bareName(path);
  return stem === '__init__' ? 'init' : stem;
}
