import type { BlockContent } from 'mdast';
import { list, paragraph, text, withCode } from '../markdown/markdown-nodes.ts';
import { type PlainTextOptions, plainText } from '../markdown/untrusted-markdown.ts';
import { counted } from '../model/counted.ts';
import type { ProposedPolicy } from '../model/proposed-policy.ts';
import { scopeName } from '../model/scope.ts';
import { inWords } from '../policy/completeness.ts';
import type { Decision } from '../policy/decision.ts';
import type { RenderContext } from './render-context.ts';

/** Each thing that keeps a review from being whole; nothing where it is. */
export function whyIncomplete({ incomplete }: Decision, context: PlainTextOptions): BlockContent[] {
  if (incomplete.length === 0) return [];
  const reasons = incomplete.map((reason) => [
    paragraph(...plainText(inWords(reason), { ...context, maxBytes: 600 })),
  ]);
  return [paragraph(text('This review is not complete:')), list(reasons)];
}

/** What to do about it, one step each. */
export function howToComplete(steps: readonly string[]): BlockContent[] {
  if (steps.length === 0) return [];
  return [
    paragraph(text('To complete it:')),
    list(
      steps.map((step) => [paragraph(...withCode(step))]),
      true,
    ),
  ];
}

/** More would not be fixed at once, and the author decides how many there are. */
const maxProblems = 10;

const words: Readonly<Record<ProposedPolicy['state'], string>> = {
  valid: 'Its version is valid and takes effect after merging.',
  invalid: 'Its version is not valid: after merging nothing could be reviewed until it is corrected.',
  removed: 'It removes the file: after merging the defaults apply.',
  unreadable: 'Its version could not be read.',
};

/** Says of a change to the policy file when it takes effect, and what is wrong with it; empty for other changes. */
export function proposedPolicyNotice(context: RenderContext): BlockContent[] {
  const { proposedPolicy: proposed } = context;
  if (proposed === undefined) return [];
  const lead = `This change edits the policy file. Until it is merged, the base branch's policy holds. ${words[proposed.state]}`;
  const problems = proposed.problems
    .slice(0, maxProblems)
    .map((problem) => [paragraph(...plainText(problem, { ...context, maxBytes: 400 }))]);
  return [paragraph(text(lead)), ...(problems.length === 0 ? [] : [list(problems)])];
}

/** That only the scope was reviewed; nothing for a review of the whole change. */
export function scopeNotice(context: RenderContext): BlockContent[] {
  const { scope } = context;
  if (scope === undefined) return [];
  const words = `Only ${scopeName(scope)} was reviewed. The change has ${counted(scope.leftOut, 'other file')}.`;
  return [paragraph(...plainText(words, context))];
}
