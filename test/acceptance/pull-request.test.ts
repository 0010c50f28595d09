import { afterEach, describe, expect, it } from 'vitest';
import { startTwelveFindings } from '../support/twelve-findings.ts';

describe('a pull request with twelve findings', () => {
  let scenario: Awaited<ReturnType<typeof startTwelveFindings>>;
  afterEach(async () => {
    scenario.github.assertClean();
    await scenario.github.close();
  });

  it('gets one review, one check and one verdict', async () => {
    scenario = await startTwelveFindings();
    const result = await scenario.run();
    expect(result.exitCode).toBe(1);
  });
});
