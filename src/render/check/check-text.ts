import type { BlockContent } from 'mdast';
import type { RunState } from '../../domain/memory/run-state.ts';
import type { Heard } from '../../domain/people/heed.ts';
import type { Decision } from '../../domain/verdict/decision.ts';
import type { Asked } from '../explain/asked.ts';
import { explanationBlocks } from '../explain/page.ts';
import { codeFence, details, paragraph, text, withCode } from '../markdown/build.ts';
import { serialize } from '../markdown/serialize.ts';
import type { PlainTextOptions } from '../markdown/untrusted.ts';
import { peopleSection } from '../passages/people.ts';
import { runAgain } from '../passages/run-again.ts';
import { stateText } from './kept-text.ts';

export interface CheckTextInput {
  readonly heard: Heard;
  readonly decision: Decision;
  /** What people wanted explained. */
  readonly explanations: readonly Asked[];
  /** What a person wants reviewed again where no reviewer can run. */
  readonly rerun: Parameters<typeof runAgain>[0] | undefined;
  /** Absent where the check cannot be concluded again. */
  readonly state: RunState | undefined;
}

const opening = '```json\n{"version":2,"tool":';

function stateSection(state: RunState, options: PlainTextOptions): string | undefined {
  const json = stateText(state, options);
  if (json === undefined) return undefined;
  const section = serialize([details([text('For runs that a comment starts')], [codeFence('json', json)])]);
  return readStateText(section) === json ? section : undefined;
}

/** The text of a check: what people said of the head, and what it takes to conclude it again without reviewers. */
export function renderCheckText(input: CheckTextInput, options: PlainTextOptions): string {
  const { heard, decision, explanations, rerun, state } = input;
  const blocks: BlockContent[] = [
    ...peopleSection(heard, decision, options),
    ...(rerun === undefined
      ? []
      : [paragraph(...withCode(`No comment runs reviewers. Push, or: ${runAgain(rerun)}.`))]),
    ...explanationBlocks(explanations, options),
  ];
  const kept = state && stateSection(state, options);
  return [serialize(blocks), kept ?? ''].join('\n');
}

/** The JSON of the state in a check's text; undefined where it holds none. */
export function readStateText(checkText: string): string | undefined {
  const body = checkText.replaceAll('\r\n', '\n');
  const start = body.lastIndexOf(opening);
  const end = body.indexOf('\n```', start + opening.length);
  return start < 0 || end < 0 ? undefined : body.slice(start + '```json\n'.length, end);
}
