import { type CodeWord, findCodeWords } from './code-words.ts';
import type { Observation, Weight } from './finding.ts';
import { pages } from './references.ts';
import type { Subject } from './subject.ts';

const certain: Weight = { severity: 'MINOR', confidence: 'HIGH', fixConfidence: 'HIGH' };
const likely: Weight = { severity: 'MINOR', confidence: 'MEDIUM', fixConfidence: 'MEDIUM' };

const words: readonly CodeWord[] = [
  {
    languages: ['javascript'],
    pattern: /(?:^\s{0,200}|[;{})]\s{0,9})debugger\s{0,9}(?:;|$)/,
    weight: certain,
    references: [pages.eslintDebugger, pages.activeDebugCode],
  },
  {
    languages: ['javascript'],
    pattern:
      /(?:^|[^\w.])(?:(?:await page|cy)\.pause\(\)|cy\.debug\(\)|await browser\.debug\(\)|screen\.debug\()/,
    weight: likely,
    references: [pages.playwrightPause, pages.testingLibraryDebug],
  },
  {
    languages: ['python'],
    pattern:
      /\b(?:i?pdb|pudb|web_pdb|wdb|rpdb|remote_pdb)\.set_trace\(|(?:^|[^\w.])(?:breakpoint|set_trace)\(\s{0,9}\)|\bdebugpy\.breakpoint\(/,
    weight: certain,
    references: [pages.pdb, pages.activeDebugCode],
  },
  {
    languages: ['ruby'],
    pattern: /\bbinding\.(?:pry|irb|break|remote_pry|b)\b|^\s{0,200}(?:byebug|debugger)\s{0,9}$/,
    weight: certain,
    references: [pages.rubyDebug, pages.activeDebugCode],
  },
  {
    languages: ['php'],
    pattern: /^\s{0,200}@?(?:dd|ddd|var_dump)\s{0,9}\(/,
    weight: likely,
    references: [pages.phpDump, pages.laravelDump],
  },
  {
    languages: ['php'],
    pattern: /(?:^|[^\w>:$])xdebug_break\(/,
    weight: certain,
    references: [pages.xdebugBreak, pages.activeDebugCode],
  },
  {
    languages: ['rust'],
    pattern: /\bdbg!\(/,
    weight: certain,
    references: [pages.rustDbg, pages.activeDebugCode],
  },
  {
    languages: ['go'],
    pattern: /\bruntime\.Breakpoint\(\)/,
    weight: certain,
    references: [pages.goBreakpoint, pages.activeDebugCode],
  },
  {
    languages: ['csharp'],
    pattern: /\bDebugger\.(?:Break|Launch)\(\)/,
    weight: likely,
    references: [pages.dotnetBreak, pages.activeDebugCode],
  },
  {
    languages: ['other'],
    pattern: /^\s{0,200}(?:require IEx;\s{0,9})?IEx\.pry\b/,
    weight: certain,
    references: [pages.iexPry, pages.activeDebugCode],
  },
];

/** Stops and dumps that somebody put in to look at something, outside strings and comments. */
export function debuggerLeftovers(subject: Subject): readonly Observation[] {
  return findCodeWords(subject, words, (word) => ({
    issue: `\`${word}\` is left over from debugging.`,
    implications:
      'It stops the program, or prints what it works on, for everybody who runs it: a server hangs, a test never ends, data shows up in output.',
    fix: `Remove \`${word}\`. Where the output is wanted for good, write it through the project's own logging.`,
  }));
}
