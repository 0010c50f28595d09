import { readTexts } from '../change/head-files.ts';
import { type CheckedFinding, checkedText, questionKey, type Refereeing } from '../model/answers.ts';
import { onFailure } from '../model/failure.ts';
import type { Finding, Refuted } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import type { Manifest } from '../model/manifest.ts';
import { shortened } from '../model/text.ts';
import type { FileText } from '../ports/source.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import type { Ingested, IngestInput } from './ingest-documents.ts';
import { checkQuotation, findQuotation } from './quotation.ts';
import { type GivenAnswer, keyOf, raiserOf, selectFindings } from './referee.ts';

interface HeadContext extends Pick<StagePorts, 'source' | 'readHeadText' | 'reporter'> {
  readonly manifest: Pick<Manifest, 'commits' | 'workingDirectory'>;
}

/**
 * Whole texts of the head by path: of a work tree as it is, otherwise of the commit itself, since programs may have
 * changed what is checked out. What cannot be read is left out, with a warning.
 */
export async function readTextsAtHead(
  paths: readonly string[],
  { manifest: { commits, workingDirectory }, source, readHeadText, reporter }: HeadContext,
): Promise<ReadonlyMap<string, FileText>> {
  const wanted = [...new Set(paths)];
  if (wanted.length === 0) return new Map();
  const open = async () => {
    if (workingDirectory.state === 'worktree') return readHeadText;
    return (await source()).readerAt?.(commits.head, wanted);
  };
  const texts = await open()
    .then((read) => readTexts(wanted, read))
    .catch(
      onFailure(({ message }): readonly FileText[] => {
        reporter.warning(`The referee's quotations cannot be checked, and have no effect: ${message}`);
        return [];
      }),
    );
  return new Map(texts.map((each) => [each.path, each]));
}

export function placesIn({ locations }: Finding): readonly string[] {
  return locations.map(({ path }) => path);
}

/** In characters; what a page shows of a reason. */
const maxReason = 1000;

/**
 * Answers as they are kept, each with the lines that it quotes. A refutation without a reason, or whose quotation does not
 * stand at the head, is `unsure`, which changes nothing (threat G12).
 * @param paths the files of the head: an answer may name no other
 */
export async function keepAnswers(
  given: readonly GivenAnswer[],
  paths: ReadonlySet<string>,
  context: HeadContext,
): Promise<readonly CheckedFinding[]> {
  const filesOf = ({ finding, file = '' }: GivenAnswer) =>
    [file.trim()].filter((path) => paths.has(path)).concat(placesIn(finding));
  const refuted = given.filter(({ answer }) => answer === 'refuted');
  const texts = await readTextsAtHead(refuted.flatMap(filesOf), context);
  return given.flatMap((each): CheckedFinding[] => {
    const { finding, answer, reason = '', quotation: quoted = '', file = '' } = each;
    const { fingerprint } = finding;
    const kept = { fingerprint, text: checkedText(finding), raisedBy: raiserOf(finding) ?? '' };
    if (answer !== 'refuted') return [{ ...kept, answer }];
    const [quotation] = filesOf(each).flatMap((path) => {
      const text = texts.get(path);
      return (text && findQuotation(quoted, path === file.trim(), text, finding)) ?? [];
    });
    if (quotation === undefined || reason.trim() === '') return [{ ...kept, answer: 'unsure' }];
    return [{ ...kept, answer, reason: shortened(reason.trim(), maxReason), quotation }];
  });
}

/** What a refutation says of a finding, where its quotation still stands at the head. */
function refutationOf(
  { reason = '', quotation }: CheckedFinding,
  by: string,
  finding: Finding,
  texts: ReadonlyMap<string, FileText>,
): Refuted | undefined {
  const file = texts.get(quotation?.path ?? '');
  const checked = quotation && file && checkQuotation(quotation, file, finding);
  if (checked === undefined || reason === '') return undefined;
  const [startLine, last] = checked.lines;
  const endLine = last > startLine ? { endLine: last } : {};
  return {
    by,
    reason,
    place: { path: checked.path, startLine, ...endLine, side: 'RIGHT' },
    code: checked.code,
  };
}

/** The findings with what the referee said against them, and its answers to those of this run that it may judge. */
export async function applyRefutations(
  { document, report }: Ingested,
  refereeing: Refereeing,
  context: HeadContext & Pick<IngestInput, 'effective'>,
): Promise<Ingested> {
  const { referee } = context.effective;
  if (referee === undefined) return { document, report };
  const answers = groupBy(refereeing.findings, questionKey);
  const judged = new Map(
    selectFindings(document, referee).flatMap((finding) => {
      const [answer, ...more] = answers.get(keyOf(finding)) ?? [];
      return answer === undefined || more.length > 0 ? [] : [[finding, answer] as const];
    }),
  );
  const refuted = [...judged.values()].filter(({ answer }) => answer === 'refuted');
  const texts = await readTextsAtHead(
    refuted.flatMap(({ quotation }) => quotation?.path ?? []),
    context,
  );
  const findings = document.findings.map((finding) => {
    const answer = judged.get(finding);
    const found =
      answer?.answer === 'refuted' ? refutationOf(answer, referee.reviewer, finding, texts) : undefined;
    return found === undefined ? finding : { ...finding, refuted: found };
  });
  const applied = { ...refereeing, findings: [...judged.values()] };
  return { document: { ...document, findings }, report: { ...report, refereeing: applied } };
}
