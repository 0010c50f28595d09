import { expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import type { ReviewDirectory } from '../../src/model/files.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';
import { minor, startDemoRuns } from '../support/demo-runs.ts';
import type { MemoryDirectory } from '../support/fakes/memory-directory.ts';

const countWrites = ({ writes }: MemoryDirectory) => writes.filter((each) => !each.startsWith('-')).length;

/** Takes so many writes, and then none any more. */
function fullAfter(room: number) {
  return (directory: MemoryDirectory): ReviewDirectory => ({
    path: directory.path,
    read: (name) => directory.read(name),
    remove: (name) => directory.remove(name),
    list: () => directory.list(),
    modifiedAt: (name) => directory.modifiedAt(name),
    write: async (name, content) => {
      if (countWrites(directory) < room) return directory.write(name, content);
      const message = 'There is no room left for the review directory /review';
      throw new Failure({ kind: 'operational', code: 'DISK_FULL', message, fix: 'Make room on the disk.' });
    },
  });
}

it('a full disk does not cost the review, early or late, and is reported once', async () => {
  const demo = await startDemoRuns();
  const { pull, repository } = demo;
  const posted = () => [pull.reviews.map(({ body }) => body), pull.threads.length];
  const whole = await demo.run([minor], { runKey: 'run' });
  const writes = countWrites(whole.directory);
  expect(writes).toBeGreaterThan(10);
  const expected = posted();
  for (const room of [0, 3, Math.floor(writes / 2), writes - 2, writes]) {
    for (const list of [pull.reviews, pull.threads, repository.checkRuns]) list.length = 0;
    const { result, reporter } = await demo.run([minor], { runKey: 'run', onDisk: fullAfter(room) });
    const when = `with room for ${room} of ${writes}`;
    expect(result, when).toMatchObject({ exitCode: 0, receipt: { outcome: 'published' } });
    expect(posted(), when).toEqual(expected);
    expect(demo.conclusions(), when).toEqual(['success']);
    expect(reporter.summaries.join('\n'), when).toContain('The name says too little');
    const warnings = reporter.lines.filter((line) => line.includes('no room left'));
    expect(warnings, when).toHaveLength(room < writes ? 1 : 0);
  }
});

it('a full disk leaves nothing of an earlier run in place of unwritten files', async () => {
  const demo = await startDemoRuns();
  const onDisk = (directory: MemoryDirectory) => {
    void directory.write('receipt.json', 'what an earlier run wrote');
    return fullAfter(1)(directory);
  };
  const { directory } = await demo.run([minor], { onDisk });
  expect(await directory.list()).toEqual([]);
});

it.each(['fetch', 'ingest'] as const)(
  'a full disk fails %s on its own: it is for its files alone',
  async (stage) => {
    const { ports, directory } = buildPorts();
    if (stage === 'ingest') await runStage(ports, buildSettings({ stage: 'fetch' }));
    const full = { ...ports, directory: fullAfter(0)(directory) };
    await expect(runStage(full, buildSettings({ stage }))).rejects.toMatchObject({ code: 'DISK_FULL' });
  },
);
