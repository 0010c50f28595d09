import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from '../github/api.ts';
import { RequestFailed } from '../github/request-failure.ts';
import { Failure } from '../model/failure.ts';
import { defaultPolicyPath } from '../policy/policy.ts';
import { answer, type Output, type Shell } from './command-answer.ts';
import { type Check, type DoctorFacts, diagnose } from './doctor-checks.ts';
import { actionAddress, remoteRepository, repositoryRoot } from './local-repository.ts';
import { type RepositorySetup, readRepositorySetup } from './repository-setup.ts';

export interface DoctorOptions {
  /** `owner/name`; absent: the one that the remote `origin` names. */
  readonly repo?: string;
  readonly output: Output;
}

const deadlineMs = 30_000;
const signs: Readonly<Record<Check['level'], string>> = {
  ok: '✅',
  warning: '⚠️ ',
  problem: '❌',
  unknown: '❔',
};

/** Prints every check. Exit code 1 where one is a problem. */
export async function doctorCommand(options: DoctorOptions, shell: Shell): Promise<number> {
  const root = await repositoryRoot(shell.cwd);
  const repo = options.repo ?? (await remoteRepository(root));
  const setup = repo === undefined ? undefined : await readSetup(repo, shell);
  const checks = diagnose({
    ...readFiles(root),
    address: await actionAddress(),
    ...(setup !== undefined && { setup }),
  });
  const page = checks
    .map(
      ({ level, message, fix }) => `${signs[level]} ${message}\n${fix === undefined ? '' : `   → ${fix}\n`}`,
    )
    .join('');
  const problems = checks.filter(({ level }) => level === 'problem').length;
  answer({ data: { problems, checks }, page }, options.output, shell);
  return problems === 0 ? 0 : 1;
}

function readFiles(root: string): Omit<DoctorFacts, 'address'> {
  const folder = '.github/workflows';
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const workflows = names
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
  const policy = join(root, defaultPolicyPath);
  return {
    policyPath: defaultPolicyPath,
    ...(existsSync(policy) && { policy: readFileSync(policy) }),
    workflows,
  };
}

async function readSetup(repo: string, { env }: Shell): Promise<RepositorySetup | undefined> {
  const token = env['GITHUB_TOKEN'] ?? env['GH_TOKEN'] ?? '';
  if (token === '') return undefined;
  const apiUrl = env['GITHUB_API_URL'] ?? 'https://api.github.com';
  const [owner = '', name = ''] = repo.split('/');
  const api = await createApi({
    token,
    apiUrl,
    graphqlUrl: env['GITHUB_GRAPHQL_URL'] ?? `${apiUrl}/graphql`,
    userAgent: 'pr-verdict',
    deadline: () => AbortSignal.timeout(deadlineMs),
    fetch,
    log: () => {},
  });
  try {
    return await readRepositorySetup(api, owner, name);
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    throw new Failure({
      kind: 'usage',
      code: 'DOCTOR_REPOSITORY_UNREADABLE',
      message: `GitHub does not show ${repo} to this token: ${error.message}`,
    });
  }
}
