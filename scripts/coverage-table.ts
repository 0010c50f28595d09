import { type Clause, clauses, uncheckedReasons } from '../test/contract/clauses.ts';
import { allRules } from './rule-tables.ts';

const contracts = [
  ['C1', 'review output'],
  ['C2', 'review data'],
  ['C3', 'evidence pack and candidate findings'],
  ['C4', 'structured output envelope'],
  ['C5', 'verdict protocol'],
] as const;

const ruleTest = 'unit/formats/rules.test.ts: the field or the case of this id';

function proofText({ test, title = '', unchecked, open }: Clause): string {
  if (test !== undefined) return `\`test/${test}.test.ts\`: ${title.replaceAll('|', '\\|')}`;
  return unchecked ? `not machine-checkable: ${uncheckedReasons[unchecked]}` : `open: ${open}`;
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly proof: string;
}

function rowsOf(contract: string): readonly Row[] {
  const isOf = ({ id }: { readonly id: string }) => id.startsWith(`${contract}/`);
  return [
    ...allRules()
      .filter(isOf)
      .map(({ id, summary }) => ({ id, text: summary, proof: `\`test/${ruleTest}\`` })),
    ...clauses.filter(isOf).map((clause) => ({ ...clause, proof: proofText(clause) })),
  ];
}

function count(rows: readonly Row[], begin: string): number {
  return rows.filter(({ proof }) => proof.startsWith(begin)).length;
}

/** docs/contracts/coverage.md: every clause of the contracts with its test. */
export function coveragePage(): string {
  const all = contracts.map(([contract, name]) => ({ contract, name, rows: rowsOf(contract) }));
  const summary = all.map(({ contract, rows }) => {
    const [open, unchecked] = [count(rows, 'open'), count(rows, 'not machine-checkable')];
    return `| ${contract} | ${rows.length - open - unchecked} | ${open} | ${unchecked} |`;
  });
  const sections = all.map(({ contract, name, rows }) => [
    `## ${contract}: ${name}`,
    '',
    '| Clause | What it asks for | Test |',
    '| --- | --- | --- |',
    ...rows.map(({ id, text, proof }) => `| \`${id}\` | ${text} | ${proof} |`),
    '',
  ]);
  return [
    '# Coverage of the contracts',
    '',
    'Made by `npm run docs` from the rules in `src/formats/` and `test/contract/clauses.ts`.',
    '',
    '| Contract | Tested | Open | Not machine-checkable |',
    '| --- | --- | --- | --- |',
    ...summary,
    '',
    ...sections.flat(),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}
