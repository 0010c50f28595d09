import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ParsedFinding } from '../../src/model/finding.ts';
import type { Original } from '../../src/model/original.ts';
import { buildOriginal } from './builders/original.ts';

/** The sets of labelled pairs, see `test/fixtures/same-problem/README.md`. */
export const pairSets = ['two-models', 'unnamed-tools', 'known-tools'] as const;
export type PairSet = (typeof pairSets)[number];

/** Two findings of different reviewers on one line, labelled by hand: one problem or two. */
export interface LabelledPair {
  readonly same: boolean;
  readonly one: Original;
  readonly other: Original;
}

const Text = z.strictObject({ title: z.string(), issue: z.string() });
type Text = z.infer<typeof Text>;
const Tool = z.strictObject({
  name: z.string(),
  rule: z.string(),
  message: z.string(),
  cwe: z.string().optional(),
});
type Tool = z.infer<typeof Tool>;

const OfModels = z.array(z.strictObject({ code: z.string(), one: Text, same: Text, other: Text.optional() }));
const OfUnnamedTools = z.array(z.strictObject({ code: z.string(), tool: Tool, same: Text, other: Text }));
const OfKnownTools = z.array(z.strictObject({ set: z.string(), same: z.boolean(), tool: Tool, model: Text }));

function read<T>(name: PairSet, schema: z.ZodType<T>): T {
  const file = new URL(`../fixtures/same-problem/${name}.json`, import.meta.url);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The line is the number of the pair, so that the pairs of a set can also be read as one review. */
function place(line: number): Pick<ParsedFinding, 'locations'> {
  return { locations: [{ path: 'src/app.ts', startLine: 1 + 10 * line, side: 'RIGHT' }] };
}

function byModel(by: 0 | 1, text: Text, line: number, code = ''): Original {
  const more = { titleDerived: false, category: by === 0 ? 'logic' : 'correctness' };
  return buildOriginal(by, { ...text, ...more, ...place(line) }, { code });
}

function byTool({ rule: category, message: issue, cwe }: Tool, line: number, code = ''): Original {
  const text = { title: issue.slice(0, 120), titleDerived: true, issue, category };
  const about = cwe === undefined ? {} : { rule: { cwe: [cwe] } };
  return buildOriginal(2, { ...text, ...about, ...place(line) }, { tool: true, code });
}

/** The labelled pairs of a set. */
export function labelledPairs(set: PairSet): readonly LabelledPair[] {
  switch (set) {
    case 'two-models':
      return read(set, OfModels).flatMap(({ code, one, same, other }, line) => {
        const [first, second] = [byModel(0, one, line, code), byModel(1, same, line, code)];
        const pair = { same: true, one: first, other: second };
        if (other === undefined) return [pair];
        return [
          pair,
          { same: false, one: first, other: byModel(1, other, line, code) },
          { same: false, one: byModel(0, other, line, code), other: second },
        ];
      });
    case 'unnamed-tools':
      return read(set, OfUnnamedTools).flatMap(({ code, tool, same, other }, line) => [
        { same: true, one: byModel(0, same, line, code), other: byTool(tool, line, code) },
        { same: false, one: byModel(0, other, line, code), other: byTool(tool, line, code) },
      ]);
    case 'known-tools':
      return read(set, OfKnownTools).map(({ same, tool, model }, line) => ({
        same,
        one: byModel(0, model, line),
        other: byTool(tool, line),
      }));
  }
}
