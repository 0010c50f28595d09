import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Gate, Settings } from '../../src/domain/settings.ts';
import { holdingUp, refuseReviews } from '../support/crossing-runs.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { type EndedRun, runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const critical = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });
const minor = reviewOutputFinding({ issue: 'The name says too little.', line: 33 });

let demo: Demo;
let gate: Gate;

beforeEach(async () => {
  gate = 'check';
  demo = await startDemo();
});

afterEach(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

function review(
  runKey: string,
  findings: readonly unknown[],
  meanwhile?: () => Promise<unknown>,
  policyInputs: Settings['policyInputs'] = {},
) {
  return runInProcess({
    github: demo.github,
    pull: demo.pull,
    files: { 'claude.json': JSON.stringify(findings) },
    runKey,
    settings: { gate, policyInputs },
    permissions: publishing,
    client: { timer: virtualTimer() },
    ...(meanwhile && { onDisk: holdingUp(meanwhile) }),
  });
}

const refuse = () => refuseReviews(demo.github);

interface Both {
  readonly older: EndedRun;
  readonly newer: EndedRun;
}

/** A run that begins first and ends last, around another one. */
async function bothOf(
  found: { readonly older: readonly unknown[]; readonly newer: readonly unknown[] },
  between = () => {},
  after = () => {},
): Promise<Both> {
  let newer: EndedRun | undefined;
  const older = await review('run-1', found.older, async () => {
    between();
    newer = await review('run-2', found.newer);
    after();
  });
  if (newer === undefined) throw new Error('the newer run never came');
  return { older, newer };
}

const states = () => demo.pull.reviews.map(({ state }) => state);
const conclusionsOn = (head: string) =>
  demo.repository.checkRuns.filter(({ headSha }) => headSha === head).map(({ conclusion }) => conclusion);

describe('an older run that ends last', () => {
  it('on an older head says nothing, and the newest verdict stands on the newest head', async () => {
    const before = demo.pull.headSha;
    const { older, newer } = await bothOf({ older: [critical], newer: [{ ...minor, line: 1 }] }, () => {
      demo.repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Again');
      demo.repository.push('feature');
    });
    expect(newer.result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(older.result).toMatchObject({ exitCode: 2, status: 'superseded', conclusion: 'cancelled' });
    expect(states()).toEqual(['COMMENTED']);
    expect(conclusionsOn(before)).toEqual(['cancelled']);
    expect(conclusionsOn(demo.pull.headSha)).toEqual(['success']);
  });

  it('that found nothing on an older head dismisses nothing and is superseded', async () => {
    const { older } = await bothOf({ older: [], newer: [{ ...critical, line: 1 }] }, () => {
      demo.repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Again');
      demo.repository.push('feature');
    });
    expect(older.result).toMatchObject({ exitCode: 2, status: 'superseded', conclusion: 'cancelled' });
    expect(states()).toEqual(['CHANGES_REQUESTED']);
    expect(conclusionsOn(demo.pull.headSha)).toEqual(['failure']);
  });

  it('and says the same says it once', async () => {
    const { older, newer } = await bothOf({ older: [critical, minor], newer: [critical, minor] });
    expect(newer.result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(older.result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(states()).toEqual(['CHANGES_REQUESTED']);
    expect(demo.pull.threads).toHaveLength(2);
  });

  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['found less', [minor], [critical]],
    ['found nothing', [], [critical]],
    ['found worse', [critical], [minor]],
  ])(
    'on the same head, having %s, does not pass and says nothing: the newest stands',
    async (_, first, second) => {
      const { older, newer } = await bothOf({ older: first, newer: second });
      expect(older.result?.exitCode).not.toBe(0);
      expect(['success', 'neutral', 'skipped']).not.toContain(older.result?.conclusion);
      const event = newer.result?.event;
      expect(states()).toEqual([event === 'COMMENT' ? 'COMMENTED' : 'CHANGES_REQUESTED']);
      expect(older.reporter.failures).toEqual(['REVIEW_OVERTAKEN']);
      const [ofOlder, ofNewer] = conclusionsOn(demo.pull.headSha);
      expect(ofNewer).toBe(newer.result?.conclusion);
      expect(['action_required', 'failure']).toContain(ofOlder);
    },
  );

  it.each<[string, readonly unknown[]]>([
    ['found nothing', []],
    ['found less', [minor]],
  ])(
    'on the same head, having %s, does not pass where the newer one failed without a word',
    async (_, first) => {
      const { older, newer } = await bothOf({ older: first, newer: [critical] }, refuse, () =>
        demo.github.faults.clear(),
      );
      expect(newer.result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
      expect(older.reporter.failures).toEqual(['REVIEW_OVERTAKEN']);
      expect(older.result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
      expect(demo.pull.reviews).toEqual([]);
      expect(conclusionsOn(demo.pull.headSha)).toEqual(['action_required', 'failure']);
    },
  );

  it('does not pass either where it passes though something blocks', async () => {
    const begunLater = async () => {
      refuse();
      await review('run-2', [critical]);
      demo.github.faults.clear();
    };
    const older = await review('run-1', [critical], begunLater, { failOn: 'none' });
    expect(older.reporter.failures).toEqual(['REVIEW_OVERTAKEN']);
    expect(older.result).toMatchObject({ exitCode: 2, title: 'Not published: REVIEW_OVERTAKEN' });
  });

  it('says what it found where it does not pass anyway, though a newer one failed without a word', async () => {
    const { older, newer } = await bothOf({ older: [critical], newer: [critical] }, refuse, () =>
      demo.github.faults.clear(),
    );
    expect(newer.reporter.failures).toEqual(['GITHUB_PERMISSION_MISSING']);
    expect(older.result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(states()).toEqual(['CHANGES_REQUESTED']);
  });

  it('leaves the next run nothing to put straight but the verdict', async () => {
    await bothOf({ older: [], newer: [critical] });
    const { result } = await review('run-3', [critical]);
    expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(states()).toEqual(['CHANGES_REQUESTED']);
    expect(demo.pull.threads).toHaveLength(1);
  });
});

describe('an older run that ends last, where the gate is a status', () => {
  const statuses = () => demo.repository.statuses.map(({ state }) => state);
  const listings = () =>
    demo.github.journal.entries.filter(
      ({ route }) => route === 'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
    );

  beforeEach(() => {
    gate = 'status';
  });

  it.each<[string, readonly unknown[]]>([
    ['found nothing', []],
    ['found less', [minor]],
  ])(
    'on the same head, having %s, does not pass where the newer one failed without a word',
    async (_, first) => {
      const { older, newer } = await bothOf({ older: first, newer: [critical] }, refuse, () =>
        demo.github.faults.clear(),
      );
      expect(newer.result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
      expect(older.reporter.failures).toEqual(['REVIEW_OVERTAKEN']);
      expect(older.result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
      expect(demo.pull.reviews).toEqual([]);
      expect(statuses()).toEqual(['pending', 'pending', 'failure', 'error']);
    },
  );

  it('does not hold up the newer one by what it failed on itself', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let older: Promise<EndedRun> | undefined;
    await new Promise<void>((begun) => {
      older = review('run-1', [critical], () => {
        begun();
        return held;
      });
    });
    refuse();
    const newer = await review('run-2', [], async () => {
      letGo();
      await older;
    });
    expect((await older)?.result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(newer.result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(statuses()).toEqual(['pending', 'pending', 'failure', 'success']);
  });

  it('asks for nothing more where the newest word is its own, and looks once more where it is not', async () => {
    const { older, newer } = await bothOf({ older: [minor], newer: [minor] });
    expect([older.result?.exitCode, newer.result?.exitCode]).toEqual([0, 0]);
    expect(listings()).toHaveLength(1);
    expect(demo.github.journal.entries.at(-1)).toBe(listings()[0]);
  });
});
