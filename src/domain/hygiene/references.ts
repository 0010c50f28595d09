/** Where the checks' claims can be read up: pages that have kept their address for years. */
export const pages = {
  gitConflicts:
    '[git merge: how conflicts are presented](https://git-scm.com/docs/git-merge#_how_conflicts_are_presented)',
  gitIgnore: '[git: gitignore](https://git-scm.com/docs/gitignore)',
  gitMode: '[git update-index: --chmod](https://git-scm.com/docs/git-update-index)',
  jestOnly: '[Jest: test.only](https://jestjs.io/docs/api#testonlyname-fn-timeout)',
  jestSkip: '[Jest: test.skip](https://jestjs.io/docs/api#testskipname-fn)',
  nodeOnly: '[Node.js: only tests](https://nodejs.org/api/test.html#only-tests)',
  nodeSkip: '[Node.js: skipping tests](https://nodejs.org/api/test.html#skipping-tests)',
  pytestOnly: '[pytest-only](https://pypi.org/project/pytest-only/)',
  phpunitSkip:
    '[PHPUnit: skipping tests](https://docs.phpunit.de/en/12.0/writing-tests-for-phpunit.html#skipping-tests)',
  pestSkip: '[Pest: skipping tests](https://pestphp.com/docs/skipping-tests)',
  testngDisabled: '[TestNG: annotations](https://testng.org/#_annotations)',
  playwrightPause: '[Playwright: page.pause](https://playwright.dev/docs/api/class-page#page-pause)',
  testingLibraryDebug:
    '[Testing Library: debugging](https://testing-library.com/docs/dom-testing-library/api-debugging/)',
  xdebugBreak: '[Xdebug: xdebug_break](https://xdebug.org/docs/all_functions#xdebug_break)',
  rspecFocus:
    '[RSpec: filtering by focus](https://rspec.info/features/3-13/rspec-core/filtering/filter-run-when-matching/)',
  rspecSkip:
    '[RSpec: skipped examples](https://rspec.info/features/3-13/rspec-core/pending-and-skipped-examples/skip-examples/)',
  ginkgoFocus: '[Ginkgo: focused specs](https://onsi.github.io/ginkgo/#focused-specs)',
  ginkgoPending: '[Ginkgo: pending specs](https://onsi.github.io/ginkgo/#pending-specs)',
  pestOnly: '[Pest: filtering tests](https://pestphp.com/docs/filtering-tests)',
  pytestSkip: '[pytest: how to use skip and xfail](https://docs.pytest.org/en/stable/how-to/skipping.html)',
  unittestSkip:
    '[unittest: skipping tests](https://docs.python.org/3/library/unittest.html#skipping-tests-and-expected-failures)',
  goSkip: '[Go testing: skipping](https://pkg.go.dev/testing#hdr-Skipping)',
  junitDisabled:
    '[JUnit: @Disabled](https://docs.junit.org/5.13.1/api/org.junit.jupiter.api/org/junit/jupiter/api/Disabled.html)',
  rustIgnore:
    '[Rust reference: the ignore attribute](https://doc.rust-lang.org/reference/attributes/testing.html#the-ignore-attribute)',
  xunitSkip:
    '[xUnit.net: FactAttribute.Skip](https://api.xunit.net/v3/3.0.0/v3.3.0.0-Xunit.FactAttribute.Skip.html)',
  trojanSource: '[Trojan Source: invisible vulnerabilities](https://trojansource.codes/)',
  unicodeSource:
    '[Unicode Technical Standard 55: source code handling](https://www.unicode.org/reports/tr55/)',
  activeDebugCode: '[CWE-489: active debug code](https://cwe.mitre.org/data/definitions/489.html)',
  eslintDebugger: '[ESLint: no-debugger](https://eslint.org/docs/latest/rules/no-debugger)',
  pdb: '[Python: pdb](https://docs.python.org/3/library/pdb.html)',
  rubyDebug: '[Ruby: debug](https://github.com/ruby/debug#readme)',
  phpDump: '[PHP: var_dump](https://www.php.net/manual/en/function.var-dump.php)',
  laravelDump: '[Laravel: dd](https://laravel.com/docs/helpers#method-dd)',
  rustDbg: '[Rust: dbg!](https://doc.rust-lang.org/std/macro.dbg.html)',
  goBreakpoint: '[Go: runtime.Breakpoint](https://pkg.go.dev/runtime#Breakpoint)',
  dotnetBreak:
    '[.NET: Debugger.Break](https://learn.microsoft.com/dotnet/api/system.diagnostics.debugger.break)',
  iexPry: '[IEx: pry](https://hexdocs.pm/iex/IEx.html#pry/0)',
  npmCi: '[npm ci: package.json and the lockfile must agree](https://docs.npmjs.com/cli/commands/npm-ci)',
  npmLock: '[npm: package-lock.json](https://docs.npmjs.com/cli/configuring-npm/package-lock-json)',
  yarnInstall: '[Yarn: install --immutable](https://yarnpkg.com/cli/install)',
  pnpmInstall: '[pnpm: install --frozen-lockfile](https://pnpm.io/cli/install)',
  bunLock: '[Bun: lockfile](https://bun.sh/docs/pm/lockfile)',
  cargoLock:
    '[Cargo: Cargo.toml and Cargo.lock](https://doc.rust-lang.org/cargo/guide/cargo-toml-vs-cargo-lock.html)',
  bundlerLock: '[Bundler: install](https://bundler.io/man/bundle-install.1.html)',
  composerLock: '[Composer: commit composer.lock](https://getcomposer.org/doc/01-basic-usage.md)',
  poetryLock: '[Poetry: lock](https://python-poetry.org/docs/cli/)',
  uvLock: '[uv: locking and syncing](https://docs.astral.sh/uv/concepts/projects/sync/)',
  pipenvLock: '[Pipenv: Pipfile and Pipfile.lock](https://pipenv.pypa.io/en/latest/pipfile.html)',
  mixLock: '[Mix: deps.get](https://hexdocs.pm/mix/Mix.Tasks.Deps.Get.html)',
  pubLock: '[Dart: dart pub get](https://dart.dev/tools/pub/cmd/pub-get)',
  podLock:
    '[CocoaPods: what is Podfile.lock](https://guides.cocoapods.org/using/using-cocoapods.html#what-is-podfilelock)',
  goSum: '[Go modules: go.sum](https://go.dev/ref/mod#go-sum-files)',
  largeFiles:
    '[GitHub: large files](https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github)',
  hardCodedCredentials: '[CWE-798: hard-coded credentials](https://cwe.mitre.org/data/definitions/798.html)',
  removeSecret:
    '[GitHub: removing sensitive data](https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository)',
  pwnRequests:
    '[GitHub Security Lab: preventing pwn requests](https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/)',
  scriptInjection:
    '[GitHub Actions: script injections](https://docs.github.com/en/actions/concepts/security/script-injections)',
  saferCheckout:
    '[GitHub: safer checkouts in privileged workflows](https://github.blog/changelog/2026-06-18-safer-pull_request_target-defaults-for-github-actions-checkout)',
  secureUse: '[GitHub Actions: secure use](https://docs.github.com/en/actions/reference/security/secure-use)',
} as const;
