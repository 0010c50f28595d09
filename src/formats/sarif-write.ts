import { project } from '../model/project.ts';
import type { Severity } from '../model/severity.ts';
import { titledText, type WritableFinding, type WritableReview, type Written } from './writable.ts';

/** GitHub's code scanning lists only results of these levels. */
const levels = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
} as const satisfies Record<Severity, string>;

/** SARIF 2.1.0 as GitHub's code scanning takes it: each result has a rule, and a place with a line. */
export function writeSarif({ findings }: WritableReview): Written {
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: project.name,
            version: project.version,
            informationUri: `https://github.com/${project.home}`,
            rules: [...new Set(findings.map(({ category }) => category))].map(toRule),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(toResult),
      },
    ],
  };
  return { ok: true, document };
}

function toRule(category: string) {
  const text = { text: category };
  return { id: category, shortDescription: text, fullDescription: text, help: text };
}

function toResult(finding: WritableFinding) {
  const { category, severity, fix, implications, references, suppressed } = finding;
  const paragraphs = [titledText(finding), implications, fix?.text, references.join('\n')];
  return {
    ruleId: category,
    level: levels[severity],
    message: { text: paragraphs.filter((each) => each !== undefined && each !== '').join('\n\n') },
    locations: finding.locations.map((location) => ({
      physicalLocation: { artifactLocation: { uri: uriOf(location.path) }, region: regionOf(location) },
    })),
    ...fixesOf(finding),
    ...(suppressed === undefined
      ? {}
      : { suppressions: [{ kind: 'external', justification: suppressed.reason }] }),
  };
}

type Lines = Pick<WritableFinding['locations'][number], 'startLine' | 'endLine'>;

/** Code scanning requires a line, so a finding about a whole file is at its first one. */
function regionOf({ startLine = 1, endLine = startLine }: Lines) {
  return { startLine, endLine };
}

function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function fixesOf({ fix, locations: [location] }: WritableFinding) {
  if (fix?.replacement === undefined || location?.startLine === undefined) return {};
  const replacements = [{ deletedRegion: regionOf(location), insertedContent: { text: fix.replacement } }];
  const artifactChanges = [{ artifactLocation: { uri: uriOf(location.path) }, replacements }];
  return { fixes: [{ description: { text: fix.text }, artifactChanges }] };
}
