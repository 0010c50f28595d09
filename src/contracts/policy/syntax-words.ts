import { type Document, isAlias, isScalar, visit, type YAMLError } from 'yaml';

/** A problem of the YAML itself. */
interface SyntaxProblem {
  readonly offset: number;
  readonly message: string;
}

/** What the library's codes mean to somebody who writes a policy; undefined for those that seldom happen. */
function plainly(code: YAMLError['code']): string | undefined {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'a tab indents this line; YAML is indented with spaces';
    case 'DUPLICATE_KEY':
      return 'this key stands here a second time; keep one of the two';
    case 'TAG_RESOLVE_FAILED':
      return 'tags are not allowed: leave it out';
    case 'MULTIPLE_DOCS':
      return 'a second document begins here; the file is one, so leave out the `---`';
    case 'BAD_INDENT':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BAD_COLLECTION_TYPE':
      return 'the indentation or a bracket does not fit what stands before it';
    case 'MISSING_CHAR':
      return 'a closing quote or bracket, or the `:` or `,` between two values, is missing before this';
    default:
      return undefined;
  }
}

/** Aliases (reference bombs), merging, custom tags and inherited names have no place in a policy (threat P2, I3). */
function forbiddenNodes(document: Document): readonly SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  const report = (node: { range?: readonly number[] | null | undefined }, message: string) =>
    found.push({ offset: node.range?.[0] ?? 0, message });
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) report(node, 'aliases are not allowed: write the value out');
    },
    Pair(_key, { key }) {
      if (!isScalar(key)) return;
      const name = String(key.value);
      if (name === '<<') report(key, 'merging with `<<` is not allowed: write the keys out');
      if (['__proto__', 'constructor', 'prototype'].includes(name))
        report(key, `the key ${name} is not allowed`);
    },
  });
  return found;
}

/** What keeps the text from being read at all; of several problems in one place the first. */
export function syntaxProblems(document: Document): readonly SyntaxProblem[] {
  const broken = [...document.errors, ...document.warnings].map(({ code, message, pos: [offset] }) => ({
    offset,
    message: plainly(code) ?? `this is not valid YAML: ${message}`,
  }));
  const all = [...broken, ...forbiddenNodes(document)];
  return all.filter(({ offset }, index) => all.findIndex((each) => each.offset === offset) === index);
}
