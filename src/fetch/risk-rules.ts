import type { FileChange } from './file-change.ts';
import { nameOf } from './path-words.ts';
import type { RiskRule } from './risk.ts';

const words = (text: string): readonly string[] => text.split(' ');

const manifests =
  /^(?:package\.json|go\.mod|requirements[^/]*\.txt|pyproject\.toml|setup\.(?:py|cfg)|Pipfile|Gemfile|[^/]+\.gemspec|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|composer\.json|[^/]+\.[cf]sproj|Directory\.Packages\.props|mix\.exs|pubspec\.yaml)$/;

const isManifest = ({ path }: FileChange): boolean => manifests.test(nameOf(path));
const isCode = ({ kind }: FileChange): boolean => kind === 'code';

/**
 * The built-in rules, worst first. Every word stands here because a segment of that name usually holds that kind
 * of code; what only sometimes does is doubtful. `test/unit/fetch/risk-rules.test.ts` holds each both ways.
 */
export const riskRules: readonly RiskRule[] = [
  {
    factor: 'authentication',
    severity: 'red',
    words: words(
      'auth authn authentication authenticator oauth oauth2 oidc saml sso login logout signin signup password passwords passwd jwt mfa totp 2fa credential credentials webauthn passkey passkeys',
    ),
    doubtfulWords: words('session sessions'),
    hints: words(
      'jwt. bcrypt argon2 scrypt passport. password login_required authenticate signinwith verifyidtoken',
    ),
    code: /\b(?:jwt\.(?:sign|verify|decode)|bcrypt|argon2|scrypt|passport\.|(?:hash|verify|check|compare)_?passwords?|check_password_hash|login_required|authenticate(?:d|_user)?!?\s*\(|authenticate_user!|signInWith|verifyIdToken)/i,
    codeIn: isCode,
    why: 'Decides who somebody is.',
  },
  {
    factor: 'authorisation',
    severity: 'red',
    words: words(
      'authz authorization authorisation permission permissions rbac acl acls policies entitlement entitlements',
    ),
    doubtfulWords: words('role roles guard guards privilege privileges'),
    hints: words(
      'permission role authority access admin superuser staff owner authorize secured user_passes_test canedit can_edit candelete can_delete canmanage can_manage allowanonymous',
    ),
    code: /\b(?:has_?(?:permission|role|authority|access)s?\s*\(|is_?(?:admin|superuser|staff)\b|require_?(?:admin|role|permission|owner)|PreAuthorize|RolesAllowed|Secured\b|permission_required|user_passes_test|check_?(?:permission|access)s?\b|authorize[!(]|can_?(?:edit|delete|manage|access)\s*\()|\[Authorize\b|\[AllowAnonymous\]|->authorize\(/i,
    codeIn: isCode,
    why: 'Decides what somebody may do.',
  },
  {
    factor: 'payments',
    severity: 'red',
    words: words(
      'billing payment payments invoice invoices refund refunds stripe paypal payout payouts braintree adyen',
    ),
    doubtfulWords: words('checkout charge charges subscription subscriptions pricing ledger wallet wallets'),
    hints: words('stripe payment braintree. paypal. refund'),
    code: /\bstripe(?:\.|::)\w|\bpayment_?intents?\b|\bbraintree\.|\bpaypal\.\w|\brefunds?\.create\b|\bcapture_?payment\b/i,
    codeIn: isCode,
    why: 'Moves or counts money.',
  },
  {
    factor: 'migration',
    severity: 'red',
    words: words('migrations alembic flyway liquibase'),
    doubtfulWords: words('migration migrate'),
    folders: words('db/migrate prisma/migrations'),
    names: [/^schema\.(?:rb|prisma)$/, /^structure\.sql$/, /^V\d(?:[\d.]|_(?!_))*__.+\.sql$/],
    hints: words('alter create drop truncate rename _column op.execute'),
    code: /\b(?:alter|create|drop|truncate|rename)\s+(?:unique\s+)?(?:table|column|index|type|view|schema|trigger|constraint)\b|\b(?:add|remove|rename|change)_column\b|\b(?:create|drop|alter)_?table\s*\(|\bop\.(?:add_column|drop_column|create_|alter_|execute)/i,
    codeIn: ({ language }) => language === 'sql',
    why: 'Changes stored data or its shape, which a rollback of the code does not undo.',
  },
  {
    factor: 'secrets',
    severity: 'red',
    words: words('secret secrets crypto cryptography encryption keystore kms vault'),
    extensions: words('pem key p12 pfx jks keystore'),
    names: [/^\.env(?:\..+)?$/, /^id_(?:rsa|ed25519|ecdsa)$/, /^\.(?:npmrc|pypirc|netrc)$/],
    hints: words(
      '-----begin apikey api_key secret token privatekey private_key passwd password akia ghp_ gho_ ghs_ ghr_ ghu_ createhmac createcipheriv createdecipheriv createsign',
    ),
    code: /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:api_?key|secret(?:_?key)?|access_?token|auth_?token|client_?secret|private_?key|passwd|password)\b["']?\s*[:=]\s*["'][^"'\s{}$<]{8,}["']|\bAKIA[0-9A-Z]{16}\b|\bgh[posru]_[A-Za-z0-9]{20,}|\b(?:env(?:iron)?\b|getenv\b|ENV\b)[.[('"\s]+\w*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE_?KEY)\w*|\bcreate(?:Hmac|Cipheriv|Decipheriv|Sign)\s*\(/i,
    why: 'Holds, reads or protects a secret.',
  },
  {
    factor: 'infrastructure',
    severity: 'red',
    words: words(
      'terraform helm k8s kubernetes ansible cloudformation pulumi kustomize infra infrastructure',
    ),
    doubtfulWords: words('deploy deployment deployments charts'),
    names: [
      /^(?:Dockerfile|Containerfile)(?:[.-].+)?$/,
      /^(?:docker-)?compose(?:\..+)?\.ya?ml$/,
      /^(?:Procfile|Caddyfile|nginx\.conf|serverless\.ya?ml|Chart\.yaml|fly\.toml|netlify\.toml|vercel\.json)$/,
    ],
    extensions: words('tf tfvars hcl bicep'),
    why: 'Changes what runs in production, or where.',
  },
  {
    factor: 'ci',
    severity: 'red',
    folders: words('.github/workflows .github/actions .circleci .buildkite .woodpecker'),
    names: [
      /^\.gitlab-ci\.ya?ml$/,
      /^Jenkinsfile$/,
      /^azure-pipelines\.ya?ml$/,
      /^bitbucket-pipelines\.ya?ml$/,
      /^\.travis\.yml$/,
      /^\.drone\.yml$/,
      /^action\.ya?ml$/,
    ],
    why: 'Runs with the tokens of the build.',
  },
  {
    factor: 'public-api',
    severity: 'moderate',
    words: words('api openapi swagger graphql'),
    doubtfulWords: words('routes endpoints'),
    wordsIn: isCode,
    extensions: words('proto graphql graphqls gql'),
    names: [/^(?:openapi|swagger).*\.(?:ya?ml|json)$/],
    hints: words(
      'export app. router. server. api. fastify. route. mapping restcontroller @path [http route:: handlefunc(',
    ),
    code: /^-\s*export\b|\b(?:app|router|server|api|fastify|route)\.(?:get|post|put|patch|delete|route|all)\s*\(\s*["'`/]|@(?:(?:Get|Post|Put|Patch|Delete|Request)Mapping|RestController|Path)\b|\[Http(?:Get|Post|Put|Patch|Delete)\b|\bRoute::(?:get|post|put|patch|delete)\b|\bHandleFunc\(/,
    codeIn: isCode,
    why: 'Others depend on this shape.',
  },
  {
    factor: 'concurrency',
    severity: 'moderate',
    words: words('concurrency mutex semaphore threading threadpool goroutines'),
    doubtfulWords: words('worker workers queue queues scheduler lock locks pool'),
    hints: words(
      'sync. func synchronized volatile atomic lock mutex thread ::spawn asyncio. promise. worker task.run parallel.for completablefuture executorservice update chan',
    ),
    code: /\b(?:sync\.(?:Mutex|RWMutex|WaitGroup|Once|Map)|go\s+func\b|synchronized\b|volatile\b|Atomic(?:Integer|Long|Boolean|Reference|U?size|[UI]\d+|Bool)|RwLock|Mutex(?:::|<|\()|ReentrantLock|std::thread|thread::spawn|(?:tokio|task|std::thread)::spawn|threading\.\w|asyncio\.(?:gather|create_task|Lock|wait)|Promise\.(?:race|allSettled)|new\s+(?:Worker|Thread)\s*\(|Task\.Run|Parallel\.For|pthread_|CompletableFuture|ExecutorService|for\s+update\b)|\.(?:R?Lock|R?Unlock)\(\)|\block\s*\(|<-\s*chan\b|\bchan\s+\w/,
    codeIn: isCode,
    why: 'Several things happen at once; look for races and for what is never released.',
  },
  {
    factor: 'caching',
    severity: 'moderate',
    words: words('cache caches caching redis memcached'),
    doubtfulWords: words('cdn'),
    hints: words('cache revalidate memoize'),
    code: /\bcache\.(?:get|set|put|fetch|delete|clear|invalidate|add|has)\b|\bcache-control\b|@Cache(?:able|Evict|Put)\b|\b(?:lru_cache|functools\.cache|cached_property)\b|\bRails\.cache\b|\b(?:revalidate(?:Path|Tag)|unstable_cache|stale-while-revalidate)\b|\bmemoize\w*\(|\bIMemoryCache\b|\bCache::(?:get|put|remember)\b/i,
    codeIn: isCode,
    why: 'May answer with what was true before; look at keys and expiry.',
  },
  {
    factor: 'feature-flag',
    severity: 'moderate',
    words: words('featureflag featureflags flipper launchdarkly unleash'),
    doubtfulWords: words('flags toggles experiments'),
    folders: words('feature-flags feature_flags'),
    names: [/^feature[-_]?flags?\.[^.]+$/i],
    hints: words('feature flag flipper ldclient. darkly unleash.'),
    code: /\b(?:is_?feature_?enabled|feature_?enabled\??|feature_?flags?|use_?(?:feature_?)?flag|Flipper\.enabled\?|isEnabled\(['"]\w*(?:flag|feature)|ldClient\.|launch_?darkly|unleash\.is_?enabled|FeatureManager\b|Feature\.(?:enabled|active)\?)/i,
    codeIn: isCode,
    why: 'Two behaviours at once; look at the default and at who sees which.',
  },
  {
    factor: 'dependencies',
    severity: 'moderate',
    kinds: ['lockfile'],
    codeIn: isManifest,
    codeOnly: true,
    code: /^[+-]\s*(?:"(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)?"\s*:\s*"(?:[~^<>=*]|\d|workspace:|npm:|git|file:|link:|catalog:)[^"]*"|"(?:pre|post)?(?:install|prepare)"\s*:|(?:gem|pod|implementation|api|compile|testImplementation|kapt)\b[\s('"]|require\s|[\w./~-]+\s+v\d|[\w.[\]-]+\s*(?:[=~!<>]=|$)|[\w-]+(?:\.\w+)*\s*=\s*(?:"[~^<>=*\d]|\{)|["'][\w.[\]-]+\s*(?:[=~!<>]=?|["'])|<(?:PackageReference|PackageVersion|artifactId|groupId|version|dependency)\b)/,
    noHotspots: true,
    why: 'Brings in code that is not part of this change.',
  },
];
