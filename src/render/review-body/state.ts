import type { BlockContent } from 'mdast';
import type { RememberedState } from '../../domain/memory/remembered-state.ts';
import { counted } from '../../domain/text/counted.ts';
import { details, packSpan, paragraph, sub, text } from '../markdown/build.ts';

/** The marks that a later run reads back, folded away: nobody else needs them. */
export function stateBlocks({ packs, forgotten }: RememberedState): readonly BlockContent[] {
  const lines = packs.map((pack) => paragraph(sub(text('state · '), packSpan(pack))));
  const folded = lines.length === 0 ? [] : [details([text('For the next run')], lines)];
  if (forgotten === 0) return folded;
  const lost = `There was no room to remember ${counted(forgotten, 'finding')}: ${forgotten === 1 ? 'it' : 'they'} may be posted again.`;
  return [paragraph(text(lost)), ...folded];
}
