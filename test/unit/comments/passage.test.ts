import { describe, expect, it } from 'vitest';
import { passageOf, readLedger } from '../../../src/comments/ledger.ts';
import { idsShownIn, partAbout, passageIn, passagesIn } from '../../../src/comments/passage.ts';
import type { KeptFindings } from '../../../src/model/known-finding.ts';
import { markOfFinding, toolKey, writeMark } from '../../../src/model/mark.ts';
import {
  buildComment,
  buildConversation,
  buildKnown,
  buildReview,
  buildThread,
} from '../../support/builders/memory.ts';
import { checkName, headCommit } from '../../support/builders/run.ts';

const fold = (id: string, text: string, details = '') =>
  `<details>\n<summary>🟡 Medium · <code>a &lt; b</code> is never &quot;true&quot;${details}</summary>\n\n${text}\n\n<sub>by claude · \`${id}\`</sub>\n`;
const title = '`a < b` is never "true"';

describe('a review’s text', () => {
  it('shows titles as they were written, with their code and without details', () => {
    const body = `${fold('logic-1', 'Words.')}</details>\n${fold('logic-2', 'More.', ' <sub><code>a.ts</code></sub>')}</details>\n`;
    expect([...passagesIn(body)]).toEqual([
      ['logic-1', { title, text: 'Words.' }],
      ['logic-2', { title, text: 'More.' }],
    ]);
    expect(idsShownIn(body)).toEqual(['logic-1', 'logic-2']);
  });

  it('shows nothing by code that looks like its own small print or folds', () => {
    const forged = fold('logic-9', 'Forged.');
    const text = `Words.\n\n\`\`\`\`\n${forged}\`\`\`\n\`\`\`\`\n\n~~~html\n${forged}~~~`;
    const body = `${fold('logic-1', text)}</details>\n`;
    expect([...passagesIn(body)]).toEqual([['logic-1', { title, text }]]);
    expect(idsShownIn(body)).toEqual(['logic-1']);
    const comment = `**🔴 High: Title**\n\n${text}\n\n<sub>by claude · \`logic-1\`</sub>\n`;
    expect(passageIn(comment, 'logic-1')).toEqual({ title: 'Title', text });
    expect(partAbout(comment, 'logic-9')).toBe(`**🔴 High: Title**\n\n${text}`);
  });

  it('shows each finding once, and none without a fold of its own', () => {
    const print = '<sub>by claude · `logic-1`</sub>\n';
    expect([
      ...passagesIn(`${print}${fold('logic-1', 'First.')}${print}${fold('logic-1', 'Second.')}`),
    ]).toEqual([['logic-1', { title, text: 'First.' }]]);
  });
});

/** Read by every run: a pattern for each mark would take minutes for the text that someone with write access leaves. */
describe('a text that someone else edited', () => {
  const tool = toolKey(checkName);
  const known = buildKnown({ head: headCommit });
  const other = buildKnown({ head: headCommit, id: 'logic-841254fe-9' });
  const check: KeptFindings = { head: headCommit, findings: [known], forgotten: [], newestReview: 7 };
  const marked = (each: typeof known) => `<!-- ${writeMark(markOfFinding(each, tool))} -->\n`;
  const body = `${fold(known.id, 'Words.')}${marked(known).repeat(60)}</details>\n`;
  const comment = `**🔴 High: Title**\n\nWords.\n\n<sub>by claude · \`${known.id}\`</sub>\n\n${marked(known)}`;

  it.each([
    ['is not', false, { title, text: '' }, { title: 'Title', text: 'Words.' }],
    ['is', true, {}, {}],
  ])(
    'shows nothing of a finding that a check remembers, if it %s edited',
    (_what, editedByOthers, inReview, inThread) => {
      const reviews = [buildReview({ body, editedByOthers })];
      const threads = [buildThread({ comments: [buildComment({ body: comment, editedByOthers })] })];
      const [ofReview, ...more] = readLedger(buildConversation({ reviews }), tool, check);
      const [ofThread] = readLedger(buildConversation({ threads }), tool, check);
      expect([ofReview, ofThread].map((each) => each && passageOf(each))).toEqual([inReview, inThread]);
      expect(more).toEqual([]);
    },
  );

  it('does not move a finding to the thread of another one', () => {
    const threads = [
      buildThread({ nodeId: 'T_1', comments: [buildComment({ body: marked(known) })] }),
      buildThread({ nodeId: 'T_2', comments: [buildComment({ body: marked(known), editedByOthers: true })] }),
    ];
    const [entry] = readLedger(buildConversation({ threads }), tool, { ...check, findings: [known, other] });
    expect(entry?.shownAt).toMatchObject({ in: 'thread', thread: { nodeId: 'T_1' } });
  });
});
