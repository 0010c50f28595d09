import type { EvidencePack } from '../model/evidence-pack.ts';
import type { LineRange } from '../model/finding.ts';
import { cached, groupBy } from '../model/lists.ts';
import { type ChangedLine, changedLines, type FileChange, isIdle, statementsOf } from './file-change.ts';
import { isInterface, isProduct, isTemplate, nameOf } from './file-kind.ts';
import type { LinePattern, RiskRule } from './risk-rules.ts';

export interface Match {
  readonly rule: RiskRule;
  readonly file: FileChange;
  /** That of the rule; moderate where the file or its changed lines do little. */
  readonly severity: RiskRule['severity'];
  /** By hunk, from the first to the last line of the head that changed where the path matched, else that matched. */
  readonly spans: readonly LineRange[];
}

/** For each file and factor the most severe match. */
export function matchRiskRules(files: readonly FileChange[], rules: readonly RiskRule[]): readonly Match[] {
  return files.filter(isRelevant).flatMap((file) => {
    const hunks = file.kind === 'lockfile' ? [] : file.hunks.map(changedLines);
    const matches = rules.flatMap((rule) => matchRule(rule, file, hunks) ?? []);
    return [...groupBy(matches, ({ rule }) => rule.factor).values()].flatMap(
      (same) => same.find(({ severity }) => severity === 'red') ?? same.slice(0, 1),
    );
  });
}

/** Matches a version in a lock file, which is the project's own where no digest changed. */
const version = /^\s*"?version"?\s*[:=]/;

/** Whether the product may change: not if only a comment, the mode or the project's own version does. */
function isRelevant(file: FileChange): boolean {
  const { kind, commentOnly, status, binary, added, deleted } = file;
  if (kind === 'lockfile') return !everyLine(file, version);
  if (!isProduct(kind) || commentOnly) return false;
  return status !== 'modified' || binary || added + deleted > 0;
}

function everyLine({ hunks }: FileChange, pattern: RegExp): boolean {
  return (
    hunks.length > 0 && hunks.every((hunk) => changedLines(hunk).every(({ text }) => pattern.test(text)))
  );
}

/** The changed lines of each hunk. */
type Lines = readonly (readonly ChangedLine[])[];

/** By the path, else by lines. */
function matchRule(rule: RiskRule, file: FileChange, hunks: Lines): Match | undefined {
  const { severity, lines = [] } = rule;
  if (file.kind === 'lockfile') return rule.isDependency ? { rule, file, severity, spans: [] } : undefined;
  if (matchesWord(rule, file) || matchesPath(rule, file)) {
    const shown = isHarmlessChange(rule, file) ? 'moderate' : severity;
    return { rule, file, severity: shown, spans: spansOf(hunks, () => true) };
  }
  const searches = lines.filter((pattern) => isSearched(pattern, file)).map(searchOf);
  if (searches.length === 0) return undefined;
  const isFound = (line: string) => searches.some((matches) => matches(line)) && !isIdle(line, file.language);
  const spans = spansOf(hunks, isFound);
  return spans.length === 0 ? undefined : { rule, file, severity, spans };
}

/** By a word or its plural. */
function matchesWord({ words = [], inTemplates }: RiskRule, file: FileChange): boolean {
  if (inTemplates !== true && isTemplate(file.path)) return false;
  return words.some((word) => file.words.has(word) || file.words.has(`${word}s`));
}

/** By the current or the previous path. */
function matchesPath({ paths = [] }: RiskRule, { path, oldPath = path }: FileChange): boolean {
  return paths.some((pattern) => pattern.test(path) || pattern.test(oldPath));
}

/** Interface code often names what it shows, such as passwords and roles. */
function isHarmlessChange({ harmless }: RiskRule, file: FileChange): boolean {
  if (harmless === undefined) return isInterface(file);
  return file.status === 'modified' && everyLine(file, harmless);
}

const fileClasses = {
  code: ({ kind }: FileChange) => kind === 'code',
  program: ({ kind, path }: FileChange) => kind === 'code' && !isTemplate(path),
  template: ({ path }: FileChange) => isTemplate(path),
  script: ({ kind, language }: FileChange) => kind === 'config' || language === 'sql' || language === 'shell',
} as const;

/** Names of files with made-up values. */
const exampleName = /[._-](?:example|sample|template|dist)$/;

function isSearched({ in: where }: LinePattern, file: FileChange): boolean {
  const name = nameOf(file.path);
  if (where === undefined) return !exampleName.test(name);
  return where instanceof RegExp ? where.test(name) : fileClasses[where](file);
}

/** Whether a line matches. One expression for all of a pattern takes much less time than one after another. */
const searchOf = cached(({ code, except }: LinePattern) => {
  const whole = new RegExp(code.map(({ source }) => source).join('|'), 'i');
  return (line: string) => whole.test(line) && except?.test(line) !== true;
});

function spansOf(hunks: Lines, isMatch: (text: string) => boolean): readonly LineRange[] {
  return hunks.flatMap((lines) => {
    const found = lines.filter(({ text }) => isMatch(text));
    const [first, last] = [found[0], found.at(-1)];
    return first && last ? [{ start: first.line, end: last.line }] : [];
  });
}

type Risk = EvidencePack['risk'];
type Lane = Risk['lane'];

/** The lanes above each, from the top. */
const above = { green: ['red', 'yellow'], yellow: ['red'], red: [] } as const;

const laneLabel = /^(?:pr-verdict:)?risk:\s*(yellow|red)$/i;

interface RiskInput {
  readonly files: readonly FileChange[];
  readonly rules: readonly RiskRule[];
  readonly labels: readonly string[];
  /** The last person to set a label, by its name. */
  readonly labelledBy?: ReadonlyMap<string, string> | undefined;
  /** The minimum of base policy. */
  readonly minimum?: Lane | undefined;
  /** Whether part of the change could not be read. */
  readonly partial: boolean;
}

/**
 * The lane: red with a red factor; yellow with a moderate one, with much code, or with a file that cannot be
 * judged; else green. The labels `risk:yellow` and `risk:red` and base policy only raise it, so it does not matter who
 * set a label. Uncertainty raises the lane and lowers the confidence.
 */
export function assessRisk(input: RiskInput): { readonly risk: Risk; readonly matches: readonly Match[] } {
  const matches = matchRiskRules(input.files, input.rules);
  const uncertain = input.partial || input.files.some(({ isObscure }) => isObscure);
  const found = laneOf(matches, uncertain || isMuchCode(input.files));
  const [raised] = above[found].flatMap((lane) => sourcesOf(lane, input).map((source) => ({ lane, source })));
  return {
    matches,
    risk: {
      lane: raised?.lane ?? found,
      confidence: uncertain ? 'low' : confidenceOf(matches),
      factors: factorsOf(matches, input.rules),
      override_applied: raised !== undefined,
      override_source: raised?.source ?? null,
    },
  };
}

/** What asks for a lane. */
function sourcesOf(lane: Lane, { labels, labelledBy, minimum }: RiskInput): readonly string[] {
  const asking = labels.filter((label) => laneLabel.exec(label)?.[1]?.toLowerCase() === lane);
  const byLabel = asking.map((label) => {
    const by = labelledBy?.get(label);
    return by === undefined ? `label ${label}` : `label ${label}, set by ${by}`;
  });
  return minimum === lane ? [...byLabel, 'policy'] : byLabel;
}

function laneOf(matches: readonly Match[], raise: boolean): Lane {
  if (matches.some(({ severity }) => severity === 'red')) return 'red';
  return matches.length > 0 || raise ? 'yellow' : 'green';
}

/** Medium where each reason is a file of a red rule whose changed lines may do little. */
function confidenceOf(matches: readonly Match[]): Risk['confidence'] {
  const isSoftened = ({ severity, rule }: Match) => severity !== rule.severity;
  return matches.length > 0 && matches.every(isSoftened) ? 'medium' : 'high';
}

function factorsOf(matches: readonly Match[], rules: readonly RiskRule[]): Risk['factors'] {
  const names = [...new Set(rules.map(({ factor }) => factor))];
  return names.flatMap((factor): Risk['factors'] => {
    const here = matches.filter(({ rule }) => rule.factor === factor);
    if (here.length === 0) return [];
    const severity = here.some((match) => match.severity === 'red') ? 'red' : 'moderate';
    return [{ factor, files: here.map(({ file }) => file.path).sort(), severity }];
  });
}

/** Maximum numbers of changed lines in a green change, without blank lines and comments. */
const maxGreenLines = { backend: 3, other: 60 };

/** Whether more lines changed than a glance can judge: of backend code, or of interface code and configuration. */
function isMuchCode(files: readonly FileChange[]): boolean {
  const left = { ...maxGreenLines };
  return files.some((file) => {
    const part = file.kind === 'code' && !isInterface(file) ? 'backend' : 'other';
    for (const _ of statementsOf(file)) {
      left[part] -= 1;
      if (left[part] < 0) return true;
    }
    return false;
  });
}

/** Maximum number of places; more would be no focus. */
const maxHotspots = 50;

/** The places to review first: what risk rules matched, red ones first. */
export function findHotspots(matches: readonly Match[]): EvidencePack['hotspots'] {
  return matches
    .filter(({ rule }) => rule.isDependency !== true)
    .toSorted((a, b) => Number(b.severity === 'red') - Number(a.severity === 'red'))
    .flatMap(({ rule, file, spans }) =>
      spans.map(({ start, end }) => ({
        file: file.path,
        line_start: start,
        line_end: end,
        category: rule.factor,
        why: rule.why,
        risk_contributing: true,
      })),
    )
    .slice(0, maxHotspots);
}
