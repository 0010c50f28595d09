import type { BlockContent } from 'mdast';
import type { Answered } from '../../domain/people/answer.ts';
import type { Heard } from '../../domain/people/heed.ts';
import type { Refusal } from '../../domain/people/refusals.ts';
import type { Decision } from '../../domain/verdict/decision.ts';
import { codeSpan, link, list, paragraph, text, withCode } from '../markdown/build.ts';
import { type PlainTextOptions, plainText } from '../markdown/untrusted.ts';

/** More would hide what is still open; each of them says so in its own thread. */
const maxShown = 50;

/** Anybody may ask; the newest requests are the ones that somebody waits for. */
const maxUnheeded = 10;

const selfAcceptance = ' (self-accepted: the author)';

/** Which findings stay as they are, and on whose word; names as code, so that nobody is called. */
function refusalList(refusals: readonly Refusal[]): BlockContent[] {
  if (refusals.length === 0) return [];
  const items = refusals
    .slice(0, maxShown)
    .map(({ id, by, how, selfAccepted }) => [
      paragraph(
        codeSpan(id),
        text(how === 'resolved' ? ' accepted, thread resolved by ' : ' accepted by '),
        codeSpan(by),
        text(selfAccepted ? selfAcceptance : ''),
      ),
    ]);
  const more = refusals.length - items.length;
  const rest = more > 0 ? [paragraph(text(`and ${more} more`))] : [];
  return [paragraph(text('These stay as they are on somebody’s word:')), list(items), ...rest];
}

function waiverList({ waivers }: Heard, { waived }: Decision, context: PlainTextOptions): BlockContent[] {
  const effective = waivers.filter(({ subject }) => waived.includes(subject));
  if (effective.length === 0) return [];
  const items = effective
    .slice(0, maxShown)
    .map(({ subject, reason, by, selfAccepted }) => [
      paragraph(
        codeSpan(subject),
        text(' waived by '),
        codeSpan(by),
        text(selfAccepted ? `${selfAcceptance}: ` : ': '),
        ...plainText(reason, { ...context, maxBytes: 500 }),
      ),
    ]);
  return [paragraph(text('This head goes without these, on somebody’s word:')), list(items)];
}

function unheededList(answers: readonly Answered[]): BlockContent[] {
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
  return [paragraph(text('Asked for and not carried out:')), list(items.slice(0, maxUnheeded))];
}

/** What people said of this head and what came of it. */
export function peopleSection(heard: Heard, decision: Decision, context: PlainTextOptions): BlockContent[] {
  return [
    ...refusalList(heard.refusals),
    ...waiverList(heard, decision, context),
    ...unheededList(heard.answers),
  ];
}
