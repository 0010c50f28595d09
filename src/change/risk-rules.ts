/** The files to which words or lines of a rule can be limited; a regular expression is matched with the file's name. */
export type FileClass =
  | 'code'
  /** Code other than templates. */
  | 'program'
  | 'template'
  | 'no template'
  | 'no interface'
  /** Configuration and shell scripts. */
  | 'script'
  | 'SQL or script';

/** Changed lines that a rule matches; comments never match. */
export interface LinePattern {
  /** Matched with a line including its `+` or `-`. With `m` where it has `^` or `$`, because blocks are tried first. */
  readonly code: RegExp;
  /** Lines to leave out. */
  readonly except?: RegExp;
  readonly in?: FileClass | RegExp;
}

/**
 * A rule of risk: a product file (code, configuration, or a file of unknown kind) whose path or changed lines match has
 * this factor; documents, tests and pictures have none. Several rules can have one factor, and the most severe match of
 * a file counts.
 */
export interface RiskRule {
  readonly factor: string;
  readonly severity: 'moderate' | 'red';
  /** A match often means something else, which lowers the pack's confidence. */
  readonly doubtful?: boolean;
  /**
   * Words of a path segment, singular and in lower case, alone or joined: `signin` matches `SignInForm` and `sign-in`.
   * In interface code they are doubtful and at most moderate.
   */
  readonly words?: readonly string[];
  readonly wordsIn?: FileClass;
  /** Patterns of file names. */
  readonly names?: readonly RegExp[];
  /** Patterns of whole paths; globs in a rule of the policy. */
  readonly paths?: readonly Pick<RegExp, 'test'>[];
  readonly lines?: readonly LinePattern[];
  /** A file whose path matches and in which only such lines changed is doubtful and moderate. */
  readonly harmless?: RegExp;
  /** Whether it alone matches lock files. It is no hotspot, because the place in the file does not help. */
  readonly isDependency?: boolean;
  /** A question for the reviewer. */
  readonly why: string;
}

/**
 * The built-in rules. Words are usual names of a folder or file with that kind of code, and each line pattern is one that
 * means nothing else: no rule guesses from a word in the code.
 */
export const riskRules: readonly RiskRule[] = [
  {
    factor: 'authentication',
    severity: 'red',
    // biome-ignore format: a list of words
    words: [
      'auth', 'authn', 'authentication', 'authenticator', 'oauth', 'oauth2', 'oidc', 'saml', 'sso', 'login', 'logon',
      'logout', 'signin', 'signup', 'signout', 'password', 'passwd', 'jwt', 'mfa', 'totp', 'otp', 'onetimepassword',
      'twofactor', 'twofa', '2fa', 'credential', 'webauthn', 'passkey', 'pkce', 'accesstoken', 'refreshtoken',
      'identity', 'identities',
    ],
    wordsIn: 'no template',
    lines: [
      {
        code: /\b(?:jwt\.(?:sign|verify|decode)|bcrypt|argon2|scrypt|passport\.|(?:hash|verify|check|compare)_?passwords?\b|check_password_hash|login_required|(?:require_?)?authenticate(?:d_?user|_user|request|user)?!?\s*\(|authenticate_user!|signInWith|verifyIdToken|(?:redirect_?uri|code_?verifier|code_?challenge|pkce)\b|(?:same_?site|http_?only)\b|(?:use|pre|before_action|middleware|add_middleware|layer|wrap)\b.{0,40}auth)/i,
        in: 'program',
      },
    ],
    why: 'Decides who a user is.',
  },
  {
    factor: 'authentication',
    severity: 'moderate',
    doubtful: true,
    words: ['session', 'token', 'apikey', 'recovery', 'impersonate', 'impersonation', 'captcha'],
    wordsIn: 'no template',
    why: 'Decides who a user is.',
  },
  {
    factor: 'authorisation',
    severity: 'red',
    // biome-ignore format: a list of words
    words: [
      'authz', 'authorization', 'authorisation', 'authorizer', 'permission', 'rbac', 'acl', 'policies', 'entitlement',
      'accesscontrol', 'csrf', 'xsrf', 'cors',
    ],
    wordsIn: 'no template',
    lines: [
      {
        code: /\b(?:has_?(?:\w{0,30}_?)(?:permission|role|authority|access)s?\s*\(|require_?(?:admin|role|permission|owner)|PreAuthorize|RolesAllowed|Secured\b|permission_required|user_passes_test|check_?\w{0,30}(?:permission|access)s?\b\s*\(|authorize[!(]|can_?(?:edit|delete|manage|access)\s*\(|csrf_?exempt|skip_before_action :verify_authenticity_token|allow_?origins?\b|access-control-allow)|\[Authorize\b|\[AllowAnonymous\]|->authorize\(|@UseGuards\(/i,
        in: 'program',
      },
    ],
    why: 'Decides what a user may do.',
  },
  {
    factor: 'authorisation',
    severity: 'moderate',
    doubtful: true,
    // biome-ignore format: a list of words
    words: [
      'role', 'guard', 'privilege', 'admin', 'moderator', 'moderation', 'membership', 'invite', 'invitation',
    ],
    wordsIn: 'no template',
    why: 'Decides what a user may do.',
  },
  {
    factor: 'payments',
    severity: 'red',
    words: ['billing', 'payment', 'invoice', 'refund', 'stripe', 'paypal', 'payout', 'braintree', 'adyen'],
    wordsIn: 'no template',
    lines: [
      {
        code: /\bstripe(?:\.|::)\w|\bpayment_?intents?\b|\bbraintree\.|\bpaypal\.\w|\brefunds?\.create\b|\bcapture_?payment\b/i,
        in: 'code',
      },
    ],
    why: 'Moves or counts money.',
  },
  {
    factor: 'payments',
    severity: 'moderate',
    doubtful: true,
    words: ['checkout', 'charge', 'subscription', 'pricing', 'ledger', 'wallet'],
    wordsIn: 'no template',
    why: 'Moves or counts money.',
  },
  {
    factor: 'migration',
    severity: 'red',
    words: ['migration', 'migrate', 'alembic', 'flyway', 'liquibase'],
    wordsIn: 'no interface',
    paths: [/(?:^|\/)(?:db\/migrate|prisma\/migrations)(?:\/|$)/],
    names: [/^schema\.(?:rb|prisma)$/, /^structure\.sql$/, /^V\d(?:[\d.]|_(?!_))*__.+\.sql$/],
    lines: [
      {
        code: /\b(?:alter|create|drop|truncate|rename)\s+(?:unique\s+)?(?:table|column|index|type|view|schema|trigger|constraint)\b|\b(?:add|remove|rename|change)_column\b|\b(?:create|drop|alter)_?table\s*\(|\bop\.(?:add_column|drop_column|create_|alter_|execute)|--accept-data-loss|--force-reset/i,
        in: 'SQL or script',
      },
      {
        code: /\bdependent:\s*:|\bon_delete\s*=|\borphanRemoval\b|\bCascadeType\.(?:ALL|REMOVE)\b|\bON DELETE\b/,
        in: 'code',
      },
    ],
    why: 'Changes stored data or its shape, which a rollback of the code does not undo.',
  },
  {
    factor: 'secrets',
    severity: 'red',
    words: ['secret', 'crypto', 'cryptography', 'encryption', 'keystore', 'kms', 'vault'],
    wordsIn: 'no template',
    names: [
      /[^.]\.+(?:pem|key|p12|pfx|jks|keystore)$/i,
      /^id_(?:rsa|ed25519|ecdsa)$/,
      /^\.(?:pypirc|netrc)$/,
    ],
    lines: [
      {
        code: /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:api_?key|secret(?:_?key)?|access_?token|auth_?token|client_?secret|private_?key|passwd|password)\b["']?\s*[:=]\s*["'][^"'\s{}$<]{8,}["']|\bAKIA[0-9A-Z]{16}\b|\bgh[posru]_[A-Za-z0-9]{20,}|\b(?:env(?:iron)?\b|getenv\b|ENV\b)[.[('"\s]+\w*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE_?KEY)\w*|\bcreate(?:Hmac|Cipheriv|Decipheriv|Sign)\s*\(|^.\s*(?:export\s+)?\w*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE_?KEY)\w*=\S|:\/\/[^\s:@/]{1,80}:[^\s@/]{1,80}@|:_(?:auth|authToken|password)\s*=/im,
        in: /^(?!.*[._-](?:example|sample|template|dist)$)/,
      },
    ],
    why: 'Holds, reads or protects a secret.',
  },
  {
    factor: 'unsafe-code',
    severity: 'red',
    lines: [
      {
        code: /\bshell\s*=\s*True\b|\b(?:c?pickle|dill|marshal)\.loads?\(|\byaml\.(?:load\((?!.*safe)|unsafe_load)|\bMarshal\.load\b|\bunserialize\(|\breadObject\(|(?<![.\w])eval\(|\bcontent-?security-?policy\b|'unsafe-(?:inline|eval)'|\bverify\s*=\s*False\b|\bInsecureSkipVerify\b|\brejectUnauthorized\b/i,
        in: 'code',
      },
      { code: /\bthrottle\(\s*["']/, in: /\.rb$/ },
    ],
    why: 'Runs, trusts or shows untrusted input, or guards against it.',
  },
  {
    factor: 'unsafe-code',
    severity: 'moderate',
    lines: [
      // A tag that goes on, another base, an import, and an address that is not certainly one of this site.
      {
        code: /<script\b(?![^>]{0,500}>)|<base\b|\bimport\b[^"'\n]{0,200}["'](?:https?:)?\/\/|(?:<script\b[^>]{0,500}|^.\s*)\bsrc\s*=\s*(?!["']?(?:\.{0,2}\/(?![/\\])|[\w@~-][\w.@~-]*(?:[/?#"'\s>]|$)|[{<$]))/im,
        in: 'template',
      },
    ],
    why: 'Runs, trusts or shows untrusted input, or guards against it.',
  },
  {
    factor: 'unsafe-code',
    severity: 'moderate',
    doubtful: true,
    // biome-ignore format: a list of words
    words: [
      'sanitizer', 'sanitize', 'sanitise', 'xss', 'csp', 'ssrf', 'ratelimit', 'ratelimiter', 'ratelimiting', 'throttle',
    ],
    why: 'Runs, trusts or shows untrusted input, or guards against it.',
  },
  {
    factor: 'infrastructure',
    severity: 'red',
    words: ['terraform', 'helm', 'k8s', 'kubernetes', 'ansible', 'cloudformation', 'pulumi', 'kustomize'],
    names: [
      /^(?:Dockerfile|Containerfile)(?:[.-].+)?$/,
      /^(?:docker-)?compose(?:\..+)?\.ya?ml$/,
      /^(?:Procfile|Caddyfile|nginx\.conf|serverless\.ya?ml|Chart\.yaml|fly\.toml|netlify\.toml|vercel\.json)$/,
      /[^.]\.+(?:tf|tfvars|hcl|bicep)$/i,
    ],
    harmless: /^\s*(?:#.*|(?:restart|container_name|hostname)\s*:.*|(?:LABEL|MAINTAINER)\s.*)?$/,
    lines: [
      {
        code: /\b(?:kubectl|helm|terraform|docker|podman|ansible-playbook|gcloud|aws|flyctl|heroku|twine|cargo|npm|pnpm|yarn|gem)\s+(?:[\w-]+\s+){0,3}(?:deploy|apply|push|upgrade|publish|release|upload)\b|^.\s*(?:deploy|release|publish)[\w-]*:/im,
        in: /^(?:Makefile|Justfile|Taskfile\.ya?ml|Rakefile|.+\.(?:mk|sh|bash|zsh|ps1))$/i,
      },
    ],
    why: 'Changes what runs in production, or where.',
  },
  {
    factor: 'infrastructure',
    severity: 'moderate',
    doubtful: true,
    words: ['infra', 'infrastructure', 'deploy', 'deployment', 'chart', 'entrypoint'],
    wordsIn: 'script',
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
    // Which versions are tested, on which branches and paths, and when.
    harmless:
      /^\s{0,40}(?:#.*|-\s{0,20}(?:['"][\w./*!-]+['"]|[\w./-]{0,80}\*[\w./*-]{0,80}|v?\d[\d.x]*|[\w-]{1,40}-latest|main|master|develop)|[-\s]{0,20}(?:[\w-]{0,40}version|name|branches(?:-ignore)?|paths(?:-ignore)?|os|cron|timeout-minutes|fail-fast|retention-days|description|go|node|python|ruby|java|rust|toolchain)\s{0,20}:[^$]*)?$/,
    why: 'Runs with the tokens of the build.',
  },
  {
    factor: 'public-api',
    severity: 'moderate',
    words: ['openapi', 'swagger', 'graphql'],
    wordsIn: 'code',
    names: [/[^.]\.+(?:proto|graphqls?|gql)$/i, /^(?:openapi|swagger).*\.(?:ya?ml|json)$/],
    lines: [{ code: /^[+-]\s*"(?:exports|main|module|types|bin)"\s*:/m, in: /^package\.json$/ }],
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
    factor: 'dependencies',
    severity: 'moderate',
    isDependency: true,
    // Lists of packages, and where packages come from.
    names: [
      /^(?:requirements.*\.(?:txt|in)|constraints\.txt)$/,
      /^\.(?:npmrc|yarnrc|yarnrc\.yml|pnpmfile\.c?js|gemrc|pydistutils\.cfg|gitmodules)$/,
      /^(?:bunfig\.toml|pip\.conf|pip\.ini|nuget\.config|uv\.toml|\.condarc|go\.env|import_map\.json|\.bazelrc)$/i,
      /^(?:WORKSPACE(?:\.bazel)?|MODULE\.bazel|flake\.nix|Brewfile|rebar\.config)$/,
    ],
    paths: [
      /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/,
      /(?:^|\/)\.(?:cargo\/config(?:\.toml)?|bundle\/config|mvn\/.+)$/,
    ],
    lines: [
      {
        code: /^[+-]\s*"(?:(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)*"\s*:\s*"(?:[~^<>=*]|\d|workspace:|npm:|git|file:|link:|catalog:|https?:|jsr:)[^"]*"|(?:pre|post)?(?:install|prepare)"\s*:)/m,
        except: /^[+-]\s*"(?:version|node|npm|pnpm|yarn|bun|vscode|packageManager)"\s*:/,
        in: /^(?:package|deno|composer)\.jsonc?$/,
      },
      {
        code: /^[+-]\s*["'@\w./-]+:\s+["']?[~^]?\d[\w.^~-]*["']?$/m,
        except: /^[+-]\s*version:/,
        in: /^(?:pnpm-workspace|pubspec|environment)\.ya?ml$/,
      },
      {
        code: /^[+-]\s*(?:["'][\w.[\]-]+\s*(?:[=~!<>@;]|["'])|[\w.[\]-]+\s*(?:[=~!<>@;]|$)|[\w-]+(?:\.\w+)*\s*=\s*(?:"[~^<>=*\d]|\{))/m,
        except:
          /^[+-]\s*"?(?:version|edition|rust-version|license|name|requires-python|target-version)"?\s*[:=]/,
        in: /^(?:pyproject\.toml|setup\.(?:py|cfg)|Pipfile|Cargo\.toml)$/,
      },
      {
        code: /^[+-]\s*(?:\w*(?:gem|pod|implementation|api|compile|compileOnly|runtime|runtimeOnly|classpath|annotationProcessor|kapt|ksp|Implementation|Api|CompileOnly|RuntimeOnly)\b[\s('"]|(?:id|alias|kotlin)\s*\(?["'l]|\w+[vV]ersion\s*=\s*["'\d]|[\w-]+\s*=\s*(?:"[~^<>=*\d]|\{))/m,
        in: /^(?:Gemfile|.+\.gemspec|Podfile|.+\.gradle(?:\.kts)?|gradle\.properties|libs\.versions\.toml)$/,
      },
      {
        code: /^[+-].*(?::\/\/|\bgit@|\b(?:mavenLocal|mavenCentral|jcenter|google|gradlePluginPortal)\s*\()/m,
        except: /^[+-]\s*(?:\/\/|#)|\bxmlns\b|\bschemaLocation\b/,
        in: /^(?:(?:deno|composer)\.jsonc?|Gemfile|.+\.gradle(?:\.kts)?|pom\.xml|(?:pubspec|pnpm-workspace)\.ya?ml)$/,
      },
      { code: /^[+-]\s*(?:(?:require|replace)\s|[\w./~-]+\s+v\d)/m, in: /^go\.(?:mod|work)$/ },
      {
        code: /^[+-]\s*(?:<(?:PackageReference|PackageVersion|artifactId|groupId|version|dependency)\b|\.package\(|\{:)/m,
        // The release number of the project itself.
        except: /^[+-](?: {2}|\t)<version>/,
        in: /^(?:pom\.xml|.+\.[cf]sproj|Directory\.(?:Packages|Build)\.props|Package\.swift|mix\.exs)$/,
      },
    ],
    why: 'Brings in code that is not part of this change.',
  },
];
