function filled(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** What people write, in Markdown. */
export function ordinaryText(length: number): string {
  return filled(ordinary, length);
}

/** A comment as an app writes it: long, and with no more marks than a parser is given. */
export function ordinaryComment(length: number): string {
  return filled(comment, length);
}

/** Entries, one numbered after the other. */
function listed(start: string, length: number, entry: (number: number) => string): string {
  let text = start;
  for (let number = 1; text.length + 500 < length; number += 1) text += entry(number);
  return text;
}

export function ordinaryPolicy(length: number): string {
  return listed(
    'version: 1\nverifiers:\n',
    length,
    (number) =>
      `  check-${number}:\n    # What the team agreed on, and wrote down in the manual of this package.\n    run: [npm, run, check, --workspace=package-${number}]\n    timeout: 10m\n`,
  );
}

export function ordinaryWorkflow(length: number): string {
  return listed(
    'on: [push, pull_request]\njobs:\n',
    length,
    (number) =>
      `  test-${number}:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n        with: { fetch-depth: 0 }\n      - name: Test\n        run: |\n          npm ci\n          npm test\n        env:\n          NODE_ENV: test\n`,
  );
}

const ordinary =
  'The *second* argument of `open` may be empty, see [the manual](https://example.com/a).\n\n- Check it first.\n- Then call it: `if (name !== "") open(name);`\n\nSee src/app.ts:3 and #12.\n\n';

const comment =
  '### src/app.ts\n\nThe second argument of `open` may be empty where the name comes from the request, and then the call ends with an error that nobody handles: see [the manual](https://example.com/a) and the test next to it.\n\n```ts\nif (name !== "") {\n  open(name, options);\n  log.info("opened", { name, size: options.size });\n}\n```\n\n<sub>Found by a rule of the team, in the lines that this change adds to the file.</sub>\n\n';

/** Each repeats what some pattern or parser starts with, so that every place has to be tried. */
const pieces: readonly string[] = [
  ...[' ', '\n', '\t', '\r', '/', '.', '-', '_', ':', '#', '|', '~', '*', '`', '\\', '"', "'", '=', '+', '!'],
  ...['(', ')', '[', ']', '{', '}', '<', '>', '&', '@', '$', '%', ';', ',', '0', 'a', 'A', 'é', 'の', '😀'],
  ...['**a', '*a_', '[a](', '![', '[a]: ', '](', '<a ', '<!--', '</', '&#', '&amp', '```', '\n```', '~~~\n'],
  ...[
    '> ',
    '>\n',
    '- ',
    '\n- ',
    '1. ',
    '\n1) ',
    '\n#',
    '|-',
    '|a',
    '\n|a|b|',
    '- [ ] ',
    '<details>',
    '<pre>\n',
  ],
  ...['\u202e', '\u200b', '\u0301', 'a\u0301', '\u001b[', '\u001b]', '\u009b', '\u2028', '⟨U+', '\u{e0041}'],
  ...[
    '://',
    'a://b:',
    'http://a',
    'www.',
    'a@b.',
    '%25',
    '%2',
    '::',
    '::a ',
    '##[',
    '\n:',
    ' :',
    '#1 ',
    '@a ',
  ],
  ...[
    'ghp_',
    'gh',
    'sk-',
    'eyJ',
    'eyJaaaaaaaa.',
    'AKIA',
    'npm_',
    'xoxb-',
    '-----BEGIN ',
    'pr-verdict:1:',
    'AccountKey=',
  ],
  ...[
    '-----BEGIN A PRIVATE KEY-----',
    'aB',
    'a_',
    '_a',
    'a1',
    'a b',
    'a. ',
    'a.b/',
    'src/app.ts ',
    'a.ts:1 ',
  ],
  ...[
    '{"a":',
    '[[',
    '"a",',
    '{"',
    '/*',
    '//',
    '\\u0041',
    "'a'",
    'None,',
    '```json\n',
    'Closes #1\n',
    '[x] ',
    '\n\n',
  ],
  // Whole tokens, made up: each is a match that has to be redacted.
  ...[
    `ghp_${'a1B2'.repeat(9)} `,
    `ghp_${'a1B2'.repeat(9)}\n`,
    `npm_${'a1B2'.repeat(9)}\n`,
    'AKIAIOSFODNN7ABCDEFG\n',
  ],
  ...[
    '? ',
    '\n? ',
    '\na: b',
    '\n- *a',
    '/pr-verdict ',
    '\n/pr-verdict waive a b',
    '\n\n/pr-verdict ',
    'Co-authored-by: a ',
    'suggestion\n',
    'gh-1 ',
  ],
  ...['@\n', '"\n', '>\n', '{a: ', '- [', '---\n', 'a:\n- ', '&a ', '? - ', '%a\n', '- !<'],
  `${'? '.repeat(900)}a\n`,
];

/** The worst texts that are known, by what they repeat; all as long as the ordinary one. */
export function hostileTexts(length: number): ReadonlyMap<string, string> {
  return new Map(pieces.map((piece) => [JSON.stringify(piece).slice(0, 60), filled(piece, length)]));
}
