import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReferences } from '../../../src/formats/review-output-references.ts';
import { ProblemList } from '../../../src/formats/rules.ts';

interface Citing {
  readonly own: Parameters<typeof checkReferences>[1];
  readonly repository: string | undefined;
  readonly isTolerant: boolean;
}

function referenceProblems(references: readonly string[], { own, ...context }: Citing) {
  const problems = new ProblemList('/0');
  checkReferences(references, own, { problems, context });
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
function own(startLine?: number, endLine?: number) {
  return { path: 'src/app.ts', side: 'RIGHT' as const, ...(startLine && { startLine, endLine }) };
}
const ownPlaces = fc.constantFrom(undefined, own(), own(4, 6));
const ownPlace = ['C1/reference-own-place'];
const repository = fc.constantFrom(undefined, 'octo/app');

const at = 'https://github.com/octo/app/blob/abc1234/';

describe('a reference', () => {
  // Next to one that is no link at all every reference is read with care, so this compares the two ways to read.
  it('is judged the same whether it is taken at a glance or read with care', () => {
    fc.assert(
      fc.property(reference, ownPlaces, repository, (text, place, name) => {
        const citing = { own: place, repository: name, isTolerant: false };
        const careful = referenceProblems([text, 'OWASP'], citing);
        expect(referenceProblems([text], citing)).toEqual(
          careful.filter(({ path }) => path !== '/0/references/1'),
        );
      }),
      { numRuns: 3000 },
    );
  });

  const citing = { own: own(4, 6), repository: 'octo/app', isTolerant: false };
  const rulesOf = (text: string, more: object = {}) =>
    referenceProblems([text], { ...citing, ...more }).map(({ rule }) => rule);

  it('of a finding about its whole file does not point into that file', () => {
    const wholeFile = { own: own(), repository: undefined };
    expect(rulesOf(`[src/app.ts:9 — there](${at}src/app.ts#L9)`, wholeFile)).toEqual(ownPlace);
    expect(rulesOf(`[app.ts:9 — there](${at}lib/app.ts#L9)`, wholeFile)).toEqual([]);
  });

  it.each([
    '[OWASP](https://owasp.org/www-community/attacks/SQL_Injection)',
    ' [ OWASP ]( https://owasp.org ) ',
    '[mail](mailto:a@example.org)',
    '[the top](#L4)',
    '[src/db.ts:1 — the pattern](https://github.com/octo/lib/blob/main/src/db.ts#L9)',
    `[src/db.ts:1 — the pattern](${at}src/db.ts#L1)`,
    `[src/db.ts:1-4 — the pattern](${at}src/db.ts#L1-4)`,
    `[src/db.ts:L1–L4 — the pattern](${at}src/db.ts#L1-L4)`,
    `[\`src/db.ts:1\` — the pattern](${at}src/db.ts#L1)`,
    `[db.ts:1 — the pattern](${at}src/db.ts#L1)`,
    `[./src/db.ts:1 — the pattern](${at}src/db.ts#L1)`,
    `[a b.ts:1 — the pattern](${at}src/a%20b.ts#L1)`,
    `[pr-review skill:L45-L52 — a checklist](${at}.agents/skills/pr-review/SKILL.md#L45-L52)`,
    `[pr-review-security-iam:L28-L35 — a checklist](${at}.claude/agents/pr-review-security-iam.md#L28-L35)`,
    `[Store.find:1 — the pattern](${at}src/db.ts#L1)`,
    `[src/db.ts:1 — it binds, e.g. names.](${at}src/db.ts#L1)`,
    `[src/app.ts:3 — above](${at}src/app.ts#L3)`,
    `[src/app.ts:7-9 — below](${at}src/app.ts#L7-L9)`,
  ])('is sound: %s', (text) => expect(rulesOf(text)).toEqual([]));

  it.each([
    `[src/db.ts:1 — the pattern](${at}src/db.ts)`,
    `[src/db.ts:1](${at}src/db.ts#L1)`,
    `[src/db.ts:1 — the pattern](${at}src/db.ts#L99)`,
    `[src/db.ts:1-4 — the pattern](${at}src/db.ts#L1)`,
    `[src/db.ts:2-4 — the pattern](${at}src/db.ts#L1-L4)`,
    `[src/db.ts:4-1 — the pattern](${at}src/db.ts#L4-L1)`,
    `[src/db.ts — the pattern](${at}src/db.ts#L1)`,
    `[src/db.ts:1 — the pattern](${at}src/other.ts#L1)`,
    `[db.ts:1 — the pattern](${at}src/other-db.ts#L1)`,
    `[src/db:1 — the pattern](${at}src/db.ts#L1)`,
    `[src/db.ts:1 — it binds. Others do not](${at}src/db.ts#L1)`,
    '[src/db.ts:1 — the pattern](src/db.ts#L1)',
    '[src/db.ts:1 — the pattern](https://github.com/octo/app/blob/main/src/db.ts#L1)',
  ])('into the repository is not as it should be: %s', (text) => {
    expect(rulesOf(text)).toEqual(['C1/in-repo-reference']);
  });

  it.each([
    `[src/app.ts:1-4 — here](${at}src/app.ts#L1-L4)`,
    `[src/app.ts:6-9 — here](${at}src/app.ts#L6-L9)`,
    `[src/app.ts:6 — here](${at}src/%61pp.ts?plain=1#L6)`,
    `[src/app.ts:6 — here](${at}src/app.ts#L6)`,
  ])('points at its own finding: %s', (text) => expect(rulesOf(text)).toEqual(ownPlace));

  it.each([
    `[](${at}src/db.ts#L1)`,
    '[OWASP]()',
    '[OWASP](see the site)',
    'OWASP](https://owasp.org)',
    'OWASP',
  ])('is no link: %s', (text) =>
    expect(rulesOf(text).toSorted()).toEqual(['C1/reference-link', 'C1/references']),
  );

  it('is a link and nothing else', () => {
    expect(rulesOf('see [OWASP](https://owasp.org)')).toEqual(['C1/reference-link']);
  });
});
