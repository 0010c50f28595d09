/** The lines of a text as GitHub has it: it may hold any line end, whoever wrote it. */
export function bodyLines(body: string): readonly string[] {
  return body.split(/\r\n|\r|\n/);
}
