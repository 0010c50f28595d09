import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertCommand } from '../../../src/commands/convert.ts';
import type { Shell } from '../../../src/commands/shell.ts';
import { validateCommand } from '../../../src/commands/validate.ts';
import { formats } from '../../../src/contracts/format.ts';
import { Failure } from '../../../src/domain/failure.ts';
import * as make from '../../support/contract-documents.ts';

let cwd = '';
let out = '';

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'convert-pairs-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const ignore = () => {};

function shell(): Shell {
  const add = (text: string) => {
    out += text;
  };
  return { env: {}, cwd, isTerminal: false, out: add, say: ignore, err: ignore, log: ignore };
}

function example(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../fixtures/contracts/${name}`, import.meta.url), 'utf8'));
}

const sources: Readonly<Record<string, unknown>> = {
  'the example of C1': example('review-output.example.json'),
  'an empty review-output': [],
  'a review-output of all types': [
    make.inlineFinding(),
    make.fileFinding(),
    make.multiFileFinding(),
    make.systemFinding(),
  ],
  'the example of C2': example('review-data.example.json'),
  'a review-data': make.reviewData(),
  'candidate findings': [
    make.candidate(),
    make.candidate({ finding_id: 'F2', line_start: null, line_end: null }),
  ],
  'synthesised findings': [make.synthesized(), make.synthesized({ finding_id: 'F2', suppressed: true })],
  'an evidence pack': make.evidencePack(),
  'an envelope with a plan': make.planEnvelope(),
  'an envelope with questions': make.clarificationEnvelope(),
  'an envelope with an error': make.validationErrorEnvelope(),
  'an envelope without its dependency': make.dependencyErrorEnvelope(),
  'a verdict file': make.verdictFile(),
  'a SARIF log': make.sarifLog(),
  'an rdjson': make.rdjson(),
  'an rdjsonl': make.diagnostic(),
  'an ESLint output': make.eslintOutput(),
};

const said = {
  pullRequest: '7',
  repository: 'octo/app',
  head: 'abc1234',
  timestamp: '2026-01-13T10:30:00Z',
  reference: '[the rules](https://example.org/rules)',
};

const pairs = Object.keys(sources).flatMap((source) => formats.map((to) => [source, to] as const));

/** The converted text, or the failure that says why there is none. */
async function converted(
  source: string,
  to: string,
  options: Partial<typeof said>,
): Promise<string | Failure> {
  writeFileSync(join(cwd, 'source.json'), JSON.stringify(sources[source]));
  out = '';
  try {
    expect(await convertCommand({ file: 'source.json', to, ...options }, shell())).toBe(0);
    return out;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

async function isValid(text: string, format: string): Promise<boolean> {
  writeFileSync(join(cwd, 'target.json'), text);
  return (await validateCommand({ file: 'target.json', format, output: 'agent' }, shell())) === 0;
}

describe('what is converted', () => {
  it.each(pairs)('from %s to %s is valid, or is refused with what is missing', async (source, to) => {
    for (const options of [{}, said]) {
      const result = await converted(source, to, options);
      if (typeof result === 'string') {
        expect(await isValid(result, to), result).toBe(true);
        continue;
      }
      expect(result.code).toMatch(/^CONVERSION_(?:INCOMPLETE|IMPOSSIBLE)$/);
      expect(out).toBe('');
      if (options === said) expect(result.code).toBe('CONVERSION_IMPOSSIBLE');
    }
  });

  it('is all that can be written, with what a source cannot say given beside it', async () => {
    const impossible: string[] = [];
    for (const [source, to] of pairs) {
      const result = await converted(source, to, said);
      if (typeof result !== 'string' && !/can be read, but not written/.test(result.message))
        impossible.push(`${source} → ${to}`);
    }
    // No whole review, or nothing that has a line.
    const unfinished = ['with questions', 'with an error', 'without its dependency'].flatMap((which) =>
      ['review-output', 'review-data', 'candidate-findings', 'verdict'].map(
        (to) => `an envelope ${which} → ${to}`,
      ),
    );
    expect(impossible).toEqual(['an envelope with a plan → review-data', ...unfinished]);
  });
});
