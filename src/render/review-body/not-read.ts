import { type Coverage, missingByFolder } from '../../domain/manifest.ts';
import { codeSpan, heading, list, paragraph, text } from '../markdown/build.ts';
import { counted } from '../verdict-words.ts';
import type { BodySection } from './section.ts';

/** Thousands of files are often missing for one reason. */
const maxFolders = 20;

/** Which changed files nobody could read, summed by folder. */
export function notReadSection(missing: Coverage['missing']): BodySection[] {
  if (missing.length === 0) return [];
  const folders = missingByFolder(missing);
  const items = folders
    .slice(0, maxFolders)
    .map(({ folder, files, reasons }) => [
      paragraph(codeSpan(folder), text(` ${counted(files, 'file')} (${reasons.join(', ')})`)),
    ]);
  const more = folders.length - items.length;
  const rest = more > 0 ? [paragraph(text(`and ${counted(more, 'more folder')}`))] : [];
  const title = heading(3, text(`Not read (${counted(missing.length, 'file')})`));
  return [{ variants: [[title, list(items), ...rest], [title]], priority: 24, findings: 0 }];
}
