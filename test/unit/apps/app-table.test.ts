import { describe, expect, it } from 'vitest';
import type { Account, AppActivity } from '../../../src/apps/activity.ts';
import { type AppEntry, apps, type Example } from '../../../src/apps/app-table.ts';
import { readApp } from '../../../src/apps/completion.ts';
import type { AppSource } from '../../../src/apps/identify.ts';
import {
  bot,
  buildActivity,
  buildCheck,
  buildComment,
  buildReview,
  buildStatus,
  evidence,
  head,
} from '../../support/app-activity.ts';

/** What GitHub shows once the app of an entry made an example. */
function show(entry: AppEntry, account: Account, { on, text, conclusion }: Example): AppActivity {
  const body = text.replaceAll('HEAD', head);
  const [check] = entry.checks ?? [];
  switch (on) {
    case 'review':
      return buildActivity({ reviews: [buildReview(account, { body })] });
    case 'comment':
      return buildActivity({ comments: [buildComment(account, body)] });
    case 'check': {
      const ended = conclusion === undefined ? { status: 'in_progress', conclusion: null } : { conclusion };
      return buildActivity({
        checks: [buildCheck(check?.name ?? '', check?.app ?? '', { ...ended, text: body })],
      });
    }
    case 'status': {
      const state = conclusion?.toUpperCase() ?? 'PENDING';
      return buildActivity({
        statuses: [buildStatus(account, entry.statuses?.[0] ?? '', { state, description: body })],
      });
    }
    case 'reaction':
      return buildActivity({ reactions: [{ content: text, account }] });
  }
}

function sourceOf(key: string, { accounts: [own], checks }: AppEntry): AppSource {
  if (own !== undefined) return { login: own.login };
  return checks?.[0] === undefined ? { login: 'house-review', as: key } : { check: checks[0] };
}

function accountOf({ accounts: [own] }: AppEntry): Account {
  return own === undefined ? bot('house-review') : bot(own.login, own.id);
}

const entries = Object.entries(apps);
const examples = entries.flatMap(([key, entry]) =>
  (entry.examples ?? []).map((example) => ({ key, entry, example, ...example })),
);

describe.each(entries)('the entry %s', (key, entry) => {
  it('says what its examples read as, so that each can be tested', () => {
    expect(entry.examples?.length).toBeGreaterThan(0);
  });

  it('proves a review by a marker unless it never completes', () => {
    const proofs = (entry.markers ?? []).filter(
      ({ says, weak }) => weak !== true && ['clean', 'reviewed'].includes(says),
    );
    if (entry.neverCompletes === true) expect(proofs).toEqual([]);
    expect((entry.markers ?? []).filter(({ source }) => source.trim() === '')).toEqual([]);
  });

  it('is found by each of its logins in any case, and by its checks', () => {
    const [first] = entry.examples ?? [];
    if (first === undefined) throw new Error(`${key} has no example`);
    const read = (source: AppSource) => readApp(source, buildActivity({}), evidence).ask;
    for (const { login } of entry.accounts) expect(read({ login: login.toUpperCase() })).toBe(entry.ask);
    for (const check of entry.checks ?? []) expect(read({ check })).toBe(entry.ask);
  });
});

it.each(examples)('$key: a $on $conclusion "$text" is $reads', ({ key, entry, example }) => {
  const shown = show(entry, accountOf(entry), example);
  expect(readApp(sourceOf(key, entry), shown, evidence).completion.how).toBe(example.reads);
});

it.each(examples)('$key: a $on "$text" by a look-alike says nothing', ({ key, entry, example }) => {
  const own = accountOf(entry);
  const imitators: Account[] = [
    { ...own, type: 'User' },
    { ...own, login: `${own.login}-review` },
    ...(entry.accounts[0]?.id === undefined
      ? []
      : [
          { ...own, id: 5 },
          { ...own, id: null },
        ]),
  ];
  for (const account of imitators) {
    const { checks, ...shown } = show(entry, account, example);
    const foreign = checks.map((check) => ({ ...check, app: 'another-app' }));
    const reading = readApp(sourceOf(key, entry), { ...shown, checks: foreign }, evidence);
    expect(reading).toMatchObject({ completion: { reason: 'it has not answered' }, findings: [] });
  }
});

it('has each login and each check once', () => {
  const logins = entries.flatMap(([, { accounts }]) => accounts.map(({ login }) => login.toLowerCase()));
  const checks = entries.flatMap(([, entry]) =>
    (entry.checks ?? []).map(({ name, app }) => `${app}/${name}`),
  );
  expect(new Set(logins).size).toBe(logins.length);
  expect(new Set(checks).size).toBe(checks.length);
});
