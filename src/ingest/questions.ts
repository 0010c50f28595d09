import { z } from 'zod';
import { extractJson } from '../formats/extract-json.ts';
import type { Finding } from '../model/finding.ts';
import { jsonText } from '../model/text.ts';

/** Items that a second opinion is asked about in one call at most, and in all calls. */
export const itemsPerCall = 40;
export const maxItems = 3 * itemsPerCall;

/** Characters of one text handed over at most. */
export const maxText = 2000;

/** What a finding says, from the problem to the fix. */
export function wholeText({
  issue,
  implications,
  fix,
}: Pick<Finding, 'issue' | 'implications' | 'fix'>): string {
  const parts = [issue, implications, fix?.text].filter((part) => part !== undefined && part !== '');
  return parts.join('\n\n').slice(0, maxText);
}

export interface QuestionFile {
  readonly name: string;
  readonly variable: string;
  readonly content: string;
}

/**
 * Files for who is asked: the question, what it is about as data, and the schema of the answer.
 * @param name of the items, in the data as in the name of its file and variable
 */
export function questionFiles(
  prompt: string,
  name: string,
  items: readonly unknown[],
  answer: z.ZodType,
): readonly QuestionFile[] {
  const data = jsonText({ [name]: items });
  return [
    { name: 'prompt.md', variable: 'PR_VERDICT_PROMPT', content: `${prompt}\n${data}` },
    { name: `${name}.json`, variable: `PR_VERDICT_${name.toUpperCase()}`, content: data },
    { name: 'schema.json', variable: 'PR_VERDICT_SCHEMA', content: jsonText(z.toJSONSchema(answer)) },
  ];
}

/** Each item with the only answer to it, if there is one alone; undefined where a program wrote no answers. */
export function readAnswersTo<Item, Given>(
  items: readonly Item[],
  bytes: Uint8Array,
  schema: z.ZodType<{ readonly answers: readonly Given[] }>,
  isTo: (answer: Given, item: Item, index: number) => boolean,
): readonly (readonly [item: Item, answer: Given | undefined])[] | undefined {
  const reading = extractJson(bytes, {
    isDocument: (value) => schema.safeParse(value).success,
    isKey: (key) => key === 'answers',
  });
  const { answers } = schema.safeParse(reading.ok ? reading.value : undefined).data ?? {};
  return (
    answers &&
    items.map((item, index) => {
      const [only, ...more] = answers.filter((each) => isTo(each, item, index));
      return [item, more.length > 0 ? undefined : only] as const;
    })
  );
}
