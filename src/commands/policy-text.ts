import { type Document, parseDocument } from 'yaml';
import { pageAddress } from '../model/project.ts';

const newFile = `# What this file may say: ${pageAddress('policy.md')}\nversion: 1\n`;

/** How deep the file indents, by its first indented line, so that adding to it leaves the rest as it is. */
function indentOf(text: string): number {
  return /^( {1,8})\S/m.exec(text)?.[1]?.length ?? 2;
}

/** Whether lists stand under their key (`key:` and `- item` in one column), as some files have it. */
function hasFlushLists(text: string): boolean {
  return /^( *)[^\s#-][^\n]*:[ \t]*(?:#[^\n]*)?\n\1- /m.test(text);
}

/** `written` with each line that differs from one of `source` only in its spaces as that one has it; new lists as `[a]`. */
function keepSpacing(source: string, written: string): string {
  const bare = (line: string) => line.replace(/\s+/g, '');
  const own = source.split('\n');
  const bareOwn = own.map(bare);
  let from = 0;
  const kept = written.split('\n').map((line) => {
    const at = bare(line) === '' ? -1 : bareOwn.indexOf(bare(line), from);
    if (at < 0) return line.replaceAll('[ ', '[').replaceAll(' ]', ']');
    from = at + 1;
    return own[at] ?? line;
  });
  return kept.join('\n');
}

function means(text: string): string {
  return JSON.stringify(parseDocument(text, { schema: 'core' }).toJS({ maxAliasCount: 0 }));
}

/**
 * A policy file after an edit; all else, comments included, stays. `text` is a valid policy file, or undefined where
 * there is none yet.
 */
export function editPolicyText(text: string | undefined, edit: (document: Document) => void): string {
  const source = text ?? newFile;
  const document = parseDocument(source, { schema: 'core', keepSourceTokens: true });
  edit(document);
  const written = document.toString({
    lineWidth: 0,
    indent: indentOf(source),
    indentSeq: !hasFlushLists(source),
  });
  const kept = keepSpacing(source.replaceAll('\r\n', '\n'), written);
  const whole = means(kept) === means(written) ? kept : written;
  return source.includes('\r\n') ? whole.replaceAll('\n', '\r\n') : whole;
}
