import type { Severity } from '../model/finding.ts';

/**
 * Reviewers that are apps: who they are, what completes their review, and how their texts begin.
 *
 * **To add an app or a changed text, edit this file alone.** An entry needs `name` and `accounts`; everything else is
 * what is known beyond the generic rules. Each marker and count names where it was seen; `examples` are run as tests.
 *
 * In `starts` and in `states`, `*` is one word and `#` one number. Case, Markdown and the form of quotation marks do
 * not count. What is unknown reads as "not reviewed", so a missing marker costs a wait and never a false pass.
 */
export interface AppEntry {
  readonly name: string;
  /** Exact logins without `[bot]`, in every spelling of GitHub's interfaces; the id where it is known. */
  readonly accounts: readonly { readonly login: string; readonly id?: number }[];
  /**
   * Its own check runs, by name and slug of the app; others of the same app say nothing about a review. `counts`: how the
   * hidden comment begins that ends the check's text and holds a number of findings for each severity.
   */
  readonly checks?: readonly { readonly name: string; readonly app: string; readonly counts?: string }[];
  /** Contexts of its own commit statuses. */
  readonly statuses?: readonly string[];
  /** Globs of the files that configure or instruct it. */
  readonly configuration?: readonly string[];
  /** Globs of those among them that only a repository with the app has. */
  readonly signs?: readonly string[];
  /** What a person writes to ask for a review. */
  readonly ask?: string;
  /** What it leaves when it finds nothing; only `check` and `reaction` may come long after our programs. */
  readonly cleanBy: readonly ('review' | 'comment' | 'check' | 'status' | 'reaction')[];
  /** It is read and never completes: nothing reliable is known that says "clean". */
  readonly neverCompletes?: true;
  readonly markers?: readonly Marker[];
  /** How lines of its reviews or comments state a number of findings; the last number counts. */
  readonly states?: readonly string[];
  /** The words right before the commit that a text is about, where it also names others. */
  readonly commitAfter?: string;
  /** Words, or circles, of its own for severities, in addition to the common ones. */
  readonly severities?: Readonly<Record<string, Severity>>;
  /** A number that states the severity: at least `high`, at least `medium`, or else low. */
  readonly scale?: { readonly before: string; readonly high: number; readonly medium: number };
  /** What ends the name of the tool before a title. */
  readonly titleAfter?: string;
  /** How paragraphs begin that are not about the code. */
  readonly footers?: readonly string[];
  /** Where its reviews' bodies or its comments hold findings; without it they hold none. */
  readonly body?: BodyShape;
  readonly examples?: readonly Example[];
}

/** What an app's text, check, status or reaction says. */
export interface Marker {
  /**
   * `clean` and `reviewed` complete a review where they also name the head; `reviewed` begins one with findings.
   * `settled` is the app's word about a finding, and closes nothing.
   */
  readonly says: 'clean' | 'reviewed' | 'refused' | 'working' | 'settled';
  /** Absent for the text of a review or comment. */
  readonly on?: 'check' | 'status' | 'reaction';
  /** First visible words of the text or the status; for `settled`, of a paragraph. */
  readonly starts?: string;
  /** First words of a hidden comment before all visible text; for `settled`, a tag that begins a paragraph. */
  readonly hidden?: string;
  /** Words in the title, summary or text of a check. */
  readonly contains?: string;
  /** Conclusion of the check or state of the status. */
  readonly conclusion?: string;
  /** Name of the reaction. */
  readonly reaction?: string;
  /** Known from one sample, or says nothing of a commit: it is shown and never completes. */
  readonly weak?: true;
  readonly source: string;
}

/**
 * `sections`: folds with a title; below it one fold a file, or places in bold. `links`: links to lines of the
 * repository, before or after the text that they belong to. `folds`: one fold a finding. `bullets`: one item a finding.
 */
export type BodyShape = { readonly on: 'review' | 'comment' } & (
  | { readonly how: 'sections'; readonly sections: readonly BodySection[] }
  | { readonly how: 'links'; readonly place: 'first' | 'last' }
  | { readonly how: 'folds' }
  | { readonly how: 'bullets'; readonly severity: Severity }
);

export interface BodySection {
  readonly starts: string;
  /** Of all its findings, whatever they say themselves. */
  readonly severity?: Severity;
  /** Its findings are part of the number that the review states. */
  readonly counted?: true;
}

/** `HEAD` stands for the head's full commit; a review is of the head. */
export interface Example {
  readonly on: 'review' | 'comment' | 'check' | 'status' | 'reaction';
  readonly text: string;
  readonly conclusion?: string;
  readonly reads: 'reviewed' | 'not-reviewed' | 'working';
}

/** When the sources were read. */
export const tableDate = '2026-11-28';

export const apps: Readonly<Record<string, AppEntry>> = {
  coderabbit: {
    name: 'CodeRabbit',
    accounts: [{ login: 'coderabbitai', id: 136622811 }],
    statuses: ['CodeRabbit'],
    configuration: ['.coderabbit.yaml', '.coderabbit.yml'],
    signs: ['.coderabbit.yaml', '.coderabbit.yml'],
    ask: '@coderabbitai review',
    cleanBy: ['comment', 'status'],
    commitAfter: ' and ',
    states: ['Actionable comments posted: #'],
    markers: [
      {
        says: 'refused',
        hidden: 'This is an auto-generated comment: rate limited by coderabbit.ai',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      { says: 'refused', starts: 'Review limit reached', source: 'kristofferR/coderabbit-queue@09dc94a' },
      { says: 'refused', starts: 'Rate limit exceeded', source: 'kristofferR/coderabbit-queue@09dc94a' },
      {
        says: 'refused',
        starts: "You're currently rate limited",
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      {
        says: 'refused',
        hidden: 'This is an auto-generated comment: skip review by coderabbit.ai',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      { says: 'refused', starts: 'Review skipped', source: 'kristofferR/coderabbit-queue@09dc94a' },
      {
        says: 'refused',
        hidden: 'This is an auto-generated comment: failure by coderabbit.ai',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      { says: 'refused', starts: 'Review failed', source: 'kristofferR/coderabbit-queue@09dc94a' },
      { says: 'refused', starts: 'Reviews paused', source: 'kristofferR/coderabbit-queue@09dc94a' },
      { says: 'refused', starts: 'Summarized by CodeRabbit Free', source: 'ArcReel/ArcReel@f8c1ffd' },
      { says: 'refused', starts: '⚠️ Action not completed', source: 'kurone-kito/idd-skill@f51a8bb' },
      {
        says: 'working',
        starts: 'Currently processing new changes in this PR',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      {
        says: 'working',
        hidden: 'This is an auto-generated comment: review in progress by coderabbit.ai',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      {
        says: 'clean',
        hidden: 'This is an auto-generated comment: summarize by coderabbit.ai',
        starts: 'No actionable comments were generated in the recent review',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      {
        says: 'reviewed',
        starts: 'Actionable comments posted: #',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      {
        says: 'reviewed',
        starts: 'Some comments are outside the diff',
        source: 'jmalicki/github-pr-automation-mcp@4e587ab',
      },
      {
        says: 'reviewed',
        starts: '🧹 Nitpick comments (#)',
        source: 'jmalicki/github-pr-automation-mcp@4e587ab',
      },
      {
        says: 'refused',
        on: 'status',
        starts: 'Review rate limited',
        source: 'Comfy-Org/ComfyUI#15382',
      },
      { says: 'refused', on: 'status', starts: 'Review skipped', source: 'LeanerCloud/CUDly#1530' },
      {
        says: 'clean',
        on: 'status',
        conclusion: 'success',
        starts: 'Review completed',
        source: 'kurone-kito/idd-skill@f51a8bb',
      },
      { says: 'settled', starts: '✅ Addressed in commit', source: 'cuioss/plan-marshall@31211a9' },
      { says: 'settled', hidden: 'review_comment_addressed', source: 'cuioss/plan-marshall@31211a9' },
      { says: 'settled', hidden: 'review_comment_withdrawn', source: 'kristofferR/coderabbit-queue@09dc94a' },
    ],
    severities: { trivial: 'low', nitpick: 'low' },
    body: {
      on: 'review',
      how: 'sections',
      sections: [
        { starts: 'Outside diff range comments' },
        { starts: 'Nitpick comments', severity: 'low' },
        { starts: 'Comments failed to post', counted: true },
      ],
    },
    examples: [
      {
        on: 'comment',
        text: '<!-- This is an auto-generated comment: summarize by coderabbit.ai -->\n\nNo actionable comments were generated in the recent review.\n\nReviewing files that changed from the base of the PR and between 1111111111111111111111111111111111111111 and HEAD.',
        reads: 'reviewed',
      },
      {
        on: 'comment',
        text: '<!-- This is an auto-generated comment: summarize by coderabbit.ai -->\n\nNo actionable comments were generated in the recent review.\n\nReviewing files that changed from the base of the PR and between HEAD and 1111111111111111111111111111111111111111.',
        reads: 'not-reviewed',
      },
      {
        on: 'comment',
        text: '<!-- This is an auto-generated comment: summarize by coderabbit.ai -->\n<!-- This is an auto-generated comment: rate limited by coderabbit.ai -->\n\n> [!WARNING]\n> ## Review limit reached\n>\n> between 1111111111111111111111111111111111111111 and HEAD.\n\n## Walkthrough\n\nNo actionable comments were generated in the recent review.',
        reads: 'not-reviewed',
      },
      { on: 'comment', text: '> [!NOTE]\n> ## Reviews paused\n>\n> Many commits.', reads: 'not-reviewed' },
      { on: 'comment', text: 'Currently processing new changes in this PR.', reads: 'working' },
      { on: 'review', text: '**Actionable comments posted: 0**', reads: 'reviewed' },
      { on: 'status', text: 'Review completed', conclusion: 'success', reads: 'reviewed' },
      { on: 'status', text: 'Review rate limited', conclusion: 'success', reads: 'not-reviewed' },
      { on: 'status', text: 'Review skipped', conclusion: 'success', reads: 'not-reviewed' },
      { on: 'status', text: 'Review in progress', conclusion: 'pending', reads: 'working' },
    ],
  },

  copilot: {
    name: 'GitHub Copilot',
    accounts: [
      { login: 'copilot-pull-request-reviewer', id: 175728472 },
      { login: 'Copilot', id: 175728472 },
    ],
    configuration: ['.github/copilot-instructions.md', '.github/instructions/**'],
    signs: ['.github/copilot-instructions.md'],
    cleanBy: ['review'],
    states: [
      'Copilot reviewed # out of # changed files in this pull request and generated # comment',
      'Copilot reviewed # out of # changed files in this pull request and generated # new comment',
      'Findings: #',
    ],
    markers: [
      { says: 'refused', starts: 'Copilot was unable to review', source: 'helm/helm#32271' },
      { says: 'refused', starts: "Copilot wasn't able to review", source: 'kurone-kito/idd-skill@f51a8bb' },
      {
        says: 'refused',
        starts: 'Copilot encountered an error and was unable to review',
        source: 'helm/helm#32271',
      },
      {
        says: 'reviewed',
        starts: 'Pull request overview',
        source: 'Lucent-Financial-Group/Zeta@e25b08e',
      },
      {
        says: 'reviewed',
        starts: 'Copilot reviewed # out of # changed files',
        source: 'Lucent-Financial-Group/Zeta@e25b08e',
      },
      { says: 'reviewed', starts: '* Approved', source: 'ccr-overview-v2, in two public parsers' },
      {
        says: 'reviewed',
        starts: '* Approval recommended',
        source: 'ccr-overview-v2, in two public parsers',
      },
      { says: 'reviewed', starts: '* Changes recommended', source: 'ccr-overview-v2, in two public parsers' },
      { says: 'reviewed', starts: '* Needs a closer look', source: 'ccr-overview-v2, in two public parsers' },
    ],
    body: {
      on: 'review',
      how: 'sections',
      sections: [
        { starts: 'Comments suppressed due to low confidence', severity: 'info' },
        { starts: 'Suppressed comments', severity: 'info' },
      ],
    },
    examples: [
      { on: 'review', text: '## Pull Request Overview\n\nMoves a lookup.', reads: 'reviewed' },
      { on: 'review', text: '### 🟢 Approval recommended\n\n**Findings:** None', reads: 'reviewed' },
      { on: 'review', text: '### 🟠 Changes recommended\n\n**Findings:** 2', reads: 'not-reviewed' },
      {
        on: 'review',
        text: 'Copilot was unable to review this pull request: the quota is used up.',
        reads: 'not-reviewed',
      },
      {
        on: 'review',
        text: 'Copilot wasn’t able to review any files in this pull request.',
        reads: 'not-reviewed',
      },
      {
        on: 'review',
        text: '## Pull request overview\n\n> [!NOTE]\n> Copilot was unable to run its full agentic suite in this review.',
        reads: 'reviewed',
      },
      {
        on: 'review',
        text: '## Pull request overview\n\nCopilot reviewed 3 out of 3 changed files in this pull request and generated 2 comments.',
        reads: 'not-reviewed',
      },
    ],
  },

  bugbot: {
    name: 'Cursor Bugbot',
    accounts: [{ login: 'cursor', id: 206951365 }],
    checks: [{ name: 'Cursor Bugbot', app: 'cursor' }],
    configuration: ['.cursor/**', '**/.cursor/BUGBOT.md'],
    signs: ['**/.cursor/BUGBOT.md'],
    ask: 'bugbot run',
    cleanBy: ['check'],
    commitAfter: 'for commit ',
    states: [
      'Cursor Bugbot has reviewed your changes using * effort and found # potential issue',
      'Cursor Bugbot has reviewed your changes and found # potential issue',
    ],
    markers: [
      { says: 'refused', starts: "Bugbot couldn't run", source: 'kristofferR/coderabbit-queue@09dc94a' },
      { says: 'refused', starts: 'Skipping Bugbot:', source: 'marcusquinn/aidevops@ad4eefa' },
      { says: 'refused', on: 'check', contains: 'Bugbot failed to run', source: 'zheref/kro-pwa#74' },
      {
        says: 'clean',
        on: 'check',
        conclusion: 'success',
        contains: 'no issues found',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      {
        says: 'reviewed',
        starts: 'Cursor Bugbot has reviewed your changes',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
    ],
    examples: [
      {
        on: 'check',
        text: 'Bugbot Analysis Progress\n\n**Final Result:** Bugbot completed review - no issues found!',
        conclusion: 'success',
        reads: 'reviewed',
      },
      { on: 'check', text: 'Bugbot Analysis Progress', conclusion: 'neutral', reads: 'not-reviewed' },
      { on: 'check', text: '**Result:** Bugbot failed to run', conclusion: 'neutral', reads: 'not-reviewed' },
      { on: 'check', text: 'Bugbot Analysis Progress', reads: 'working' },
      {
        on: 'comment',
        text: "<h3>Bugbot couldn't run - usage limit reached</h3>\n\nRaise it.",
        reads: 'not-reviewed',
      },
      {
        on: 'review',
        text: 'Cursor Bugbot has reviewed your changes and found 1 potential issue.\n\n<sup>Reviewed by [Cursor Bugbot](https://cursor.com/bugbot) for commit HEAD.</sup>',
        reads: 'not-reviewed',
      },
    ],
  },

  codex: {
    name: 'OpenAI Codex',
    accounts: [{ login: 'chatgpt-codex-connector', id: 199175422 }],
    configuration: ['**/AGENTS.md'],
    ask: '@codex review',
    cleanBy: ['comment', 'reaction'],
    commitAfter: 'Reviewed commit: ',
    markers: [
      {
        says: 'refused',
        starts: 'You have reached your Codex usage limits',
        source: 'Lucent-Financial-Group/Zeta@e25b08e',
      },
      { says: 'refused', starts: 'To use Codex here', source: 'kristofferR/coderabbit-queue@09dc94a' },
      {
        says: 'clean',
        starts: "Codex Review: Didn't find any major issues",
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      { says: 'reviewed', starts: '💡 Codex Review', source: 'kristofferR/coderabbit-queue@09dc94a' },
      {
        says: 'clean',
        on: 'reaction',
        reaction: 'THUMBS_UP',
        weak: true,
        source: 'ArcReel/ArcReel@f8c1ffd',
      },
      { says: 'working', on: 'reaction', reaction: 'EYES', source: 'ArcReel/ArcReel@f8c1ffd' },
    ],
    footers: ['Useful? React with'],
    body: { on: 'review', how: 'links', place: 'first' },
    examples: [
      {
        on: 'comment',
        text: 'Codex Review: Didn’t find any major issues. :tada:\n\n**Reviewed commit:** `HEAD`',
        reads: 'reviewed',
      },
      {
        on: 'comment',
        text: "Codex Review: Didn't find any major issues.\n\n**Reviewed commit:** `1111111111`",
        reads: 'not-reviewed',
      },
      { on: 'comment', text: "Codex Review: Didn't find any major issues.", reads: 'not-reviewed' },
      {
        on: 'comment',
        text: 'You have reached your Codex usage limits for code reviews.',
        reads: 'not-reviewed',
      },
      { on: 'reaction', text: 'THUMBS_UP', reads: 'not-reviewed' },
      { on: 'reaction', text: 'EYES', reads: 'working' },
    ],
  },

  gemini: {
    name: 'Gemini Code Assist',
    accounts: [{ login: 'gemini-code-assist', id: 176961590 }],
    configuration: ['.gemini/**'],
    ask: '/gemini review',
    cleanBy: ['review'],
    markers: [
      {
        says: 'refused',
        starts: 'You have reached your daily quota limit',
        source: 'ArcReel/ArcReel@f8c1ffd',
      },
      {
        says: 'refused',
        starts: 'Gemini is unable to generate a review',
        source: 'ArcReel/ArcReel@f8c1ffd',
      },
      {
        says: 'refused',
        starts: 'Gemini encountered an error creating the review',
        source: 'marcusquinn/aidevops@ad4eefa',
      },
      { says: 'clean', starts: 'Code Review', weak: true, source: 'ArcReel/ArcReel@f8c1ffd' },
    ],
    severities: {
      'security-critical': 'critical',
      'security-high': 'high',
      'security-medium': 'medium',
      'security-low': 'low',
    },
    examples: [
      {
        on: 'review',
        text: '## Code Review\n\nAdds a key. I have no further feedback.',
        reads: 'not-reviewed',
      },
      {
        on: 'comment',
        text: '> [!WARNING]\n> You have reached your daily quota limit.',
        reads: 'not-reviewed',
      },
    ],
  },

  claude: {
    name: 'Claude (action)',
    accounts: [{ login: 'claude', id: 209825114 }],
    configuration: ['**/CLAUDE.md', '.claude/**'],
    ask: '@claude review',
    cleanBy: ['comment'],
    states: ['Found # issues:', 'Found # issue:'],
    severities: { important: 'high', nit: 'low', 'pre-existing': 'info', '🟣': 'info' },
    markers: [
      { says: 'working', starts: 'Claude Code is working', source: 'anthropics/claude-code-action@24dcd50' },
      {
        says: 'refused',
        starts: 'Claude encountered an error',
        source: 'anthropics/claude-code-action@24dcd50',
      },
      {
        says: 'clean',
        starts: 'Code review No issues found. Checked for bugs',
        weak: true,
        source: 'lhpaul/ai-dev-framework-template .claude/commands/code-review.md',
      },
    ],
    body: { on: 'comment', how: 'links', place: 'last' },
    examples: [
      { on: 'comment', text: 'Claude Code is working…', reads: 'working' },
      {
        on: 'comment',
        text: '**Claude encountered an error after 9s** —— [View job](https://example.com)',
        reads: 'not-reviewed',
      },
      {
        on: 'comment',
        text: '### Code review\n\nNo issues found. Checked for bugs and style.',
        reads: 'not-reviewed',
      },
    ],
  },

  'claude-managed': {
    name: 'Claude Code Review',
    accounts: [],
    checks: [{ name: 'Claude Code Review', app: 'claude', counts: 'bughunter-severity:' }],
    configuration: ['**/CLAUDE.md', '**/REVIEW.md'],
    ask: '@claude review once',
    cleanBy: ['check'],
    markers: [
      {
        says: 'refused',
        on: 'check',
        contains: 'Code review encountered an error',
        source: 'code.claude.com/docs/en/code-review-pull-requests',
      },
      {
        says: 'refused',
        on: 'check',
        contains: 'Code review timed out',
        source: 'code.claude.com/docs/en/code-review-pull-requests',
      },
    ],
    severities: {
      important: 'high',
      nit: 'low',
      'pre-existing': 'info',
      '🔴': 'high',
      '🟡': 'low',
      '🟣': 'info',
    },
    examples: [
      {
        on: 'check',
        text: 'Nothing found.\n<!-- bughunter-severity: {"normal":0,"nit":0,"pre_existing":0} -->',
        conclusion: 'neutral',
        reads: 'reviewed',
      },
      {
        on: 'check',
        text: '<!-- bughunter-severity: {"normal":1,"nit":0,"pre_existing":0} -->',
        conclusion: 'neutral',
        reads: 'not-reviewed',
      },
      {
        on: 'check',
        text: 'Code review encountered an error',
        conclusion: 'neutral',
        reads: 'not-reviewed',
      },
      { on: 'check', text: 'Nothing found.', conclusion: 'neutral', reads: 'not-reviewed' },
    ],
  },

  qodo: {
    name: 'Qodo',
    accounts: [
      { login: 'qodo-code-review' },
      { login: 'qodo-merge-pro', id: 151058649 },
      { login: 'qodo-merge' },
    ],
    configuration: ['.pr_agent.toml', 'best_practices.md'],
    signs: ['.pr_agent.toml'],
    ask: '/review',
    cleanBy: ['comment'],
    markers: [
      { says: 'refused', hidden: 'qodo:billing-blocked', source: 'agentculture/culture-nodes@c0f6c4a' },
      { says: 'refused', starts: 'Qodo reviews are paused', source: 'agentculture/culture-nodes@c0f6c4a' },
      { says: 'refused', starts: 'ⓘ Qodo reviews are paused', source: 'agentculture/culture-nodes@c0f6c4a' },
      { says: 'working', starts: 'Qodo is busy working', source: 'agentculture/culture-nodes@c0f6c4a' },
      { says: 'clean', starts: 'Code Review by Qodo', source: 'agentculture/culture-nodes@c0f6c4a' },
    ],
    severities: { 'action required': 'high', 'remediation recommended': 'medium' },
    body: { on: 'comment', how: 'folds' },
    examples: [
      { on: 'comment', text: 'Qodo is busy working on it.', reads: 'working' },
      {
        on: 'comment',
        text: '<h3>Code Review by Qodo</h3>\n\n<code>🐞 Bugs (0)</code>',
        reads: 'not-reviewed',
      },
      { on: 'comment', text: '<!-- qodo:billing-blocked -->\n\n**ⓘ Paused.**', reads: 'not-reviewed' },
    ],
  },

  'pr-agent': {
    name: 'PR-Agent',
    accounts: [],
    configuration: ['.pr_agent.toml', 'best_practices.md'],
    ask: '/review',
    cleanBy: ['comment'],
    commitAfter: '/commit/',
    markers: [
      { says: 'refused', starts: 'Incremental Review Skipped', source: 'The-PR-Agent/pr-agent@1c256d7' },
      { says: 'working', starts: 'Preparing review', source: 'The-PR-Agent/pr-agent@1c256d7' },
      { says: 'reviewed', starts: 'PR Reviewer Guide', source: 'The-PR-Agent/pr-agent@1c256d7' },
    ],
    scale: { before: 'importance: ', high: 9, medium: 7 },
    body: { on: 'comment', how: 'folds' },
    examples: [
      {
        on: 'comment',
        text: '## PR Reviewer Guide\n\n(Review updated until commit https://example.com/commit/HEAD)\n\nNo major issues detected',
        reads: 'reviewed',
      },
      { on: 'comment', text: '## PR Reviewer Guide\n\nNo major issues detected', reads: 'not-reviewed' },
      { on: 'comment', text: 'Preparing review...', reads: 'working' },
      { on: 'comment', text: '## Incremental Review Skipped', reads: 'not-reviewed' },
    ],
  },

  greptile: {
    name: 'Greptile',
    accounts: [{ login: 'greptile-apps', id: 165735046 }],
    checks: [{ name: 'Greptile Review', app: 'greptile-apps' }],
    configuration: ['greptile.json', '.greptile/**'],
    signs: ['greptile.json', '.greptile/**'],
    ask: '@greptileai',
    cleanBy: ['check'],
    commitAfter: '/commit/',
    markers: [
      { says: 'refused', hidden: 'greptile-status', source: 'agentculture/culture-nodes@c0f6c4a' },
      { says: 'refused', starts: 'Too many files changed for review', source: 'dsifry/goodtogo@08bc6ad' },
      { says: 'refused', starts: 'No reviewable files', source: 'dsifry/goodtogo@08bc6ad' },
      {
        says: 'refused',
        on: 'check',
        contains: 'Greptile encountered an error',
        source: 'agentculture/culture-nodes@c0f6c4a',
      },
      { says: 'refused', on: 'check', contains: 'Too many files changed', source: 'dsifry/goodtogo@08bc6ad' },
      { says: 'refused', on: 'check', contains: 'review limit', source: 'dsifry/goodtogo@08bc6ad' },
      { says: 'refused', on: 'check', contains: 'paused reviews', source: 'dsifry/goodtogo@08bc6ad' },
      {
        says: 'clean',
        on: 'check',
        conclusion: 'success',
        source: 'agentculture/culture-nodes@c0f6c4a',
      },
      { says: 'reviewed', starts: 'Greptile Summary', source: 'theolundqvist/pr-cockpit#39' },
    ],
    examples: [
      { on: 'check', text: '', conclusion: 'success', reads: 'reviewed' },
      {
        on: 'check',
        text: 'Greptile encountered an error. Try again',
        conclusion: 'neutral',
        reads: 'not-reviewed',
      },
      {
        on: 'comment',
        text: '<!-- greptile-status -->\nToo many files changed for review.',
        reads: 'not-reviewed',
      },
    ],
  },

  sourcery: {
    name: 'Sourcery',
    accounts: [{ login: 'sourcery-ai', id: 58596630 }],
    configuration: ['.sourcery.yaml'],
    signs: ['.sourcery.yaml'],
    ask: '@sourcery-ai review',
    cleanBy: ['review'],
    states: ["Hey - I've found # issue"],
    markers: [
      { says: 'refused', starts: 'Sorry', source: 'cuioss/plan-marshall@31211a9' },
      {
        says: 'refused',
        starts: 'Sourcery was unable to review this pull request',
        source: 'cuioss/plan-marshall@31211a9',
      },
      { says: 'refused', starts: 'Sourcery assessment', source: 'cuioss/plan-marshall@31211a9' },
      {
        says: 'working',
        starts: '🧙 Sourcery is reviewing your pull request',
        source: 'cuioss/plan-marshall@31211a9',
      },
      { says: 'reviewed', starts: "Hey - I've found", source: 'cuioss/plan-marshall@31211a9' },
      {
        says: 'clean',
        starts: "Hey - I've reviewed your changes",
        source: 'cuioss/plan-marshall@31211a9',
      },
    ],
    severities: {
      security: 'critical',
      bug_risk: 'high',
      nitpick: 'low',
      issue: 'medium',
      suggestion: 'medium',
    },
    body: { on: 'review', how: 'bullets', severity: 'low' },
    examples: [
      {
        on: 'review',
        text: "Hey - I've reviewed your changes and they look great!",
        reads: 'reviewed',
      },
      {
        on: 'review',
        text: 'Sorry @someone, you have reached your weekly rate limit.',
        reads: 'not-reviewed',
      },
      {
        on: 'review',
        text: '### Sourcery assessment\n\n**Approved.**',
        reads: 'not-reviewed',
      },
      { on: 'comment', text: '🧙 Sourcery is reviewing your pull request!', reads: 'working' },
    ],
  },

  graphite: {
    name: 'Graphite',
    accounts: [{ login: 'graphite-app', id: 96075541 }],
    checks: [{ name: 'Graphite / AI Reviews', app: 'graphite-app' }],
    ask: '@graphite-app re-review',
    cleanBy: ['check'],
    neverCompletes: true,
    markers: [
      {
        says: 'clean',
        on: 'check',
        conclusion: 'success',
        weak: true,
        source: 'petry-projects/.github-private@067204c',
      },
    ],
    examples: [{ on: 'check', text: '', conclusion: 'success', reads: 'not-reviewed' }],
  },

  sentry: {
    name: 'Sentry Seer',
    accounts: [{ login: 'sentry', id: 39604003 }],
    checks: [{ name: 'Seer Code Review', app: 'sentry' }],
    cleanBy: ['check'],
    neverCompletes: true,
    markers: [{ says: 'settled', starts: 'Resolved in', source: 'cuioss/plan-marshall@31211a9' }],
    examples: [{ on: 'check', text: '', conclusion: 'success', reads: 'not-reviewed' }],
  },

  devin: {
    name: 'Devin',
    accounts: [{ login: 'devin-ai-integration', id: 158243242 }],
    cleanBy: ['review'],
    neverCompletes: true,
    states: ['Devin Review found # new potential issue', 'Devin Review found # potential issue'],
    severities: { '🔴': 'high', '🟡': 'medium' },
    examples: [{ on: 'review', text: '## ✅ Devin Review: No Issues Found', reads: 'not-reviewed' }],
  },

  cubic: {
    name: 'cubic',
    accounts: [{ login: 'cubic-dev-ai', id: 191113872 }],
    configuration: ['cubic.yaml'],
    signs: ['cubic.yaml'],
    cleanBy: ['review'],
    markers: [
      {
        says: 'clean',
        starts: 'No issues found',
        weak: true,
        source: 'kawai621-beep/aireview-sample@a4de64b',
      },
    ],
    examples: [{ on: 'review', text: '**No issues found** across 2 files', reads: 'not-reviewed' }],
  },

  macroscope: {
    name: 'Macroscope',
    accounts: [{ login: 'macroscopeapp' }],
    checks: [{ name: 'Macroscope - Correctness Check', app: 'macroscopeapp' }],
    ask: '@macroscope-app review',
    cleanBy: ['check'],
    markers: [
      {
        says: 'refused',
        on: 'check',
        contains: 'billing issue',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      {
        says: 'refused',
        on: 'check',
        contains: 'encountered an error',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      {
        says: 'clean',
        on: 'check',
        conclusion: 'success',
        contains: 'No issues identified',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      {
        says: 'clean',
        on: 'check',
        conclusion: 'skipped',
        contains: 'No code objects were reviewed',
        source: 'kristofferR/coderabbit-queue@09dc94a',
      },
      { says: 'settled', starts: '✅ Resolved in', source: 'kristofferR/coderabbit-queue@09dc94a' },
      { says: 'settled', starts: 'No longer relevant as of', source: 'kristofferR/coderabbit-queue@09dc94a' },
    ],
    examples: [
      {
        on: 'check',
        text: 'No issues identified (3 code objects reviewed).',
        conclusion: 'success',
        reads: 'reviewed',
      },
      { on: 'check', text: 'No code objects were reviewed.', conclusion: 'skipped', reads: 'reviewed' },
      { on: 'check', text: 'Review skipped: billing issue', conclusion: 'skipped', reads: 'not-reviewed' },
      { on: 'check', text: 'Review skipped', conclusion: 'skipped', reads: 'not-reviewed' },
      {
        on: 'check',
        text: 'Macroscope encountered an error while reviewing',
        conclusion: 'neutral',
        reads: 'not-reviewed',
      },
    ],
  },

  ellipsis: {
    name: 'Ellipsis',
    accounts: [{ login: 'ellipsis-dev', id: 65095814 }],
    configuration: ['ellipsis.yaml'],
    cleanBy: ['review'],
    neverCompletes: true,
    examples: [
      {
        on: 'review',
        text: '👍 Looks good to me! Reviewed everything up to HEAD.',
        reads: 'not-reviewed',
      },
    ],
  },

  korbit: {
    name: 'Korbit',
    accounts: [{ login: 'korbit-ai', id: 131444098 }],
    cleanBy: ['review'],
    neverCompletes: true,
    examples: [{ on: 'review', text: 'I have reviewed your code.', reads: 'not-reviewed' }],
  },

  'code-scanning': {
    name: 'Code scanning',
    accounts: [{ login: 'github-advanced-security' }, { login: 'github-code-quality' }],
    checks: [{ name: 'CodeQL', app: 'github-advanced-security' }],
    configuration: ['.github/codeql/**'],
    signs: ['.github/codeql/**'],
    cleanBy: ['check'],
    titleAfter: ' / ',
    markers: [
      {
        says: 'clean',
        on: 'check',
        conclusion: 'success',
        source: 'docs.github.com/en/code-security/code-scanning',
      },
      {
        says: 'reviewed',
        on: 'check',
        conclusion: 'failure',
        source: 'docs.github.com/en/code-security/code-scanning',
      },
    ],
    examples: [
      { on: 'check', text: 'No new alerts', conclusion: 'success', reads: 'reviewed' },
      { on: 'check', text: '1 configuration not found', conclusion: 'neutral', reads: 'not-reviewed' },
    ],
  },

  sonar: {
    name: 'SonarQube Cloud',
    accounts: [{ login: 'sonarqubecloud' }],
    checks: [{ name: 'SonarCloud Code Analysis', app: 'sonarqubecloud' }],
    configuration: ['sonar-project.properties', '.sonarcloud.properties'],
    signs: ['sonar-project.properties', '.sonarcloud.properties'],
    cleanBy: ['check'],
    markers: [
      {
        says: 'clean',
        on: 'check',
        conclusion: 'success',
        contains: 'Quality Gate passed',
        source: 'agentculture/culture-nodes@c0f6c4a',
      },
      {
        says: 'refused',
        on: 'check',
        contains: 'Quality Gate failed',
        source: 'agentculture/culture-nodes@c0f6c4a',
      },
    ],
    examples: [
      { on: 'check', text: 'Quality Gate passed', conclusion: 'success', reads: 'reviewed' },
      { on: 'check', text: 'Quality Gate failed', conclusion: 'failure', reads: 'not-reviewed' },
    ],
  },
};
