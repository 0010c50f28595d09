import { type Document, isMap, isSeq, parseDocument, stringify } from 'yaml';
import type { Suppression } from '../policy/policy.ts';

const newFile = '# What this file may say: docs/policy.md of pr-verdict.\nversion: 1\n';

const at = ['policy', 'suppress'] as const;

/** How deep the file indents, by its first indented line, so that adding to it leaves the rest as it is. */
function indentOf(text: string): number {
  return /^( {1,8})\S/m.exec(text)?.[1]?.length ?? 2;
}

/** Whether lists stand under their key (`key:` and `- item` in one column), as some files have it. */
function hasFlushLists(text: string): boolean {
  return /^( *)[^\s#-][^\n]*:[ \t]*(?:#[^\n]*)?\n\1- /m.test(text);
}

function listOf(document: Document) {
  const list = document.getIn(at, true);
  if (isSeq(list) && list.items.length > 0) return list;
  const fresh = document.createNode([]);
  if (isSeq(list)) fresh.comment = list.comment ?? null;
  // `policy: { approve: true }` is one line, which a list would make unreadable.
  const policy = document.get('policy', true);
  if (isMap(policy)) policy.flow = false;
  document.setIn(at, fresh);
  return fresh;
}

/** `written` with each line that differs from one of `source` only in its spaces as that one has it. */
function keepSpacing(source: string, written: string): string {
  const bare = (line: string) => line.replace(/\s+/g, '');
  const own = source.split('\n');
  const bareOwn = own.map(bare);
  let from = 0;
  const kept = written.split('\n').map((line) => {
    const at = bare(line) === '' ? -1 : bareOwn.indexOf(bare(line), from);
    if (at < 0) return line;
    from = at + 1;
    return own[at] ?? line;
  });
  return kept.join('\n');
}

function means(text: string): string {
  return JSON.stringify(parseDocument(text, { schema: 'core' }).toJS({ maxAliasCount: 0 }));
}

/**
 * The policy file with one entry more at the end of `policy.suppress`; all else, comments included, stays. `text` is
 * a valid policy file, or undefined where there is none yet. `told` becomes a comment above the entry: one line.
 */
export function addSuppression(text: string | undefined, entry: Suppression, told: string): string {
  const source = text ?? newFile;
  const document = parseDocument(source, { schema: 'core', keepSourceTokens: true });
  const node = document.createNode(entry);
  node.commentBefore = ` ${told.replace(/\s+/g, ' ').trim()}`;
  listOf(document).add(node);
  const written = document.toString({
    lineWidth: 0,
    indent: indentOf(source),
    indentSeq: !hasFlushLists(source),
  });
  const kept = keepSpacing(source.replaceAll('\r\n', '\n'), written);
  const whole = means(kept) === means(written) ? kept : written;
  return source.includes('\r\n') ? whole.replaceAll('\n', '\r\n') : whole;
}

/** Entries as they read in the file. */
export function suppressionText(entries: readonly Suppression[]): string {
  return stringify(entries, { lineWidth: 0 });
}
