import { expect, test } from 'vitest';
import { readDocument, summarise } from '../../support/read-documents.ts';

const root = '/srv/shop';

function read(text: string) {
  return readDocument(text, { context: { paths: { root } } });
}

const samples: readonly (readonly [tool: string, text: string, findings: readonly string[]])[] = [
  [
    'PHP_CodeSniffer',
    `<?xml version="1.0" encoding="UTF-8"?>
<checkstyle version="3.10.2">
<file name="${root}/src/Cart.php">
 <error line="2" column="1" severity="error" message="Missing file doc comment" source="PEAR.Commenting.FileComment.Missing"/>
 <error line="20" column="43" severity="warning" message="Line exceeds 85 characters; contains 93 &lt;b&gt; &#38; &quot;more&quot;" source="Generic.Files.LineLength.TooLong"/>
</file>
</checkstyle>
`,
    [
      'src/Cart.php:2 high PEAR.Commenting.FileComment.Missing Missing file doc comment',
      'src/Cart.php:20 medium Generic.Files.LineLength.TooLong Line exceeds 85 characters; contains 93 <b> & "more"',
    ],
  ],
  [
    'Checkstyle',
    `<?xml version="1.0" encoding="UTF-8"?>
<checkstyle version="10.21.0">
<file name="${root}/src/main/java/Cart.java">
<error line="0" severity="error" message="File does not end with a newline." source="com.puppycrawl.tools.checkstyle.checks.NewlineAtEndOfFileCheck"/>
<error line="7" column="5" severity="info" message="Missing a Javadoc comment." source="com.puppycrawl.tools.checkstyle.checks.javadoc.MissingJavadocMethodCheck"/>
<error line="8" severity="ignore" message="Nothing." source="x"/>
</file>
<file name="${root}/src/main/java/Broken.java">
<exception>
<![CDATA[
com.puppycrawl.tools.checkstyle.api.CheckstyleException: IllegalStateException occurred while parsing file
	at com.puppycrawl.tools.checkstyle.JavaParser.parse(JavaParser.java:111)
]]>
</exception>
</file>
</checkstyle>
`,
    [
      'src/main/java/Cart.java high NewlineAtEndOfFile File does not end with a newline.',
      'src/main/java/Cart.java:7 info MissingJavadocMethod Missing a Javadoc comment.',
      'src/main/java/Broken.java high checkstyle The linter could not check this file: com.puppycrawl.tools.checkstyle.api.CheckstyleException: IllegalStateException occurred while parsing file',
    ],
  ],
  [
    'golangci-lint',
    `<?xml version="1.0" encoding="UTF-8"?>

<checkstyle version="5.0">
  <file name="cmd/server/main.go">
    <error column="13" line="30" message="Error return value of \`srv.Close\` is not checked" severity="error" source="errcheck"></error>
    <error column="2" line="41" message="could not import x" severity="" source="typecheck"></error>
  </file>
</checkstyle>
`,
    [
      'cmd/server/main.go:30 high errcheck Error return value of `srv.Close` is not checked',
      'cmd/server/main.go:41 medium typecheck could not import x',
    ],
  ],
  [
    'ESLint',
    `<?xml version="1.0" encoding="utf-8"?><checkstyle version="4.3"><file name="${root}/src/a.ts"><error line="0" column="0" severity="warning" message="File ignored by default." source="" /><error line="12" column="4" severity="error" message="Parsing error: Unexpected token" source="" /></file><file name="${root}/src/b.ts"></file></checkstyle>`,
    [
      'src/a.ts medium checkstyle File ignored by default.',
      'src/a.ts:12 high checkstyle Parsing error: Unexpected token',
    ],
  ],
];

test.each(samples)('reads the XML of %s', (_tool, text, findings) => {
  expect(read(text)).toMatchObject({ ok: true, format: 'checkstyle', provesClean: false });
  expect(read(text).document?.findings.map(summarise)).toEqual(findings);
});

test.each([
  ['with an empty element', '<?xml version="1.0"?>\n<checkstyle version="8.0">\n</checkstyle>\n'],
  ['with files', `<checkstyle version="8.0"><file name="${root}/a.ts"/></checkstyle>`],
  ['with a byte order mark', '\ufeff<?xml version="1.0"?><checkstyle version="8.0"/>'],
])('a report without errors is clean, %s', (_how, text) => {
  expect(read(text)).toMatchObject({ ok: true, provesClean: true });
});

const entities =
  '<?xml version="1.0"?><!DOCTYPE c [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

test.each([
  ['entities', 'XML/document-type', `${entities}<checkstyle><file name="&b;"/></checkstyle>`],
  ['depth', 'XML/syntax', `<checkstyle>${'<a>'.repeat(100_000)}`],
  ['number of elements', 'XML/syntax', `<checkstyle>${'<a/>'.repeat(500_001)}</checkstyle>`],
  ['size', 'JSON/bytes', `<checkstyle>${' '.repeat(16 * 1024 * 1024)}</checkstyle>`],
  ['a cut attribute', 'XML/syntax', '<checkstyle>\n<file name="a.ts">\n<error line="3" severity="warn'],
  ['crossed elements', 'XML/syntax', '<checkstyle><file name="a.ts"></checkstyle></file>'],
  ['another format', 'format/unknown', '<?xml version="1.0"?><testsuites><testcase/></testsuites>'],
])('refuses the document for %s', (_what, rule, text) => {
  const outcome = read(text);
  expect(outcome).toMatchObject({ ok: false, provesClean: false });
  expect(outcome.problems[0]?.rule).toBe(rule);
});

test.each([
  ['line="x" severity="fatal"', ['a critical checkstyle m'], 'tool/spelling'],
  ['line="4" severity="odd"', [], 'tool/finding'],
])('another word for error is read where it has a meaning: %s', (attributes, expected, rule) => {
  const text = `<checkstyle><file name="a"><error ${attributes} message="&#109;"/></file></checkstyle>`;
  expect(read(text).document?.findings.map(summarise)).toEqual(expected);
  expect(read(text).problems).toMatchObject([{ rule }]);
});
