import { stripTypeScriptTypes } from 'node:module';
import regexp from 'eslint-plugin-regexp';
import * as espree from 'espree';

/** Types become blanks, so that every position stays. Biome checks all else. */
const parser = {
  parse: (code, options) => espree.parse(stripTypeScriptTypes(code), options),
};

/** Patterns that untrusted text can make slow, since their time grows faster than its length, and braces for nothing. */
export default [
  {
    files: ['src/**/*.ts'],
    plugins: { regexp },
    languageOptions: { parser, ecmaVersion: 2025, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Write its properties without the braces around them.',
        },
      ],
    },
  },
];
