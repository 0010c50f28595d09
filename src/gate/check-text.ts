import type { BlockContent } from 'mdast';
import type { AppliedCommands } from '../comments/apply-commands.ts';
import { byteLength } from '../markdown/characters.ts';
import { fitToBudget } from '../markdown/fit-markdown.ts';
import { codeSpan, withCode } from '../markdown/markdown-nodes.ts';
import { present, say } from '../markdown/phrases.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import type { PlainTextOptions } from '../markdown/untrusted-markdown.ts';
import { packState, stateLine } from '../memory/packed-state.ts';
import { RunState } from '../memory/run-state.ts';
import type { Decision } from '../policy/decision.ts';
import { peopleSection, runAgain } from '../write/notices-text.ts';
import { type Asked, explanationBlocks } from './explain-page.ts';

/** Explains why a command is not applied immediately, when it will be, and how to start that run. */
export function renderWaiting(about: {
  readonly why: string;
  readonly head: string;
  readonly pull: number;
}): { readonly line: string; readonly page: string } {
  const line = `Not concluded again: ${about.why}. The next run of the review applies the comment. To start one: ${runAgain(about)}.`;
  return { line, page: serialize([say`${withCode(line)}`]) };
}

const note = /^Concluded again after comments: [^\n]*\n\n/;

/**
 * Prepends a line with the current conclusion to the summary that a review left on its check, which predates
 * people's decisions. Replaces an earlier such line. A comment run has no findings to write a new summary
 * from.
 */
export function afterComments(summary: string, title: string): string {
  const line = serialize([
    say`Concluded again after comments: ${codeSpan(title)}. What follows is as the review left it.`,
  ]);
  return `${line.trim()}\n\n${summary.replace(note, '')}`;
}

export interface CheckTextInput {
  readonly commands: AppliedCommands;
  readonly decision: Decision;
  /** Requested explanations. */
  readonly explanations: readonly Asked[];
  /** A requested rerun when this run cannot start reviewers. */
  readonly rerun: Parameters<typeof runAgain>[0] | undefined;
  /** Absent when the check cannot be concluded again. */
  readonly state: RunState | undefined;
}

/** GitHub accepts 65,535 characters, whichever unit it counts. */
const maxBytes = 65_000;
/** Limit of the visible text, which leaves room for the state. */
const maxShownBytes = 12_000;

/** The packed state, redacted like all posted text; undefined when it could not be read back. */
function hiddenState(state: RunState, room: number, { redact }: PlainTextOptions): string | undefined {
  const redacted: unknown = JSON.parse(
    JSON.stringify(state, (_, value: unknown) => (typeof value === 'string' ? redact(value) : value)),
  );
  const { data } = RunState.safeParse(redacted);
  const packed = data && packState(data, room - stateLine('').length);
  return packed && stateLine(packed);
}

/** The text of a check: people's decisions for the head, and an invisible state for later runs. */
export function renderCheckText(input: CheckTextInput, options: PlainTextOptions): string {
  const { commands, decision, explanations, rerun, state } = input;
  const blocks = present<BlockContent>(
    peopleSection(commands, decision, options),
    rerun && say`No comment runs reviewers. Push, or: ${withCode(runAgain(rerun))}.`,
    explanationBlocks(explanations, options),
  );
  const shown = fitToBudget({
    sections: blocks.map((block) => ({ variants: [() => [block]] as const, priority: 0 })),
    notice: () => [say`The rest is too long to show here.`],
    budgetBytes: maxShownBytes,
  });
  const room = maxBytes - byteLength(shown);
  return [shown, (state && hiddenState(state, room, options)) ?? ''].join('\n');
}
