import { describe, expect, it } from 'vitest';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { verdictFile, verdictFinding } from '../support/contract-documents.ts';
import { readDocument } from '../support/read-documents.ts';
import { lock, markFixed, says, startWork, worktree } from '../support/worked-tree.ts';

const modes = ['full', 'verify', 'quick'];
const abortOn = { policy: { 'abort-on': [lock['category']] } };
const race = { ...lock, line: 5, category: 'other', issue: 'Two writers race for the cache.' };
const setWontFix = (finding: Record<string, unknown>) => {
  finding['status'] = 'wont_fix';
  finding['reason'] = 'The lock is held on purpose.';
};

/** Work in which a first review found the lock. */
async function startReviewed(mode: 'full' | 'quick' = 'full') {
  const work = startWork(modes);
  await work.run(mode, { other: says(lock) });
  const archives = () => work.directory.names().filter((name) => /^review-[0-9a-f]{8}\.json$/.test(name));
  return { ...work, archives, first: await work.verdict() };
}

describe('the verdict file', () => {
  const unsure = { ...race, confidence: 'LOW' };
  const old = { ...lock, line: 7, pre_existing: true };

  it('lists every open finding that an agent may mark, and says which need verification; pre-existing ones apart', async () => {
    const { run, verdict, directory } = startWork();
    const { result } = await run('full', { model: says(unsure, old) });
    expect(result.verdict).toBe('PASS');
    expect(await verdict()).toMatchObject({
      summary: { blocker: 1, high: 0 },
      findings: [{ lineRange: '5', status: 'open', requiresVerification: true }],
      needsVerification: [expect.stringMatching(/-5$/)],
      preExisting: [{ lineRange: '7', status: 'open' }],
    });
    expect(readDocument(directory.text('review-latest.json')).problems).toEqual([]);
  });

  it('counts open findings in its summary', async () => {
    const { run, mark, verdict } = startWork();
    await run('full', { model: says(lock, race) });
    expect((await verdict()).summary.blocker).toBe(2);
    await mark((finding) => {
      if (finding['lineRange'] !== '5') markFixed(finding);
    });
    await run('verify', { model: says(race) });
    expect((await verdict()).summary.blocker).toBe(1);
  });

  it.each([
    ['MINOR', 'PASS', 'critical by model, medium by other'],
    ['MAJOR', 'WARN', 'critical by model, high by other'],
  ])(
    'shows a doubted critical finding that merged with one of %s as critical',
    async (severity, verdict, words) => {
      const work = startWork();
      const milder = { ...race, severity };
      const { result } = await work.run('full', { model: says(unsure), other: says(milder) });
      expect(result.verdict).toBe(verdict);
      expect(await work.verdict()).toMatchObject({
        summary: { blocker: 1, high: 0, medium: 0 },
        findings: [{ severity: 'Blocker', requiresVerification: true }],
      });
      expect(readDocument(work.directory.text('review-latest.json')).problems).toEqual([]);
      expect(work.directory.text('report.md')).toContain(words);
    },
  );

  const marked = (status: string) => async (work: ReturnType<typeof startWork>) => {
    const file = JSON.parse(work.directory.text('review-latest.json'));
    for (const finding of [...file.findings, ...file.preExisting]) finding.status = status;
    await work.directory.write('review-latest.json', JSON.stringify(file));
  };

  it.each([
    ['fixed', 'verify', [], ['verified', 'verified']],
    ['fixed', 'verify', [unsure, old], ['reopened', 'reopened']],
    ['fixed', 'full', [unsure, old], ['reopened', 'reopened']],
    ['wont_fix', 'verify', [unsure, old], ['wont_fix', 'wont_fix']],
    ['wont_fix', 'full', [unsure, old], ['wont_fix', 'wont_fix']],
    ['wont_fix', 'quick', [unsure, old], ['wont_fix', 'wont_fix']],
  ] as const)('takes the mark %s of any finding in mode %s: %#', async (status, mode, again, becomes) => {
    const work = startWork(modes);
    await work.run('full', { other: says(unsure, old) });
    await marked(status)(work);
    await work.run(mode, { other: says(...again) });
    const { findings } = JSON.parse(work.directory.text('findings.json'));
    expect(findings.map((finding: { status: string }) => finding.status)).toEqual(becomes);
  });

  it.each(['full', 'quick', 'verify'] as const)('keeps a mark that %s cannot read', async (mode) => {
    const work = startWork(modes);
    await work.run('full', { other: says(old) });
    await marked('Fixed')(work);
    const message = expect.stringContaining('`preExisting.0.status` must be one of "open", "fixed"');
    await expect(work.run(mode, {})).rejects.toMatchObject({ code: 'REVIEW_FILE_INVALID', message });
  });

  it('takes marks in the file of a quick check for what the full review has as well', async () => {
    const { run, mark, verdict } = await startReviewed();
    await run('quick', { other: says(lock) });
    expect(await verdict()).toMatchObject({ mode: 'quick', findings: [{ status: 'open' }] });
    await mark(setWontFix);
    await run('full', { other: says(lock) });
    expect(await verdict()).toMatchObject({ mode: 'full', findings: [{ status: 'wont_fix' }] });
  });

  it('is archived by the next full review alone, and the archive never changes', async () => {
    const { run, mark, first, archives, directory } = await startReviewed();
    await mark(markFixed);
    for (const mode of ['quick', 'verify', 'quick'] as const) await run(mode, {});
    expect(archives()).toEqual([]);

    await run('full', {});
    const name = `review-${first.reviewId}.json`;
    expect(archives()).toEqual([name]);
    const archive = directory.text(name);
    expect(JSON.parse(archive)).toMatchObject({ mode: 'verify', findings: [{ status: 'verified' }] });
    for (const mode of ['quick', 'verify', 'full'] as const) await run(mode, {});
    expect(directory.text(name)).toBe(archive);
  });

  it('of a quick check is replaced without an archive', async () => {
    const { run, archives } = await startReviewed('quick');
    await run('full', {});
    expect(archives()).toEqual([]);
  });

  it('of a review without a verdict is gone, and the one before can be verified', async () => {
    const { run, mark, verdict, directory, first } = await startReviewed();
    await mark(markFixed);
    const { result } = await run('full', { model: { end: { how: 'timed-out' } } });
    expect(result.verdict).toBe('');
    expect(directory.has('review-latest.json')).toBe(false);

    await run('verify', {});
    const findings = [{ status: 'verified' }];
    expect(await verdict()).toMatchObject({ reviewId: first.reviewId, findings });
  });

  it.each([
    ['PASS', says(), false],
    ['FAIL', says(lock), true],
  ])('of a superseded %s is there: %3$s', async (_verdict, model, isThere) => {
    const source = { editedSince: async () => [] };
    const { result, directory } = await startWork().run('full', { model }, { source });
    expect(result).toMatchObject({ status: 'superseded', verdict: '' });
    expect(directory.has('review-latest.json')).toBe(isThere);
  });
});

describe('abort-reason.md', () => {
  /** The parts of the page, each from its heading on. */
  async function partsAfter(answer: ReturnType<typeof says>, policy: object = {}) {
    const { result, directory } = await startWork().run('full', { model: answer }, {}, { policy });
    expect(result.verdict).toBe('ABORT');
    return { ...result, parts: directory.text('abort-reason.md').split(/^### /m).slice(1) };
  }

  it('leaves abort-reason.md with the reason for stopping, and asks to stop', async () => {
    const { parts, nextSteps } = await partsAfter(says(lock, race), { 'abort-on': ['standards'] });
    expect(parts).toEqual([
      expect.stringMatching(/^What stopped this\n\n.*The lock is never released.*src\/app\.ts:3.*\n\n$/),
      expect.stringMatching(/^What else blocks\n\n.*Two writers race.*\n\n$/),
      expect.stringMatching(/^What was worked on\n/),
      expect.stringMatching(/^Suggested next steps\n[^\\]*`wont_fix`[^\\]*$/),
    ]);
    expect(nextSteps?.join(' ')).toContain('Do not fix anything');
  });

  it('names the document that claims an abort, and its finding', async () => {
    const claim = verdictFile({
      verdict: 'ABORT',
      reportPath: '',
      summary: { blocker: 1, high: 0, medium: 0, low: 0, info: 0 },
      findings: [
        verdictFinding({ severity: 'Blocker', lineRange: '3', title: 'The migration drops orders' }),
      ],
    });
    const { parts } = await partsAfter({ stdout: JSON.stringify(claim) });
    expect(parts[0]).toBe('What stopped this\n\n- model asks for ABORT\n\n');
    expect(parts[1]).toContain('The migration drops orders');
  });

  async function startAborted() {
    const { directory, run } = startWork();
    await run('full', { model: says(lock) }, {}, abortOn);
    return { directory, run, reason: () => directory.text('abort-reason.md') };
  }

  it('is removed once the verdict is another', async () => {
    const { run, directory, reason } = await startAborted();
    expect(reason()).toMatch(/^### What stopped this$(?![\s\S]*What else blocks)/m);
    await run('full', {}, {}, abortOn);
    expect(directory.has('abort-reason.md')).toBe(false);
  });

  it('keeps the reason of the full review after a quick check', async () => {
    const { run, directory } = startWork(modes);
    await run('full', { other: says(lock) }, {}, abortOn);
    const before = directory.text('abort-reason.md');
    expect((await run('quick', {}, {}, abortOn)).result.verdict).toBe('ABORT');
    expect(directory.text('abort-reason.md')).toBe(before);
  });

  it('that people have added to is neither overwritten nor deleted', async () => {
    const { run, directory, reason } = await startAborted();
    const edited = `${reason()}\nWe talk to the owners on Monday.`;
    await directory.write('abort-reason.md', edited);
    await run('full', { model: says({ ...race, category: lock['category'] }) }, {}, abortOn);
    const kept = reason();
    expect(kept.startsWith(edited)).toBe(true);
    expect(kept).toContain('Two writers race');

    const { log } = await run('full', {}, {}, abortOn);
    expect(reason()).toBe(kept);
    expect(log).toContain('abort-reason.md');
  });
});

describe('a quick check', () => {
  it.each(['full', 'quick'] as const)(
    'after a %s ABORT does not pass while its finding is open',
    async (mode) => {
      const { run, directory } = startWork(modes);
      const verdictOf = async (of: typeof mode) => (await run(of, {}, {}, abortOn)).result.verdict;
      await run(mode, { other: says(lock) }, {}, abortOn);
      for (let nth = 0; nth < 2; nth += 1) {
        expect(await verdictOf('quick')).toBe('ABORT');
        expect(directory.has('abort-reason.md')).toBe(true);
      }
      expect([await verdictOf('full'), await verdictOf('quick')]).toEqual(['PASS', 'PASS']);
    },
  );

  it.each([
    ['FAIL', 3, {}],
    ['PASS', 50, { suppressed: { by: 'quick' } }],
  ])('judges only lines that are not committed: %s on line %i', async (verdict, line, finding) => {
    const app = 'src/app.ts';
    const diff = gitDiff({ [app]: numbered(100) }, { [app]: numbered(100, { 3: 'lock()' }) });
    const world = { snapshot: { ...worktree, diff } };
    const { result, json } = await startWork(modes).run('quick', { other: says({ ...lock, line }) }, world);
    expect(result.verdict).toBe(verdict);
    expect(await json('findings.json')).toMatchObject({ findings: [finding] });
  });
});

describe('wont_fix', () => {
  it('is kept by a full review with its reason, until the team takes it back', async () => {
    const { run, mark, verdict, directory } = await startReviewed();
    await mark(setWontFix);
    await run('verify', {});
    for (const mode of ['full', 'quick', 'full'] as const) {
      const { result } = await run(mode, { model: says({ ...lock, line: 4 }) });
      expect({ mode, ...result }).toMatchObject({ mode, verdict: 'PASS' });
    }
    const kept = { status: 'wont_fix', reason: 'The lock is held on purpose.' };
    expect((await verdict()).findings).toMatchObject([kept]);
    expect(directory.json('receipt.json')).toMatchObject({ entries: [{ place: 'withheld' }] });

    await mark((finding) => (finding['status'] = 'open'));
    expect((await run('full', { model: says(lock) })).result.verdict).toBe('FAIL');
  });

  const commit = { snapshot: { workingDirectory: { state: 'head', differing: [] } } } as const;

  it.each([
    ['another review of the work tree, and then', [{}, commit]],
    ['it was marked, and then', [commit]],
  ])('is kept where, after %s, a review of a commit has replaced the file', async (_, worlds) => {
    const { run, mark } = await startReviewed();
    await mark(setWontFix);
    for (const world of worlds) await run('full', { other: says(lock) }, world);
    expect((await run('full', { other: says(lock) })).result.verdict).toBe('PASS');
  });

  it.each([
    ['the same problem with a worse severity', lock, 'FAIL'],
    ['another one', c1Finding({ severity: 'MAJOR', issue: 'Names are logged.' }), 'WARN'],
  ])('does not apply to %s', async (_, found, verdict) => {
    const { run, mark } = startWork();
    await run('full', { model: says({ ...lock, severity: 'MAJOR' }) });
    await mark(setWontFix);
    expect((await run('full', { model: says(found) })).result.verdict).toBe(verdict);
  });
});
