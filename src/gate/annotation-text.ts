import { cutToBytes, destroyMarks, showInvisible } from '../markdown/characters.ts';

import type { AnnotatedFinding, Annotation } from '../policy/gate-plan.ts';

/** GitHub takes 255 characters and 64 KiB; an annotation is read beside code, so it says less. */
const maxTitleBytes = 200;
const maxMessageBytes = 2_000;

type Redact = (text: string) => string;

/** Plain text as GitHub shows it in annotations: no Markdown is read, so nothing needs to be escaped. */
function inert(text: string, redact: Redact, maxBytes: number): string {
  const { kept, moreBytes } = cutToBytes(destroyMarks(redact(showInvisible(text))).trim(), maxBytes);
  return moreBytes === 0 ? kept : `${kept}… (cut, ${moreBytes} bytes more)`;
}

/** The title on one line, the issue below it with its paragraphs kept. */
export function renderAnnotation(
  { finding, level, path, startLine, endLine }: AnnotatedFinding,
  redact: Redact,
): Annotation {
  const title = inert(finding.title.replace(/\s+/g, ' '), redact, maxTitleBytes);
  const message = inert(finding.issue, redact, maxMessageBytes);
  return { path, startLine, endLine, level, title, message: message === '' ? title : message };
}
