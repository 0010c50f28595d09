import { describe, expect, it } from 'vitest';
import { buildPack as build } from '../../support/builders/evidence.ts';

/** Source files, a test of each, and the usual path of one. */
const relatedTests = [
  ['src/a.ts', 'src/a.test.ts', 'src/a.test.ts'],
  ['src/a/x.ts', 'src/a/__tests__/x.test.ts', 'src/a/x.test.ts'],
  ['src/a/x.ts', 'src/a/x.spec.ts', 'src/a/x.test.ts'],
  ['src/x/a.js', 'test/x/a.test.js', 'src/x/a.test.js'],
  ['pkg/mod/a.py', 'tests/mod/test_a.py', 'tests/pkg/mod/test_a.py'],
  ['pkg/a/b.py', 'tests/unit/a/test_b.py', 'tests/pkg/a/test_b.py'],
  ['internal/a.go', 'internal/a_test.go', 'internal/a_test.go'],
  ['src/main/java/x/A.java', 'src/test/java/x/ATest.java', 'src/test/java/x/ATest.java'],
  ['app/models/a.rb', 'spec/models/a_spec.rb', 'spec/models/a_spec.rb'],
  ['app/models/a.rb', 'test/models/a_test.rb', 'spec/models/a_spec.rb'],
  [
    'app/routes/organisations.$id.tsx',
    'app/routes/organisations.$id.test.tsx',
    'app/routes/organisations.$id.test.tsx',
  ],
  ['src/Login.vue', 'src/Login.spec.ts', 'src/Login.test.js'],
  ['src/login.ts', 'e2e/login.e2e-spec.ts', 'src/login.test.ts'],
  ['src/login.ts', 'cypress/login.cy.ts', 'src/login.test.ts'],
  ['pkg/mod/__init__.py', 'tests/mod/test_init.py', 'tests/pkg/mod/test_init.py'],
  ['store/a.go', 'test/store/a_test.go', 'store/a_test.go'],
  ['src/a.rs', 'tests/a.rs', 'src/a.rs'],
  ['src/models/team.rs', 'src/tests/team.rs', 'src/models/team.rs'],
  ['src/server.rs', 'src/server/tests.rs', 'src/server.rs'],
  ['src/App/Core/A.cs', 'tests/App.Tests/Core/ATests.cs', 'tests/App/Core/ATests.cs'],
  ['app/Services/A.php', 'tests/Unit/Services/ATest.php', 'tests/Services/ATest.php'],
] as const;

describe('related tests', () => {
  const testsOf = (source: string, headPaths: readonly string[], inlineTests: readonly string[] = []) =>
    build({ [source]: ['x'] }, { facts: { headPaths, inlineTests } }).pack.context.related_tests;

  it.each(relatedTests)('finds the test of %s by convention: %s', (source_file, test_file, usual) => {
    expect(testsOf(source_file, [source_file, test_file])).toEqual([
      { source_file, test_file, test_exists: true },
    ]);
    const proposed = testsOf(source_file, [source_file]);
    expect(proposed).toEqual([{ source_file, test_file: usual, test_exists: false }]);
  });

  it.each([
    ['a/x.go', 'b/x_test.go'],
    ['web/billing/views.py', 'tests/unit/accounts/test_views.py'],
    ['src/a/index.ts', 'src/b/c/index.test.ts'],
  ])('does not take the test of another file for that of %s: %s', (source, test) => {
    expect(testsOf(source, [source, test])).toMatchObject([{ test_exists: false }]);
  });

  it('finds tests in a Rust file itself', () => {
    const found = { source_file: 'a.rs', test_file: 'a.rs', test_exists: true };
    expect(testsOf('a.rs', ['a.rs'], ['a.rs'])).toEqual([found]);
  });

  it.each([
    ['app/a.rb', ['test/b_test.rb', 'test/c_test.rb', 'spec/d_spec.rb'], 'test/a_test.rb'],
    ['app/a.rb', ['spec/d_spec.rb', 'spec/e_spec.rb', 'test/b_test.rb'], 'spec/a_spec.rb'],
    ['src/a.ts', ['src/b.spec.ts'], 'src/a.spec.ts'],
    ['src/A.vue', ['src/b.ts'], 'src/A.test.ts'],
  ])('proposes for %s the form that most tests have: %s', (source, others, usual) => {
    expect(testsOf(source, [source, ...others])).toMatchObject([{ test_file: usual, test_exists: false }]);
  });

  it('reads the names of the tree as often for many changed files as for few', () => {
    const readsFor = (count: number) => {
      let reads = 0;
      const headPaths = ['src/other.spec.ts'];
      const get = () => {
        reads += 1;
        return 'src/other.spec.ts';
      };
      Object.defineProperty(headPaths, 0, { get });
      const texts = Object.fromEntries(Array.from({ length: count }, (_, at) => [`src/f${at}.ts`, ['x']]));
      build(texts, { facts: { headPaths } });
      return reads;
    };
    expect(readsFor(40)).toBe(readsFor(5));
  });
});
