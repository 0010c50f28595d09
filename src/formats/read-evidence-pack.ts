import { EvidencePack } from '../model/evidence-pack.ts';
import type { Native } from '../model/finding.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { DocumentDraft } from './read-findings.ts';
import type { Rules } from './rules.ts';
import { addSchemaProblems, checkTimestamp } from './schema-problems.ts';

const rules = {
  pack: {
    id: 'C3/pack',
    grade: 'refused',
    summary: 'The evidence pack has exactly the fields of its schema, with nulls only where it has them.',
  },
  generatedAt: {
    id: 'C3/generated-at',
    grade: 'deviation',
    summary: '`generated_at` is an ISO 8601 timestamp.',
  },
} satisfies Rules;

export const evidencePack: FormatDefinition = {
  title: 'C3: evidence pack',
  schema: EvidencePack,
  rules: Object.values(rules),
  read: readEvidencePack,
};

/** C3's evidence pack is closed. It is no review, so it has no findings; `native` is the whole pack. */
function readEvidencePack(value: Native, context: Context): Reading {
  const { data, error } = EvidencePack.safeParse(value);
  const draft = new DocumentDraft('evidence-pack', context);
  const { problems } = draft;
  addSchemaProblems(problems, error, value, () => rules.pack);
  if (data !== undefined) checkTimestamp(problems, rules.generatedAt, ['generated_at'], data.generated_at);
  const claims = data === undefined ? {} : { pullRequest: data.pr.number };
  return draft.finish({ complete: false, claims, native: value });
}
