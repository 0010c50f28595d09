interface Withheld {
  /** Said of a variable: "it …". */
  readonly why: string;
  readonly names: ReadonlySet<string>;
  readonly prefixes: readonly string[];
}

const withheld: readonly Withheld[] = [
  {
    why: "holds a token of the job; pass one of the program's own under another name",
    names: new Set(['GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_ENTERPRISE_TOKEN', 'GH_ENTERPRISE_TOKEN']),
    prefixes: [],
  },
  {
    why: "names a file of the runner's commands",
    names: new Set(['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']),
    prefixes: [],
  },
  {
    why: "is the runner's own, as its runtime and identity tokens are",
    names: new Set(),
    prefixes: ['ACTIONS_'],
  },
  { why: 'belongs to the step of this action', names: new Set(), prefixes: ['INPUT_', 'STATE_'] },
  { why: 'is set here for every program', names: new Set(), prefixes: ['PR_VERDICT_'] },
  {
    why: 'makes programs load code or settings that nobody reviewed',
    names: new Set([
      'BASH_ENV',
      'ENV',
      'SHELLOPTS',
      'BASHOPTS',
      'PROMPT_COMMAND',
      'PS4',
      'IFS',
      'NODE_OPTIONS',
      'NODE_PATH',
      'PYTHONSTARTUP',
      'PYTHONPATH',
      'PYTHONHOME',
      'PERL5OPT',
      'PERL5DB',
      'PERL5LIB',
      'RUBYOPT',
      'RUBYLIB',
      'JAVA_TOOL_OPTIONS',
      '_JAVA_OPTIONS',
      'JDK_JAVA_OPTIONS',
      'GLIBC_TUNABLES',
      'GCONV_PATH',
    ]),
    prefixes: ['LD_', 'DYLD_', 'GIT_CONFIG'],
  },
];

/**
 * Why no program of the policy's may have a variable, whoever lists it (threat S2); undefined for one that policy may
 * let through. Names count in any case, as they do on Windows.
 */
export function whyWithheld(name: string): string | undefined {
  const upper = name.toUpperCase();
  return withheld.find(
    ({ names, prefixes }) => names.has(upper) || prefixes.some((prefix) => upper.startsWith(prefix)),
  )?.why;
}
