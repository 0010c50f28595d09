import type { BlockContent, PhrasingContent } from 'mdast';
import type { Answered } from '../comments/answer.ts';
import type { AppliedCommands } from '../comments/heed.ts';
import type { Refusal } from '../comments/refusals.ts';
import { codeSpan, link, list, paragraph, text, withCode } from '../markdown/markdown-nodes.ts';
import { type PlainTextOptions, plainText } from '../markdown/untrusted-markdown.ts';
import type { Decision } from '../policy/decision.ts';

/** More would hide what is still open. */
const maxShown = 50;

/** Anyone may ask; the newest requests are those that people wait for. */
const maxUnanswered = 10;

interface Decided {
  readonly by: string;
  readonly selfAccepted: boolean;
  readonly said?: Refusal['said'];
}

/** Who decided, when and why, with a link to the comment; names as code, so that no one is mentioned. */
export function decidedBy({ by, selfAccepted, said }: Decided, options: PlainTextOptions): PhrasingContent[] {
  const who = [text('by '), codeSpan(by), text(selfAccepted ? ' (the author of this change)' : '')];
  if (said === undefined) return [...who, text(', who resolved its thread')];
  const day = said.at.slice(0, 10);
  return [
    ...who,
    text(' '),
    link([text(`on ${day}`)], said.url),
    ...(said.reason === '' ? [] : [text(': '), ...plainText(said.reason, { ...options, maxBytes: 500 })]),
  ];
}

/** Findings that people accepted as they are, and what they waived for this head: who, when and why. */
export function decisionsOfPeople(
  { refusals, waivers }: Pick<AppliedCommands, 'refusals' | 'waivers'>,
  { waived }: Decision,
  options: PlainTextOptions,
): BlockContent[] {
  const lines = [
    ...refusals.map((each) => [codeSpan(each.id), text(' accepted '), ...decidedBy(each, options)]),
    ...waivers
      .filter(({ subject }) => waived.includes(subject))
      .map((each) => [
        codeSpan(each.subject),
        text(' waived for this head '),
        ...decidedBy({ ...each, said: each }, options),
      ]),
  ];
  if (lines.length === 0) return [];
  const more = lines.length - maxShown;
  return [
    paragraph(text('Decided by people:')),
    list(lines.slice(0, maxShown).map((line) => [paragraph(...line)])),
    ...(more > 0 ? [paragraph(text(`and ${more} more`))] : []),
  ];
}

function refusedRequests(answers: readonly Answered[]): BlockContent[] {
  const newestFirst = answers.toSorted((a, b) => b.request.comment.id - a.request.comment.id);
  const items = newestFirst.flatMap(({ request: { by, comment }, answer }) =>
    answer.state === 'accepted'
      ? []
      : [
          [
            paragraph(
              link([text('A request')], comment.url),
              text(' by '),
              codeSpan(by),
              ...withCode(`: ${answer.why}`),
            ),
          ],
        ],
  );
  if (items.length === 0) return [];
  return [paragraph(text('Requests that were not carried out:')), list(items.slice(0, maxUnanswered))];
}

/** What people decided of this head, and which of their requests were not carried out. */
export function peopleSection(
  heard: AppliedCommands,
  decision: Decision,
  options: PlainTextOptions,
): BlockContent[] {
  return [...decisionsOfPeople(heard, decision, options), ...refusedRequests(heard.answers)];
}
