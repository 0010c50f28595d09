import { describe, expect, it } from 'vitest';
import { buildPack } from '../../support/builders/evidence.ts';

function testsOf(source: string, ...headPaths: string[]) {
  const facts = { commits: [], linkedIssues: [], baseFiles: [], headPaths: [source, ...headPaths] };
  return buildPack({ [source]: ['x'] }, { facts }).pack.context.related_tests;
}

describe('related tests', () => {
  it.each([
    ['pkg/a/b.py', 'tests/unit/a/test_b.py'],
    ['app/models/x.rb', 'spec/models/x_spec.rb'],
    ['app/models/x.rb', 'test/models/x_test.rb'],
    ['a/x.go', 'a/x_test.go'],
    ['core/src/main/java/io/x/A.java', 'core/src/test/java/io/x/ATest.java'],
    ['src/a/x.ts', 'src/a/__tests__/x.test.ts'],
    ['src/a/x.ts', 'src/a/x.spec.ts'],
    ['src/models/team.rs', 'src/tests/team.rs'],
    ['src/server.rs', 'src/server/tests.rs'],
  ])('of %s are in %s', (source, test) => {
    expect(testsOf(source, test)).toEqual([{ source_file: source, test_file: test, test_exists: true }]);
  });

  it.each([
    ['a/x.go', 'b/x_test.go'],
    ['web/billing/views.py', 'tests/unit/accounts/test_views.py'],
    ['src/a/index.ts', 'src/b/c/index.test.ts'],
  ])('of %s are not in %s', (source, test) => {
    expect(testsOf(source, test)).toEqual([expect.objectContaining({ test_exists: false })]);
  });

  it('are in the file itself where Rust has them there', () => {
    const source = 'src/a.rs';
    const facts = { commits: [], baseFiles: [], headPaths: [source], inlineTests: [source] };
    expect(buildPack({ [source]: ['x'] }, { facts }).pack.context.related_tests).toEqual([
      { source_file: source, test_file: source, test_exists: true },
    ]);
  });
});
