import { runRules } from '../src/commands/schema-catalog.ts';
import { jsonRules } from '../src/formats/json-reader.ts';
import { xmlRules } from '../src/formats/read-xml.ts';
import { formatDefinition, formats, toolFormats } from '../src/formats/registry.ts';
import { documentRules, type Rule } from '../src/formats/rules.ts';
import type { Grade } from '../src/model/ingest-report.ts';
import { withBlock } from './generated-block.ts';

const headings: ReadonlyMap<string, string> = new Map([
  ['JSON', 'Every document'],
  ['XML', 'Every XML document'],
  ['format', 'Recognising a format'],
  ['run', 'Files that a run leaves'],
  ['C1', 'C1: `review-output`'],
  ['C2', 'C2: `review-data`'],
  ['C3', 'C3: `candidate-findings`, `evidence-pack`'],
  ['C4', 'C4: `envelope`'],
  ['C5', 'C5: `verdict`'],
  ['tool', toolFormats.map((name) => `\`${name}\``).join(', ')],
  ['sarif', '`sarif`'],
  ['eslint', '`eslint`'],
  ['linter-json', '`linter-json`'],
]);

/** Every rule that is checked in a document, each once. */
export function allRules(): readonly Rule[] {
  const ofFormats = formats.flatMap((format) => {
    const { rules, tables: fields = [] } = formatDefinition(format);
    const ofFields = fields.flatMap(({ names, ruleOf, unknownKey }) => [
      ...Array.from(names, (name) => ruleOf([name])),
      unknownKey,
    ]);
    return [...rules, ...ofFields];
  });
  const shared = [jsonRules, xmlRules, documentRules].flatMap((rules) => Object.values(rules));
  return [...new Map([...shared, ...ofFormats].map((rule) => [rule.id, rule])).values()];
}

/** The page with a table of every rule. */
export function withRules(page: string): string {
  return withBlock(page, 'rules', tables());
}

/** What a broken rule of each grade makes of a finding or document. */
const costs = {
  refused: 'invalid',
  relocated: 'relocated',
  deviation: 'deviation',
} as const satisfies Readonly<Record<Grade, string>>;

function tables(): string {
  const rules = [...allRules(), ...Object.values(runRules)];
  const contracts = [...new Set(rules.map(contractOf))];
  return contracts
    .map((contract) => {
      const rows = rules
        .filter((rule) => contractOf(rule) === contract)
        .map(({ id, grade, summary }) => `| \`${id}\` | ${costs[grade]} | ${summary} |`);
      return [
        `### ${headings.get(contract) ?? contract}`,
        '',
        '| Rule | Grade | What must hold |',
        '| --- | --- | --- |',
        ...rows,
        '',
      ].join('\n');
    })
    .join('\n');
}

function contractOf({ id }: Rule): string {
  return id.slice(0, id.indexOf('/'));
}
