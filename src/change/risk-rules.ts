/** Changed lines that a rule matches: by one of the expressions, which ignore case; comments never match. */
export interface LinePattern {
  readonly code: readonly RegExp[];
  /** Lines to leave out. */
  readonly except?: RegExp;
  /**
   * Code; code other than templates; templates; configuration, SQL and shell scripts; or files by their names. All but
   * examples, such as `.env.example`, when absent.
   */
  readonly in?: 'code' | 'program' | 'template' | 'script' | RegExp;
}

/**
 * A rule of risk: a product file (code, configuration, or a file of unknown kind) whose path or changed lines match has
 * this factor; documents, tests and pictures have none. Several rules can have one factor, and the most severe match of
 * a file counts.
 */
export interface RiskRule {
  readonly factor: string;
  readonly severity: 'moderate' | 'red';
  /** A question for the reviewer. */
  readonly why: string;
  /**
   * Words of a path segment, singular and in lower case, alone or joined: `signin` matches `SignInForm` and `sign-in`.
   * Templates have none, and in interface code they are moderate.
   */
  readonly words?: readonly string[];
  /** Whether templates have its words too. */
  readonly inTemplates?: true;
  /** Patterns of paths; globs in a rule of the policy. */
  readonly paths?: readonly Pick<RegExp, 'test'>[];
  readonly lines?: readonly LinePattern[];
  /** A file whose path matches and in which only such lines changed is moderate. */
  readonly harmless?: RegExp;
  /** Whether it alone matches lock files. It is no hotspot, because the place in the file does not help. */
  readonly isDependency?: boolean;
}

/**
 * The built-in rules. Words are usual names of a folder or file with that kind of code, and each line pattern is one that
 * means nothing else: no rule guesses from a word in the code.
 */
export const riskRules: readonly RiskRule[] = [
  {
    factor: 'authentication',
    severity: 'red',
    why: 'Decides who a user is.',
    // biome-ignore format: a list of words
    words: [
      'auth', 'authn', 'authentication', 'authenticator', 'oauth', 'oauth2', 'oidc', 'saml', 'sso', 'login', 'logon',
      'logout', 'signin', 'signup', 'signout', 'password', 'passwd', 'jwt', 'mfa', 'totp', 'otp', 'onetimepassword',
      'twofactor', 'twofa', '2fa', 'credential', 'webauthn', 'passkey', 'pkce', 'accesstoken', 'refreshtoken',
      'identity', 'identities',
    ],
    lines: [
      {
        in: 'program',
        code: [
          /\b(?:jwt\.(?:sign|verify|decode)|verifyidtoken|signinwith|passport\.|bcrypt|argon2|scrypt)/,
          /\b(?:(?:hash|verify|check|compare)_?passwords?\b|check_password_hash|login_required|authenticate_user!)/,
          /\b(?:require_?)?authenticate(?:d_?user|_user|request|user)?!?\s*\(/,
          /\b(?:redirect_?uri|code_?verifier|code_?challenge|pkce|same_?site|http_?only)\b/,
          /\b(?:use|pre|before_action|middleware|add_middleware|layer|wrap)\b.{0,40}auth/,
        ],
      },
    ],
  },
  {
    factor: 'authorisation',
    severity: 'red',
    why: 'Decides what a user may do.',
    // biome-ignore format: a list of words
    words: [
      'authz', 'authorization', 'authorisation', 'authorizer', 'permission', 'rbac', 'acl', 'policies', 'entitlement',
      'accesscontrol', 'csrf', 'xsrf', 'cors',
    ],
    lines: [
      {
        in: 'program',
        code: [
          /\b(?:has_?(?:\w{0,30}_?)(?:permission|role|authority|access)s?\s*\(|require_?(?:admin|role|permission|owner))/,
          /\b(?:check_?\w{0,30}(?:permission|access)s?\b\s*\(|can_?(?:edit|delete|manage|access)\s*\(|authorize[!(])/,
          /\b(?:preauthorize|rolesallowed|secured\b|permission_required|user_passes_test)/,
          /\b(?:csrf_?exempt|skip_before_action :verify_authenticity_token|allow_?origins?\b|access-control-allow)/,
          /\[(?:authorize\b|allowanonymous\])|@useguards\(/,
        ],
      },
    ],
  },
  {
    factor: 'payments',
    severity: 'red',
    why: 'Moves or counts money.',
    words: ['billing', 'payment', 'invoice', 'refund', 'stripe', 'paypal', 'payout', 'braintree', 'adyen'],
    lines: [
      {
        in: 'code',
        code: [
          /\b(?:stripe(?:\.|::)\w|payment_?intents?\b|braintree\.|paypal\.\w|refunds?\.create\b|capture_?payment\b)/,
        ],
      },
    ],
  },
  {
    factor: 'payments',
    severity: 'moderate',
    why: 'Moves or counts money.',
    words: ['checkout', 'charge', 'subscription', 'pricing', 'ledger', 'wallet'],
  },
  {
    factor: 'migration',
    severity: 'red',
    why: 'Changes stored data or its shape, which a rollback of the code does not undo.',
    words: ['migration', 'migrate', 'alembic', 'flyway', 'liquibase'],
    paths: [
      /(?:^|\/)schema\.(?:rb|prisma)$/,
      /(?:^|\/)structure\.sql$/,
      /(?:^|\/)V\d(?:[\d.]|_(?!_))*__[^/]+\.sql$/,
    ],
    lines: [
      {
        in: 'script',
        code: [
          /\b(?:alter|create|drop|truncate|rename)\s+(?:unique\s+)?(?:table|column|index|type|view|schema|trigger|constraint)\b/,
          /\b(?:(?:add|remove|rename|change)_column\b|(?:create|drop|alter)_?table\s*\()/,
          /\bop\.(?:add_column|drop_column|create_|alter_|execute)/,
          /--accept-data-loss|--force-reset/,
        ],
      },
      {
        in: 'code',
        code: [
          /\b(?:dependent:\s*:|on_delete\s*=|orphanremoval\b|cascadetype\.(?:all|remove)\b|on delete\b)/,
        ],
      },
    ],
  },
  {
    factor: 'secrets',
    severity: 'red',
    why: 'Holds, reads or protects a secret.',
    words: ['secret', 'crypto', 'cryptography', 'encryption', 'keystore', 'kms', 'vault'],
    paths: [
      /[^./]\.+(?:pem|key|p12|pfx|jks|keystore)$/i,
      /(?:^|\/)id_(?:rsa|ed25519|ecdsa)$/,
      /(?:^|\/)\.(?:pypirc|netrc)$/,
    ],
    lines: [
      {
        code: [
          /\b(?:akia[\da-z]{16}\b|gh[posru]_[a-z\d]{20,}|create(?:hmac|cipheriv|decipheriv|sign)\s*\()/,
          /\b(?:api_?key|secret(?:_?key)?|(?:access|auth)_?token|client_?secret|private_?key|passw(?:or)?d)\b["']?\s*[:=]\s*["'][^"'\s{}$<]{8,}["']/,
          /\b(?:env|environ|getenv)\b[.[('"\s]+\w*(?:secret|token|passw(?:or)?d|api_?key|private_?key)/,
          /^\s*(?:export\s+)?\w*(?:secret|token|passw(?:or)?d|api_?key|private_?key)\w*=\S/,
          /-----begin [a-z ]*private key-----/,
          /:\/\/[^\s:@/]{1,80}:[^\s@/]{1,80}@|:_(?:auth|authtoken|password)\s*=/,
        ],
      },
    ],
  },
  {
    factor: 'unsafe-code',
    severity: 'red',
    why: 'Runs, trusts or shows untrusted input, or guards against it.',
    lines: [
      {
        in: 'code',
        code: [
          /\b(?:shell\s*=\s*true\b|verify\s*=\s*false\b|insecureskipverify\b|rejectunauthorized\b)/,
          /\b(?:(?:c?pickle|dill|marshal)\.loads?\(|marshal\.load\b|unserialize\(|readobject\()/,
          /\b(?:yaml\.(?:load\((?!.*safe)|unsafe_load)|content-?security-?policy\b|throttle\(\s*["'])/,
          /(?<![.\w])eval\(|'unsafe-(?:inline|eval)'/,
        ],
      },
    ],
  },
  {
    factor: 'unsafe-code',
    severity: 'moderate',
    why: 'Runs, trusts or shows untrusted input, or guards against it.',
    lines: [
      {
        in: 'template',
        // An import, a tag that goes on, another base, and an address that is not certainly one of this site.
        code: [
          /\bimport\b[^"'\n]{0,200}["'](?:https?:)?\/\//,
          /<script\b(?![^>]{0,500}>)|<base\b/,
          /(?:<script\b[^>]{0,500}|^\s*)\bsrc\s*=\s*(?!["']?(?:\.{0,2}\/(?![/\\])|[\w@~-][\w.@~-]*(?:[/?#"'\s>]|$)|[{<$]))/,
        ],
      },
    ],
  },
  {
    factor: 'infrastructure',
    severity: 'red',
    why: 'Changes what runs in production, or where.',
    words: ['terraform', 'helm', 'k8s', 'kubernetes', 'ansible', 'cloudformation', 'pulumi', 'kustomize'],
    inTemplates: true,
    paths: [
      /(?:^|\/)(?:Dockerfile|Containerfile)(?:[.-][^/]+)?$/,
      /(?:^|\/)(?:docker-)?compose(?:\.[^/]+)?\.ya?ml$/,
      /(?:^|\/)(?:Procfile|Caddyfile|nginx\.conf|serverless\.ya?ml|Chart\.yaml|fly\.toml|netlify\.toml|vercel\.json)$/,
      /[^./]\.+(?:tf|tfvars|hcl|bicep)$/i,
    ],
    harmless: /^\s*(?:#.*|(?:restart|container_name|hostname)\s*:.*|(?:LABEL|MAINTAINER)\s.*)?$/,
    lines: [
      {
        in: /^(?:Makefile|Justfile|Taskfile\.ya?ml|Rakefile|.+\.(?:mk|sh|bash|zsh|ps1))$/i,
        code: [
          /\b(?:kubectl|helm|terraform|docker|podman|ansible-playbook|gcloud|aws|flyctl|heroku|twine|cargo|npm|pnpm|yarn|gem)\s+(?:[\w-]+\s+){0,3}(?:deploy|apply|push|upgrade|publish|release|upload)\b/,
          /^\s*(?:deploy|release|publish)[\w-]*:/,
        ],
      },
    ],
  },
  {
    factor: 'infrastructure',
    severity: 'moderate',
    why: 'Changes what runs in production, or where.',
    paths: [
      /(?:^|[/._-])(?:infra(?:structure)?|deploy(?:ment)?|chart|entrypoint)s?(?:[/._-].*)?\.(?:ya?ml|toml|tpl|sh)$/i,
    ],
  },
  {
    factor: 'ci',
    severity: 'red',
    why: 'Runs with the tokens of the build.',
    paths: [
      /(?:^|\/)(?:\.github\/(?:workflows|actions)|\.circleci|\.buildkite|\.woodpecker)(?:\/|$)/,
      /(?:^|\/)(?:\.gitlab-ci|azure-pipelines|bitbucket-pipelines|\.travis|\.drone|action)\.ya?ml$/,
      /(?:^|\/)Jenkinsfile$/,
    ],
    // Which versions are tested, on which branches and paths, and when.
    harmless:
      /^\s{0,40}(?:#.*|-\s{0,20}(?:['"][\w./*!-]+['"]|[\w./-]{0,80}\*[\w./*-]{0,80}|v?\d[\d.x]*|[\w-]{1,40}-latest|main|master|develop)|[-\s]{0,20}(?:[\w-]{0,40}version|name|branches(?:-ignore)?|paths(?:-ignore)?|os|cron|timeout-minutes|fail-fast|retention-days|description|go|node|python|ruby|java|rust|toolchain)\s{0,20}:[^$]*)?$/,
  },
  {
    factor: 'public-api',
    severity: 'moderate',
    why: 'Others depend on this shape.',
    words: ['openapi', 'swagger', 'graphql'],
    paths: [/[^./]\.+(?:proto|graphqls?|gql)$/i],
    lines: [{ in: /^package\.json$/, code: [/^\s*"(?:exports|main|module|types|bin)"\s*:/] }],
  },
  {
    factor: 'configuration',
    severity: 'moderate',
    why: 'Decides how the program runs everywhere.',
    paths: [
      /(?:^|\/)config\/(?:initializers|environments)(?:\/|$)/,
      /(?:^|\/)(?:config|settings)\/[^/]+\.(?:py|rb|rs|go|java|kt|php|cs)$/,
      /(?:^|\/)(?:settings|config|configuration)\.(?:py|rb|rs|go|php|java|kt)$/,
      /(?:^|\/)application(?:-[\w-]+)?\.(?:ya?ml|properties)$/,
      /(?:^|\/)nginx[^/]*\.conf(?:\.[^/]+)?$/,
    ],
  },
  {
    factor: 'dependencies',
    severity: 'moderate',
    why: 'Brings in code that is not part of this change.',
    isDependency: true,
    // Lists of packages, and where packages come from.
    paths: [
      /(?:^|\/)(?:requirements[^/]*\.(?:txt|in)|constraints\.txt)$/,
      /(?:^|\/)\.(?:npmrc|yarnrc|yarnrc\.yml|pnpmfile\.c?js|gemrc|pydistutils\.cfg|gitmodules|bazelrc)$/,
      /(?:^|\/)(?:bunfig\.toml|pip\.conf|pip\.ini|nuget\.config|uv\.toml|\.condarc|go\.env|import_map\.json)$/i,
      /(?:^|\/)(?:WORKSPACE(?:\.bazel)?|MODULE\.bazel|flake\.nix|Brewfile|rebar\.config)$/,
      /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/,
      /(?:^|\/)\.(?:cargo\/config(?:\.toml)?|bundle\/config|mvn\/.+)$/,
    ],
    lines: [
      {
        in: /^(?:package|deno|composer)\.jsonc?$/,
        code: [
          /^\s*"(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)*"\s*:\s*"(?:[~^<>=*]|\d|workspace:|npm:|git|file:|link:|catalog:|https?:|jsr:)[^"]*"/,
          /^\s*"(?:pre|post)?(?:install|prepare)"\s*:/,
        ],
        except: /^\s*"(?:version|node|npm|pnpm|yarn|bun|vscode|packagemanager)"\s*:/i,
      },
      {
        in: /^(?:pnpm-workspace|pubspec|environment)\.ya?ml$/,
        code: [/^\s*["'@\w./-]{1,99}:\s+["']?[~^]?\d[\w.^~-]*["']?$/],
        except: /^\s*version:/i,
      },
      {
        in: /^(?:pyproject\.toml|setup\.(?:py|cfg)|Pipfile|Cargo\.toml)$/,
        code: [
          /^\s*(?:["'][\w.[\]-]+\s*(?:[=~!<>@;]|["'])|[\w.[\]-]{1,99}\s*(?:[=~!<>@;]|$))/,
          /^\s*[\w.-]{1,99}\s*=\s*(?:"[~^<>=*\d]|\{)/,
        ],
        except:
          /^\s*"?(?:version|edition|rust-version|license|name|requires-python|target-version)"?\s*[:=]/i,
      },
      {
        in: /^(?:Gemfile|.+\.gemspec|Podfile|.+\.gradle(?:\.kts)?|gradle\.properties|libs\.versions\.toml)$/,
        code: [
          /^\s*\w{0,99}(?:gem|pod|implementation|api|compile|compileonly|runtime|runtimeonly|classpath|annotationprocessor|kapt|ksp)\b[\s('"]/,
          /^\s*(?:(?:id|alias|kotlin)\s*\(?["'l]|\w{1,99}version\s*=\s*["'\d]|[\w-]{1,99}\s*=\s*(?:"[~^<>=*\d]|\{))/,
        ],
      },
      {
        in: /^(?:(?:deno|composer)\.jsonc?|Gemfile|.+\.gradle(?:\.kts)?|pom\.xml|(?:pubspec|pnpm-workspace)\.ya?ml)$/,
        code: [/\b(?:git@|(?:mavenlocal|mavencentral|jcenter|google|gradlepluginportal)\s*\()/, /:\/\//],
        except: /^\s*(?:\/\/|#)|\bxmlns\b|\bschemalocation\b/i,
      },
      { in: /^go\.(?:mod|work)$/, code: [/^\s*(?:require|replace)\s/, /^\s*[\w./~-]{1,199}\s+v\d/] },
      {
        in: /^(?:pom\.xml|.+\.[cf]sproj|Directory\.(?:Packages|Build)\.props|Package\.swift|mix\.exs)$/,
        code: [
          /^\s*(?:<(?:packagereference|packageversion|artifactid|groupid|version|dependency)\b|\.package\(|\{:)/,
        ],
        // The release number of the project itself.
        except: /^(?: {2}|\t)<version>/i,
      },
    ],
  },
];
