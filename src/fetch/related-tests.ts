import type { EvidencePack } from '../model/evidence-pack.ts';
import type { FileChange } from './file-change.ts';
import type { Language } from './file-kind.ts';
import { folderOf, nameOf } from './path-words.ts';

type RelatedTest = EvidencePack['context']['related_tests'][number];

/** A source file's name, taken apart. */
interface SourceName {
  /** Without its extension. */
  readonly stem: string;
  readonly extension: string;
}

/**
 * Where tests of the sources in a folder stand by a language's conventions, the usual place first. In two steps, since
 * a large change has many files in each of its folders.
 */
type Convention = (folder: string) => (source: SourceName) => readonly string[];

const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('/');

/** Every name in every place, places first. */
const inAll = (places: readonly string[], namesOf: (source: SourceName) => readonly string[]) => {
  const prefixes = [...new Set(places)].map((place) => (place === '' ? '' : `${place}/`));
  return (source: SourceName) => {
    const names = namesOf(source);
    return prefixes.flatMap((prefix) => names.map((name) => prefix + name));
  };
};

/** `src/a/b` is `a/b` in the tree of tests; a package's own folders stay before it. */
function inTestTree(folder: string, tests: string, roots: readonly string[]): readonly string[] {
  const segments = folder === '' ? [] : folder.split('/');
  const at = segments.findIndex((segment) => roots.includes(segment));
  const before = segments.slice(0, Math.max(at, 0)).join('/');
  const after = segments.slice(at + 1).join('/');
  return [...new Set([join(before, tests, after), join(before, tests)])];
}

const conventions: Readonly<Partial<Record<Language, Convention>>> = {
  javascript: (folder) => {
    const trees = ['test', 'tests', '__tests__', 'test/unit'].flatMap((tests) =>
      inTestTree(folder, tests, ['src', 'lib', 'app']),
    );
    return inAll([folder, join(folder, '__tests__'), ...trees], ({ stem, extension }) => [
      `${stem}.test.${extension}`,
      `${stem}.spec.${extension}`,
    ]);
  },
  python: (folder) => {
    const trees = ['tests', 'test'].flatMap((tests) => [
      ...inTestTree(folder, tests, ['src', 'lib']),
      ...inTestTree(folder, tests, folder.split('/').slice(0, 1)),
    ]);
    return inAll([...trees, join(folder, 'tests'), folder], ({ stem }) => [
      `test_${stem}.py`,
      `${stem}_test.py`,
    ]);
  },
  go: (folder) => inAll([folder], ({ stem }) => [`${stem}_test.go`]),
  java: (folder) =>
    inAll([folder.replace(/(^|\/)src\/main\//, '$1src/test/')], ({ stem, extension }) =>
      ['Test', 'Tests', 'IT', 'Spec'].map((word) => `${stem}${word}.${extension}`),
    ),
  ruby: (folder) => {
    const specs = [
      ...inTestTree(folder, 'spec', ['app']),
      join('spec', folder),
      ...inTestTree(folder, 'spec', ['lib']),
    ];
    const inSpecs = inAll(specs, ({ stem }) => [`${stem}_spec.rb`]);
    const inTests = inAll(inTestTree(folder, 'test', ['app', 'lib']), ({ stem }) => [`${stem}_test.rb`]);
    return (source) => [...inSpecs(source), ...inTests(source)];
  },
  rust: (folder) => {
    const inTests = inAll(inTestTree(folder, 'tests', ['src']), ({ stem }) => [
      `${stem}.rs`,
      `${stem}_test.rs`,
    ]);
    return (source) => [...inTests(source), join(folder, source.stem, 'tests.rs')];
  },
  csharp: (folder) => {
    const [project = '', ...rest] = folder.replace(/^src\//, '').split('/');
    const projects = [
      `${project}.Tests`,
      `tests/${project}.Tests`,
      `test/${project}.Tests`,
      `${project}.UnitTests`,
    ];
    return inAll(
      projects.map((tests) => join(tests, ...rest)),
      ({ stem }) => [`${stem}Tests.cs`, `${stem}Test.cs`],
    );
  },
  php: (folder) => {
    const trees = ['tests', 'tests/Unit', 'tests/Feature'].flatMap((tests) =>
      inTestTree(folder, tests, ['src', 'app']),
    );
    return inAll(trees, ({ stem }) => [`${stem}Test.php`]);
  },
};

/**
 * For each changed source file the tests that convention names and the head tree has; where it has none, the
 * usual place with `test_exists: false`. Files of languages without a convention are left out.
 */
export function relatedTests(files: readonly FileChange[], headPaths: ReadonlySet<string>): RelatedTest[] {
  const known = new Map<string, ReturnType<Convention>>();
  const candidatesOf = (convention: Convention, language: Language, path: string) => {
    const folder = folderOf(path);
    const key = `${language} ${folder}`;
    const found = known.get(key) ?? convention(folder);
    known.set(key, found);
    return found(takeApart(path));
  };
  return files.flatMap(({ path, kind, language, status }) => {
    const convention = language === undefined ? undefined : conventions[language];
    if (kind !== 'code' || status === 'deleted' || language === undefined || convention === undefined)
      return [];
    const candidates = candidatesOf(convention, language, path);
    const existing = new Set(candidates.filter((candidate) => headPaths.has(candidate)));
    const [usual] = candidates;
    const found = [...existing].map((test_file) => ({ source_file: path, test_file, test_exists: true }));
    return found.length > 0 || usual === undefined
      ? found
      : [{ source_file: path, test_file: usual, test_exists: false }];
  });
}

function takeApart(path: string): SourceName {
  const [, stem = '', extension = ''] = /^(.*)\.([^.]+)$/.exec(nameOf(path)) ?? [];
  return { stem, extension };
}
