import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReferences } from '../../../src/formats/review-output-references.ts';
import { ProblemList } from '../../../src/formats/rules.ts';

function referenceProblems(references: readonly string[], citing: Parameters<typeof checkReferences>[2]) {
  const problems = new ProblemList('/0');
  checkReferences(references, problems, citing);
  return problems.problems;
}

const lines = fc.constantFrom('4', '4-9', '04', '9-4');
/** A reference that a glance may take, but for one or two of its parts. */
const nearlySound = fc
  .record({
    name: fc.constantFrom('src/app.ts', 'app.ts', 'b.ts', 'pp.ts', 'app'),
    stated: lines,
    words: fc.constantFrom('what is there', 'One. Two', 'o', 'a]b', ''),
    commit: fc.constantFrom('abc1234', 'main', 'blob'),
    folder: fc.constantFrom('src/', '', 'a?src/', 'blob/abc1234/', 'a b/'),
    file: fc.constantFrom('app.ts', 'b.ts'),
    anchor: lines,
  })
  .map(({ name, stated, words, commit, folder, file, anchor }) => {
    const hash = `L${anchor.replace('-', '-L')}`;
    return `[${name}:${stated} — ${words}](https://github.com/octo/app/blob/${commit}/${folder}${file}#${hash})`;
  });
const reference = fc.oneof({ weight: 3, arbitrary: nearlySound }, fc.string());
const own = fc.constantFrom(
  undefined,
  { path: 'src/app.ts', side: 'RIGHT' as const },
  { path: 'src/app.ts', startLine: 4, endLine: 6, side: 'RIGHT' as const },
);
const repository = fc.constantFrom(undefined, 'octo/app');

const at = 'https://github.com/octo/app/blob/abc1234/';

describe('a reference', () => {
  it('of a finding about its whole file does not point into that file', () => {
    const own = { path: 'src/app.ts', side: 'RIGHT' as const };
    const rulesOf = (text: string) =>
      referenceProblems([text], { own, repository: undefined }).map(({ rule }) => rule);
    expect(rulesOf(`[src/app.ts:9 — there](${at}src/app.ts#L9)`)).toEqual(['C1/reference-own-place']);
    expect(rulesOf(`[app.ts:9 — there](${at}lib/app.ts#L9)`)).toEqual([]);
  });

  // Next to one that is no link at all every reference is read with care, so this compares the two ways to read.
  it('is judged the same whether it is taken at a glance or read with care', () => {
    fc.assert(
      fc.property(reference, own, repository, (text, place, name) => {
        const citing = { own: place, repository: name };
        const careful = referenceProblems([text, 'OWASP'], citing);
        expect(referenceProblems([text], citing)).toEqual(
          careful.filter(({ path }) => path !== '/0/references/1'),
        );
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['[OWASP](https://owasp.org/www-community/attacks/SQL_Injection)', []],
    ['[src/db.ts:1 — the pattern](https://github.com/octo/app/blob/abc1234/src/db.ts#L1)', []],
    [
      '[src/db.ts:1 — the pattern](https://github.com/octo/app/blob/abc1234/src/db.ts)',
      ['C1/in-repo-reference'],
    ],
    ['[src/db.ts:1](https://github.com/octo/app/blob/abc1234/src/db.ts#L1)', ['C1/in-repo-reference']],
    [`[src/app.ts:5 — here](${at}src/app.ts#L5)`, ['C1/reference-own-place']],
    [`[src/app.ts:9 — below](${at}src/app.ts#L9)`, []],
    [`[src/db.ts:1-4 — the pattern](${at}src/db.ts#L1-L4)`, []],
    [`[src/db.ts:1-4 — the pattern](${at}src/db.ts#L1-4)`, []],
    [`[src/db.ts:L1–L4 — the pattern](${at}src/db.ts#L1-L4)`, []],
    [`[\`src/db.ts:1\` — the pattern](${at}src/db.ts#L1)`, []],
    [`[db.ts:1 — the pattern](${at}src/db.ts#L1)`, []],
    [`[./src/db.ts:1 — the pattern](${at}src/db.ts#L1)`, []],
    [`[a b.ts:1 — the pattern](${at}src/a%20b.ts#L1)`, []],
    [`[pr-review skill:L45-L52 — a checklist](${at}.agents/skills/pr-review/SKILL.md#L45-L52)`, []],
    [`[pr-review:L28-L35 — a checklist](${at}.claude/agents/pr-review.md#L28-L35)`, []],
    [`[Store.find:1 — the pattern](${at}src/db.ts#L1)`, []],
    [`[src/db.ts:1 — the pattern](${at}src/db.ts#L99)`, ['C1/in-repo-reference']],
    [`[src/db.ts:1 — the pattern](${at}src/db.ts#L1-L4)`, ['C1/in-repo-reference']],
    [`[src/db.ts:1-4 — the pattern](${at}src/db.ts#L1)`, ['C1/in-repo-reference']],
    [`[src/db.ts:1-4 — the pattern](${at}src/db.ts#L1-L5)`, ['C1/in-repo-reference']],
    [`[src/db.ts:2-4 — the pattern](${at}src/db.ts#L1-L4)`, ['C1/in-repo-reference']],
    [`[src/db.ts — the pattern](${at}src/db.ts#L1)`, ['C1/in-repo-reference']],
    [`[src/db.ts:1 — the pattern](${at}src/other.ts#L1)`, ['C1/in-repo-reference']],
    [`[db.ts:1 — the pattern](${at}src/other-db.ts#L1)`, ['C1/in-repo-reference']],
    [`[src/db:1 — the pattern](${at}src/db.ts#L1)`, ['C1/in-repo-reference']],
    [`[src/db.ts:1 — it binds. Others do not](${at}src/db.ts#L1)`, ['C1/in-repo-reference']],
    [`[src/db.ts:1 — it binds, e.g. names.](${at}src/db.ts#L1)`, []],
    ['[src/db.ts:1 — the pattern](src/db.ts#L1)', ['C1/in-repo-reference']],
    [
      '[src/db.ts:1 — the pattern](https://github.com/octo/app/blob/main/src/db.ts#L1)',
      ['C1/in-repo-reference'],
    ],
    ['[src/db.ts:1 — the pattern](file:///src/db.ts#L1)', ['C1/in-repo-reference']],
    ['[src/db.ts:1 — the pattern](https://github.com/octo/lib/blob/main/src/db.ts#L9)', []],
    [`[src/app.ts:3 — above](${at}src/app.ts#L3)`, []],
    [`[src/app.ts:4 — here](${at}src/app.ts#L4)`, ['C1/reference-own-place']],
    [`[src/app.ts:1-4 — here](${at}src/app.ts#L1-L4)`, ['C1/reference-own-place']],
    [`[src/app.ts:6-9 — here](${at}src/app.ts#L6-L9)`, ['C1/reference-own-place']],
    [`[src/app.ts:7-9 — below](${at}src/app.ts#L7-L9)`, []],
    [`[src/app.ts:6 — here](${at}src/%61pp.ts?plain=1#L6)`, ['C1/reference-own-place']],
    [`[app.ts — here](${at}src/app.ts)`, ['C1/in-repo-reference', 'C1/reference-own-place']],
    [`[app.ts — here](${at}src/app.ts#top)`, ['C1/in-repo-reference', 'C1/reference-own-place']],
    [`[](${at}src/db.ts#L1)`, ['C1/reference-link', 'C1/references']],
    [`[ ](${at}src/db.ts#L1)`, ['C1/reference-link', 'C1/references']],
    ['[OWASP]()', ['C1/reference-link', 'C1/references']],
    ['[OWASP](see the site)', ['C1/reference-link', 'C1/references']],
    ['[OWASP](https://owasp.org', ['C1/reference-link', 'C1/references']],
    ['OWASP](https://owasp.org)', ['C1/reference-link', 'C1/references']],
    ['[OWASP](https://owasp.org) says so', ['C1/reference-link']],
    [' [ OWASP ]( https://owasp.org ) ', []],
    ['[the top](#L4)', []],
    ['[mail](mailto:a@example.org)', []],
    ['see [OWASP](https://owasp.org)', ['C1/reference-link']],
    ['OWASP', ['C1/reference-link', 'C1/references']],
  ])('such as %s breaks exactly %j', (text, rules) => {
    const citing = {
      own: { path: 'src/app.ts', startLine: 4, endLine: 6, side: 'RIGHT' as const },
      repository: 'octo/app',
    };
    expect(referenceProblems([text], citing).map(({ rule }) => rule)).toEqual(rules);
  });
});
