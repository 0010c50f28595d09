/** Review output of the shape that models write: all four types, about 1.1 kB a finding. */
export function reviewOutput(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => finding(index));
}

function finding(index: number): object {
  const text = `Finding ${index}. ${'The handler passes what it was given straight on to the query. '.repeat(7)}`;
  const file = `src/part-${index % 97}/file-${index % 389}.ts`;
  const common = {
    category: 'security',
    issue: text,
    references: [
      `[src/db.ts:${index + 1} — the pattern used elsewhere](https://github.com/octo/app/blob/abc1234/src/db.ts#L${index + 1})`,
      '[OWASP](https://owasp.org/www-community/attacks/SQL_Injection)',
    ],
    implications: 'Anyone can read every row of the table, and through it the whole database. '.repeat(3),
    severity: ['CRITICAL', 'MAJOR', 'MINOR', 'INFO'][index % 4],
    confidence: ['HIGH', 'MEDIUM', 'LOW'][index % 3],
    fix: 'Bind the value:\n```ts\nawait db.query("select 1 from users where id = $1", [id]);\n```',
    fix_confidence: 'MEDIUM',
  };
  switch (index % 4) {
    case 0:
    case 1:
      return { type: 'inline', file, line: index + 1, ...common };
    case 2:
      return { type: 'file', file, ...common };
    default:
      return index % 8 === 3
        ? { type: 'multi-file', files: [file, 'src/index.ts'], ...common }
        : { type: 'system', scope: 'query building', ...common };
  }
}
