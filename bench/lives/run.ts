/**
 * What 200 pull requests take until their check passes, with a model that misses problems and invents some, with and
 * without the keys that let rounds end. Prints the table of docs/memory.md. It describes; no number is a goal.
 *
 *     npm run bench:lives
 */
import { type Life, live } from '../../test/support/lives.ts';

const lives = Number(process.argv[2] ?? 200);
const rates = { misses: 0.4, invents: 0.3, rebases: 0.3 };

const model = { run: ['model'], kind: 'ai', retries: 0, repairs: 0 };
const late = { policy: { late: 'report' } };
const same = { reviewers: { model: { ...model, 'skip-when': 'same-change' } } };
const policies = {
  'neither key': { reviewers: { model } },
  '`late: report`': { ...late, reviewers: { model } },
  '`skip-when: same-change`': same,
  both: { ...late, ...same },
};

const mean = (all: readonly Life[], of: (life: Life) => number) =>
  (all.reduce((sum, life) => sum + of(life), 0) / all.length).toFixed(1);

console.log('| With | Rounds until green | Threads | Decisions of people | Starts of the model |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const [name, policy] of Object.entries(policies)) {
  const all: Life[] = [];
  for (let seed = 1; seed <= lives; seed += 1) all.push(await live(seed, policy, rates));
  const counts = [
    mean(all, ({ rounds }) => rounds),
    mean(all, ({ threads }) => threads),
    mean(all, ({ decisions }) => decisions),
    mean(all, ({ starts }) => starts),
  ];
  const red = all.filter(({ isGreen }) => !isGreen).length;
  console.log(`| ${name} | ${counts.join(' | ')} |${red === 0 ? '' : ` ${red} not green`}`);
}
