import type { Native } from '../domain/finding.ts';
import type { ParsedDocument } from './document.ts';
import { own } from './own.ts';

/**
 * The original document, every native finding back at its place, refused ones included: what was read is what
 * is written, unknown keys and all.
 */
export function restore({ native, findings, refused }: ParsedDocument): Native {
  const document: Native = structuredClone(native);
  const lists = new Map<string, Native[]>();
  for (const each of [...findings, ...refused]) {
    const slash = each.pointer.lastIndexOf('/');
    const parent = each.pointer.slice(0, slash);
    const list = lists.get(parent) ?? listAt(document, parent);
    if (list === undefined) continue;
    lists.set(parent, list);
    list[Number(each.pointer.slice(slash + 1))] = each.native;
  }
  return document;
}

function listAt(document: Native, pointer: string): Native[] | undefined {
  const tokens = pointer.split('/').slice(1);
  const list = tokens.reduce<Native | undefined>(
    (at, token) => own(at, Array.isArray(at) ? Number(token) : token),
    document,
  );
  return Array.isArray(list) ? list : undefined;
}
