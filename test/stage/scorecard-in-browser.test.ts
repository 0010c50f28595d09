import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scorecardPage } from '../../src/tools/scorecard/scorecard-page.ts';
import { accessibilityProblems, hasChromium, openPage } from '../support/chromium.ts';
import { drawnScorecard } from '../support/drawn-scores.ts';
import { temporaryFolder } from '../support/runner.ts';

const screens = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const;

describe.skipIf(!hasChromium)('the page of a scorecard (left out without Chromium)', () => {
  describe.each([3, 12])('with %i reviewers', (count) => {
    it.each(screens)(
      'fits %s in both themes, is accessible, and asks for nothing',
      async (name, viewport) => {
        const file = join(temporaryFolder('page'), 'scorecard.html');
        writeFileSync(file, scorecardPage(drawnScorecard(count), ['A notice.']));
        for (const colorScheme of ['light', 'dark'] as const) {
          await openPage(
            file,
            { viewport, colorScheme, bypassCSP: true },
            async (page, { requests, problems }) => {
              const width = await page.evaluate<number>('document.documentElement.scrollWidth');
              expect(width).toBeLessThanOrEqual(viewport.width);
              expect(await page.locator('b').count(), 'text of people is no markup').toBe(0);
              const folder = process.env['SCREENSHOTS'];
              if (folder !== undefined)
                await page.screenshot({
                  path: join(folder, `${count}-${name.slice(2)}-${colorScheme}.png`),
                  fullPage: true,
                });
              expect(await accessibilityProblems(page)).toEqual([]);
              expect({ requests, problems }).toEqual({ requests: [], problems: [] });
            },
          );
        }
      },
    );
  });
});
