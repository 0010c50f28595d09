import { defaultPolicyPath } from '../../src/policy/policy.ts';
import type { AppReviewOf } from './apps.ts';
import type { DemoRuns } from './demo-runs.ts';

/** What CodeRabbit writes where it finds nothing. */
export const clean: AppReviewOf = { body: '**Actionable comments posted: 0**' };
/** The title of the problem that {@link reviewWith} reports. */
export const problem = 'Input reaches the query unescaped.';

/** A review of CodeRabbit with one inline comment of this severity on `src/app.ts`. */
export function reviewWith(severity: string, line = 5): AppReviewOf {
  const body = `_⚠️ Potential issue_ | _${severity}_\n\n**${problem}**\n\nEscape it.`;
  const comments = [{ path: 'src/app.ts', line, side: 'RIGHT', body }];
  return { body: '**Actionable comments posted: 1**', comments };
}

export const blocking = reviewWith('🔴 Critical');

/** A demo under a policy of these reviewers alone; `more` are further lines of it. */
export const policyOf = (reviewers: string, more = '') => ({
  base: { [defaultPolicyPath]: `version: 1\nhygiene: false\n${more}reviewers: { ${reviewers} }\n` },
  ticking: true,
});
export const rabbitAndModel = policyOf('coderabbit: { app: coderabbitai }, claude: {}');

/** Our newest check, by its conclusion (its status without one) and title, also on one line, and what it says. */
export function checkOf({ repository }: DemoRuns) {
  const ours = repository.checkRuns.findLast(({ name }) => name === 'pr-verdict');
  const { status, conclusion = status, title, summary = '' } = ours ?? {};
  return { conclusion, title, summary, line: `${conclusion}: ${title}` };
}

export const openIn = (demo: DemoRuns) =>
  (demo.lastState()?.findings ?? []).filter(({ kind }) => kind === 'finding');

/** The first comment of the newest thread. */
export function newestComment({ pull }: DemoRuns) {
  const comment = pull.threads.at(-1)?.comments[0];
  if (comment === undefined) throw new Error('there is no thread');
  return comment;
}

export const alice = ({ github }: DemoRuns) => github.world.accounts.named('alice');
