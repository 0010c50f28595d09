/**
 * What reading a large review costs after `JSON.parse`, next to other libraries on the same document.
 *
 *     npm run bench:contracts
 *
 * Times are medians of processor time, after some rounds to warm up; the limits are those of the requirement: the schema
 * pass at most 1.1 times zod's own array of a discriminated union, all rules with the canonical findings at most twice
 * zod's pass.
 */
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { safeParse } from 'valibot';
import { z } from 'zod';
import { jsonSchema } from '../../src/commands/schema-catalog.ts';
import type { ChangedLines } from '../../src/formats/format-definition.ts';
import { readJson } from '../../src/formats/json-reader.ts';
import { parseReviewOutput, ReviewOutput, ReviewOutputFinding } from '../../src/formats/review-output.ts';
import { guardOf } from '../../src/formats/schema-problems.ts';
import { median, type Row, runMeasured } from '../child.ts';
import { reviewOutput } from './documents.ts';
import { valibotSchema } from './valibot-schema.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: (options: { readonly type: 'minor' }) => void = runInNewContext('gc');

const warmUp = 15;
const rounds = 41;
const bytes = new TextEncoder().encode(JSON.stringify(reviewOutput(10_000)));
const text = new TextDecoder().decode(bytes);
const value = JSON.parse(text);
const everything: ChangedLines = {
  has: () => true,
  isCommentable: () => true,
  isChanged: () => true,
  nearest: () => [],
  paths: [],
  hasIdentifier: () => false,
  text: () => undefined,
};

const isFinding = guardOf(ReviewOutputFinding);
const ajv = new Ajv2020({ discriminator: false }).compile(jsonSchema('review-output') ?? {});

function check(name: string, accepted: boolean): void {
  if (!accepted) throw new Error(`${name} refuses the benchmark's document.`);
}

const subjects: readonly (readonly [string, () => void])[] = [
  ['JSON.parse', () => check('JSON.parse', Array.isArray(JSON.parse(text)))],
  ['strict reader, JSON.parse included', () => check('reader', readJson(bytes).ok)],
  ['zod array of discriminated union', () => check('zod', ReviewOutput.safeParse(value).success)],
  ['our schema pass', () => check('schema', value.every(isFinding))],
  [
    'all rules and canonical findings',
    () => check('rules', parseReviewOutput(value, {}).problems.length === 0),
  ],
  [
    'the same, held against a diff',
    () => check('rules', parseReviewOutput(value, { changed: everything }).problems.length === 0),
  ],
  ['ajv', () => check('ajv', ajv(value))],
  ['valibot', () => check('valibot', safeParse(valibotSchema, value).success)],
];

const base = 'zod array of discriminated union';

/**
 * The median processor time of each subject in milliseconds, that of collecting its garbage included. Subjects take
 * turns, and none begins with the garbage of another. By the clock, those that make much of it would suffer most from a
 * busy machine.
 */
function timeSubjects(): ReadonlyMap<string, number> {
  const times = new Map(subjects.map(([name]): [string, number[]] => [name, []]));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [name, run] of subjects) {
      collectGarbage({ type: 'minor' });
      const start = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(start);
      if (round >= warmUp) times.get(name)?.push((user + system) / 1000);
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

const Ratios = z.record(z.string(), z.number());

/** Measured in a process of its own: what ran before changes how the engine optimises both zod's code and ours. */
export async function measureContracts(): Promise<readonly Row[]> {
  const { output } = await runMeasured([fileURLToPath(import.meta.url), '--json']);
  const ratios = Ratios.parse(JSON.parse(output));
  const row = (subject: string, goal: number): Row => ({
    name: `reading 10,000 findings: ${subject}, times zod`,
    value: ratios[subject] ?? Number.NaN,
    unit: '×',
    goal,
  });
  return [row('our schema pass', 1.1), row('all rules and canonical findings', 2)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const times = [...timeSubjects()];
  const zodTime = times.find(([name]) => name === base)?.[1] ?? Number.NaN;
  const ratios = times.map(([name, time]): [string, number] => [name, time / zodTime]);
  if (process.argv.includes('--json')) {
    process.stdout.write(JSON.stringify(Object.fromEntries(ratios)));
  } else {
    process.stdout.write(`${(bytes.byteLength / 1e6).toFixed(1)} MB, 10000 findings, median of ${rounds}\n`);
    for (const [index, [name, ratio]] of ratios.entries()) {
      const time = times[index]?.[1].toFixed(1) ?? '';
      process.stdout.write(`${name.padEnd(36)} ${time.padStart(8)} ms ${ratio.toFixed(2).padStart(7)} ×\n`);
    }
  }
}
