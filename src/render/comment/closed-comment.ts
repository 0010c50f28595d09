import type { FindingMark } from '../../domain/memory/mark.ts';
import { wasAbout, withoutSignature } from '../../domain/memory/passage.ts';
import type { RenderContext } from '../context.ts';
import { codeSpan, details, markSpan, paragraph, strong, sub, text } from '../markdown/build.ts';
import { fitToBudget } from '../markdown/fit.ts';
import { markdownText } from '../markdown/untrusted.ts';

function outcome({ kind, head }: FindingMark) {
  const at = codeSpan(head.slice(0, 10));
  return kind === 'withdrawn'
    ? paragraph(strong(text('Not found again')), text(' by whole reviews of two heads, the last '), at)
    : paragraph(strong(text('✅ Fixed')), text(' at '), at, text(', and verified there'));
}

/** What a finding's comment says once the finding is settled: how, at which commit, and what it was about. */
export function renderClosedComment(mark: FindingMark, body: string, context: RenderContext): string {
  const said = markdownText(withoutSignature(body), context);
  return fitToBudget({
    sections: [
      { variants: [() => [outcome(mark)]], priority: 1 },
      { variants: [() => [details([text(wasAbout)], said)], () => []], priority: 0 },
    ],
    notice: () => [paragraph(text('The finding is too long to repeat here.'))],
    footer: [paragraph(sub(text(`by ${mark.reviewers.join(', ')} · `), markSpan(mark)))],
  });
}
