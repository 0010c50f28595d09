import type { BlockContent, Node, Parent, PhrasingContent } from 'mdast';

/** A collapsible part. The only block whose HTML tags we write; its children are Markdown and cannot close it. */
export interface Details extends Parent {
  type: 'details';
  summary: PhrasingContent[];
  children: BlockContent[];
}

/** A replacement for exactly the anchored lines, without line terminators. */
export interface Suggestion extends Node {
  type: 'suggestion';
  lines: string[];
}

/** Small print. */
export interface Subscript extends Parent {
  type: 'subscript';
  children: PhrasingContent[];
}

/** One of our own marks: the only way that the mark prefix reaches a posted text. */
export interface MarkSpan extends Node {
  type: 'mark';
  value: string;
}

declare module 'mdast' {
  interface BlockContentMap {
    details: Details;
    suggestion: Suggestion;
  }
  interface PhrasingContentMap {
    subscript: Subscript;
    mark: MarkSpan;
  }
  interface RootContentMap {
    details: Details;
    suggestion: Suggestion;
    subscript: Subscript;
    mark: MarkSpan;
  }
}
