/** Where untrusted text enters a run, and how to have it read there. */
import { readApp } from '../../src/apps/completion.ts';
import { findTokenShapes } from '../../src/hygiene/find-secrets.ts';
import { parseExposed } from '../../src/hygiene/workflow-risks.ts';
import { unpackState } from '../../src/memory/packed-state.ts';
import { createRedactor } from '../../src/model/redact.ts';
import { maxPolicyBytes, parsePolicy } from '../../src/policy/parse-policy.ts';
import { logText } from '../../src/runner/actions-reporter.ts';
import { secretScanner } from '../../src/runner/secretlint-scanner.ts';
import {
  bot,
  buildActivity,
  buildAnnotation,
  buildComment as buildAppComment,
  buildCheck,
  buildInline,
  buildReview,
  buildStatus,
  evidence,
} from '../../test/support/app-activity.ts';
import { buildComment, buildConversation } from '../../test/support/builders/memory.ts';
import { type ConfiguredRun, runConfigured } from '../../test/support/configured-run.ts';
import * as make from '../../test/support/contract-documents.ts';
import { buildSnapshot } from '../../test/support/fakes/scripted-source.ts';
import { ordinaryComment, ordinaryPolicy, ordinaryText, ordinaryWorkflow } from './texts.ts';

/** Characters of a text of a reviewer or of a file, more than a field may have; GitHub allows its users fewer. */
export const ownLength = 500_000;
const gitHubLength = 65_536;

export interface Surface {
  readonly run: (text: string) => unknown;
  readonly length?: number;
  /** Of the same length, what people put there. */
  readonly ordinary?: (length: number) => string;
}

const finding = {
  type: 'inline',
  file: 'src/app.ts',
  line: 3,
  category: 'security',
  issue: 'The name is not checked.',
  references: ['[The manual](https://example.com/a)'],
  implications: 'It opens any file.',
  severity: 'MAJOR',
  confidence: 'HIGH',
  fix: 'Check it.',
  fix_confidence: 'HIGH',
};

function reviewed(output: string): Promise<unknown> {
  return runConfigured(
    {},
    {
      onGitHub: true,
      files: { 'out.json': output },
      settings: { findings: [{ reviewer: 'model', glob: 'out.json' }] },
    },
  );
}

/** A few findings with much text. */
function ordinaryOutput(length: number): string {
  const each = { ...finding, issue: ordinaryText(length / 10) };
  return JSON.stringify(Array.from({ length: 8 }, () => each));
}

/** As much of a text as takes its length where it is written as JSON. */
function writtenAtLength(text: string): string {
  return text.slice(0, text.length ** 2 / JSON.stringify(text).length);
}

const withField = (change: (text: string) => object) => (text: string) =>
  reviewed(JSON.stringify([{ ...finding, ...change(writtenAtLength(text)) }]));

/** A text in a document of a format; a rule of the format may make the finding invalid, never slow. */
const withText = (document: (text: string) => unknown) => (text: string) =>
  reviewed(JSON.stringify(document(writtenAtLength(text))));

const inXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n\r\x20-\uffff]/g, ' ');

function reviewedByCheckstyle(text: string): Promise<unknown> {
  const written = inXml(text)
    .slice(0, text.length)
    .replace(/&[^;]*$/, '');
  const error = `<error line="3" severity="error" source="a.B" message="${written}"/>`;
  return reviewed(`<checkstyle version="10"><file name="src/app.ts">${error}</file></checkstyle>`);
}

/** What an app of the table and one outside of it say, read by both readers. */
function byApp(
  activity: (account: ReturnType<typeof bot>, text: string) => Parameters<typeof buildActivity>[0],
): Surface {
  const read = (login: string, text: string) =>
    readApp({ login }, buildActivity(activity(bot(login), text)), evidence);
  return {
    run: (text) => ['coderabbitai', 'qodo-code-review', 'house-review'].map((login) => read(login, text)),
    length: gitHubLength,
    ordinary: ordinaryComment,
  };
}

function said(text: string, role: 'write' | 'none') {
  const comment = buildComment({ author: 'bob', ours: false, inOwnWords: true, body: text });
  const conversation = buildConversation({ people: [{ login: 'bob', role }], comments: [comment] });
  return inRun({ conversation });
}

function inRun(snapshot: NonNullable<ConfiguredRun['snapshot']>): Promise<unknown> {
  return runConfigured({}, { onGitHub: true, snapshot });
}

function described(title: string, description: string): Promise<unknown> {
  const { pullRequest } = buildSnapshot();
  return inRun(pullRequest === undefined ? {} : { pullRequest: { ...pullRequest, title, description } });
}

const who = { name: 'Ada', email: 'ada@example.com' };
const redact = createRedactor(['correct-horse-battery-staple', 'two\nlines of a key that is long enough']);

const onGitHub = (run: Surface['run']): Surface => ({ run, length: gitHubLength });
export const surfaces: Readonly<Record<string, Surface>> = {
  'finding: issue': { run: withField((issue) => ({ issue })) },
  'finding: implications': { run: withField((implications) => ({ implications })) },
  'finding: fix': { run: withField((fix) => ({ fix })) },
  'finding: category': { run: withField((category) => ({ category })) },
  'finding: file': { run: withField((file) => ({ file })) },
  'finding: reference': { run: withField((reference) => ({ references: [reference] })) },
  'C1: system finding': {
    run: withText((text) => [make.systemFinding({ scope: text, implications: text.slice(0, 1000) })]),
  },
  'C2: description': {
    run: withText((text) => make.reviewData({ line_comments: [make.comment({ description: text })] })),
  },
  'C2: code': {
    run: withText((text) => make.reviewData({ line_comments: [make.comment({ code_context: text })] })),
  },
  'C2: summary': {
    run: withText((text) => make.reviewData({ review_summary: { overview: text, key_findings: [text] } })),
  },
  'C3: why it matters': { run: withText((text) => [make.candidate({ why_it_matters: text })]) },
  'C3: evidence': {
    run: withText((text) => [
      make.candidate({ evidence: { type: 'hunk_level_code', detail: text }, hunk: text }),
    ]),
  },
  'C4: notes': { run: withText((text) => make.validationErrorEnvelope({ notes: [text] })) },
  'C5: recommendation': {
    run: withText((text) => make.verdictFile({ findings: [make.verdictFinding({ recommendation: text })] })),
  },
  'sarif: message': {
    run: withText((text) =>
      make.sarifLog({
        runs: [make.sarifRun({ results: [make.sarifResult({ message: { text, markdown: text } })] })],
      }),
    ),
  },
  'sarif: rule': {
    run: withText((text) => {
      const rules = [{ id: 'no-eval', fullDescription: { text }, help: { markdown: text } }];
      return make.sarifLog({ runs: [make.sarifRun({ tool: { driver: { name: text, rules } } })] });
    }),
  },
  'rdjson: message': {
    run: withText((message) => make.rdjson({ diagnostics: [make.diagnostic({ message })] })),
  },
  'eslint: message': {
    run: withText((message) => [make.eslintFile({ messages: [make.eslintMessage({ message })] })]),
  },
  'checkstyle: message': { run: reviewedByCheckstyle },
  'whole output': { run: reviewed, ordinary: ordinaryOutput },
  'comment of a writer': onGitHub((text) => said(`/pr-verdict explain\n\n${text}`, 'write')),
  'comment of a stranger': onGitHub((text) => said(`/pr-verdict explain\n\n${text}`, 'none')),
  'title of the pull request': onGitHub((text) => described(text, '')),
  'description of the pull request': onGitHub((text) => described('Change', text)),
  'commit message': onGitHub((message) =>
    inRun({ evidence: { commits: [{ message, author: who, committer: who }] } }),
  ),
  'comment of an app': byApp((account, text) => ({ comments: [buildAppComment(account, text)] })),
  'thread of an app': byApp((account, text) => ({
    reviews: [buildReview(account)],
    comments: [buildInline(account, text)],
  })),
  'review of an app': byApp((account, body) => ({ reviews: [buildReview(account, { body })] })),
  'check of an app': byApp(({ login }, text) => ({
    checks: [
      buildCheck('review', login, {
        title: text,
        summary: text,
        annotations: [buildAnnotation({ message: text })],
      }),
    ],
  })),
  'status of an app': byApp((account, description) => ({
    statuses: [buildStatus(account, 'review', { description })],
  })),
  'state in a check': onGitHub(unpackState),
  'added lines': { run: async (text) => [(await secretScanner.load())(text), findTokenShapes(text)] },
  // Of the length up to which one is parsed.
  'workflow file': { run: parseExposed, length: 64 * 1024, ordinary: ordinaryWorkflow },
  'policy file': {
    run: (text) => parsePolicy(Buffer.from(text)),
    length: 64 * 1024,
    ordinary: ordinaryPolicy,
  },
  'largest policy file': {
    run: (text) => parsePolicy(Buffer.from(text)),
    length: maxPolicyBytes,
    ordinary: ordinaryPolicy,
  },
  log: { run: (text) => logText(text, redact) },
};
