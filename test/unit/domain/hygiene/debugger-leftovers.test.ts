import { describe, expect, it } from 'vitest';
import { reviewNew, told } from '../../../support/hygiene.ts';

describe('debugger leftovers', () => {
  it.each([
    ['src/a.ts', '  debugger;', 'HIGH'],
    ['src/a.ts', '  debugger // stop', 'HIGH'],
    ['src/a.js', 'if (x) { debugger; }', 'HIGH'],
    ['a.py', '    import pdb; pdb.set_trace()', 'HIGH'],
    ['a.py', '    breakpoint()', 'HIGH'],
    ['e2e/a.spec.ts', '  await page.pause();', 'MEDIUM'],
    ['cypress/e2e/a.cy.ts', '  cy.pause();', 'MEDIUM'],
    ['src/a.test.tsx', '  screen.debug();', 'MEDIUM'],
    ['a.py', '    from pdb import set_trace; set_trace()', 'HIGH'],
    ['a.py', '    web_pdb.set_trace()', 'HIGH'],
    ['a.rb', '  debugger', 'HIGH'],
    ['a.rb', '  binding.b', 'HIGH'],
    ['a.php', '  xdebug_break();', 'HIGH'],
    ['a.rb', '  binding.pry', 'HIGH'],
    ['a.rb', '  byebug', 'HIGH'],
    ['a.php', '  var_dump($x);', 'MEDIUM'],
    ['a.php', '  dd($x);', 'MEDIUM'],
    ['a.rs', '    let x = dbg!(y);', 'HIGH'],
    ['a.go', '\truntime.Breakpoint()', 'HIGH'],
    ['a.cs', '  Debugger.Break();', 'MEDIUM'],
    ['a.ex', '  require IEx; IEx.pry', 'HIGH'],
    ['a.test.ts', '  debugger;', 'HIGH'],
  ])('are found: %s %s', async (path, line, confidence) => {
    expect(told(await reviewNew({ [path]: `first\n${line}\n` }))).toEqual([`${path}:2 MINOR ${confidence}`]);
  });

  it.each([
    ['src/a.ts', '// debugger;'],
    ['src/a.ts', 'const debugger_ = 1; this.debugger = x; const s = "debugger;";'],
    ['src/a.ts', ' * debugger;'],
    ['src/a.ts', 'const own = this.debugger;'],
    ['a.py', '# breakpoint()\ngdb.breakpoint()\nset_breakpoint()\n"""\nbreakpoint()\n"""'],
    ['a.rb', '# binding.pry\nputs "binding.pry"'],
    ['a.php', '$this->dd($x); // dd($x)\nfunction dd($x) {}'],
    ['a.ts', 'player.pause(); page.pause(); homescreen.debug(); this.screen.debug(1);'],
    ['a.rb', "require 'debugger'\ndebugger_on = binding.block"],
    ['a.php', '$x->xdebug_break(); X::xdebug_break();'],
    ['vendor/a.py', 'breakpoint()'],
    ['docs/a.md', 'breakpoint()'],
    ['src/a.min.js', 'debugger;'],
  ])('are not: %s %s', async (path, text) => {
    expect(await reviewNew({ [path]: `${text}\n` })).toEqual([]);
  });
});
