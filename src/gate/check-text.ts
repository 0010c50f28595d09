import type { BlockContent } from 'mdast';
import type { AppliedCommands } from '../comments/apply-commands.ts';
import { byteLength } from '../markdown/characters.ts';
import { fitToBudget } from '../markdown/fit-markdown.ts';
import { paragraph, text, withCode } from '../markdown/markdown-nodes.ts';
import type { PlainTextOptions } from '../markdown/untrusted-markdown.ts';
import { packState, stateLine } from '../memory/packed-state.ts';
import { RunState } from '../memory/run-state.ts';
import type { Decision } from '../policy/decision.ts';
import { peopleSection, runAgain } from '../write/notices-text.ts';

import { explanationBlocks } from './explain-page.ts';
import type { Asked } from './explain-request.ts';

export interface CheckTextInput {
  readonly heard: AppliedCommands;
  readonly decision: Decision;
  /** What people wanted explained. */
  readonly explanations: readonly Asked[];
  /** What a person wants reviewed again where no reviewer can run. */
  readonly rerun: Parameters<typeof runAgain>[0] | undefined;
  /** Absent where the check cannot be concluded again. */
  readonly state: RunState | undefined;
}

/** GitHub takes 65,535 characters, in whichever way it counts them. */
const maxBytes = 65_000;
/** What people read leaves room for what later runs remember. */
const maxShownBytes = 12_000;

/** Redacted as all that is posted; undefined where it would not be read back as one of ours. */
function hiddenState(state: RunState, room: number, { redact }: PlainTextOptions): string | undefined {
  const redacted: unknown = JSON.parse(
    JSON.stringify(state, (_, value: unknown) => (typeof value === 'string' ? redact(value) : value)),
  );
  const { data } = RunState.safeParse(redacted);
  const packed = data && packState(data, room - stateLine('').length);
  return packed && stateLine(packed);
}

/** The text of a check: what people decided for the head, and what later runs remember, which nobody sees. */
export function renderCheckText(input: CheckTextInput, options: PlainTextOptions): string {
  const { heard, decision, explanations, rerun, state } = input;
  const blocks: BlockContent[] = [
    ...peopleSection(heard, decision, options),
    ...(rerun === undefined
      ? []
      : [paragraph(...withCode(`No comment runs reviewers. Push, or: ${runAgain(rerun)}.`))]),
    ...explanationBlocks(explanations, options),
  ];
  const shown = fitToBudget({
    sections: blocks.map((block) => ({ variants: [() => [block]] as const, priority: 0 })),
    notice: () => [paragraph(text('The rest is too long to show here.'))],
    budgetBytes: maxShownBytes,
  });
  const room = maxBytes - byteLength(shown);
  return [shown, (state && hiddenState(state, room, options)) ?? ''].join('\n');
}
