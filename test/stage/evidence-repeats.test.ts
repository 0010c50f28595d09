import { expect, it } from 'vitest';
import { fetchStage } from '../../src/fetch/fetch-stage.ts';
import { createLocalSource } from '../../src/git/local-source.ts';
import { headFilesIn } from '../../src/runner/regular-file.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { gitEnvironment, initGit } from '../support/git.ts';

it('the pack of the same commits is the same to the byte, but for its times, in whatever checkout it is made', async () => {
  const git = initGit();
  git.writeAll({ CODEOWNERS: '* @octo/all\n', 'AGENTS.md': 'Be kind.\n', 'src/billing/a.ts': 'one\n' });
  git.commit('Start');
  const base = git.run('rev-parse', 'HEAD').trim();
  git.writeAll({ 'src/billing/a.ts': 'two\n', 'src/cache/b.ts': 'cache.get(1);\n', 'c.xyz': 'x\n' });
  git.commit('Change\n\nCo-authored-by: x <noreply@aider.chat>');
  const head = git.run('rev-parse', 'HEAD').trim();
  const other = initGit();
  other.run('fetch', '--quiet', git.dir, head);
  other.run('checkout', '--quiet', '--detach', head);

  const packs: string[] = [];
  for (const [root, start] of [
    [git.dir, 0],
    [other.dir, 1_000_000],
    [git.dir, 2_000_000],
  ] as const) {
    const directory = new MemoryDirectory();
    let clock = start;
    await fetchStage({
      source: createLocalSource({ root, environment: gitEnvironment(), base, head }),
      sourceKind: 'local',
      mode: 'full',
      directory,
      reporter: new RecordingReporter(),
      now: () => {
        clock += start + 7;
        return clock;
      },
      tool: 'abcdef12',
      policyPath: '.github/pr-verdict.yml',
      scope: { kind: 'changeset' },
      head: headFilesIn(root),
    });
    packs.push(directory.text('evidence_pack.json'));
  }
  const [first = '', ...others] = packs;
  const withoutTimes = (pack: string) =>
    pack.replace(/^ {2}"generated_at": ".*",\n/m, '').replace(/^ {2}"wall_clock_ms": \d+,?\n/m, '');
  expect(first).toContain('"ai_assisted": true');
  for (const pack of others) {
    expect(pack).not.toBe(first);
    expect(withoutTimes(pack)).toBe(withoutTimes(first));
  }
});
