import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutate` runs: those of the folders that it changes, and whole paths through them. */
export default defineConfig({
  test: {
    // Property tests take longer in instrumented code.
    testTimeout: 60_000,
    include: [
      'test/unit/{comments,compare,decide,ingest,memory,pages,policy,publish}/**/*.test.ts',
      'test/stage/any-originals.test.ts',
    ],
  },
});
