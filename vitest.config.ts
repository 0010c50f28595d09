import { defineConfig } from 'vitest/config';

/** Where `.ci/run` wants the machine-readable report, if anywhere. */
const report = process.env['TEST_REPORT'];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Most of them wait for git, processes and loopback: a core kept free for vitest itself would idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
});
