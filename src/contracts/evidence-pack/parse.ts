import { EvidencePack } from '../../domain/evidence-pack.ts';
import type { Native, ParsedFinding } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Severity } from '../../domain/severity.ts';
import type { Context } from '../context.ts';
import type { Reading } from '../document.ts';
import { pointerTo } from '../json/pointer.ts';
import { own } from '../own.ts';
import { readPath } from '../paths.ts';
import { isRefusal, problem, quote } from '../problem.ts';
import { schemaProblems } from '../schema-problems.ts';
import { titleFrom } from '../title.ts';
import { claimDeviations } from './claims.ts';

/**
 * C3's evidence pack: closed, so an unknown key is an error that names its place. What its verifiers found are
 * findings; the pack itself stays whole in `native`.
 */
export function parseEvidencePack(value: Native, context: Context): Reading {
  const parsed = EvidencePack.safeParse(value);
  const problems: readonly Problem[] = [
    ...(parsed.success ? [] : schemaProblems(parsed.error, { value, pointer: '', ruleOf: () => 'C3/pack' })),
    ...targetProblem(value, context),
    ...(parsed.success ? claimDeviations(parsed.data) : []),
  ];
  return {
    ok: !problems.some(isRefusal),
    document: {
      format: 'evidence-pack',
      state: { state: 'reviewed' },
      claims: parsed.success ? { pullRequest: parsed.data.pr.number } : {},
      questions: [],
      native: value,
      findings: parsed.success ? verifierFindings(parsed.data, value, context) : [],
      refused: [],
      complete: true,
    },
    problems,
  };
}

function targetProblem(value: Native, { pullRequest }: Context): readonly Problem[] {
  const number = own(own(value, 'pr'), 'number');
  // 0 is what a pack says that was made without a pull request.
  if (typeof number !== 'number' || number === 0 || pullRequest === undefined || number === pullRequest)
    return [];
  return [
    problem('C3/pack-target', {
      path: '/pr/number',
      type: 'target',
      message: `The pack is of pull request ${number}, but the review is of ${pullRequest}.`,
      recommendation: `Use the pack of pull request ${quote(pullRequest)}.`,
    }),
  ];
}

const severities = { error: 'high', warning: 'medium', info: 'info' } as const satisfies Record<
  string,
  Severity
>;

function verifierFindings(pack: EvidencePack, value: Native, context: Context): readonly ParsedFinding[] {
  return pack.verification.verifiers.flatMap(({ name, findings }, verifier) =>
    findings.map((each, index): ParsedFinding => {
      const keys = ['verification', 'verifiers', verifier, 'findings', index];
      const category = name.trim() || 'verification';
      const reading = readPath(each.file, context.paths);
      const hasLine = reading.ok && each.line !== null && each.line >= 1;
      return {
        scope: hasLine ? 'inline' : reading.ok ? 'file' : 'system',
        locations: reading.ok
          ? [
              {
                path: reading.path,
                ...(hasLine && each.line !== null ? { startLine: each.line } : {}),
                side: 'RIGHT',
              },
            ]
          : [],
        ...(reading.ok ? {} : { scopeText: category }),
        title: titleFrom(each.message) ?? category,
        titleDerived: true,
        issue: each.message,
        category,
        severity: severities[each.severity],
        confidence: { band: 'high' },
        references: [],
        evidence: { type: 'verifier_output', detail: each.message },
        requiresHuman: false,
        preExisting: false,
        status: 'open',
        pointer: pointerTo('', ...keys),
        native: keys.reduce<Native | undefined>((at, key) => own(at, key), value) ?? null,
      };
    }),
  );
}
