import { z } from 'zod';
import { Failure } from '../../model/failure.ts';
import type { Shell } from '../command-answer.ts';
import { readInput } from '../read-input.ts';
import { rateWords } from './scorecard-table.ts';

const Rate = z.object({
  count: z.int(),
  of: z.int(),
  share: z.number().optional(),
  low: z.number().optional(),
  high: z.number().optional(),
});

/** What of a scorecard is shown next to a finding. */
const Records = z.object({
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  reviewers: z.array(
    z.object({ reviewer: z.string(), total: z.object({ posted: z.int(), actedOn: Rate, only: z.int() }) }),
  ),
});

type Records = z.infer<typeof Records>;

/** The records, and the same as Markdown; empty where there is none. */
interface ReviewerRecords {
  readonly records: Records['reviewers'];
  readonly page: string;
}

/**
 * The records of some reviewers, in the file that `scorecard --output agent` printed, as data and as a page. Throws
 * `FILE_UNREADABLE`.
 */
export async function readRecords(
  path: string,
  wanted: readonly string[],
  shell: Shell,
): Promise<ReviewerRecords> {
  const text = new TextDecoder().decode(await readInput(path, shell));
  const { since, until, reviewers } = parseRecords(text, path);
  const records = reviewers.filter(({ reviewer }) => wanted.includes(reviewer));
  const lines = records.map(
    ({ reviewer, total: { posted, actedOn, only } }) =>
      `- \`${reviewer}\`: ${posted} findings, acted on ${rateWords(actedOn)}, ${only} raised by it alone\n`,
  );
  const head = `\n## Record of its reviewers, ${since.slice(0, 10)} to ${until.slice(0, 10)}\n\n`;
  return { records, page: lines.length === 0 ? '' : `${head}${lines.join('')}` };
}

function parseRecords(text: string, path: string): Records {
  try {
    return Records.parse(JSON.parse(text));
  } catch (cause) {
    throw new Failure({
      kind: 'usage',
      code: 'FILE_UNREADABLE',
      message: `${JSON.stringify(path)} is not a scorecard`,
      fix: 'Name a file with the output of `pr-verdict scorecard --output agent`.',
      cause,
    });
  }
}
