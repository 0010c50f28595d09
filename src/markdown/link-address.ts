import { markPrefix } from '../model/mark.ts';

/** Documentation sites: a link to them notifies no one and cannot imitate a page of the project. */
export const documentationHosts: readonly string[] = [
  'angular.dev',
  'cheatsheetseries.owasp.org',
  'clang.llvm.org',
  'codeql.github.com',
  'csrc.nist.gov',
  'cve.mitre.org',
  'cwe.mitre.org',
  'datatracker.ietf.org',
  'developer.mozilla.org',
  'dev.mysql.com',
  'docs.astral.sh',
  'docs.docker.com',
  'docs.github.com',
  'docs.oracle.com',
  'docs.python.org',
  'docs.rs',
  'docs.rubocop.org',
  'doc.rust-lang.org',
  'docs.sonarsource.com',
  'en.cppreference.com',
  'errorprone.info',
  'eslint.org',
  'go.dev',
  'golangci-lint.run',
  'kubernetes.io',
  'learn.microsoft.com',
  'mypy.readthedocs.io',
  'nodejs.org',
  'nvd.nist.gov',
  'owasp.org',
  'peps.python.org',
  'pkg.go.dev',
  'pylint.readthedocs.io',
  'react.dev',
  'rules.sonarsource.com',
  'rust-lang.github.io',
  'semgrep.dev',
  'staticcheck.dev',
  'stylelint.io',
  'typescript-eslint.io',
  'www.cve.org',
  'www.postgresql.org',
  'www.rfc-editor.org',
  'www.shellcheck.net',
  'www.typescriptlang.org',
];

/** Pages that create a back-link when linked, so linking one is a cross-reference (threat T2). */
const answering = new Set([
  'issues',
  'issue',
  'pull',
  'pulls',
  'discussions',
  'commit',
  'commits',
  'compare',
]);

/**
 * The address of a link in untrusted text, if allowed: https, one of `hosts` (compared with the port), no
 * credentials, and no page that would be notified. Undefined otherwise.
 */
export function allowedAddress(address: string, hosts: ReadonlySet<string>): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || !hosts.has(url.host)) {
    return undefined;
  }
  const page = url.pathname.split('/').filter((segment) => segment !== '')[2];
  if (page !== undefined && (page.includes('%') || answering.has(page.toLowerCase()))) return undefined;
  return url.href;
}

/**
 * The normalised address of one of our own links.
 * @throws {Error} for another scheme than http or https, which would be a bug
 */
export function webAddress(address: string): string {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`A link cannot go to a ${url.protocol} address: only http and https are posted.`);
  }
  const encoded = `${markPrefix.slice(0, -1)}%3D`;
  return url.href.replace(new RegExp(markPrefix, 'gi'), encoded);
}
