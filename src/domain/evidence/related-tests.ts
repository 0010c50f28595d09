import type { EvidencePack } from '../evidence-pack.ts';
import type { FileChange } from './file-change.ts';
import type { Language } from './language.ts';
import { folderOf, nameOf } from './path-words.ts';

type RelatedTest = EvidencePack['context']['related_tests'][number];

/** A source file's name, taken apart. */
interface Source {
  readonly folder: string;
  /** Without its extension. */
  readonly stem: string;
  readonly extension: string;
}

/** Where tests of a source file stand by its language's conventions, the usual place first. */
type Convention = (source: Source) => readonly string[];

const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('/');

/** `src/a/b` is `a/b` in the tree of tests; a package's own folders stay before it. */
function inTestTree(folder: string, tests: string, roots: readonly string[]): readonly string[] {
  const segments = folder === '' ? [] : folder.split('/');
  const at = segments.findIndex((segment) => roots.includes(segment));
  const before = segments.slice(0, Math.max(at, 0)).join('/');
  const after = segments.slice(at + 1).join('/');
  return [...new Set([join(before, tests, after), join(before, tests)])];
}

const conventions: Readonly<Partial<Record<Language, Convention>>> = {
  javascript: ({ folder, stem, extension }) => {
    const names = ['test', 'spec'].map((word) => `${stem}.${word}.${extension}`);
    const trees = ['test', 'tests', '__tests__', 'test/unit'].flatMap((tests) =>
      inTestTree(folder, tests, ['src', 'lib', 'app']),
    );
    return [folder, join(folder, '__tests__'), ...trees].flatMap((place) =>
      names.map((name) => join(place, name)),
    );
  },
  python: ({ folder, stem }) => {
    const names = [`test_${stem}.py`, `${stem}_test.py`];
    const trees = ['tests', 'test'].flatMap((tests) => [
      ...inTestTree(folder, tests, ['src', 'lib']),
      ...inTestTree(folder, tests, folder.split('/').slice(0, 1)),
    ]);
    return [...trees, join(folder, 'tests'), folder].flatMap((place) =>
      names.map((name) => join(place, name)),
    );
  },
  go: ({ folder, stem }) => [join(folder, `${stem}_test.go`)],
  java: ({ folder, stem, extension }) => {
    const place = folder.replace(/(^|\/)src\/main\//, '$1src/test/');
    return ['Test', 'Tests', 'IT', 'Spec'].map((word) => join(place, `${stem}${word}.${extension}`));
  },
  ruby: ({ folder, stem }) => [
    ...inTestTree(folder, 'spec', ['app']).map((place) => join(place, `${stem}_spec.rb`)),
    join('spec', folder, `${stem}_spec.rb`),
    ...inTestTree(folder, 'spec', ['lib']).map((place) => join(place, `${stem}_spec.rb`)),
    ...inTestTree(folder, 'test', ['app', 'lib']).map((place) => join(place, `${stem}_test.rb`)),
  ],
  rust: ({ folder, stem }) => [
    ...inTestTree(folder, 'tests', ['src']).flatMap((place) => [
      join(place, `${stem}.rs`),
      join(place, `${stem}_test.rs`),
    ]),
    join(folder, stem, 'tests.rs'),
  ],
  csharp: ({ folder, stem }) => {
    const [project = '', ...rest] = folder.replace(/^src\//, '').split('/');
    const projects = [
      `${project}.Tests`,
      `tests/${project}.Tests`,
      `test/${project}.Tests`,
      `${project}.UnitTests`,
    ];
    return projects.flatMap((tests) =>
      ['Tests', 'Test'].map((word) => join(tests, ...rest, `${stem}${word}.cs`)),
    );
  },
  php: ({ folder, stem }) =>
    ['tests', 'tests/Unit', 'tests/Feature'].flatMap((tests) =>
      inTestTree(folder, tests, ['src', 'app']).map((place) => join(place, `${stem}Test.php`)),
    ),
};

/**
 * For each changed source file the tests that convention names and the head tree has; where it has none, the
 * usual place with `test_exists: false`. Files of languages without a convention are left out.
 */
export function relatedTests(files: readonly FileChange[], headPaths: ReadonlySet<string>): RelatedTest[] {
  return files.flatMap(({ path, kind, language, status }) => {
    const convention = language === undefined ? undefined : conventions[language];
    if (kind !== 'code' || status === 'deleted' || convention === undefined) return [];
    const candidates = [...new Set(convention(takeApart(path)))];
    const existing = candidates.filter((candidate) => headPaths.has(candidate));
    const [usual] = candidates;
    const found = existing.map((test_file) => ({ source_file: path, test_file, test_exists: true }));
    return found.length > 0 || usual === undefined
      ? found
      : [{ source_file: path, test_file: usual, test_exists: false }];
  });
}

function takeApart(path: string): Source {
  const [, stem = '', extension = ''] = /^(.*)\.([^.]+)$/.exec(nameOf(path)) ?? [];
  return { folder: folderOf(path), stem, extension };
}
