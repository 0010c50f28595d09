import { packState, stateLine } from '../../src/memory/packed-state.ts';
import { RunState } from '../../src/memory/run-state.ts';
import { findingId } from '../../src/model/identity.ts';
import { toolKey, writeMark } from '../../src/model/mark.ts';
import { sha256 } from '../../src/model/text.ts';
import { checkName } from './builders/run.ts';
import { CheckRun } from './github/model/check-run.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import type { Repository } from './github/model/repository.ts';
import { Review } from './github/model/review.ts';
import type { Token } from './github/model/world.ts';
import { openThread, replyTo } from './github/reviewing.ts';

/** Numbers in [0, 1) that are the same each time (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const bands = ['high', 'medium', 'low'] as const;
export const categories = ['bug', 'security', 'performance'] as const;
export const severities = ['critical', 'medium', 'low'] as const;
type Band = (typeof bands)[number];

/** How a simulated reviewer behaves. */
interface Behaviour {
  /** Findings in each run that does not fail. */
  readonly findings: number;
  /** The share of its findings that are real, by the confidence that it gives. */
  readonly real: Readonly<Record<Band, number>>;
  readonly fails: number;
  /** In US dollars. */
  readonly cost: number;
}

export const behaviours: Readonly<Record<'precise' | 'noisy' | 'flaky', Behaviour>> = {
  precise: { findings: 2, real: { high: 0.98, medium: 0.9, low: 0.75 }, fails: 0.02, cost: 0.3 },
  noisy: { findings: 4, real: { high: 0.15, medium: 0.1, low: 0.05 }, fails: 0.02, cost: 0.2 },
  flaky: { findings: 2, real: { high: 0.7, medium: 0.5, low: 0.4 }, fails: 0.4, cost: 0.1 },
};

/** The reviewer that repeats so many findings of the precise one, and has none of its own. */
export const repeating = { name: 'repeating', share: 0.8, fails: 0.02, cost: 0.25 } as const;

/** How often people fix what is real, and what is not. */
const fixing = { real: 0.85, unreal: 0.04 } as const;

/** The chance that a finding of this confidence is acted on. */
export function chanceOfFix({ real }: Behaviour, band: Band): number {
  return real[band] * fixing.real + (1 - real[band]) * fixing.unreal;
}

interface Found {
  readonly by: readonly string[];
  readonly category: (typeof categories)[number];
  readonly severity: (typeof severities)[number];
  readonly confidence: Band;
  readonly line: number;
  readonly end: 'fixed' | 'refused' | 'resolved' | 'open';
}

/** The files of a pull request are its own: ids and fingerprints derive from them. */
function rowOf({ by, category, severity, confidence, line, end }: Found, head: string, isLast: boolean) {
  const path = 'src/app.ts';
  const id = findingId(category, { subject: path, startLine: line });
  const isFixed = isLast && end === 'fixed';
  return {
    ...{ kind: isFixed ? 'closed' : 'finding', head, id, fingerprint: sha256(`${id} ${head}`).slice(0, 16) },
    ...{ category, severity, confidence, preExisting: false, reviewers: by, contestedBy: [], title: '' },
    ...{ place: { path, startLine: line, side: 'RIGHT' }, alsoAt: [], named: [] },
    ...(severity === 'critical' && confidence !== 'low' && { blocking: true }),
  };
}

interface Played {
  readonly found: readonly Found[];
  readonly failed: ReadonlySet<string>;
}

/** What the four reviewers find on one pull request, and what people do about it. */
function playPull(random: () => number): Played {
  const pick = <T>(items: readonly [T, ...T[]]): T => items[Math.floor(random() * items.length)] ?? items[0];
  const failed = new Set(
    [...Object.entries(behaviours), [repeating.name, repeating] as const].flatMap(([name, { fails }]) =>
      random() < fails ? [name] : [],
    ),
  );
  let line = 0;
  const found = Object.entries(behaviours).flatMap(([name, behaviour]) => {
    if (failed.has(name)) return [];
    return Array.from({ length: behaviour.findings }, (): Found => {
      const confidence = pick(bands);
      const isReal = random() < behaviour.real[confidence];
      const isFixed = random() < (isReal ? fixing.real : fixing.unreal);
      const isRepeated = name === 'precise' && !failed.has(repeating.name) && random() < repeating.share;
      line += 1;
      return {
        by: isRepeated ? [name, repeating.name] : [name],
        ...{ category: pick(categories), severity: pick(severities), confidence, line },
        end: isFixed ? 'fixed' : pick(['refused', 'resolved', 'open'] as const),
      };
    });
  });
  return { found, failed };
}

function stateOf({ number }: PullRequest, head: string, { found, failed }: Played, isLast: boolean): string {
  const reviewers = [...Object.keys(behaviours), repeating.name].sort();
  const state = RunState.parse({
    ...{
      version: 1,
      tool: toolKey(checkName),
      pull: number,
      head,
      inputs: {},
      forgotten: 0,
      newestReview: 0,
    },
    confirmed: true,
    facts: {
      reviewers: reviewers.map((id) => ({
        ...{ id, kind: 'ai', role: 'primary', required: true },
        outcome: !isLast && failed.has(id) ? { state: 'timed_out', reason: 'slow' } : { state: 'reviewed' },
      })),
      ...{ refused: [], coverage: { expected: 1, covered: 1, missing: [] }, claims: [], questions: 0 },
      ...{ postponed: false, unverified: 0 },
    },
    policy: 'absent',
    findings: found.map((each) => rowOf(each, head, isLast)),
    spent: reviewers.map((reviewer) => {
      const cost = reviewer === repeating.name ? repeating.cost : behaviourOf(reviewer).cost;
      return { reviewer, ms: 60_000, attempts: 1, usage: { cost, currency: 'USD', inputTokens: 1_000 } };
    }),
  });
  return stateLine(packState(state, 60_000) ?? '');
}

function behaviourOf(name: string): Behaviour {
  return name === 'precise' || name === 'noisy' ? behaviours[name] : behaviours.flaky;
}

/** Pull requests with two runs each, merged, whose findings have known chances of being real and of being fixed. */
export function simulatePulls(
  repository: Repository,
  { count, seed }: { count: number; seed: number },
): void {
  const random = randomNumbers(seed);
  const { world } = repository;
  const bot: Token = {
    ...{ secret: '', kind: 'workflow', repository, permissions: { checks: 'write' } },
    account: world.accounts.named('github-actions[bot]'),
  };
  const person: Token = { ...bot, kind: 'user', account: world.accounts.named('bob') };
  repository.collaborators.set('bob', 'write');
  const { git } = repository;
  for (let made = 0; made < count; made += 1) {
    const head = `change-${made}`;
    git.branch(head, 'main').write('src/app.ts', `first ${made}\n`).commit('First');
    git.write('src/app.ts', `second ${made}\n`).commit('Second');
    const pull = repository.openPullRequest({ head });
    const played = playPull(random);
    const heads = pull.commits();
    for (const [nth, headSha] of heads.entries()) {
      const check = new CheckRun(repository, { name: checkName, headSha, token: bot });
      check.status = 'completed';
      check.conclusion = 'success';
      check.completedAt = new Date(Date.UTC(2026, 0, 2, nth)).toISOString();
      check.text = stateOf(pull, headSha, played, nth === heads.length - 1);
      repository.checkRuns.push(check);
    }
    showFindings(pull, played.found, { bot, person });
    pull.mergedAs = pull.headSha;
    pull.state = 'closed';
    pull.closedAt = '2026-01-03T00:00:00Z';
  }
}

function showFindings(
  pull: PullRequest,
  found: readonly Found[],
  { bot, person }: { readonly bot: Token; readonly person: Token },
): void {
  const review = new Review(pull, { author: bot.account, body: '', commitId: pull.headSha });
  review.state = 'COMMENTED';
  pull.reviews.push(review);
  for (const each of found) {
    const row = rowOf(each, pull.headSha, false);
    const mark = RunState.unwrap().shape.findings.unwrap().element.parse(row);
    const body = `A finding.\n\n<!-- ${writeMark({ ...mark, kind: 'finding', tool: toolKey(checkName) })} -->`;
    const thread = openThread(review, { subject: 'file', path: 'src/app.ts' }, body);
    if (each.end === 'refused') replyTo(thread, person, '/pr-verdict wont-fix intended');
    if (each.end === 'resolved') thread.resolvedBy = person.account;
  }
}
