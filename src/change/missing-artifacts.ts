import type { EvidencePack } from '../model/evidence-pack.ts';
import type { EvidenceFacts } from '../ports/source.ts';
import type { FileChange } from './file-change.ts';
import { nameOf } from './file-kind.ts';

type Artifact = EvidencePack['missing_artifacts'][number];

const minDescription = 20;

const changelogName = /^(?:CHANGELOG|CHANGES|HISTORY|NEWS)(?:\.[a-z]+)?$/i;

/** Configuration of tools that write the changelog when they release. */
const changelogTool = /^(?:\.?release-please-(?:config|manifest)\.json|\.changeset\/config\.json)$/;

/** Artifacts that the lane requires and the change lacks: nothing in green, else intent, tests and the changelog. */
export function findMissingArtifacts(
  { lane, factors }: Pick<EvidencePack['risk'], 'lane' | 'factors'>,
  files: readonly FileChange[],
  { linkedIssues, headPaths = [] }: EvidenceFacts,
  /** Undefined for a local change, which needs none. */
  description: string | undefined,
): Artifact[] {
  if (lane === 'green') return [];
  const missing: Artifact[] = [];
  const text = description === undefined ? undefined : proseOf(description);
  // Issues that could not be read differ from none.
  if (text !== undefined && text.length < minDescription && linkedIssues?.length === 0)
    missing.push({
      artifact: 'intent',
      why_required: `The description is ${text === '' ? 'empty' : 'short'}: reviewers cannot judge by it whether the change does what it is meant to do.`,
      suggested_location: 'the description of the pull request, or a linked issue',
      required: true,
    });
  const changed = files.filter(needsTest);
  const migrations = factors.filter(({ factor }) => factor === 'migration').flatMap((each) => each.files);
  if (changed.some(({ path }) => !migrations.includes(path)) && !files.some(({ kind }) => kind === 'test'))
    missing.push({
      artifact: 'tests',
      why_required: 'Code changed and no test did.',
      suggested_location: 'the tests that belong to the changed files',
      required: true,
    });
  const isWritten = headPaths.some((path) => changelogTool.test(path));
  const changelog = isWritten ? undefined : headPaths.find((path) => changelogName.test(path));
  const isListed = files.some(({ path }) => changelogName.test(nameOf(path)));
  if (changelog !== undefined && changed.length > 0 && !isListed)
    missing.push({
      artifact: 'changelog',
      why_required: 'The repository keeps a changelog and this change is not in it.',
      suggested_location: changelog,
      required: false,
    });
  return missing;
}

function needsTest({ kind, commentOnly, status, added, deleted }: FileChange): boolean {
  return kind === 'code' && !commentOnly && status !== 'deleted' && added + deleted > 0;
}

/** The author's own text, without a template's comments, headings and empty boxes. */
function proseOf(description: string): string {
  return description
    .slice(0, 100_000)
    .replace(/<!--.*?(?:-->|$)/gs, '')
    .split('\n')
    .filter((line) => !/^(?:#|[-*]\s{0,9}\[ \])/.test(line.trimStart()))
    .join('\n')
    .trim();
}
