import { cutToBytes, destroyMarks, showInvisible } from '../markdown/characters.ts';

import type { AnnotatedFinding, Annotation } from '../policy/gate-plan.ts';

/** GitHub accepts 255 characters and 64 KiB; annotations are read next to code, so they are shorter. */
const maxTitleBytes = 200;
const maxMessageBytes = 2_000;

type Redact = (text: string) => string;

/** Plain text for annotations. GitHub does not render Markdown there, so nothing is escaped. */
function inert(text: string, redact: Redact, maxBytes: number): string {
  const { kept, moreBytes } = cutToBytes(destroyMarks(redact(showInvisible(text))).trim(), maxBytes);
  return moreBytes === 0 ? kept : `${kept}… (cut, ${moreBytes} bytes more)`;
}

/** The title on one line, and below it the issue with its paragraphs. */
export function renderAnnotation(
  { finding, level, path, startLine, endLine }: AnnotatedFinding,
  redact: Redact,
): Annotation {
  const title = inert(finding.title.replace(/\s+/g, ' '), redact, maxTitleBytes);
  const message = inert(finding.issue, redact, maxMessageBytes);
  return { path, startLine, endLine, level, title, message: message === '' ? title : message };
}
