/**
 * The form in which GitHub makes a check required, drawn after its documentation and numbered like the steps of
 * `docs/start.md`. GitHub's own page cannot be photographed without an account.
 * @see https://docs.github.com/en/repositories/configuring-branches-and-merges-in-your-repository/managing-rulesets/creating-rulesets-for-a-repository
 */
const step = (number: number) => `<i>${number}</i>`;
const field = (label: string, value: string, number: number) =>
  `<p><b>${label}</b><br><span class="field">${value}</span>${step(number)}</p>`;
const rule = (label: string, isOn = false, more = '') =>
  `<p><span class="tick">${isOn ? '☑' : '☐'}</span> ${label}${more}</p>`;

export const branchRulesPage = `
  <section><header>Settings › Code and automation › Rules › <b>Rulesets</b> ${step(1)} › New ruleset › <b>New branch ruleset</b> ${step(2)}</header>
    <div class="form">
      ${field('Ruleset name', 'Default branch', 3)}
      ${field('Enforcement status', 'Active ▾', 4)}
      <p><b>Target branches</b><br><span class="field">Default</span> <span class="button">Add target ▾</span> Include default branch${step(5)}</p>
      <p><b>Branch rules</b></p>
      ${rule('Restrict deletions', true)}
      ${rule('Require a pull request before merging')}
      ${rule('<b>Require status checks to pass</b>', true, step(6))}
      <div class="inner">
        ${rule('Require branches to be up to date before merging')}
        <p><span class="button">Add checks</span>${step(7)}</p>
        <p class="row"><code>pr-verdict</code> <span>GitHub Actions ▾${step(8)}</span></p>
      </div>
      ${rule('Block force pushes', true)}
      <p><span class="button main">Create</span>${step(9)}</p>
    </div>
  </section>
  <p class="more">Drawn after GitHub's documentation; labels on the page may differ.</p>
  <style>
    .form { padding: 4px 14px; } .form p { margin: 10px 0; }
    .form i, header i { display: inline-block; margin-left: 8px; width: 20px; border-radius: 10px; background: #bf3989; color: #fff; font: bold 12px/20px sans-serif; text-align: center; }
    .field, .button { display: inline-block; border: 1px solid var(--line); border-radius: 6px; padding: 3px 12px; }
    .field { min-width: 220px; } .button { background: var(--muted); } .main { background: #1f883d; color: #fff; }
    .inner { margin-left: 28px; } .row { display: flex; justify-content: space-between; border: 1px solid var(--line); border-radius: 6px; padding: 6px 12px; }
  </style>`;
