import { adjudicationFiles, pairsPerCall, readAnswers } from '../ingest/adjudication.ts';
import { ingest } from '../ingest/ingest-documents.ts';
import { type IngestContext, type Prepared, prepareIngest, readOpinions } from '../ingest/ingest-stage.ts';
import { type Adjudication, AnswersFile } from '../model/answers.ts';
import { onFailure } from '../model/failure.ts';
import { inBatches } from '../model/lists.ts';
import { redactTexts } from '../model/redact.ts';
import { counted } from '../model/text.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import {
  answersFile,
  loadPolicy,
  manifestFile,
  readOwn,
  writeOwn,
} from '../review-directory/review-files.ts';
import { ask } from './ask.ts';
import { isSelected } from './assign.ts';

type OpinionContext = IngestContext & Pick<StagePorts, 'withPrograms'>;

/**
 * Asks the reviewer that policy names whether doubtful pairs of findings are one problem, about the documents that are
 * there when the reviewers of this job have run, and writes the answers for `ingest`, here or in a later job. Asked in a
 * job that starts it among others: one that starts it alone has no findings to compare.
 */
export async function askSecondOpinions(context: OpinionContext): Promise<void> {
  const { directory, reporter, settings } = context;
  const fetched = await readOwn(directory, manifestFile);
  const { adjudicator: reviewer, reviewers } = await loadPolicy(directory, fetched, settings.policyInputs);
  if (reviewer === undefined) return;
  const here = Object.entries(reviewers).flatMap(([id, policy]) =>
    isSelected(id, policy, settings.reviewers) ? [id] : [],
  );
  if (settings.reviewers.length > 0 && (!here.includes(reviewer) || here.length === 1)) {
    const why = here.includes(reviewer) ? 'this job starts no other reviewer' : 'another job starts it';
    reporter.info(`${reviewer} is not asked about pairs of findings here: ${why}`);
    return;
  }
  const warn = ({ message }: { readonly message: string }) =>
    reporter.warning(`${reviewer} did not answer about all pairs of findings: ${message}`);
  const prepared = await prepareIngest(context).catch(onFailure(warn));
  if (prepared === undefined) return;
  const { manifest, input } = prepared;
  const adjudication = await adjudicate(await readOpinions(context, prepared), { ...context, input });
  if (adjudication.failure !== undefined) warn({ message: adjudication.failure });
  const file = { schemaVersion: 1, commits: manifest.commits, adjudication };
  // It leaves this job with the documents, and a failure may quote what a program wrote (threat S4).
  await writeOwn(directory, answersFile, AnswersFile.parse(redactTexts(file, context.redact)));
}

/** The earlier answers that still apply, and those to the pairs without one. */
async function adjudicate(
  earlier: Adjudication,
  { input, ...context }: OpinionContext & Pick<Prepared, 'input'>,
): Promise<Adjudication> {
  const { reviewer } = earlier;
  const { doubtful, document, report } = ingest(input, earlier);
  const pairs = report.adjudication?.pairs ?? [];
  if (doubtful.length === 0) return { reviewer, pairs };
  const { outcome } = document.reviewers.find(({ id }) => id === reviewer) ?? {};
  if (outcome?.state !== 'reviewed') return { reviewer, pairs, failure: 'it did not review this change' };
  context.reporter.info(`${reviewer} is asked about ${counted(doubtful.length, 'pair')} of findings`);
  const calls = inBatches(doubtful, pairsPerCall);
  const inquiry = { reviewer, effective: input.effective, mode: 'adjudicate', calls };
  const { answers, ...ended } = await ask(
    { ...inquiry, filesFor: adjudicationFiles, read: readAnswers },
    context,
  );
  return { reviewer, pairs: [...pairs, ...answers], ...ended };
}
