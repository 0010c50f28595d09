import { bodyLines } from '../text/body-lines.ts';

const command = /^\/pr-verdict(?=[ \t]|$)/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** How far a hidden comment reaches: what stands in one is not to be seen, so that it is nobody's word. */
function hides(line: string, hidden: boolean): boolean {
  const opened = line.lastIndexOf('<!--');
  const closed = line.lastIndexOf('-->');
  return hidden ? closed < 0 || opened > closed : opened >= 0 && closed < opened;
}

/**
 * The lines of a comment that command: those that begin with `/pr-verdict`, without it. Quotes, the lines that
 * Markdown still counts to a quote, code and hidden comments do not count. Anything in doubt is no command.
 */
export function commandLines(body: string): readonly string[] {
  const found: string[] = [];
  let open: string | undefined;
  let hidden = false;
  let quoted = false;
  for (const line of bodyLines(body)) {
    if (hidden) {
      hidden = hides(line, true);
      continue;
    }
    const [, marks] = fence.exec(line) ?? [];
    if (open !== undefined) {
      const ends = marks?.startsWith(open) === true && /^[\s`~]*$/.test(line);
      if (ends) open = undefined;
      continue;
    }
    if (marks !== undefined) {
      open = marks;
      quoted = false;
      continue;
    }
    quoted = /^ {0,3}>/.test(line) || (quoted && line.trim() !== '');
    if (!quoted && command.test(line)) found.push(line.replace(command, '').trim());
    hidden = hides(line, false);
  }
  return found;
}
