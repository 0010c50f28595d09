import { identifierPattern, type RiskRule } from './match-rules.ts';

/**
 * The built-in rules, the most severe first. Each word is a usual name of a folder or file with that kind of code.
 * A word that often means something else is doubtful: it makes a change yellow, never red.
 */
const table: readonly RiskRule[] = [
  {
    factor: 'authentication',
    severity: 'red',
    words:
      'auth authn authentication authenticator oauth oauth2 oidc saml sso login logon logout signin signup signout password passwd jwt mfa totp otp onetimepassword twofactor twofa 2fa credential webauthn passkey pkce accesstoken refreshtoken identity identities'.split(
        ' ',
      ),
    wordsIn: 'no template',
    headings: 'mfa totp otp twofactor webauthn passkey'.split(' '),
    doubtfulWords: 'session token apikey recovery impersonate impersonation captcha'.split(' '),
    lines: [
      {
        hints:
          'jwt. bcrypt argon2 scrypt passport. password login_required authenticate signinwith verifyidtoken redirect_uri redirecturi pkce code_verifier codeverifier code_challenge codechallenge samesite same_site httponly http_only auth'.split(
            ' ',
          ),
        code: /\b(?:jwt\.(?:sign|verify|decode)|bcrypt|argon2|scrypt|passport\.|(?:hash|verify|check|compare)_?passwords?\b|check_password_hash|login_required|(?:require_?)?authenticate(?:d_?user|_user|request|user)?!?\s*\(|authenticate_user!|signInWith|verifyIdToken|(?:redirect_?uri|code_?verifier|code_?challenge|pkce)\b|\b(?:same_?site|http_?only)\b|(?:use|pre|before_action|middleware|add_middleware|layer|wrap)\b.{0,40}auth)/i,
        in: 'program',
      },
      {
        hints: 'login logout signin signup signout log_in log_out sign_in sign_up sign_out'.split(' '),
        code: /\b\w*(?:log_?(?:in|out)|sign_?(?:in|out|up))\w*\s*\(/i,
        in: 'program',
        doubtful: true,
      },
    ],
    identifiers:
      'auth authn authenticate authenticated authentication authenticator unauthenticated oauth oidc saml sso password jwt mfa totp otp two-factor webauthn passkey credential access-token refresh-token auth-token id-token bearer session-id session-token session-cookie identity'.split(
        ' ',
      ),
    why: 'Decides who a user is.',
  },
  {
    factor: 'authorisation',
    severity: 'red',
    words:
      'authz authorization authorisation authorizer permission rbac acl policies entitlement accesscontrol csrf xsrf cors'.split(
        ' ',
      ),
    wordsIn: 'no template',
    doubtfulWords: 'role guard privilege admin moderator moderation membership invite invitation'.split(' '),
    lines: [
      {
        hints: 'guard headers'.split(' '),
        code: /@UseGuards\(|\b(?:Admin|Manager|Owner|Roles?|Auth)(?:Guard|Headers)\w*|\w(?:Admin|Manager|Owner|Roles?|Auth)Guard\b/,
        imports: false,
        in: 'backend',
        onOneSide: true,
      },
      {
        hints:
          'permission role authority access admin superuser staff owner authorize secured user_passes_test allowanonymous candelete canedit canmanage can_edit can_delete can_manage csrf authenticity allow_origin alloworigin'.split(
            ' ',
          ),
        code: /\b(?:has_?(?:\w{0,30}_?)(?:permission|role|authority|access)s?\s*\(|require_?(?:admin|role|permission|owner)|PreAuthorize|RolesAllowed|Secured\b|permission_required|user_passes_test|check_?\w{0,30}(?:permission|access)s?\b\s*\(|authorize[!(]|can_?(?:edit|delete|manage|access)\s*\(|csrf_?exempt|skip_before_action :verify_authenticity_token|allow_?origins?\b|access-control-allow)|\[Authorize\b|\[AllowAnonymous\]|->authorize\(/i,
        in: 'program',
      },
      {
        hints: 'admin superuser staff moderator owner can?'.split(' '),
        code: /\bis_?(?:admin|superuser|staff|moderator|owner)\b|\bcan\?\s/i,
        in: 'template',
        doubtful: true,
      },
    ],
    identifiers:
      'authorize authorized authorization unauthorized forbidden permission role acl is-admin admin superuser is-staff moderator is-owner privilege csrf cors has-access can-edit can-delete can-manage can-view policy policies'.split(
        ' ',
      ),
    why: 'Decides what a user may do.',
  },
  {
    factor: 'payments',
    severity: 'red',
    words: 'billing payment invoice refund stripe paypal payout braintree adyen'.split(' '),
    wordsIn: 'no template',
    doubtfulWords: 'checkout charge subscription pricing ledger wallet'.split(' '),
    lines: [
      {
        hints: 'stripe payment braintree. paypal. refund'.split(' '),
        code: /\bstripe(?:\.|::)\w|\bpayment_?intents?\b|\bbraintree\.|\bpaypal\.\w|\brefunds?\.create\b|\bcapture_?payment\b/i,
        in: 'code',
      },
    ],
    identifiers: 'billing payment invoice refund stripe paypal payout'.split(' '),
    why: 'Moves or counts money.',
  },
  {
    factor: 'migration',
    severity: 'red',
    words: 'migration migrate alembic flyway liquibase'.split(' '),
    wordsIn: 'no interface',
    doubtfulWords: 'backfill'.split(' '),
    paths: [/(?:^|\/)(?:db\/migrate|prisma\/migrations)(?:\/|$)/],
    names: [/^schema\.(?:rb|prisma)$/, /^structure\.sql$/, /^V\d(?:[\d.]|_(?!_))*__.+\.sql$/],
    lines: [
      {
        hints: 'alter create drop truncate rename _column op.execute data-loss force-reset'.split(' '),
        code: /\b(?:alter|create|drop|truncate|rename)\s+(?:unique\s+)?(?:table|column|index|type|view|schema|trigger|constraint)\b|\b(?:add|remove|rename|change)_column\b|\b(?:create|drop|alter)_?table\s*\(|\bop\.(?:add_column|drop_column|create_|alter_|execute)|--accept-data-loss|--force-reset/i,
        in: 'SQL or script',
      },
      {
        hints: 'dependent: on_delete orphanremoval cascadetype delete'.split(' '),
        code: /\bdependent:\s*:|\bon_delete\s*=|\borphanRemoval\b|\bCascadeType\.(?:ALL|REMOVE)\b|\bON DELETE\b/,
        in: 'code',
      },
    ],
    why: 'Changes stored data or its shape, which a rollback of the code does not undo.',
  },
  {
    factor: 'data',
    severity: 'moderate',
    lines: [
      {
        hints:
          'delete destroy remove purge dropdatabase truncate rmtree select insert update with where join conflict migrat ::text ::int ::uuid ::json ::timestamp'.split(
            ' ',
          ),
        code: /\.(?:delete|destroy)(?:OnExit|IfExists)?!?\(\)|\b(?:delete_?all|destroy_?all|delete_?many|bulk_?delete|rmtree|dropDatabase|RemoveAll)\b|\b(?:delete|remove|destroy|purge)_?(?:user|account|record|file|data)s?\s*\(|(?:["'`(]|^.)\s*(?:SELECT\s.{1,200}\bFROM|INSERT\s+INTO|UPDATE\s+["\w.`]+\s+SET|DELETE\s+FROM|TRUNCATE\s+TABLE|WITH\s+\w+\s+AS)\b|^.\s*(?:WHERE|(?:LEFT |INNER )?JOIN)\s+["\w]|::(?:text|int\d?|integer|uuid|jsonb?|timestamptz?)\b|\b(?:ON CONFLICT|FOR UPDATE)\b|\bmigrat(?:e|ion)s?\s+(?:run|up|deploy)\b/i,
        in: 'common language',
      },
    ],
    why: 'Deletes stored data, or decides which is read and written.',
  },
  {
    factor: 'secrets',
    severity: 'red',
    words: 'secret crypto cryptography encryption keystore kms vault'.split(' '),
    wordsIn: 'no template',
    doubtfulWords: 'hmac'.split(' '),
    names: [
      /[^.]\.+(?:pem|key|p12|pfx|jks|keystore)$/i,
      /^id_(?:rsa|ed25519|ecdsa)$/,
      /^\.(?:pypirc|netrc)$/,
    ],
    lines: [
      {
        hints:
          '-----begin apikey api_key secret token privatekey private_key passwd password akia ghp_ gho_ ghs_ ghr_ ghu_ createhmac createcipheriv createdecipheriv createsign _auth ://'.split(
            ' ',
          ),
        code: /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:api_?key|secret(?:_?key)?|access_?token|auth_?token|client_?secret|private_?key|passwd|password)\b["']?\s*[:=]\s*["'][^"'\s{}$<]{8,}["']|\bAKIA[0-9A-Z]{16}\b|\bgh[posru]_[A-Za-z0-9]{20,}|\b(?:env(?:iron)?\b|getenv\b|ENV\b)[.[('"\s]+\w*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE_?KEY)\w*|\bcreate(?:Hmac|Cipheriv|Decipheriv|Sign)\s*\(|^.\s*(?:export\s+)?\w*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE_?KEY)\w*=\S|:\/\/[^\s:@/]{1,80}:[^\s@/]{1,80}@|:_(?:auth|authToken|password)\s*=/i,
        in: 'no example',
      },
    ],
    identifiers:
      'encrypt decrypt encrypted encryption crypto hmac private-key api-key secret secret-key'.split(' '),
    why: 'Holds, reads or protects a secret.',
  },
  {
    factor: 'unsafe-code',
    severity: 'red',
    lines: [
      { hints: 'throttle('.split(' '), code: /\bthrottle\(\s*["']/, in: 'Ruby' },
      {
        hints:
          'shell pickle.load dill.load yaml.load( yaml.unsafe marshal.load unserialize( readobject( eval( verify insecureskipverify rejectunauthorized content-security contentsecurity unsafe-'.split(
            ' ',
          ),
        code: /\bshell\s*=\s*True\b|\b(?:c?pickle|dill|marshal)\.loads?\(|\byaml\.(?:load\((?!.*safe)|unsafe_load)|\bMarshal\.load\b|\bunserialize\(|\breadObject\(|(?<![.\w])eval\(|\bcontent-?security-?policy\b|'unsafe-(?:inline|eval)'|\bverify\s*=\s*False\b|\bInsecureSkipVerify\b|\brejectUnauthorized\b/i,
        in: 'code',
      },
      {
        hints:
          'dangerouslysetinnerhtml html_safe mark_safe safe v-html innerhtml debug sanitiz sanitis xss content-security contentsecurity rate_limit ratelimit rate-limit throttl subprocess child_process execsync('.split(
            ' ',
          ),
        code: /dangerouslySetInnerHTML|\.html_safe\b|\bmark_safe\(|\|\s*safe\b|\bv-html=|\.innerHTML\s*=|^.\s*["']?(?:debug)["']?\s*[:=]\s*(?:true|1)\b|\b(?:de|un)?saniti[sz]e|\bxss\b|\brate[_-]?limit|\bthrottl|\bsubprocess\.\w|\bchild_process\b|\bexecSync\(/i,
        in: 'program',
        doubtful: true,
      },
    ],
    doubtfulWords:
      'sanitizer sanitize sanitise xss csp ssrf ratelimit ratelimiter ratelimiting throttle'.split(' '),
    why: 'Runs, trusts or shows untrusted input, or guards against it.',
  },
  {
    factor: 'infrastructure',
    severity: 'red',
    words: 'terraform helm k8s kubernetes ansible cloudformation pulumi kustomize'.split(' '),
    names: [
      /^(?:Dockerfile|Containerfile)(?:[.-].+)?$/,
      /^(?:docker-)?compose(?:\..+)?\.ya?ml$/,
      /^(?:Procfile|Caddyfile|nginx\.conf|serverless\.ya?ml|Chart\.yaml|fly\.toml|netlify\.toml|vercel\.json)$/,
      /[^.]\.+(?:tf|tfvars|hcl|bicep)$/i,
    ],
    harmless: /^\s*(?:#.*|(?:restart|container_name|hostname)\s*:.*|(?:LABEL|MAINTAINER)\s.*)?$/,
    lines: [
      {
        hints: 'deploy publish push release apply upgrade upload'.split(' '),
        code: /\b(?:kubectl|helm|terraform|docker|podman|ansible-playbook|gcloud|aws|flyctl|heroku|twine|cargo|npm|pnpm|yarn|gem)\s+(?:[\w-]+\s+){0,3}(?:deploy|apply|push|upgrade|publish|release|upload)\b|^.\s*(?:deploy|release|publish)[\w-]*:/i,
        in: 'deployment script',
      },
    ],
    doubtfulWords: 'infra infrastructure deploy deployment chart entrypoint'.split(' '),
    doubtfulWordsIn: 'script',
    why: 'Changes what runs in production, or where.',
  },
  {
    factor: 'ci',
    severity: 'red',
    paths: [/(?:^|\/)(?:\.github\/(?:workflows|actions)|\.circleci|\.buildkite|\.woodpecker)(?:\/|$)/],
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
    words: 'openapi swagger graphql'.split(' '),
    wordsIn: 'code',
    names: [/[^.]\.+(?:proto|graphqls?|gql)$/i, /^(?:openapi|swagger).*\.(?:ya?ml|json)$/],
    lines: [
      {
        hints:
          'app. router. server. api. fastify. route. mapping restcontroller @path [http route:: route( handlefunc( router urlpatterns add_route re_path path( web:: resource'.split(
            ' ',
          ),
        code: /\b(?:app|router|server|api|fastify|route)\.(?:get|post|put|patch|delete|route|all)\s*\(\s*["'`/]|@(?:(?:Get|Post|Put|Patch|Delete|Request)Mapping|RestController|Path)\b|\[Http(?:Get|Post|Put|Patch|Delete)\b|\bRoute::(?:get|post|put|patch|delete)\b|\bHandleFunc\(|\b\w*[rR]outer\.(?:GET|POST|PUT|PATCH|DELETE)\(|\b(?:new_?router|urlpatterns|add_route|re_path)\b|\bpath\(\s*r?["']|\bweb::(?:resource|scope)\(|\.route\(\s*["']|\bRouterConfig\b|^.\s*resources?\s+:/i,
        in: 'code',
      },
      {
        hints:
          'res. reply. ctx. response status json body params query serialize header err throw raise abort'.split(
            ' ',
          ),
        code: /\b(?:res|response|reply|ctx)\.\w|\berr(?:or)?!|\b(?:throw|raise|abort)\b|\bresponses?\.\w|\bstatus\s*\(|\bjson\s*[!(]|\bserialize|\b(?:request|req)\.(?:body|query|params|headers)\b|\bHeaders?\b/i,
        in: 'API program',
        doubtful: true,
      },
      { hints: 'export'.split(' '), code: /^[+-]\s*export\b/, in: 'entry point' },
      {
        hints: 'exports main module types bin'.split(' '),
        code: /^[+-]\s*"(?:exports|main|module|types|bin)"\s*:/,
        in: 'package.json',
      },
      {
        hints: 'func type pub'.split(' '),
        code: /^-(?:func (?:\([^)]*\) )?[A-Z]|type [A-Z]|\s*pub (?:async |unsafe |const )*(?:fn|struct|enum|trait|type|mod|use)\b)/,
        in: 'library',
      },
      {
        hints: 'flags() add_argument( .option( #[arg'.split(' '),
        code: /^-.*(?:Flags\(\)\.|\badd_argument\(|\.option\(|#\[arg\b)/,
        in: 'code',
      },
    ],
    why: 'Others depend on this shape.',
  },
  {
    factor: 'configuration',
    severity: 'moderate',
    paths: [
      /(?:^|\/)config\/(?:initializers|environments)(?:\/|$)/,
      /(?:^|\/)(?:config|settings)\/[^/]+\.(?:py|rb|rs|go|java|kt|php|cs)$/,
    ],
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
    words:
      'concurrency mutex semaphore threading threadpool workerpool goroutine queue scheduler executor cron job'.split(
        ' ',
      ),
    wordsIn: 'no template',
    lines: [
      {
        hints:
          'sync. func synchronized volatile atomic lock mutex thread ::spawn asyncio. promise. worker task.run parallel.for completablefuture executorservice update chan'.split(
            ' ',
          ),
        code: /\b(?:sync\.(?:Mutex|RWMutex|WaitGroup|Once|Map)|go\s+func\b|synchronized\b|volatile\b|Atomic(?:Integer|Long|Boolean|Reference|U?size|[UI]\d+|Bool)|RwLock|Mutex(?:::|<|\()|ReentrantLock|std::thread|thread::spawn|(?:tokio|task|std::thread)::spawn|threading\.\w|asyncio\.(?:gather|create_task|Lock|wait)|Promise\.(?:race|allSettled)|new\s+(?:Worker|Thread)\s*\(|Task\.Run|Parallel\.For|pthread_|CompletableFuture|ExecutorService|for\s+update\b)|\.(?:R?Lock|R?Unlock)\(\)|\block\s*\(|<-\s*chan\b|\bchan\s+\w/,
        onOneSide: true,
        in: 'code',
      },
    ],
    why: 'Several things happen at once; look for races and for what is never released.',
  },
  {
    factor: 'caching',
    severity: 'moderate',
    words: 'cache caching redis memcached'.split(' '),
    wordsIn: 'no template',
    lines: [
      {
        hints: 'cache revalidate memoize'.split(' '),
        code: /\bcache\.(?:get|set|put|fetch|delete|clear|invalidate|add|has)\b|\bcache-control\b|@Cache(?:able|Evict|Put)\b|\b(?:lru_cache|functools\.cache|cached_property)\b|\bRails\.cache\b|\b(?:revalidate(?:Path|Tag)|unstable_cache|stale-while-revalidate)\b|\bmemoize\w*\(|\bIMemoryCache\b|\bCache::(?:get|put|remember)\b/i,
        in: 'code',
      },
    ],
    why: 'May answer with what was true before; look at keys and expiry.',
  },
  {
    factor: 'feature-flag',
    severity: 'moderate',
    words: 'featureflag flipper launchdarkly unleash'.split(' '),
    lines: [
      {
        hints: 'feature flag flipper ldclient. darkly unleash.'.split(' '),
        code: /\b(?:is_?feature_?enabled|feature_?enabled\??|feature_?flags?|use_?(?:feature_?)?flag|Flipper\.enabled\?|isEnabled\(['"]\w*(?:flag|feature)|ldClient\.|launch_?darkly|unleash\.is_?enabled|FeatureManager\b|Feature\.(?:enabled|active)\?)/i,
        in: 'code',
      },
    ],
    why: 'Two behaviours at once; look at the default and at who sees which.',
  },
  {
    factor: 'dependencies',
    severity: 'moderate',
    isDependency: true,
    lines: [
      {
        code: /^[+-]\s*(?:"(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)?"\s*:\s*"(?:[~^<>=*]|\d|workspace:|npm:|git|file:|link:|catalog:)[^"]*"|"(?:pre|post)?(?:install|prepare)"\s*:|["'@\w./-]+:\s+["']?[~^]?\d[\w.^~-]*["']?$|\w*(?:gem|pod|implementation|api|compile|compileOnly|runtime|runtimeOnly|classpath|annotationProcessor|kapt|ksp|Implementation|Api|CompileOnly|RuntimeOnly)\b[\s('"]|(?:id|alias|kotlin)\s*\(?["'l]|\w+[vV]ersion\s*=\s*["'\d]|require\s|[\w./~-]+\s+v\d|[\w.[\]-]+\s*(?:[=~!<>]=|$)|[\w-]+(?:\.\w+)*\s*=\s*(?:"[~^<>=*\d]|\{)|["'][\w.[\]-]+\s*(?:[=~!<>]=?|["'])|<(?:PackageReference|PackageVersion|artifactId|groupId|version|dependency)\b|\.package\()/,
        except:
          /^[+-]\s*"?(?:version|edition|rust-version|license|name|requires-python|target-version)"?\s*[:=]/,
        in: 'manifest',
      },
    ],
    why: 'Brings in code that is not part of this change.',
  },
];

export const riskRules: readonly RiskRule[] = table.map(({ identifiers = [], ...rule }) => ({
  ...rule,
  lines: [...(rule.lines ?? []), ...(identifiers.length > 0 ? [identifierPattern(identifiers)] : [])],
}));
