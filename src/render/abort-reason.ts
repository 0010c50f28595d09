import type { Decision } from '../domain/decision.ts';
import type { Finding } from '../domain/finding.ts';
import type { RenderContext } from './context.ts';
import { placeOf, severityLabels, titleOf } from './finding.ts';
import { codeSpan, heading, list, paragraph, text } from './markdown/build.ts';
import { serialize } from './markdown/serialize.ts';
import { plainText } from './markdown/untrusted.ts';

/** C5: which findings triggered the abort, what was worked on, and what could come next. */
export function renderAbortReason(
  aborted: { readonly decision: Decision; readonly findings: readonly Finding[]; readonly work: string },
  context: RenderContext,
): string {
  const { decision, findings, work } = aborted;
  const blocking = findings.filter(({ id }) => decision.blocking.includes(id));
  const triggers = blocking.map((finding) => {
    const [location] = finding.locations;
    const place = location === undefined ? [] : [text(' · '), placeOf(location, context)];
    return [
      paragraph(
        text(`${severityLabels[finding.severity]} `),
        codeSpan(finding.id),
        text(' '),
        ...titleOf(finding, context),
        ...place,
      ),
    ];
  });
  const claims = decision.tightenedBy.map((claim) => [
    paragraph(...plainText(claim, { ...context, maxBytes: 400 })),
  ]);
  return serialize([
    heading(2, text('⛔ ABORT')),
    heading(3, text('What stopped this')),
    list([...triggers, ...claims]),
    heading(3, text('What was worked on')),
    paragraph(...plainText(work, { ...context, maxBytes: 400 }), text(` at ${context.head.slice(0, 10)}`)),
    heading(3, text('Suggested next steps')),
    list([
      [paragraph(text('Do not fix anything yet: a person decides whether this change goes on.'))],
      [paragraph(text('Talk over each finding above with whoever owns the code it is in.'))],
      [paragraph(text('Then change the approach, or have the finding refused, and run the review again.'))],
    ]),
  ]);
}
