import {
  type Coverage,
  type MissingFolder,
  type MissingReason,
  missingByFolder,
} from '../../domain/manifest.ts';
import { counted } from '../../domain/text/counted.ts';
import { codeSpan, heading, list, paragraph, text } from '../markdown/build.ts';
import type { BodySection } from './section.ts';

/** Thousands of files are often missing for one reason. */
const maxFolders = 20;

const words: Record<MissingReason, string> = {
  'patch-missing': 'GitHub sends no patch',
  'history-missing': 'GitHub sends no patch, and the checkout lacks the commits',
  'file-list-capped': 'GitHub lists no more than 3,000',
  'unreadable-diff': 'the diff and the list of files do not agree',
};

/** Which changed files nobody could read, and why, summed by folder. */
export function notReadSection(coverage: Coverage): BodySection[] {
  if (coverage.missing.length === 0) return [];
  const folders = missingByFolder(coverage);
  const items = folders.slice(0, maxFolders).map((folder) => [line(folder)]);
  const more = folders.slice(maxFolders);
  const rest =
    more.length > 0
      ? [paragraph(text(`and ${counted(sum(more), 'file')} in ${counted(more.length, 'more folder')}`))]
      : [];
  const title = heading(3, text(`Not read (${sum(folders)} of ${counted(coverage.expected, 'file')})`));
  return [{ variants: [[title, list(items), ...rest], [title]], priority: 24, findings: 0 }];
}

function line({ folder, files, reasons }: MissingFolder) {
  const why = reasons.map((reason) => words[reason]).join('; ');
  return folder === '/'
    ? paragraph(text(`${counted(files, 'file')} whose names nobody tells: ${why}`))
    : paragraph(codeSpan(folder), text(` ${counted(files, 'file')}: ${why}`));
}

function sum(folders: readonly MissingFolder[]): number {
  return folders.reduce((total, { files }) => total + files, 0);
}
