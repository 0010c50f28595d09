import { expect, test } from 'vitest';
import { readDocument, summarise } from '../../support/read-documents.ts';

const root = '/srv/shop';

function read(text: string | Uint8Array) {
  return readDocument(text, { context: { paths: { root } } });
}

test('reads a report of Checkstyle, with a file that it could not check', () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<checkstyle version="10.21.0">
<file name="${root}/src/Cart.java">
<error line="7" column="5" severity="info" message="Missing a Javadoc comment." source="com.puppycrawl.tools.checkstyle.checks.javadoc.MissingJavadocMethodCheck"/>
<error line="8" severity="ignore" message="Nothing." source="x"></error>
</file>
<file name="src/Broken.java">
<exception>
<![CDATA[
CheckstyleException: IllegalStateException occurred while parsing file
	at com.puppycrawl.tools.checkstyle.JavaParser.parse(JavaParser.java:111)
]]>
</exception>
</file>
</checkstyle>
`;
  expect(read(text)).toMatchObject({ ok: true, format: 'checkstyle', provesClean: false });
  expect(read(text).document?.findings.map(summarise)).toEqual([
    'src/Cart.java:7 info MissingJavadocMethod Missing a Javadoc comment.',
    'src/Broken.java high checkstyle The linter could not check this file: CheckstyleException: IllegalStateException occurred while parsing file',
  ]);
});

test.each([
  ['with an empty element', '<?xml version="1.0"?>\n<checkstyle version="8.0">\n</checkstyle>\n'],
  ['with files', `<checkstyle version="8.0"><file name="${root}/a.ts"/></checkstyle>`],
  ['with a byte order mark', '\ufeff<?xml version="1.0"?><checkstyle version="8.0"/>'],
  ['in UTF-16', Buffer.from('\ufeff<?xml version="1.0"?><checkstyle version="8.0"/>', 'utf16le')],
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
  ['a failure of the linter', 'tool/document', '<checkstyle><exception>No memory</exception></checkstyle>'],
  ['a text in a file', 'tool/document', '<checkstyle><file name="a">No memory</file></checkstyle>'],
  ['another format', 'format/unknown', '<?xml version="1.0"?><testsuites><testcase/></testsuites>'],
])('refuses the document for %s', (_what, rule, text) => {
  const outcome = read(text);
  expect(outcome).toMatchObject({ ok: false, provesClean: false });
  expect(outcome.problems[0]?.rule).toBe(rule);
});

test('refuses another document than its own where policy names the format', () => {
  const outcome = readDocument('<html><body>502</body></html>', { format: 'checkstyle' });
  expect(outcome).toMatchObject({ ok: false, provesClean: false });
});

test('keeps an error of no file, as PHPStan writes it', () => {
  const text = '<checkstyle><file><error severity="error" message="m"/></file><file name="a"/></checkstyle>';
  expect(read(text).document?.findings.map(summarise)).toEqual(['- high checkstyle m']);
});

test.each([
  ['blank lines', '\n\n', ''],
  ['a banner', '> shop@1.0.0 lint\n[12:01:02] phpcs\n\n', ''],
  ['a closing line', '', '\nTime: 120ms; Memory: 8MB\n'],
])('reads an error with %s around the document', (_what, before, behind) => {
  const xml =
    '<?xml version="1.0"?>\n<checkstyle><file name="a"><error line="6" severity="error" message="m"/></file></checkstyle>';
  expect(read(`${before}${xml}${behind}`).document?.findings.map(summarise)).toEqual([
    'a:6 high checkstyle m',
  ]);
});

test.each<[string, string, string | undefined, ...string[]]>([
  [
    'entities',
    'line="20" severity="warning" source="a.B" message="&lt;b&gt; &#38; &quot;m&quot;"',
    'a:20 medium a.B <b> & "m"',
  ],
  [
    'line 0 and no rule',
    'line="0" column="0" severity="warning" source="" message="m"',
    'a medium checkstyle m',
  ],
  [
    'no severity',
    'column="2" line="41" severity="" source="typecheck" message="m"',
    'a:41 medium typecheck m',
  ],
  [
    'another word for error',
    'line="x" severity="fatal" message="m"',
    'a critical checkstyle m',
    'tool/spelling',
  ],
  ['a severity without a meaning', 'line="4" severity="odd" message="m"', undefined, 'tool/finding'],
])('reads an error with %s', (_what, attributes, finding, ...rules) => {
  const outcome = read(`<checkstyle><file name="a"><error ${attributes}/></file></checkstyle>`);
  expect(outcome.document?.findings.map(summarise)).toEqual(finding === undefined ? [] : [finding]);
  expect(outcome.problems.map(({ rule }) => rule)).toEqual(rules);
});
