import { conflictMarkers } from './conflict-markers.ts';
import { debuggerLeftovers } from './debugger-leftovers.ts';
import { executableBits } from './executable-bits.ts';
import type { Observation } from './finding.ts';
import { focusedTests } from './focused-tests.ts';
import type { HeadFacts } from './head-facts.ts';
import { invisibleCharacters } from './invisible-characters.ts';
import { largeBinaries } from './large-binaries.ts';
import { lockfileDrift } from './lockfile-drift.ts';
import { lockfileRoot } from './lockfile-root.ts';
import { privilegedWorkflows } from './privileged-workflows.ts';
import { secrets } from './secrets.ts';
import { skippedTests } from './skipped-tests.ts';
import { strayFiles } from './stray-files.ts';
import type { Subject } from './subject.ts';
import { workflowInjections } from './workflow-injections.ts';

export interface Check {
  readonly name: string;
  readonly category: string;
  /** What it finds, for people. */
  readonly finds: string;
  /** How it is weighed, for people. */
  readonly weighs: string;
  /** What it does not look at or take for an error, for people. */
  readonly leavesOut: string;
  readonly run: (
    subject: Subject,
    facts: HeadFacts,
    isChanged: (path: string) => boolean,
  ) => readonly Observation[];
}

/** Gravest first: that is also the order in which they are reported. */
export const checks: readonly Check[] = [
  {
    name: 'secrets',
    category: 'security',
    finds:
      'keys, tokens and passwords in added lines, by the recommended rules of secretlint; ids of AWS keys; private keys of any length; tokens and keys of some twenty more services, such as Google, Azure storage, PyPI, DigitalOcean and Terraform; passwords of Redis and AMQP, and those that a committed `.env` file sets',
    weighs:
      'critical, high; in tests, documents, addresses and `.env` files, and keys of Google, high, medium; ids medium, medium',
    leavesOut:
      'vendored files, placeholders such as `user:password@localhost`, JSON Web Tokens; directives in comments silence nothing',
    run: secrets,
  },
  {
    name: 'invisible characters',
    category: 'security',
    finds:
      'bidirectional controls, tag characters, line separators, rows of variation selectors and other characters that nobody sees',
    weighs:
      'critical, high; high, medium for line separators and zero-width characters, in tests and on lines written from right to left',
    leavesOut:
      'documents and translations (but for tag characters), emoji, a byte order mark that begins a file',
    run: invisibleCharacters,
  },
  {
    name: 'privileged workflows',
    category: 'security',
    finds:
      '`pull_request_target`, `workflow_run` and `issue_comment` workflows that check out the head and run it with a token that can write or with secrets',
    weighs:
      'critical, high; high, medium where `actions/checkout` refuses forks by itself, where the job asks who started it, or where what is run may not be part of the checkout',
    leavesOut: 'reusable workflows, composite actions, files that are not valid YAML',
    run: privilegedWorkflows,
  },
  {
    name: 'script injections',
    category: 'security',
    finds:
      'titles, texts, comments and names of branches that an expression puts into a script, in a workflow that anybody starts and that has a token that can write or secrets',
    weighs: 'critical, high',
    leavesOut: 'what is handed over in `env`, conditions, reusable workflows, composite actions',
    run: workflowInjections,
  },
  {
    name: 'conflict markers',
    category: 'correctness',
    finds: 'merge conflicts that were committed',
    weighs: 'critical, high; high, medium in documents and tests and for a lone marker',
    leavesOut: 'a lone `=======`, which underlines titles',
    run: conflictMarkers,
  },
  {
    name: 'lock file of another manifest',
    category: 'dependencies',
    finds: "npm's lock file that asks for something else than its `package.json`",
    weighs: 'high, high',
    leavesOut: 'lock files without `packages`, which npm 6 wrote',
    run: lockfileRoot,
  },
  {
    name: 'manifest without lock file',
    category: 'dependencies',
    finds:
      'changed dependencies of npm, Yarn, pnpm, Bun, Cargo, Poetry, uv, Pipenv, Bundler, Composer, Go, Mix, Pub and CocoaPods beside an unchanged lock file, that of a workspace included',
    weighs: 'high, medium',
    leavesOut: 'repositories without a lock file; a lock file that changed alone, as updates do',
    run: lockfileDrift,
  },
  {
    name: 'focused tests',
    category: 'tests',
    finds: '`it.only`, `fdescribe`, `only: true`, `:focus`, `FIt` and the like in test files',
    weighs: 'high, high',
    leavesOut: 'lines that only moved, strings and comments',
    run: focusedTests,
  },
  {
    name: 'debugger leftovers',
    category: 'standards',
    finds:
      '`debugger`, `page.pause()`, `breakpoint()`, `pdb.set_trace()`, `binding.pry`, `byebug`, `xdebug_break`, `var_dump`, `dd`, `dbg!` and the like',
    weighs: 'medium, high; medium, medium for dumps and pauses of test runners',
    leavesOut: 'lines that only moved, strings and comments',
    run: debuggerLeftovers,
  },
  {
    name: 'large binaries',
    category: 'repository',
    finds: 'binaries of 5 MiB and more',
    weighs: 'medium, high; high, high from 50 MiB',
    leavesOut: 'files whose size could not be had',
    run: largeBinaries,
  },
  {
    name: 'executable bits',
    category: 'repository',
    finds: 'files made executable that name no interpreter, scripts that no longer are executable',
    weighs: 'medium, medium',
    leavesOut: 'shell scripts, programs, files without an extension',
    run: executableBits,
  },
  {
    name: 'stray files',
    category: 'repository',
    finds:
      'new files that a merge, an editor, a file manager or a program left: `.orig`, `.swp`, `.DS_Store`, `.pyc` and the like',
    weighs: 'medium, high',
    leavesOut: 'tests and examples, vendored files',
    run: strayFiles,
  },
  {
    name: 'skipped tests',
    category: 'tests',
    finds:
      '`it.skip`, `xit`, `skip: true`, `@pytest.mark.skip`, `t.Skip`, `markTestSkipped`, `@Disabled`, `@Ignore`, `#[ignore]` and the like',
    weighs: 'info, high',
    leavesOut: 'tests skipped under a condition, lines that only moved',
    run: skippedTests,
  },
];
