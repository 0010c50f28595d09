interface Withheld {
  /** Said of a variable: "it …". */
  readonly why: string;
  readonly names: ReadonlySet<string>;
  readonly prefixes: readonly string[];
}

/** By the programs that heed them: dynamic loader and C library, shells, git, and the runtimes of languages. */
const loaders = [
  ...['GLIBC_TUNABLES', 'GCONV_PATH', 'OPENSSL_CONF', 'OPENSSL_ENGINES', 'OPENSSL_MODULES'],
  ...['BASH_ENV', 'ENV', 'SHELLOPTS', 'BASHOPTS', 'PROMPT_COMMAND', 'PS4', 'IFS', 'ZDOTDIR'],
  ...['GIT_EXEC_PATH', 'GIT_SSH', 'GIT_SSH_COMMAND', 'GIT_ASKPASS', 'GIT_EXTERNAL_DIFF', 'GIT_PROXY_COMMAND'],
  ...['NODE_OPTIONS', 'NODE_PATH', 'NODE_REPL_EXTERNAL_MODULE'],
  ...['NPM_CONFIG_NODE_OPTIONS', 'NPM_CONFIG_SCRIPT_SHELL'],
  ...['PYTHONSTARTUP', 'PYTHONPATH', 'PYTHONHOME', 'PYTHONUSERBASE', 'PYTHONBREAKPOINT', 'PYTHONINSPECT'],
  ...['PERL5OPT', 'PERL5DB', 'PERL5LIB', 'PERLLIB', 'RUBYOPT', 'RUBYLIB', 'PHPRC', 'PHP_INI_SCAN_DIR'],
  ...['JAVA_TOOL_OPTIONS', '_JAVA_OPTIONS', 'JDK_JAVA_OPTIONS', 'CLASSPATH'],
  ...['DOTNET_STARTUP_HOOKS', 'LUA_INIT', 'R_PROFILE', 'R_PROFILE_USER', 'ERL_FLAGS', 'ERL_AFLAGS'],
];

const jobTokens = ['GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_ENTERPRISE_TOKEN', 'GH_ENTERPRISE_TOKEN'];

/** Variables whose values reach no program of the policy's, whatever name they are given. */
export const tokenVariables: readonly string[] = [
  ...jobTokens,
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];

const withheld: readonly Withheld[] = [
  {
    why: "holds a token of the job; pass one of the program's own under another name",
    names: new Set(jobTokens),
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
    names: new Set(loaders),
    prefixes: ['LD_', 'DYLD_', 'GIT_CONFIG', 'COR_PROFILER', 'CORECLR_PROFILER'],
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
