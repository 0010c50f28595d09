import type { CodeWord } from './code-words.ts';
import type { Weight } from './finding.ts';
import { pages } from './references.ts';

const blocking: Weight = { severity: 'MAJOR', confidence: 'HIGH', fixConfidence: 'HIGH' };
const telling: Weight = { severity: 'INFO', confidence: 'HIGH', fixConfidence: 'MEDIUM' };

/** What leaves every other test unrun. */
export const focusWords: readonly CodeWord[] = [
  {
    languages: ['javascript'],
    pattern:
      /(?:^|[^\w.$]|\bDeno\.)(?:it|test|describe|suite|context|specify|bench)(?:\.(?:describe|concurrent|sequential|serial|parallel|skip|each|fails)){0,3}\.only(?:\.each)?\s{0,9}[(`]|(?:^|[^\w.$])(?:fit|fdescribe|fcontext)\s{0,9}\(\s{0,9}["'`]/,
    weight: blocking,
    references: [pages.jestOnly],
  },
  {
    languages: ['javascript'],
    pattern: /(?:^|[^\w.$])(?:it|test|describe|suite)\(["'`]{2},\s{0,9}\{[^}]{0,200}\bonly: true\b/,
    shown: 'only: true',
    weight: blocking,
    references: [pages.nodeOnly],
  },
  {
    languages: ['python'],
    pattern: /^\s{0,200}@pytest\.mark\.only\b/,
    weight: blocking,
    references: [pages.pytestOnly],
  },
  {
    languages: ['ruby'],
    pattern:
      /^\s{0,200}(?:fit|fdescribe|fcontext|fspecify|fexample)\s{0,9}[("'A-Z]|^\s{0,200}(?:it|describe|context|specify|example|RSpec\.describe)\b[^#]{0,400}(?:,\s{0,9}:focus\b|\bfocus: true\b)/,
    weight: blocking,
    references: [pages.rspecFocus],
  },
  {
    languages: ['go'],
    pattern: /^\s{0,200}(?:var _ = )?F(?:It|Describe|Context|When|Specify|DescribeTable|Entry)\("/,
    weight: blocking,
    references: [pages.ginkgoFocus],
  },
  {
    languages: ['php'],
    pattern: /\)->only\(\)/,
    weight: blocking,
    references: [pages.pestOnly],
  },
];

/** What leaves a test unrun without a condition; those with one are how suites adapt to where they run. */
export const skipWords: readonly CodeWord[] = [
  {
    languages: ['javascript'],
    pattern:
      /(?:^|[^\w.$])(?:it|test|describe|suite|context|specify|bench)(?:\.(?:describe|concurrent|sequential|serial|parallel|each)){0,3}\.(?:skip|fixme)(?:\.each)?\s{0,9}\(\s{0,9}["'`]|(?:^|[^\w.$])x(?:it|test|describe|context)\s{0,9}\(\s{0,9}["'`]/,
    weight: telling,
    references: [pages.jestSkip],
  },
  {
    languages: ['javascript'],
    pattern: /(?:^|[^\w.$])(?:it|test|describe|suite)\(["'`]{2},\s{0,9}\{[^}]{0,200}\bskip: true\b/,
    shown: 'skip: true',
    weight: telling,
    references: [pages.nodeSkip],
  },
  {
    languages: ['python'],
    pattern: /^pytestmark\s{0,9}=[^#]{0,100}\bpytest\.mark\.skip(?![a-z])/,
    shown: 'pytestmark',
    weight: telling,
    references: [pages.pytestSkip],
  },
  {
    languages: ['php'],
    // In the body of the test itself: further in it is within an `if`.
    pattern: /^(?: {8}|\t\t)\$this->markTest(?:Skipped|Incomplete)\(/,
    weight: telling,
    references: [pages.phpunitSkip],
  },
  {
    languages: ['php'],
    pattern: /\)->(?:skip|todo)\(\s{0,9}[)"']/,
    weight: telling,
    references: [pages.pestSkip],
  },
  {
    languages: ['java'],
    pattern: /^\s{0,200}@Test\([^)]{0,200}\benabled\s{0,9}=\s{0,9}false\b/,
    shown: '@Test(enabled = false)',
    weight: telling,
    references: [pages.testngDisabled],
  },
  {
    languages: ['python'],
    pattern: /^\s{0,200}@pytest\.mark\.skip(?![a-z])/,
    weight: telling,
    references: [pages.pytestSkip],
  },
  {
    languages: ['python'],
    pattern: /^\s{0,200}@unittest\.skip(?![A-Z])\b/,
    weight: telling,
    references: [pages.unittestSkip],
  },
  {
    languages: ['go'],
    // In the body of the test itself: further in it is within an `if`.
    pattern: /^(?:\t| {4})[tb]\.Skip(?:Now|f)?\(/,
    weight: telling,
    references: [pages.goSkip],
  },
  {
    languages: ['go'],
    pattern: /^\s{0,200}(?:var _ = )?[PX](?:It|Describe|Context|When|Specify)\("/,
    weight: telling,
    references: [pages.ginkgoPending],
  },
  {
    languages: ['java'],
    pattern: /^\s{0,200}@(?:Disabled|Ignore)\b/,
    weight: telling,
    references: [pages.junitDisabled],
  },
  {
    languages: ['ruby'],
    pattern:
      /^\s{0,200}x(?:it|describe|context|specify|example)\s{0,9}[("'A-Z]|^\s{0,200}(?:it|describe|context|specify|example)\b[^#]{0,400}(?:,\s{0,9}:skip\b|\bskip: true\b)/,
    weight: telling,
    references: [pages.rspecSkip],
  },
  {
    languages: ['csharp'],
    pattern: /\[(?:Fact|Theory)\(\s{0,9}Skip\s{0,9}=|^\s{0,200}\[Ignore\b/,
    shown: '[Fact(Skip)]',
    weight: telling,
    references: [pages.xunitSkip],
  },
];

/** Rust keeps tests beside the code that they test, so this counts in every file. */
export const rustSkipWords: readonly CodeWord[] = [
  {
    languages: ['rust'],
    pattern: /^\s{0,200}#\[ignore\b/,
    shown: '#[ignore]',
    weight: telling,
    references: [pages.rustIgnore],
  },
];
