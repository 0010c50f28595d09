import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlaceReason, Receipt } from '../../src/model/receipt.ts';
import { makeReceipt, tellPlanned, tellUnpublished } from '../../src/write/build-receipt.ts';

import { buildFinding, buildSource } from '../support/builders/finding.ts';
import { buildRefused, buildReviewInput, inBody, onLine, placeAll } from '../support/builders/review.ts';
import { buildReviewDocument, buildSourceDocument } from '../support/builders/run.ts';

const document = buildReviewDocument({
  documents: [buildSourceDocument(), buildSourceDocument({ reviewer: 'gemini' })],
});
const review = { id: 1, url: 'https://github.com/octo/shop/pull/7#r1', event: 'COMMENT', key: 'k' } as const;

describe('a receipt', () => {
  it('has an entry for every original of a joined finding, and for every refused one', () => {
    const sources = [buildSource(), buildSource({}, { reviewer: 'gemini', document: 1, pointer: '/3' })];
    const receipt = makeReceipt({
      document,
      placed: placeAll([{ ...onLine, sources }]),
      refused: [buildRefused()],
      outcome: 'published',
      review,
      urls: new Map([[onLine.fingerprint, 'https://github.com/c1']]),
      missing: [],
    });
    expect(receipt.entries).toEqual([
      {
        reviewer: 'claude',
        document: 0,
        pointer: '/0',
        finding: onLine.id,
        place: 'inline',
        reason: 'in-diff',
        url: 'https://github.com/c1',
      },
      {
        reviewer: 'gemini',
        document: 1,
        pointer: '/3',
        finding: onLine.id,
        place: 'inline',
        reason: 'in-diff',
        url: 'https://github.com/c1',
      },
      { reviewer: 'claude', document: 0, pointer: '/9', place: 'withheld', reason: 'refused' },
    ]);
    expect(receipt).toMatchObject({ total: 3, counts: { inline: 2, file: 0, body: 0, withheld: 1 } });
  });

  it('gives findings in the body the address of the review', () => {
    const receipt = makeReceipt({
      document,
      placed: placeAll([inBody]),
      refused: [],
      outcome: 'published',
      review,
      urls: new Map(),
      missing: [],
    });
    expect(receipt.entries[0]?.url).toBe(review.url);
  });

  it('adds up, whatever was found', () => {
    const place = fc.constantFrom('inline', 'file', 'body', 'withheld');
    const placed = fc.record({
      place,
      reason: fc.constantFrom(...PlaceReason.options),
      sources: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(placed), fc.nat(3), (all, refused) => {
        const receipt = makeReceipt({
          document,
          placed: all.map(({ place, reason, sources }) => {
            const finding = buildFinding({
              sources: Array.from({ length: sources }, (_, index) => buildSource({}, { document: index })),
            });
            if (place === 'inline')
              return { finding, placement: { place, reason, path: 'a', side: 'RIGHT', line: 1 } };
            return {
              finding,
              placement: place === 'file' ? { place, reason, path: 'a' } : { place, reason },
            };
          }),
          refused: Array.from({ length: refused }, () => buildRefused()),
          outcome: 'published',
          review,
          urls: new Map(),
          missing: [],
        });
        const { inline, file, body, withheld } = Receipt.parse(receipt).counts;
        const originals = all.reduce((sum, { sources }) => sum + sources, 0);
        expect(inline + file + body + withheld).toBe(receipt.total);
        expect(receipt.total).toBe(originals + refused);
        expect(receipt.entries).toHaveLength(receipt.total);
      }),
    );
  });
});

describe('the receipt of a run that posts no review', () => {
  const input = buildReviewInput([onLine, inBody]);

  it.each(['quiet', 'superseded'] as const)('says of a %s one that nothing stands anywhere', (outcome) => {
    const { counts, entries } = tellUnpublished(input, outcome);
    expect(counts).toEqual({ inline: 0, file: 0, body: 0, withheld: 2 });
    expect(entries.map(({ reason }) => reason)).toEqual(['not-posted', 'not-posted']);
  });

  it('tells where findings would stand when the run is dry', () => {
    expect(tellPlanned(input, 'dry-run').counts).toEqual({ inline: 1, file: 0, body: 1, withheld: 0 });
  });
});
