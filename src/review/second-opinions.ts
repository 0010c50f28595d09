import { adjudicationFiles, readAnswers } from '../ingest/adjudication.ts';
import { keepAnswers, placesIn, readTextsAtHead } from '../ingest/apply-refutations.ts';
import { type Ingested, ingest } from '../ingest/ingest-documents.ts';
import { type IngestContext, type Prepared, prepareIngest, readOpinions } from '../ingest/ingest-stage.ts';
import { itemsPerCall, type QuestionFile } from '../ingest/questions.ts';
import { readGivenAnswers, refereeFiles, selectFindings, selectUnchecked } from '../ingest/referee.ts';
import { type Adjudication, AnswersFile, type Opinions, type Refereeing } from '../model/answers.ts';
import { onFailure, runCancelled } from '../model/failure.ts';
import { inBatches } from '../model/lists.ts';
import { redactTexts } from '../model/redact.ts';
import { counted } from '../model/text.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import { inputOf, isModel } from '../policy/reviewer-policy.ts';
import type { Programs, StagePorts } from '../ports/stage-ports.ts';
import {
  answersFile,
  headTreeFile,
  loadPolicy,
  manifestFile,
  readOwn,
  readOwnPinned,
  writeOwn,
} from '../review-directory/review-files.ts';
import { isSelected } from './assign.ts';
import { startGiven } from './attempt.ts';
import { endInWords, guardFiles } from './programs.ts';

type OpinionContext = IngestContext & Pick<StagePorts, 'withPrograms'>;

/** The context with what `ingest` reads, and the policy that names who is asked. */
type AskingContext = OpinionContext & Prepared & { readonly effective: EffectivePolicy };

/**
 * Asks the reviewers that policy names for a second opinion: whether doubtful pairs of findings are one problem, and
 * then whether findings hold against the code. They are about the documents that are there when the reviewers of this job
 * have run; the answers are for `ingest`, here or in a later job. Asked in a job that starts who is asked among others:
 * one that starts it alone has no findings to judge.
 */
export async function askSecondOpinions(context: OpinionContext): Promise<void> {
  const { directory, settings } = context;
  const fetched = await readOwn(directory, manifestFile);
  const effective = await loadPolicy(directory, fetched, settings.policyInputs);
  const [asksPairs, asksReferee] = [effective.adjudicator, effective.referee?.reviewer].map((reviewer) =>
    isAskedHere(reviewer, effective, context),
  );
  if (asksPairs !== true && asksReferee !== true) return;
  const prepared = await prepareIngest(context).catch(onFailure(warnOf(context)));
  if (prepared === undefined) return;
  const asking = { ...context, ...prepared, effective };
  const earlier = await readOpinions(context, prepared);
  const opinions = { ...earlier };
  if (asksPairs && earlier.adjudication)
    opinions.adjudication = await adjudicate(earlier.adjudication, asking);
  if (asksReferee && earlier.refereeing) opinions.refereeing = await referee(opinions, asking);
  for (const { failure, reviewer } of [opinions.adjudication, opinions.refereeing].flatMap(
    (each) => each ?? [],
  ))
    if (failure !== undefined) warnOf(context)({ message: `${reviewer}: ${failure}` });
  const file = { schemaVersion: 1, commits: prepared.manifest.commits, ...opinions };
  // It leaves this job with the documents, and a failure may quote what a program wrote (threat S4).
  await writeOwn(directory, answersFile, AnswersFile.parse(redactTexts(file, context.redact)));
}

function warnOf({ reporter }: Pick<OpinionContext, 'reporter'>) {
  return ({ message }: { readonly message: string }) =>
    reporter.warning(`Not all second opinions were given: ${message}`);
}

function isAskedHere(
  reviewer: string | undefined,
  { reviewers }: EffectivePolicy,
  { settings, reporter }: OpinionContext,
): boolean {
  if (reviewer === undefined || settings.reviewers.length === 0) return reviewer !== undefined;
  const here = Object.entries(reviewers).flatMap(([id, policy]) =>
    isSelected(id, policy, settings.reviewers) ? [id] : [],
  );
  const why = here.includes(reviewer) ? 'this job starts no other reviewer' : 'another job starts it';
  if (here.includes(reviewer) && here.length > 1) return true;
  reporter.info(`${reviewer} is not asked for a second opinion here: ${why}`);
  return false;
}

/** A question about many items, to the program of a reviewer that base policy names for it. */
interface Inquiry<Item, Answered> {
  readonly reviewer: string;
  /** What `PR_VERDICT_MODE` says. */
  readonly mode: string;
  readonly document: Ingested['document'];
  readonly filesFor: (items: readonly Item[]) => readonly QuestionFile[];
  /** Undefined for bytes that are no answer. */
  readonly read: (bytes: Uint8Array, items: readonly Item[]) => readonly Answered[] | undefined;
}

/** The answers up to the first failure, and that failure. */
interface Answers<Answered> {
  readonly answers: readonly Answered[];
  readonly failure?: string;
}

/**
 * Asks about items, each call in a folder of its own; nothing where there is none. Whatever goes wrong is the `failure` of
 * the result, and nothing is asked twice. Throws `RUN_CANCELLED`, and `REVIEW_FILE_CHANGED` where the program changed what
 * is in the review directory.
 */
async function ask<Item, Answered>(
  items: readonly Item[],
  inquiry: Inquiry<Item, Answered>,
  context: AskingContext,
): Promise<Answers<Answered>> {
  const { reviewer, mode, document } = inquiry;
  if (items.length === 0) return { answers: [] };
  const { outcome } = document.reviewers.find(({ id }) => id === reviewer) ?? {};
  if (outcome?.state !== 'reviewed') return { answers: [], failure: 'it did not review this change' };
  context.reporter.info(`${reviewer} is asked for ${counted(items.length, 'second opinion')} (${mode})`);
  const removePlanted = await guardFiles(context);
  return context
    .withPrograms(async (programs) => {
      const answered = await askAll(inquiry, inBatches(items, itemsPerCall), { ...context, programs });
      if (programs.cancelled.aborted) throw runCancelled();
      return answered;
    })
    .finally(removePlanted);
}

async function askAll<Item, Answered>(
  inquiry: Inquiry<Item, Answered>,
  calls: readonly (readonly Item[])[],
  context: AskingContext & { readonly programs: Programs },
): Promise<Answers<Answered>> {
  const answers: Answered[] = [];
  for (const items of calls) {
    // A full disk, or a link where the answer should be, is a failure.
    const answer = await askOnce(inquiry, items, context).catch(onFailure(({ message }) => message));
    if (typeof answer === 'string') return { answers, failure: answer };
    const read = inquiry.read(answer, items);
    if (read === undefined)
      return { answers, failure: 'its answer does not fit the schema that it was given' };
    answers.push(...read);
  }
  return { answers };
}

/** The answer, or why there is none. */
async function askOnce<Item, Answered>(
  { reviewer, mode, filesFor }: Inquiry<Item, Answered>,
  items: readonly Item[],
  { effective, programs, root }: Pick<AskingContext, 'effective' | 'root'> & { readonly programs: Programs },
): Promise<Uint8Array | string> {
  const policy = reviewerPolicy(effective, reviewer);
  const allowed = programs.environmentFor(policy.env);
  if ('missing' in allowed) return `it gets no ${allowed.missing.join(', ')} here (\`env\`)`;
  const { environment } = allowed;
  const needsCopy = isModel(policy) && inputOf(policy) !== 'files';
  const { directory, remove, ...work } = await programs.openAgentFolder(needsCopy ? root : undefined);
  const checkout = isModel(policy) ? work.checkout : root;
  const place = `work/${reviewer}-${mode}`;
  const given = filesFor(items);
  const program = { policy, directory, place, given, environment, mode, checkout, folder: '' };
  try {
    return await startGiven(program, programs, async ({ end }, answer) =>
      end.how === 'exited' && end.code === 0
        ? ((await answer()) ?? 'it wrote no answer')
        : `it ${endInWords(end, policy.timeout)}`,
    );
  } finally {
    remove();
  }
}

/** The earlier answers that still apply, and those to the pairs without one. */
async function adjudicate(earlier: Adjudication, context: AskingContext): Promise<Adjudication> {
  const { reviewer } = earlier;
  const { doubtful, document, report } = ingest(context.input, earlier);
  const question = { reviewer, document, mode: 'adjudicate' };
  const handling = { filesFor: adjudicationFiles, read: readAnswers };
  const { answers, ...ended } = await ask(doubtful, { ...question, ...handling }, context);
  return { reviewer, pairs: [...(report.adjudication?.pairs ?? []), ...answers], ...ended };
}

/** The earlier answers, and those to the findings without one. */
async function referee(
  { adjudication, refereeing: earlier }: Opinions,
  context: AskingContext,
): Promise<Refereeing | undefined> {
  const { effective, directory, manifest, input } = context;
  if (effective.referee === undefined || earlier === undefined) return earlier;
  const { document } = ingest(input, adjudication);
  const items = selectUnchecked(selectFindings(document, effective.referee), earlier);
  const shown = { diff: input.diff, texts: await readTextsAtHead(items.flatMap(placesIn), context) };
  const { answers, ...ended } = await ask(
    items,
    {
      reviewer: earlier.reviewer,
      document,
      mode: 'referee',
      filesFor: (findings) => refereeFiles(findings, shown),
      read: readGivenAnswers,
    },
    context,
  );
  const tree = await readOwnPinned(directory, manifest, headTreeFile);
  const paths = new Set([...(tree?.paths ?? []), ...input.diff.files.map(({ path }) => path)]);
  const kept = await keepAnswers(answers, paths, context);
  return { reviewer: earlier.reviewer, findings: [...earlier.findings, ...kept], ...ended };
}
