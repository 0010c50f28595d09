import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import type { ReviewDirectory } from '../../src/model/files.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';
import type { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { runInProcess } from '../support/in-process-run.ts';

const issue = 'Input reaches the query unescaped.';
const files = { 'claude.json': JSON.stringify([c1Finding({ issue })]) };

/** Takes so many writes, and then none any more. */
function fullAfter(writes: number) {
  return (directory: MemoryDirectory): ReviewDirectory => ({
    path: directory.path,
    read: (name) => directory.read(name),
    remove: (name) => directory.remove(name),
    list: () => directory.list(),
    modifiedAt: (name) => directory.modifiedAt(name),
    write: async (name, content) => {
      const written = directory.writes.filter((each) => !each.startsWith('-')).length;
      if (written < writes) return directory.write(name, content);
      throw new Failure({
        kind: 'operational',
        code: 'DISK_FULL',
        message: 'There is no room left for the review directory /review',
        fix: 'Make room on the disk.',
      });
    },
  });
}

describe('a disk that takes nothing more', () => {
  let demo: Demo;

  beforeEach(async () => {
    demo = await startDemo();
  });

  afterEach(async () => {
    await demo.github.close();
    demo.github.assertClean();
  });

  it('does not cost the review, early or late, and is reported once', async () => {
    const { github, pull, repository } = demo;
    const whole = await runInProcess({ github, pull, files });
    const writes = whole.directory.writes.filter((each) => !each.startsWith('-')).length;
    expect(writes).toBeGreaterThan(10);
    const posted = { body: pull.reviews[0]?.body, comments: pull.threads.length };
    for (const room of [0, 3, Math.floor(writes / 2), writes - 2, writes]) {
      pull.reviews.length = 0;
      pull.threads.length = 0;
      repository.checkRuns.length = 0;
      const { result, reporter, failure } = await runInProcess({
        github,
        pull,
        files,
        onDisk: fullAfter(room),
      });
      const when = `with room for ${room} of ${writes}`;
      expect(failure, when).toBeUndefined();
      expect(result, when).toMatchObject({ exitCode: 0, receipt: { outcome: 'published' } });
      expect({ body: pull.reviews[0]?.body, comments: pull.threads.length }, when).toEqual(posted);
      expect(repository.checkRuns, when).toMatchObject([{ conclusion: 'success' }]);
      expect(reporter.summaries.join('\n'), when).toContain(issue);
      const warnings = reporter.lines.filter((line) => line.includes('no room left'));
      expect(warnings, when).toHaveLength(room < writes ? 1 : 0);
    }
  });

  it('leaves nothing of an earlier run in place of unwritten files', async () => {
    const { github, pull } = demo;
    const { directory } = await runInProcess({
      github,
      pull,
      files,
      onDisk: (memory) => {
        void memory.write('receipt.json', 'what an earlier run wrote');
        return fullAfter(1)(memory);
      },
    });
    expect(await directory.list()).toEqual([]);
  });
});

it.each(['fetch', 'ingest'] as const)(
  'fails %s on its own, whose files are all that it is for',
  async (stage) => {
    const { ports, directory } = buildPorts({ files });
    if (stage === 'ingest') await runStage(ports, buildSettings({ stage: 'fetch' }));
    const full = { ...ports, directory: fullAfter(0)(directory) };
    await expect(runStage(full, buildSettings({ stage }))).rejects.toMatchObject({ code: 'DISK_FULL' });
  },
);
