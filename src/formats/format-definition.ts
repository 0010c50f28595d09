import type { z } from 'zod';
import type { Native } from '../model/finding.ts';
import type { Claims } from '../model/review-document.ts';
import type { FieldTable } from './contract-fields.ts';
import type { Context } from './parse-context.ts';
import type { Reading } from './parsed-document.ts';
import type { Rule } from './rules.ts';
import type { Header, WritableFinding, WritableReview, Written } from './writable.ts';

/** All that one format consists of. It is listed in `registry.ts`, and nothing else has to know it. */
export interface FormatDefinition {
  /** Of its published schema. */
  readonly title: string;
  /** The shape of a whole document; absent where it is not JSON. */
  readonly schema?: z.ZodType;
  /** Every rule that its reader checks. */
  readonly rules: readonly Rule[];
  /** The fields of a finding, and what they are read from; absent for what tools write. */
  readonly fields?: FieldTable;
  /** What a model is asked for; absent for formats that no model is asked for. */
  readonly prompt?: PromptText;
  /** The key of an object whose keys are free, which a transport sends as a list. */
  readonly freeKeys?: string;
  /** The rule that text breaks which is not JSON, where the format has one of its own. */
  readonly syntaxRule?: Rule;
  /** The key of the findings: a file that has it is of this format where the format was named. */
  readonly listKey?: string;
  /** Whether a key of the document was read as a claim, which the verdict weighs. */
  readonly isClaimKnown?: (key: string, claims: Claims) => boolean;
  readonly read: (value: Native, context: Context) => Reading;
  /** Absent for formats that are only read. */
  readonly write?: (review: WritableReview, header: Header) => Written;
  /** Whether the written format has a place for the finding; absent where it has one for every finding. */
  readonly holds?: (finding: WritableFinding) => boolean;
}

/** What a prompt says of one format. */
export interface PromptText {
  /** The shape of an answer in one sentence, and of one that found nothing. */
  readonly shape: string;
  readonly clean: string;
  /** What each severity means; of a plan, each tier. */
  readonly severities: Readonly<Record<string, string>>;
  readonly confidences: Readonly<Record<string, string>>;
}

/** What certainty means, for scales of three words. */
export const certaintyMeanings = {
  high: 'the code shows it beyond doubt; you can point to the line and say why',
  medium: 'likely, though there may be a reason that you cannot see',
  low: 'possible; a person has to check',
};
