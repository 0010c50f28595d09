import type { Parser } from './parser.ts';
import { parser as gitdiffParser } from './parsers/gitdiff-parser.ts';
import { parser as jsdiff } from './parsers/jsdiff.ts';
import { parser as ours } from './parsers/ours.ts';
import { parser as parseDiff } from './parsers/parse-diff.ts';
import { parser as parseGitDiff } from './parsers/parse-git-diff.ts';
import { parser as whatTheDiff } from './parsers/what-the-diff.ts';

export const allParsers: readonly Parser[] = [
  ours,
  jsdiff,
  parseDiff,
  gitdiffParser,
  parseGitDiff,
  whatTheDiff,
];

export {
  /** The one that the targets speak of, the fastest of the others. */
  jsdiff as rival,
  ours,
};
