import { z } from 'zod';
import { EvidencePack } from '../model/evidence-pack.ts';
import {
  AppPost,
  ConfidenceBand,
  LineNumber,
  type Location,
  type Native,
  type ParsedFinding,
  Severity,
} from '../model/finding.ts';
import { closedObject, listOf } from '../model/schemas.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, own } from './json-value.ts';
import { lineLocation, readPath } from './places.ts';
import { DocumentDraft, newFinding, stated } from './read-findings.ts';
import type { ProblemList, Rule, Rules } from './rules.ts';
import { addSchemaProblems, checkTimestamp } from './schema-problems.ts';

const findingRule: Rule = {
  id: 'app/finding',
  grade: 'refused',
  summary: 'A finding of an app is exactly what a run of this version writes.',
};

const AppFinding = closedObject({
  path: z.string().nullable(),
  line: LineNumber.nullable(),
  endLine: LineNumber.nullable(),
  title: z.string().min(1),
  text: z.string(),
  category: z.string().min(1),
  severity: Severity,
  confidence: ConfidenceBand,
  claim: z.literal('settled').optional(),
  /** Absent where the app has no text of its own for it, as for an annotation. */
  post: AppPost.optional(),
});

/** What a run read of an app on the pull request. Only the run that publishes writes it, and it reads no other. */
const AppReview = closedObject({ app: z.string(), findings: listOf(AppFinding) });
export type AppReview = z.infer<typeof AppReview>;

export const appReview: FormatDefinition = {
  title: 'What an app on the pull request said',
  rules: [findingRule],
  read: readAppReview,
};

function readAppReview(value: Native, context: Context): Reading {
  const draft = new DocumentDraft('app-review', context);
  draft.readFindings(own(value, 'findings'), '/findings', {
    read: (native, problems) => {
      const { data, error } = AppFinding.safeParse(native);
      addSchemaProblems(problems, error, native, () => findingRule);
      return data && toFinding(data, { native, problems });
    },
    describe: () => ({}),
  });
  return draft.finish({ native: emptied(value, 'findings') });
}

const settled = 'The app says that this is settled, which closes nothing here.';

function toFinding(
  { title, text, category, severity, confidence, claim, post, ...place }: z.infer<typeof AppFinding>,
  source: { readonly native: Native; readonly problems: ProblemList },
): ParsedFinding {
  return newFinding(
    {
      locations: locationsOf(place),
      title,
      issue: stated(text) ?? title,
      category,
      severity,
      confidence: { band: confidence },
      implications: claim && settled,
      post,
    },
    source,
  );
}

/** An app's own text names files as it likes; what is no path of a repository is no place. */
export function locationsOf({
  path,
  line,
  endLine,
}: Pick<z.infer<typeof AppFinding>, 'path' | 'line' | 'endLine'>): readonly Location[] {
  const reading = path === null ? undefined : readPath(path);
  return reading?.ok === true ? [lineLocation(reading.path, line ?? undefined, endLine ?? undefined)] : [];
}

const packRules = {
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
  rules: Object.values(packRules),
  read: readEvidencePack,
};

/** C3's evidence pack is closed. It is no review, so it has no findings; `native` is the whole pack. */
function readEvidencePack(value: Native, context: Context): Reading {
  const { data, error } = EvidencePack.safeParse(value);
  const draft = new DocumentDraft('evidence-pack', context);
  const { problems } = draft;
  addSchemaProblems(problems, error, value, () => packRules.pack);
  if (data !== undefined)
    checkTimestamp(problems, packRules.generatedAt, ['generated_at'], data.generated_at);
  const claims = data === undefined ? {} : { pullRequest: data.pr.number };
  return draft.finish({ complete: false, claims, native: value });
}
