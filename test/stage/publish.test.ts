import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import type { Plan, Step } from '../../src/model/write-plan.ts';
import { carryOut } from '../../src/write/carry-out-review.ts';
import { type PlannedReview, planReview } from '../../src/write/plan-review.ts';
import { publish } from '../../src/write/publish.ts';
import type { OwnReviewState } from '../../src/write/publisher.ts';
import { reviewBody } from '../../src/write/review-body.ts';
import type { ReviewInput } from '../../src/write/review-input.ts';
import { buildReviewInput, inBody, onFile, onLine } from '../support/builders/review.ts';
import { buildDecision, headCommit, nextCommit } from '../support/builders/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type PublisherScript, ScriptedPublisher } from '../support/fakes/scripted-publisher.ts';

const input: ReviewInput = buildReviewInput([onLine, onFile, inBody], {
  decision: buildDecision({ verdict: 'FAIL', soFar: 'FAIL', event: 'REQUEST_CHANGES' }),
});
const { plan }: PlannedReview = planReview(input);

function run(script: Partial<PublisherScript> = {}, upkeep: readonly Step[] = []) {
  const publisher = new ScriptedPublisher({ head: headCommit, ...script });
  const reporter = new RecordingReporter();
  const published = publish({
    plan,
    placed: input.placed,
    publisher,
    reporter,
    bodyFor: (placed) => reviewBody(input, plan.key, placed),
    upkeep,
  });
  return { published, publisher, reporter };
}

const toSubmit = [`createDraft ${plan.key}`, 'addFileThreads 1', 'confirm', 'submit REQUEST_CHANGES'];

it('does no upkeep where another run has posted the same by now', async () => {
  const postedReviews = [{ id: 9, state: 'COMMENTED', body: planReview(input).request?.body ?? '' }] as const;
  const dismissal = { do: 'dismiss-review', key: 'k', nodeId: 'R_1', message: 'Over.' } as const;
  const quiet: Plan = { ...plan, quiet: 'there is nothing new to say', steps: [dismissal] };
  const carriedOut = async (ownReviews: OwnReviewState['ownReviews']) => {
    const publisher = new ScriptedPublisher({ head: headCommit, ownReviews });
    const receipt = await carryOut(input, quiet, { publisher, reporter: new RecordingReporter() });
    expect(receipt.outcome).toBe('quiet');
    return publisher.journal;
  };
  expect(await carriedOut([])).toEqual(['confirm', 'carryOutUpkeep dismiss-review R_1']);
  expect(await carriedOut(postedReviews)).toEqual(['confirm']);
});

it.each([
  ['the head moved under the last request', { headAsTaken: nextCommit, headAfter: nextCommit }, 'superseded'],
  ['all is well', {}, 'published'],
] as const)('upkeep is done or not after publishing, where %s', async (_, script, outcome) => {
  const publisher = new ScriptedPublisher({ head: headCommit, ...script });
  const dismissal = { do: 'dismiss-review', key: 'k', nodeId: 'R_1', message: 'Over.' } as const;
  const withUpkeep: Plan = { ...plan, steps: [...plan.steps, dismissal] };
  const receipt = await carryOut(input, withUpkeep, { publisher, reporter: new RecordingReporter() });
  expect(receipt.outcome).toBe(outcome);
  const straight = outcome === 'published' ? ['carryOutUpkeep dismiss-review R_1'] : [];
  expect(publisher.journal).toEqual([...toSubmit, ...straight, 'readBack']);
});

describe('publishing', () => {
  it('creates, completes, confirms, submits and reads back', async () => {
    const { published, publisher } = run();
    expect(await published).toMatchObject({
      outcome: 'published',
      id: 11,
      event: 'REQUEST_CHANGES',
      head: headCommit,
    });
    expect(publisher.journal).toEqual([...toSubmit, 'readBack']);
    expect(publisher.requests[0]?.body).toBe(
      `${publisher.submissions[0]?.body}\n<sub>draft of run run-1</sub>\n`,
    );
  });

  const shrunk = { do: 'update-review', key: 'k', nodeId: 'PRR_1', body: 'See the newer one.' } as const;

  it('reads the review back from the answer of the last upkeep step', async () => {
    const { published, publisher } = run({ readsBackWithUpkeep: true, headAfter: nextCommit }, [shrunk]);
    expect(await published).toMatchObject({ outcome: 'published', head: nextCommit });
    expect(publisher.journal).toEqual([...toSubmit, 'carryOutUpkeep update-review PRR_1']);
  });

  it('does not read head and reviews again where the file threads returned them', async () => {
    const ready = run({ confirmsWithThreads: true });
    expect(await ready.published).toMatchObject({ outcome: 'published' });
    expect(ready.publisher.journal).not.toContain('confirm');
    const moved = run({ confirmsWithThreads: true, head: nextCommit });
    expect(await moved.published).toEqual({ outcome: 'superseded', head: nextCommit });
    expect(moved.publisher.journal.slice(1)).toEqual(['addFileThreads 1', 'deleteDraft']);
  });

  it('deletes the draft when the head moved meanwhile', async () => {
    const { published, publisher } = run({ head: nextCommit });
    expect(await published).toEqual({ outcome: 'superseded', head: nextCommit });
    expect(publisher.journal.slice(2)).toEqual(['confirm', 'deleteDraft']);
  });

  it('deletes the draft when another run published the same review', async () => {
    const body = planReview(input).request?.body ?? '';
    const { published, publisher } = run({ ownReviews: [{ id: 9, state: 'CHANGES_REQUESTED', body }] });
    expect(await published).toEqual({ outcome: 'already-there' });
    expect(publisher.journal.slice(2)).toEqual(['confirm', 'deleteDraft']);
  });

  it('yields to a different review of the same head that came meanwhile, and reports it', async () => {
    const body = (planReview(input).request?.body ?? '').replaceAll(plan.key, 'f'.repeat(16));
    const ownReviews = [{ id: 9, state: 'COMMENTED', body }] as const;
    const publisher = new ScriptedPublisher({ head: headCommit, ownReviews });
    const request = {
      plan,
      placed: input.placed,
      publisher,
      reporter: new RecordingReporter(),
      bodyFor: () => body,
      upkeep: [],
    };
    await expect(publish({ ...request, seen: new Set() })).rejects.toMatchObject({
      code: 'CONCURRENT_REVIEW',
    });
    expect(publisher.journal.at(-1)).toBe('deleteDraft');
    expect(await publish({ ...request, seen: new Set([9]) })).toMatchObject({ outcome: 'published' });
  });

  it('does not take a draft, or a review of another instance, for the same review', async () => {
    const body = planReview(input).request?.body ?? '';
    const foreign = body.replaceAll(plan.toolKey, '0123abcd');
    const { published } = run({
      ownReviews: [
        { id: 8, state: 'PENDING', body },
        { id: 9, state: 'COMMENTED', body: foreign },
        { id: 10, state: 'COMMENTED', body: `> ${body.replaceAll('\n', '\n> ')}` },
      ],
    });
    expect(await published).toMatchObject({ outcome: 'published' });
  });

  it.each([
    ['yields to the run that removed its draft and posted the same', true, { outcome: 'already-there' }],
    ['fails where its draft is gone and no comment was posted', false, undefined],
  ])('%s', async (_, saidMeanwhile, outcome) => {
    const gone = new Failure({
      kind: 'operational',
      code: 'GITHUB_DRAFT_GONE',
      message: 'gone',
      fix: 'Again.',
    });
    const postedReviews = [
      { id: 9, state: 'COMMENTED', body: planReview(input).request?.body ?? '' },
    ] as const;
    const publisher = new ScriptedPublisher({ head: headCommit });
    publisher.submit = async () => {
      if (saidMeanwhile) publisher.confirm = async () => ({ ...nothing, ownReviews: postedReviews });
      throw gone;
    };
    const nothing = await publisher.confirm();
    const published = publish({
      plan,
      placed: input.placed,
      publisher,
      reporter: new RecordingReporter(),
      bodyFor: () => 'A review.',
      upkeep: [],
    });
    await (outcome === undefined
      ? expect(published).rejects.toBe(gone)
      : expect(published).resolves.toEqual(outcome));
  });

  it.each(['addFileThreads', 'confirm', 'submit'] as const)(
    'removes the draft when %s fails',
    async (failing) => {
      const { published, publisher } = run({ failing: [failing] });
      await expect(published).rejects.toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
      expect(publisher.journal.at(-1)).toBe('deleteDraft');
    },
  );

  it('never removes a submitted review', async () => {
    const { published, publisher } = run({ failing: ['readBack'] });
    await expect(published).rejects.toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
    expect(publisher.journal).not.toContain('deleteDraft');
  });

  it('reports the first failure, not the one of the clean-up', async () => {
    const { published, reporter } = run({ failing: ['confirm', 'deleteDraft'] });
    await expect(published).rejects.toThrow('GitHub refused confirm');
    expect(reporter.lines.join('\n')).toContain('the next run removes it');
  });
});
