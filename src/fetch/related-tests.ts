import type { EvidencePack } from '../model/evidence-pack.ts';
import type { FileChange } from './file-change.ts';
import { folderOf, type Language, nameOf, within } from './file-kind.ts';

type RelatedTest = EvidencePack['context']['related_tests'][number];

/** Folders that name the purpose of a tree rather than a subject. */
const treeFolders =
  /^(?:tests?|__tests__|specs?|unit|integration|functional|src|lib|app|main|java|kotlin|scala|groovy)$/;
const testFolder = /(?:^|\/)(?:tests?|specs?)\//;

interface TestNames {
  /** Matches a test's name; the first group is the name of the tested file. */
  readonly pattern: RegExp;
  /** The usual path of a first test. */
  readonly usual: (folder: string, stem: string, extension: string) => string;
  readonly sameFolder?: true;
  /** Whether every file in a folder of tests is a test. */
  readonly anyInTests?: true;
}

const inTree = (folder: string, tests: string) => {
  const at = folder
    .split('/')
    .findIndex((segment) => segment === 'src' || segment === 'app' || segment === 'lib');
  const segments = folder.split('/');
  return [...segments.slice(0, Math.max(at, 0)), tests, ...segments.slice(at + 1)].filter(Boolean).join('/');
};
/** Names of tests by language. */
const conventions: Readonly<Partial<Record<Language, TestNames>>> = {
  javascript: {
    pattern: /^(.+)[.-](?:test|spec)\.[cm]?[jt]sx?$/,
    usual: (folder, stem, extension) => within(folder, `${stem}.test.${extension}`),
  },
  python: {
    pattern: /^(?:test_(.+)|(.+)_tests?)\.py$/,
    usual: (folder, stem) => within(inTree(folder, 'tests'), `test_${stem}.py`),
  },
  go: {
    pattern: /^(.+)_test\.go$/,
    usual: (folder, stem) => within(folder, `${stem}_test.go`),
    sameFolder: true,
  },
  java: {
    pattern: /^(.+?)(?:Tests?|IT|Spec)\.(?:java|kt|scala|groovy)$/,
    usual: (folder, stem, extension) =>
      within(folder.replace(/(^|\/)src\/main\//, '$1src/test/'), `${stem}Test.${extension}`),
  },
  ruby: {
    pattern: /^(.+)_(?:spec|test)\.rb$/,
    usual: (folder, stem) => within(inTree(folder, 'spec'), `${stem}_spec.rb`),
  },
  rust: {
    pattern: /^(.+)_tests?\.rs$/,
    usual: (folder, stem) => within(folder, `${stem}.rs`),
    anyInTests: true,
  },
  csharp: {
    pattern: /^(.+?)Tests?\.cs$/,
    usual: (folder, stem) => within(inTree(folder, 'tests'), `${stem}Tests.cs`),
  },
  php: {
    pattern: /^(.+?)Test\.php$/,
    usual: (folder, stem) => within(inTree(folder, 'tests'), `${stem}Test.php`),
  },
};

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
  const sources = files.flatMap(({ path, kind, language, status }) => {
    const names = language === undefined ? undefined : conventions[language];
    return kind !== 'code' || status === 'deleted' || names === undefined ? [] : [{ path, names }];
  });
  const tests = indexTests(
    headPaths,
    new Set(sources.map(({ path }) => stemOf(path))),
    new Set(sources.map(({ names }) => names)),
  );
  return sources.flatMap(({ path, names }): RelatedTest[] => {
    const named = tests.get(stemOf(path)) ?? [];
    const found = named.filter((test) => test.names === names && isTestOf(test.path, path, names));
    const existing = [...(inlineTests.has(path) ? [path] : []), ...found.map((test) => test.path)];
    if (existing.length > 0)
      return existing.map((test_file) => ({ source_file: path, test_file, test_exists: true }));
    const usual = names.usual(folderOf(path), stemOf(path), nameOf(path).split('.').at(-1) ?? '');
    return [{ source_file: path, test_file: usual, test_exists: false }];
  });
}

/** Whether a Rust file contains its own unit tests. */
export function mayHoldTests(path: string): boolean {
  return path.endsWith('.rs');
}

export function holdsTests(text: string): boolean {
  return /^[ \t]{0,80}#\[(?:cfg\(test\)|test|tokio::test)/m.test(text);
}

interface TestFile {
  readonly path: string;
  readonly names: TestNames;
}

/** The test files of the tree by the name of the tested file. */
function indexTests(
  paths: readonly string[],
  stems: ReadonlySet<string>,
  conventionsInUse: ReadonlySet<TestNames>,
): ReadonlyMap<string, readonly TestFile[]> {
  const found = new Map<string, TestFile[]>();
  for (const path of paths) {
    const name = nameOf(path);
    for (const names of conventionsInUse) {
      const stem = testedStem(path, name, names);
      if (stem === undefined || !stems.has(stem)) continue;
      const others = found.get(stem) ?? [];
      found.set(stem, others);
      others.push({ path, names });
    }
  }
  return found;
}

function testedStem(path: string, name: string, { pattern, anyInTests }: TestNames): string | undefined {
  const match = pattern.exec(name);
  if (match !== null) return match[1] ?? match[2];
  if (anyInTests !== true || !name.endsWith('.rs')) return undefined;
  if (name === 'tests.rs') return nameOf(folderOf(path));
  return testFolder.test(path) ? stemOf(path) : undefined;
}

/** Whether the folders match, apart from those that name a purpose; one path may have one more folder on top. */
function isTestOf(test: string, source: string, { sameFolder }: TestNames): boolean {
  if (folderOf(test) === folderOf(source)) return test !== source;
  if (sameFolder === true) return false;
  const from = topicsOf(nameOf(test) === 'tests.rs' ? folderOf(test) : test);
  const to = topicsOf(source);
  let same = 0;
  while (same < Math.min(from.length, to.length) && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  return same >= 2 || (same === Math.min(from.length, to.length) && Math.abs(from.length - to.length) <= 1);
}

function topicsOf(path: string): readonly string[] {
  return folderOf(path)
    .split('/')
    .map((segment) => segment.replace(/\.(?:Unit|Integration)?Tests?$/, ''))
    .filter((segment) => segment !== '' && !treeFolders.test(segment));
}

function stemOf(path: string): string {
  return nameOf(path).replace(/(?<=.)\.[^.]+$/, '');
}
