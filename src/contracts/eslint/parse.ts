import type { Native } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Context } from '../context.ts';
import { emptyList, type Reading } from '../document.ts';
import { pointerTo } from '../json/pointer.ts';
import { emptied, isObject, own } from '../own.ts';
import { readToolPath } from '../paths.ts';
import { malformedPath } from '../place-problems.ts';
import { problem, quote } from '../problem.ts';
import { type FindingsReading, readFindings } from '../read-findings.ts';
import { schemaProblems } from '../schema-problems.ts';
import { claimedSeverity } from '../severity-words.ts';
import { sourceText } from '../source-text.ts';
import { readMessage, severityOf } from './message.ts';
import { EslintFileFrame } from './schema.ts';

/** ESLint's core JSON: an array of files, each with its messages. */
export function parseEslint(value: Native, context: Context): Reading {
  if (!Array.isArray(value)) return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
  const files = value.map((file, index) => readFile(file, pointerTo('', index), context));
  const fatal = value.flatMap((file, index) => unparsed(file, pointerTo('', index)));
  return {
    ok: files.every(({ ok }) => ok),
    document: {
      ...emptyDocument,
      native: value.map((file) => (isObject(file) ? emptied(file, 'messages') : file)),
      findings: files.flatMap(({ findings }) => findings),
      refused: files.flatMap(({ refused }) => refused),
      complete: fatal.length === 0,
    },
    problems: [...files.flatMap(({ problems }) => problems), ...fatal],
  };
}

const emptyDocument = emptyList('eslint');

function notAnArray(value: Native): Problem {
  return problem('eslint/document', {
    path: '',
    type: 'type',
    message: `The output is ${quote(value)}; it must be an array of files.`,
    recommendation: 'Use the output of `eslint --format json`.',
  });
}

function readFile(file: Native, pointer: string, context: Context): FindingsReading {
  const frame = EslintFileFrame.safeParse(file);
  if (!frame.success) {
    const ruleOf = () => 'eslint/file' as const;
    const problems = schemaProblems(frame.error, { value: file, pointer, ruleOf });
    return { findings: [], refused: [], problems, ok: false };
  }
  const { filePath } = frame.data;
  const source = frame.data.source === undefined ? undefined : sourceText(frame.data.source);
  const reading = readToolPath(filePath, context.paths);
  const natives = own(file, 'messages');
  return readFindings(Array.isArray(natives) ? natives : [], `${pointer}/messages`, {
    read: (native, at) =>
      reading.ok
        ? readMessage(native, at, { path: reading.path, source, changed: context.changed })
        : {
            problems: [
              malformedPath('eslint/path', { written: filePath, reading, path: `${pointer}/filePath` }),
            ],
          },
    describe: (native) => claimedSeverity(native, 'severity', severityOf),
  });
}

/** A file that could not be parsed was not linted, so its silence means nothing. */
function unparsed(file: Native, pointer: string): readonly Problem[] {
  const messages = own(file, 'messages');
  const at = Array.isArray(messages) ? messages.findIndex((each) => own(each, 'fatal') === true) : -1;
  if (at === -1) return [];
  return [
    problem('eslint/fatal', {
      path: pointerTo(pointer, 'messages', at),
      type: 'claim',
      message: 'ESLint could not parse this file.',
      recommendation: 'Repair the syntax or the parser options, then run ESLint again.',
    }),
  ];
}
