import { type DemoRuns, openDemo } from './demo-runs.ts';
import type { DemoChange } from './github/demo.ts';

export interface Situation extends Pick<DemoChange, 'base' | 'commits'> {
  /** How many files the pull request adds, `src/0.ts` first. */
  readonly files?: number;
  /** How many threads alice began; the replies are in the middle one. */
  readonly threads?: number;
  readonly replies?: number;
  /** Number of comments below the description. */
  readonly remarks?: number;
}

/** A pull request of alice that only adds files, in a stand-in of its own. */
export async function openFor(situation: Situation): Promise<DemoRuns> {
  const { files = 1, threads = 0, replies = 0, remarks = 0, base, ...more } = situation;
  const added = Array.from({ length: files }, (_, index) => [`src/${index}.ts`, 'export {};\n']);
  const change = Object.fromEntries(added);
  const demo = await openDemo({ base: { 'README.md': 'Demo\n', ...base }, change, ...more });
  const { pull, pulls, alice } = demo;
  const about = { path: 'src/0.ts', line: 1, side: 'RIGHT' };
  for (let n = 1; n <= threads; n += 1) {
    const comments = [{ ...about, body: `Thought ${n}` }];
    await alice.post(`${pulls}/reviews`, { event: 'COMMENT', body: `Review ${n}`, comments });
  }
  const middle = pull.threads[Math.floor(threads / 2)]?.comments[0]?.id;
  for (let n = 1; n <= replies; n += 1)
    await alice.post(`${pulls}/comments/${middle}/replies`, { body: `Reply ${n}` });
  for (let n = 1; n <= remarks; n += 1) demo.say('alice', `Remark ${n}`);
  return demo;
}
