/** How the text of a format becomes a value. */
export type Syntax =
  | { readonly kind: 'json' }
  /** Each line that is not blank is one item of an array. */
  | { readonly kind: 'json-lines' }
  | XmlSyntax;

/** Elements become keys, attributes keys that begin with `@`. */
export interface XmlSyntax {
  readonly kind: 'xml';
  /** Names that the outermost element may have; a document that has one of them is of this format. */
  readonly roots: readonly string[];
  /** Elements that may occur once or more than once, and are read as lists. */
  readonly lists: readonly string[];
}
