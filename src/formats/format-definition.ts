import type { z } from 'zod';
import type { Native } from '../model/finding.ts';
import type { Context } from './parse-context.ts';
import type { Reading } from './parsed-document.ts';
import type { Header, WritableFinding, WritableReview, Written } from './writable.ts';

/** All that one format consists of. It is listed in `registry.ts`, and nothing else has to know it. */
export interface FormatDefinition {
  /** Of its published schema. */
  readonly title: string;
  /** The shape of a whole document; absent where it is not JSON. */
  readonly schema?: z.ZodType;
  /** True for values that can only be meant as this format, valid or not. */
  readonly recognises: (value: Native) => boolean;
  readonly read: (value: Native, context: Context) => Reading;
  /** Absent for formats that are only read. */
  readonly write?: (review: WritableReview, header: Header) => Written;
  /** Whether the written format has a place for the finding; absent where it has one for every finding. */
  readonly holds?: (finding: WritableFinding) => boolean;
}
