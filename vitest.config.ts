import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Where `.ci/run` wants the machine-readable report, if anywhere. */
const report = process.env['TEST_REPORT'];

/** What a test may replace for all that runs after it in one process: modules, variables, globals, clocks. */
const replaces = /\bvi\.(?!waitUntil)|process\.env(?:\[[^\]]*\]|\.\w+) = |process\.chdir\(/;
/** Tools that would stay in memory, and the larger a process is, the longer it takes to start another. */
const loadsLargeTools = /from '(?:eslint|dependency-cruiser)'/;
const shared = globSync('test/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return !(replaces.test(text) || loadsLargeTools.test(text));
});

export default defineConfig({
  test: {
    // Most of them wait for git, processes and loopback: a core kept free for vitest itself would idle.
    maxWorkers: '100%',
    globalSetup: 'test/support/temporary-files.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    // Files that leave nothing behind share one process a core: it reads the sources and GitHub's schemas once.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          isolate: false,
          setupFiles: 'test/support/property-seed.ts',
        },
      },
      { extends: true, test: { name: 'apart', include: ['test/**/*.test.ts'], exclude: shared } },
    ],
  },
});
