import type { FileChange } from './file-change.ts';
import { isInterface, isTemplate, nameOf } from './file-kind.ts';

import { imports, type LinePattern, type RiskRule } from './risk.ts';

const words = (text: string): readonly string[] => text.split(' ');

const manifests =
  /^(?:package\.json|pnpm-workspace\.yaml|deno\.jsonc?|go\.(?:mod|work)|requirements[^/]*\.(?:txt|in)|constraints\.txt|pyproject\.toml|setup\.(?:py|cfg)|Pipfile|environment\.ya?ml|Gemfile|[^/]+\.gemspec|Cargo\.toml|pom\.xml|[^/]+\.gradle(?:\.kts)?|gradle\.properties|libs\.versions\.toml|composer\.json|[^/]+\.[cf]sproj|Directory\.(?:Packages|Build)\.props|mix\.exs|pubspec\.yaml|Podfile|Package\.swift)$/;

const isManifest = ({ path }: FileChange): boolean =>
  manifests.test(nameOf(path)) || /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/.test(path);
const isCode = ({ kind }: FileChange): boolean => kind === 'code';
const isScript = ({ kind, language }: FileChange): boolean => kind === 'config' || language === 'shell';
const isProgram = (file: FileChange): boolean => isCode(file) && !isTemplate(file.path);
const isNoTemplate = ({ path }: FileChange): boolean => !isTemplate(path);
/** Excludes interface code, which often names sessions, roles and passwords. */
const isBackend = (file: FileChange): boolean => isCode(file) && !isInterface(file);

/** Matches the files that users of a package import. */
const isEntryPoint = ({ path }: FileChange): boolean =>
  /^(?:packages\/[^/]+\/)?(?:src\/)?(?:index|main|mod|public-api)\.[cm]?[jt]sx?$/.test(path);

/**
 * Matches lines with one of these words as part of an identifier in any case: `sign-in` matches `signIn`, `SIGN_IN`
 * and `SignInForm`, but not `assigning`. Import statements are ignored.
 */
function identifiers(text: string): LinePattern {
  const all = words(text);
  const join = (parts: readonly string[]) => parts.join('[_-]?');
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const alternatives = (change: (parts: readonly string[]) => readonly string[]) =>
    all.map((word) => join(change(word.split('-')))).join('|');
  const lower = alternatives((parts) => parts);
  const upper = alternatives((parts) => parts.map((part) => part.toUpperCase()));
  const camel = alternatives(([first = '', ...rest]) => [first, ...rest.map(capital)]);
  const pascal = alternatives((parts) => parts.map(capital));
  const found = new RegExp(
    `(?<![A-Za-z])(?:(?:${lower})(?:e?s)?(?![a-z])|(?:${camel})(?![a-z])|(?:${upper})(?![A-Z]))|(?:${pascal})(?:e?s)?(?![a-z])`,
  );
  return {
    hints: all.flatMap((word) => [
      word.replaceAll('-', ''),
      ...(word.includes('-') ? [word, word.replaceAll('-', '_')] : []),
    ]),
    code: found,
    except: imports,
    withoutTexts: true,
  };
}

function lines(hints: string, pattern: RegExp): LinePattern {
  return { hints: words(hints), code: pattern };
}

/**
 * The built-in rules, the most severe first. Each word is a usual name of a folder or file with that kind of code.
 * A word that often means something else is doubtful: it makes a change yellow, never red.
 */
export const riskRules: readonly RiskRule[] = [
  {
    factor: 'authentication',
    severity: 'red',
    words: words(
      'auth authn authentication authenticator oauth oauth2 oidc saml sso login logon logout signin signup signout password passwd jwt mfa totp otp onetimepassword twofactor twofa 2fa credential webauthn passkey pkce accesstoken refreshtoken identity identities',
    ),
    wordsIn: isNoTemplate,
    headings: words('mfa totp otp twofactor webauthn passkey'),
    doubtfulWords: words('session token apikey recovery impersonate impersonation captcha'),
    lines: [
      {
        ...lines(
          'jwt. bcrypt argon2 scrypt passport. password login_required authenticate signinwith verifyidtoken redirect_uri redirecturi pkce code_verifier codeverifier code_challenge codechallenge samesite same_site httponly http_only auth',
          /\b(?:jwt\.(?:sign|verify|decode)|bcrypt|argon2|scrypt|passport\.|(?:hash|verify|check|compare)_?passwords?\b|check_password_hash|login_required|(?:require_?)?authenticate(?:d_?user|_user|request|user)?!?\s*\(|authenticate_user!|signInWith|verifyIdToken|(?:redirect_?uri|code_?verifier|code_?challenge|pkce)\b|\b(?:same_?site|http_?only)\b|(?:use|pre|before_action|middleware|add_middleware|layer|wrap)\b.{0,40}auth)/i,
        ),
        in: isProgram,
      },
      {
        ...identifiers(
          'auth authn authenticate authenticated authentication authenticator unauthenticated oauth oidc saml sso password jwt mfa totp otp two-factor webauthn passkey credential access-token refresh-token auth-token id-token bearer session-id session-token session-cookie identity',
        ),
        in: isBackend,
        doubtful: true,
      },
      {
        ...lines(
          'login logout signin signup signout log_in log_out sign_in sign_up sign_out',
          /\b\w*(?:log_?(?:in|out)|sign_?(?:in|out|up))\w*\s*\(/i,
        ),
        in: isProgram,
        doubtful: true,
      },
    ],
    why: 'Decides who a user is.',
  },
  {
    factor: 'authorisation',
    severity: 'red',
    words: words(
      'authz authorization authorisation authorizer permission rbac acl policies entitlement accesscontrol csrf xsrf cors',
    ),
    wordsIn: isNoTemplate,
    doubtfulWords: words('role guard privilege admin moderator moderation membership invite invitation'),
    lines: [
      {
        ...lines(
          'guard headers',
          /@UseGuards\(|\b(?:Admin|Manager|Owner|Roles?|Auth)(?:Guard|Headers)\w*|\w(?:Admin|Manager|Owner|Roles?|Auth)Guard\b/,
        ),
        except: imports,
        in: isBackend,
        onOneSide: true,
      },
      {
        ...lines(
          'permission role authority access admin superuser staff owner authorize secured user_passes_test allowanonymous candelete canedit canmanage can_edit can_delete can_manage csrf authenticity allow_origin alloworigin',
          /\b(?:has_?(?:\w{0,30}_?)(?:permission|role|authority|access)s?\s*\(|require_?(?:admin|role|permission|owner)|PreAuthorize|RolesAllowed|Secured\b|permission_required|user_passes_test|check_?\w{0,30}(?:permission|access)s?\b\s*\(|authorize[!(]|can_?(?:edit|delete|manage|access)\s*\(|csrf_?exempt|skip_before_action :verify_authenticity_token|allow_?origins?\b|access-control-allow)|\[Authorize\b|\[AllowAnonymous\]|->authorize\(/i,
        ),
        in: isProgram,
      },
      {
        ...identifiers(
          'authorize authorized authorization unauthorized forbidden permission role acl is-admin admin superuser is-staff moderator is-owner privilege csrf cors has-access can-edit can-delete can-manage can-view policy policies',
        ),
        in: isBackend,
        doubtful: true,
      },
      {
        ...lines(
          'admin superuser staff moderator owner can?',
          /\bis_?(?:admin|superuser|staff|moderator|owner)\b|\bcan\?\s/i,
        ),
        in: ({ path }) => isTemplate(path),
        doubtful: true,
      },
    ],
    why: 'Decides what a user may do.',
  },
  {
    factor: 'payments',
    severity: 'red',
    words: words('billing payment invoice refund stripe paypal payout braintree adyen'),
    wordsIn: isNoTemplate,
    doubtfulWords: words('checkout charge subscription pricing ledger wallet'),
    lines: [
      {
        ...lines(
          'stripe payment braintree. paypal. refund',
          /\bstripe(?:\.|::)\w|\bpayment_?intents?\b|\bbraintree\.|\bpaypal\.\w|\brefunds?\.create\b|\bcapture_?payment\b/i,
        ),
        in: isCode,
      },
      {
        ...identifiers('billing payment invoice refund stripe paypal payout'),
        in: isBackend,
        doubtful: true,
      },
    ],
    why: 'Moves or counts money.',
  },
  {
    factor: 'migration',
    severity: 'red',
    words: words('migration migrate alembic flyway liquibase'),
    wordsIn: (file) => !isInterface(file),
    doubtfulWords: words('backfill'),
    folders: words('db/migrate prisma/migrations'),
    names: [/^schema\.(?:rb|prisma)$/, /^structure\.sql$/, /^V\d(?:[\d.]|_(?!_))*__.+\.sql$/],
    lines: [
      {
        ...lines(
          'alter create drop truncate rename _column op.execute data-loss force-reset',
          /\b(?:alter|create|drop|truncate|rename)\s+(?:unique\s+)?(?:table|column|index|type|view|schema|trigger|constraint)\b|\b(?:add|remove|rename|change)_column\b|\b(?:create|drop|alter)_?table\s*\(|\bop\.(?:add_column|drop_column|create_|alter_|execute)|--accept-data-loss|--force-reset/i,
        ),
        in: (file) => file.language === 'sql' || isScript(file),
      },
      {
        ...lines(
          'dependent: on_delete orphanremoval cascadetype delete',
          /\bdependent:\s*:|\bon_delete\s*=|\borphanRemoval\b|\bCascadeType\.(?:ALL|REMOVE)\b|\bON DELETE\b/,
        ),
        in: isCode,
      },
    ],
    why: 'Changes stored data or its shape, which a rollback of the code does not undo.',
  },
  {
    factor: 'data',
    severity: 'moderate',
    lines: [
      {
        ...lines(
          'delete destroy remove purge dropdatabase truncate rmtree select insert update with where join conflict migrat ::text ::int ::uuid ::json ::timestamp',
          /\.(?:delete|destroy)(?:OnExit|IfExists)?!?\(\)|\b(?:delete_?all|destroy_?all|delete_?many|bulk_?delete|rmtree|dropDatabase|RemoveAll)\b|\b(?:delete|remove|destroy|purge)_?(?:user|account|record|file|data)s?\s*\(|(?:["'`(]|^.)\s*(?:SELECT\s.{1,200}\bFROM|INSERT\s+INTO|UPDATE\s+["\w.`]+\s+SET|DELETE\s+FROM|TRUNCATE\s+TABLE|WITH\s+\w+\s+AS)\b|^.\s*(?:WHERE|(?:LEFT |INNER )?JOIN)\s+["\w]|::(?:text|int\d?|integer|uuid|jsonb?|timestamptz?)\b|\b(?:ON CONFLICT|FOR UPDATE)\b|\bmigrat(?:e|ion)s?\s+(?:run|up|deploy)\b/i,
        ),
        in: ({ kind, language }) => kind === 'code' && language !== 'other',
      },
    ],
    why: 'Deletes stored data, or decides which is read and written.',
  },
  {
    factor: 'secrets',
    severity: 'red',
    words: words('secret crypto cryptography encryption keystore kms vault'),
    wordsIn: isNoTemplate,
    doubtfulWords: words('hmac'),
    extensions: words('pem key p12 pfx jks keystore'),
    names: [/^id_(?:rsa|ed25519|ecdsa)$/, /^\.(?:pypirc|netrc)$/],
    lines: [
      {
        ...lines(
          '-----begin apikey api_key secret token privatekey private_key passwd password akia ghp_ gho_ ghs_ ghr_ ghu_ createhmac createcipheriv createdecipheriv createsign _auth ://',
          /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:api_?key|secret(?:_?key)?|access_?token|auth_?token|client_?secret|private_?key|passwd|password)\b["']?\s*[:=]\s*["'][^"'\s{}$<]{8,}["']|\bAKIA[0-9A-Z]{16}\b|\bgh[posru]_[A-Za-z0-9]{20,}|\b(?:env(?:iron)?\b|getenv\b|ENV\b)[.[('"\s]+\w*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE_?KEY)\w*|\bcreate(?:Hmac|Cipheriv|Decipheriv|Sign)\s*\(|^.\s*(?:export\s+)?\w*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE_?KEY)\w*=\S|:\/\/[^\s:@/]{1,80}:[^\s@/]{1,80}@|:_(?:auth|authToken|password)\s*=/i,
        ),
        in: ({ path }) => !/(?:[._-])(?:example|sample|template|dist)$/.test(path),
      },
      {
        ...identifiers(
          'encrypt decrypt encrypted encryption crypto hmac private-key api-key secret secret-key',
        ),
        in: isBackend,
        doubtful: true,
      },
    ],
    why: 'Holds, reads or protects a secret.',
  },
  {
    factor: 'unsafe-code',
    severity: 'red',
    lines: [
      { ...lines('throttle(', /\bthrottle\(\s*["']/), in: ({ language }) => language === 'ruby' },
      {
        ...lines(
          'shell pickle.load dill.load yaml.load( yaml.unsafe marshal.load unserialize( readobject( eval( verify insecureskipverify rejectunauthorized content-security contentsecurity unsafe-',
          /\bshell\s*=\s*True\b|\b(?:c?pickle|dill|marshal)\.loads?\(|\byaml\.(?:load\((?!.*safe)|unsafe_load)|\bMarshal\.load\b|\bunserialize\(|\breadObject\(|(?<![.\w])eval\(|\bcontent-?security-?policy\b|'unsafe-(?:inline|eval)'|\bverify\s*=\s*False\b|\bInsecureSkipVerify\b|\brejectUnauthorized\b/i,
        ),
        in: isCode,
      },
      {
        ...lines(
          'dangerouslysetinnerhtml html_safe mark_safe safe v-html innerhtml debug sanitiz sanitis xss content-security contentsecurity rate_limit ratelimit rate-limit throttl subprocess child_process execsync(',
          /dangerouslySetInnerHTML|\.html_safe\b|\bmark_safe\(|\|\s*safe\b|\bv-html=|\.innerHTML\s*=|^.\s*["']?(?:debug)["']?\s*[:=]\s*(?:true|1)\b|\b(?:de|un)?saniti[sz]e|\bxss\b|\brate[_-]?limit|\bthrottl|\bsubprocess\.\w|\bchild_process\b|\bexecSync\(/i,
        ),
        in: isProgram,
        doubtful: true,
      },
    ],
    doubtfulWords: words(
      'sanitizer sanitize sanitise xss csp ssrf ratelimit ratelimiter ratelimiting throttle',
    ),
    why: 'Runs, trusts or shows untrusted input, or guards against it.',
  },
  {
    factor: 'infrastructure',
    severity: 'red',
    words: words('terraform helm k8s kubernetes ansible cloudformation pulumi kustomize'),
    names: [
      /^(?:Dockerfile|Containerfile)(?:[.-].+)?$/,
      /^(?:docker-)?compose(?:\..+)?\.ya?ml$/,
      /^(?:Procfile|Caddyfile|nginx\.conf|serverless\.ya?ml|Chart\.yaml|fly\.toml|netlify\.toml|vercel\.json)$/,
    ],
    extensions: words('tf tfvars hcl bicep'),
    harmless: /^\s*(?:#.*|(?:restart|container_name|hostname)\s*:.*|(?:LABEL|MAINTAINER)\s.*)?$/,
    lines: [
      {
        ...lines(
          'deploy publish push release apply upgrade upload',
          /\b(?:kubectl|helm|terraform|docker|podman|ansible-playbook|gcloud|aws|flyctl|heroku|twine|cargo|npm|pnpm|yarn|gem)\s+(?:[\w-]+\s+){0,3}(?:deploy|apply|push|upgrade|publish|release|upload)\b|^.\s*(?:deploy|release|publish)[\w-]*:/i,
        ),
        in: ({ path, language }) =>
          language === 'shell' ||
          /^(?:Makefile|Justfile|Taskfile\.ya?ml|Rakefile|.+\.mk)$/i.test(nameOf(path)),
      },
    ],
    doubtfulWords: words('infra infrastructure deploy deployment chart entrypoint'),
    doubtfulWordsIn: isScript,
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
    /** Which versions are tested, on which branches and paths, and when. */
    harmless:
      /^\s{0,40}(?:#.*|-\s{0,20}(?:['"][\w./*!-]+['"]|[\w./-]{0,80}\*[\w./*-]{0,80}|v?\d[\d.x]*|[\w-]{1,40}-latest|main|master|develop)|[-\s]{0,20}(?:[\w-]{0,40}version|name|branches(?:-ignore)?|paths(?:-ignore)?|os|cron|timeout-minutes|fail-fast|retention-days|description|go|node|python|ruby|java|rust|toolchain)\s{0,20}:[^$]*)?$/,
    why: 'Runs with the tokens of the build.',
  },
  {
    factor: 'public-api',
    severity: 'moderate',
    words: words('openapi swagger graphql'),
    wordsIn: isCode,
    extensions: words('proto graphql graphqls gql'),
    names: [/^(?:openapi|swagger).*\.(?:ya?ml|json)$/],
    lines: [
      {
        ...lines(
          'app. router. server. api. fastify. route. mapping restcontroller @path [http route:: route( handlefunc( router urlpatterns add_route re_path path( web:: resource',
          /\b(?:app|router|server|api|fastify|route)\.(?:get|post|put|patch|delete|route|all)\s*\(\s*["'`/]|@(?:(?:Get|Post|Put|Patch|Delete|Request)Mapping|RestController|Path)\b|\[Http(?:Get|Post|Put|Patch|Delete)\b|\bRoute::(?:get|post|put|patch|delete)\b|\bHandleFunc\(|\b\w*[rR]outer\.(?:GET|POST|PUT|PATCH|DELETE)\(|\b(?:new_?router|urlpatterns|add_route|re_path)\b|\bpath\(\s*r?["']|\bweb::(?:resource|scope)\(|\.route\(\s*["']|\bRouterConfig\b|^.\s*resources?\s+:/i,
        ),
        in: isCode,
      },
      {
        ...lines(
          'res. reply. ctx. response status json body params query serialize header err throw raise abort',
          /\b(?:res|response|reply|ctx)\.\w|\berr(?:or)?!|\b(?:throw|raise|abort)\b|\bresponses?\.\w|\bstatus\s*\(|\bjson\s*[!(]|\bserialize|\b(?:request|req)\.(?:body|query|params|headers)\b|\bHeaders?\b/i,
        ),
        in: (file) => isProgram(file) && file.words.has('api'),
        doubtful: true,
      },
      { ...lines('export', /^[+-]\s*export\b/), in: isEntryPoint },
      {
        ...lines('exports main module types bin', /^[+-]\s*"(?:exports|main|module|types|bin)"\s*:/),
        in: ({ path }) => nameOf(path) === 'package.json',
      },
      {
        ...lines(
          'func type pub',
          /^-(?:func (?:\([^)]*\) )?[A-Z]|type [A-Z]|\s*pub (?:async |unsafe |const )*(?:fn|struct|enum|trait|type|mod|use)\b)/,
        ),
        in: ({ inLibrary }) => inLibrary,
      },
      {
        ...lines(
          'flags() add_argument( .option( #[arg',
          /^-.*(?:Flags\(\)\.|\badd_argument\(|\.option\(|#\[arg\b)/,
        ),
        in: isCode,
      },
    ],
    why: 'Others depend on this shape.',
  },
  {
    factor: 'configuration',
    severity: 'moderate',
    folders: words('config/initializers config/environments'),
    paths: (path) => /(?:^|\/)(?:config|settings)\/[^/]+\.(?:py|rb|rs|go|java|kt|php|cs)$/.test(path),
    names: [
      /^(?:settings|config|configuration)\.(?:py|rb|rs|go|php|java|kt)$/,
      /^application(?:-[\w-]+)?\.(?:ya?ml|properties)$/,
      /^nginx.*\.conf(?:\..+)?$/,
    ],
    why: 'Decides how the program runs everywhere.',
  },
  {
    factor: 'concurrency',
    severity: 'moderate',
    words: words(
      'concurrency mutex semaphore threading threadpool workerpool goroutine queue scheduler executor cron job',
    ),
    wordsIn: isNoTemplate,
    lines: [
      {
        ...lines(
          'sync. func synchronized volatile atomic lock mutex thread ::spawn asyncio. promise. worker task.run parallel.for completablefuture executorservice update chan',
          /\b(?:sync\.(?:Mutex|RWMutex|WaitGroup|Once|Map)|go\s+func\b|synchronized\b|volatile\b|Atomic(?:Integer|Long|Boolean|Reference|U?size|[UI]\d+|Bool)|RwLock|Mutex(?:::|<|\()|ReentrantLock|std::thread|thread::spawn|(?:tokio|task|std::thread)::spawn|threading\.\w|asyncio\.(?:gather|create_task|Lock|wait)|Promise\.(?:race|allSettled)|new\s+(?:Worker|Thread)\s*\(|Task\.Run|Parallel\.For|pthread_|CompletableFuture|ExecutorService|for\s+update\b)|\.(?:R?Lock|R?Unlock)\(\)|\block\s*\(|<-\s*chan\b|\bchan\s+\w/,
        ),
        onOneSide: true,
        in: isCode,
      },
    ],
    why: 'Several things happen at once; look for races and for what is never released.',
  },
  {
    factor: 'caching',
    severity: 'moderate',
    words: words('cache caching redis memcached'),
    wordsIn: isNoTemplate,
    lines: [
      {
        ...lines(
          'cache revalidate memoize',
          /\bcache\.(?:get|set|put|fetch|delete|clear|invalidate|add|has)\b|\bcache-control\b|@Cache(?:able|Evict|Put)\b|\b(?:lru_cache|functools\.cache|cached_property)\b|\bRails\.cache\b|\b(?:revalidate(?:Path|Tag)|unstable_cache|stale-while-revalidate)\b|\bmemoize\w*\(|\bIMemoryCache\b|\bCache::(?:get|put|remember)\b/i,
        ),
        in: isCode,
      },
    ],
    why: 'May answer with what was true before; look at keys and expiry.',
  },
  {
    factor: 'feature-flag',
    severity: 'moderate',
    words: words('featureflag flipper launchdarkly unleash'),
    lines: [
      {
        ...lines(
          'feature flag flipper ldclient. darkly unleash.',
          /\b(?:is_?feature_?enabled|feature_?enabled\??|feature_?flags?|use_?(?:feature_?)?flag|Flipper\.enabled\?|isEnabled\(['"]\w*(?:flag|feature)|ldClient\.|launch_?darkly|unleash\.is_?enabled|FeatureManager\b|Feature\.(?:enabled|active)\?)/i,
        ),
        in: isCode,
      },
    ],
    why: 'Two behaviours at once; look at the default and at who sees which.',
  },
  {
    factor: 'dependencies',
    severity: 'moderate',
    kinds: ['lockfile'],
    lines: [
      {
        code: /^[+-]\s*(?:"(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)?"\s*:\s*"(?:[~^<>=*]|\d|workspace:|npm:|git|file:|link:|catalog:)[^"]*"|"(?:pre|post)?(?:install|prepare)"\s*:|["'@\w./-]+:\s+["']?[~^]?\d[\w.^~-]*["']?$|\w*(?:gem|pod|implementation|api|compile|compileOnly|runtime|runtimeOnly|classpath|annotationProcessor|kapt|ksp|Implementation|Api|CompileOnly|RuntimeOnly)\b[\s('"]|(?:id|alias|kotlin)\s*\(?["'l]|\w+[vV]ersion\s*=\s*["'\d]|require\s|[\w./~-]+\s+v\d|[\w.[\]-]+\s*(?:[=~!<>]=|$)|[\w-]+(?:\.\w+)*\s*=\s*(?:"[~^<>=*\d]|\{)|["'][\w.[\]-]+\s*(?:[=~!<>]=?|["'])|<(?:PackageReference|PackageVersion|artifactId|groupId|version|dependency)\b|\.package\()/,
        except:
          /^[+-]\s*"?(?:version|edition|rust-version|license|name|requires-python|target-version)"?\s*[:=]/,
        in: isManifest,
      },
    ],
    noHotspots: true,
    why: 'Brings in code that is not part of this change.',
  },
];
