import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutate` runs: those of the folders that it changes, and whole paths through them. */
export default defineConfig({
  test: {
    include: [
      'test/unit/{comments,gate,ingest,memory,policy}/**/*.test.ts',
      'test/stage/any-originals.test.ts',
    ],
  },
});
