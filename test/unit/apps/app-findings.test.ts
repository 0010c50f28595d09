import { describe, expect, it } from 'vitest';
import {
  before,
  bot,
  buildAnnotation,
  buildCheck,
  buildComment,
  buildInline,
  buildReview,
  earlier,
  head,
  readFrom,
} from '../../support/app-activity.ts';

const coderabbit = bot('coderabbitai', 136622811);
const qodo = bot('qodo-code-review');

const findings = (...of: Parameters<typeof readFrom>) => readFrom(...of).findings;

describe('a comment on lines', () => {
  it('is a finding with its place, its comment and the defaults of severity and confidence', () => {
    const comments = [buildInline(coderabbit, '**Title**\n\nText.', { startLine: 10 })];
    expect(findings('coderabbitai', { comments })).toEqual([
      {
        path: 'src/a.ts',
        line: 10,
        endLine: 12,
        title: 'Title',
        text: 'Text.',
        severity: 'medium',
        confidence: 'medium',
        inline: comments[0],
        url: 'https://github.com/o/r/pull/1#issuecomment-70',
        ofThisHead: true,
        editedByOthers: false,
      },
    ]);
  });

  it('has no lines once it is outdated, and a title of ours where it has none', () => {
    const comments = [buildInline(coderabbit, '```suggestion\nx\n```', { line: null, outdated: true })];
    expect(findings('coderabbitai', { comments })).toMatchObject([
      { line: null, endLine: null, title: 'Comment of CodeRabbit' },
    ]);
  });

  it('is none where it answers another one, or where a person wrote it', () => {
    const person = { login: 'coderabbitai', id: 136622811, type: 'User' } as const;
    const comments = [buildInline(coderabbit, 'Thanks.', { reply: true }), buildInline(person, '**Title**')];
    expect(findings('coderabbitai', { comments })).toEqual([]);
  });

  it('is of the head that its original commit names, or else its review', () => {
    const reviews = [buildReview(coderabbit)];
    const of = (originalCommit: string | null) => [buildInline(coderabbit, '**Title**', { originalCommit })];
    expect(findings('coderabbitai', { comments: of(earlier), reviews })).toMatchObject([
      { ofThisHead: false },
    ]);
    expect(findings('coderabbitai', { comments: of(null), reviews })).toMatchObject([{ ofThisHead: true }]);
    expect(findings('coderabbitai', { comments: of(null) })).toMatchObject([{ ofThisHead: false }]);
  });

  it('that the app resolved or calls settled has that as its claim; a person’s resolution is none', () => {
    const resolvedBy = (login: string) => [
      buildInline(coderabbit, '🟠 **High**\n\nTitle', { resolved: true, resolvedBy: login }),
    ];
    const own = findings('coderabbitai', { comments: resolvedBy('coderabbitai') });
    expect(own).toMatchObject([{ claim: 'settled', severity: 'high' }]);
    expect(findings('coderabbitai', { comments: resolvedBy('someone') })[0]?.claim).toBeUndefined();
  });

  it('that someone else edited counts as high, with high confidence', () => {
    const comments = [buildInline(coderabbit, '🔵 **Nothing**', {}, { editedByOthers: true })];
    expect(findings('coderabbitai', { comments })).toMatchObject([
      { severity: 'high', confidence: 'high', editedByOthers: true },
    ]);
  });
});

describe('a text that lists findings', () => {
  const item = '<details>\n<summary>1. One</summary>\n\n[src/a.ts[R2-3]](https://e.com)\n\n</details>';
  const shown = (body: string, parts = {}) => [buildComment(qodo, body, parts)];

  it('says it of this head unless it names another commit', () => {
    expect(findings('qodo-merge', { comments: shown(item) })).toMatchObject([
      { title: 'One', url: 'https://github.com/o/r/pull/1#issuecomment-70', ofThisHead: true },
    ]);
    const old = { comments: shown(`At ${earlier}\n\n${item}`) };
    expect(findings('qodo-merge', old)).toMatchObject([{ ofThisHead: false }]);
    const struck = { comments: shown(item.replace('One', '<s>One</s>')) };
    expect(findings('qodo-merge', struck)).toMatchObject([{ ofThisHead: false, claim: 'settled' }]);
  });

  it('that someone else edited has at least one finding that counts as high', () => {
    for (const body of [item, 'Nothing.', `<!-- qodo:billing-blocked -->\n${item}`, `At ${earlier}`]) {
      const edited = findings('qodo-merge', { comments: shown(body, { editedByOthers: true }) });
      expect(edited).toMatchObject([{ severity: 'high', confidence: 'high', ofThisHead: true }]);
    }
  });

  it('holds nothing where it refuses', () => {
    expect(findings('qodo-merge', { comments: shown(`<!-- qodo:billing-blocked -->\n${item}`) })).toEqual([]);
  });

  it('is a review, with the head that the review is of', () => {
    const body = "Hey - I've found 1 issue:\n\n- Move it.";
    const sourcery = bot('sourcery-ai', 58596630);
    const of = (parts: object) => ({ reviews: [buildReview(sourcery, { body, ...parts })] });
    expect(findings('sourcery-ai', of({}))).toMatchObject([
      { title: 'Move it.', url: 'https://github.com/o/r/pull/1#pullrequestreview-7', ofThisHead: true },
    ]);
    expect(findings('sourcery-ai', of({ submittedAt: before }))).toMatchObject([{ ofThisHead: false }]);
    const edited = { submittedAt: before, editedByOthers: true };
    expect(findings('sourcery-ai', of(edited))).toMatchObject([{ ofThisHead: true, severity: 'high' }]);
  });
});

describe('an annotation of a check', () => {
  const codeql = { name: 'CodeQL', app: 'github-advanced-security' };
  const of = (parts: Parameters<typeof buildAnnotation>[0]) => {
    const checks = [buildCheck(codeql.name, codeql.app, { annotations: [buildAnnotation(parts)] })];
    return findings({ check: codeql }, { checks })[0];
  };

  it('is a finding of a tool, with a title of its own or its first sentence', () => {
    expect(of({})).toMatchObject({
      path: 'src/a.ts',
      line: 3,
      endLine: 4,
      title: 'A problem.',
      text: 'A problem. With more about it.',
      severity: 'medium',
      confidence: 'high',
      ofThisHead: true,
    });
    expect(of({ title: 'Title', level: 'failure' })).toMatchObject({ title: 'Title', severity: 'high' });
    expect(of({ level: 'notice' })?.severity).toBe('low');
  });

  it('has the severity that it states', () => {
    expect(of({ rawDetails: '{"security_severity": "critical"}' })?.severity).toBe('critical');
    expect(of({ level: 'failure', message: 'Text.\nSeverity: low' })?.severity).toBe('low');
    expect(of({ message: 'The severity of this is high.' })?.severity).toBe('medium');
  });

  it('is left out where the app wrote the same on the same lines', () => {
    const app = { name: 'Macroscope - Correctness Check', app: 'macroscopeapp' };
    const macroscope = bot('macroscopeapp');
    const checks = [
      buildCheck(app.name, app.app, { annotations: [buildAnnotation({ startLine: 11, endLine: 12 })] }),
    ];
    const other = [buildInline(macroscope, 'T', { path: 'src/b.ts' })];
    expect(findings('macroscopeapp', { checks, comments: [buildInline(macroscope, 'T')] })).toHaveLength(1);
    expect(findings('macroscopeapp', { checks, comments: other })).toHaveLength(2);
  });
});

it('of an app outside of the table are its comments on lines alone', () => {
  const house = bot('house-review');
  const comments = [buildInline(house, '**Title**'), buildComment(house, `- One at ${head}`)];
  expect(findings('house-review', { comments })).toMatchObject([{ title: 'Title' }]);
});
