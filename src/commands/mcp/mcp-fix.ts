import type { VerdictFinding } from '../../formats/verdict-fields.ts';
import { type Failure, onFailure, usageFailure } from '../../model/failure.ts';
import type { ReviewDirectory } from '../../model/files.ts';
import { hasOpenStatus } from '../../model/finding.ts';
import {
  findingsFile,
  readOwn,
  readOwnIfAny,
  verdictFile,
  writeJson,
} from '../../review-directory/review-files.ts';
import { named } from '../finished-run.ts';

function summary({ id, severity, title, file, lineRange, status }: VerdictFinding) {
  return { id, severity, title, file, lineRange, status };
}

/** The findings of the verdict in force that are not settled, in its order. Throws `REVIEW_FILE_MISSING`. */
export async function listOpenFindings(directory: ReviewDirectory): Promise<unknown> {
  const { verdict, findings } = await readOwn(directory, verdictFile);
  const filed = new Set(findings.map(({ id }) => id));
  const document = await readOwnIfAny(directory, findingsFile).catch(onFailure(() => undefined));
  const refuted = (document?.findings ?? []).flatMap(({ id, title, refuted: against }) =>
    against === undefined || filed.has(id) ? [] : [{ id, title, ...against }],
  );
  return {
    verdict,
    findings: findings.filter(hasOpenStatus).map(summary),
    ...(refuted.length > 0 && { refutedBeforePosting: refuted }),
  };
}

/** All that is known of one finding. Throws `FINDING_UNKNOWN`. */
export async function readFinding(directory: ReviewDirectory, id: string): Promise<unknown> {
  const { findings } = await readOwn(directory, verdictFile);
  const finding = named(findings, id);
  const document = await readOwnIfAny(directory, findingsFile).catch(onFailure(() => undefined));
  const whole = document?.findings.find((each) => each.id === finding.id);
  const { issue, implications, fix, references, evidence, locations } = whole ?? {};
  return {
    ...finding,
    ...(whole && { issue, implications, fix, references, evidence, locations }),
  };
}

/**
 * Marks a finding in the verdict file, where nothing but its status and reason changes (C5). Throws `FINDING_UNKNOWN`,
 * and `MARK_REFUSED` for a finding that is not open and for a false positive without a reason.
 */
export async function markFinding(
  directory: ReviewDirectory,
  {
    id,
    status,
    reason = '',
  }: { readonly id: string; readonly status: 'fixed' | 'wont_fix'; readonly reason?: string | undefined },
): Promise<unknown> {
  const verdict = await readOwn(directory, verdictFile);
  const finding = named(verdict.findings, id);
  if (!hasOpenStatus(finding))
    throw notMarked(`${finding.id} is ${finding.status}`, 'Only open and reopened findings can be marked.');
  if (status === 'wont_fix' && reason.trim() === '')
    throw notMarked(
      'A finding that is not fixed needs a reason',
      'Give `reason`: why it is wrong, or accepted as it is.',
    );
  const marked = { ...finding, status, ...(status === 'wont_fix' && { reason }) };
  const findings = verdict.findings.map((each) => (each === finding ? marked : each));
  await writeJson(directory, verdictFile.name, { ...verdict, findings });
  const open = findings.filter(hasOpenStatus).length;
  return { id: finding.id, status, open };
}

function notMarked(message: string, fix: string): Failure {
  return usageFailure('MARK_REFUSED', message, fix);
}
