/**
 * Kinds of problems that linters and models both report on one line, in different words. `rules` are ids or parts of
 * ids of ESLint, typescript-eslint, Ruff, golangci-lint (gosec, staticcheck, govet), Semgrep, CodeQL and SpotBugs.
 * Each of the `signs`, separated by commas, shows the kind in a text: all its words must occur in any order, `a/b` is
 * one of several words, and a word stands for all that begin with it unless it ends in a full stop. A sign of one word
 * or of three and more counts two, one of two words counts one; `!` makes it two and `?` one. `names` says that the
 * rule is about one named thing: the same rule about another name is another problem.
 */
export interface ProblemKind {
  readonly rules?: string;
  readonly cwe?: readonly number[];
  readonly signs: string;
  readonly names?: true;
}

export const problemKinds: Readonly<Record<string, ProblemKind>> = {
  'sql-injection': {
    rules:
      'sql-injection sqli s608 b608 g201 g202 tainted-sql-string formatted-sql-query string-formatted-query sql-string-concat raw-query sql-unparameterized SQL_INJECTION sequelize-injection hibernate-sqli jdbc-sqli',
    cwe: [89, 564],
    signs:
      '!sql. inject, sqli., !inject query/statement/where/select/database, !arbitrary/malicious/crafted sql., drop/delete table/from injected/append/users, union select, !parameteri query/sql./statement/value/bind, !prepared statement/query, preparedstatement, concat/interpolat/format/fstring/sprintf/template/splice/append/insert/built/embed/placed/goes/string/ends sql./query/statement/where./clause user/input/request/param/url/name/id./untrusted/unescaped/unchanged/quote/f-string/fstring/sprintf/column/client/caller/value/straight, !unescaped/unsanit/raw query/sql./statement, placeholder sql./query/statement/without, bind value/param/variable/bound, !quote change/end/break/close/escape/inside query/sql./statement/where, concat/interpolat query/sql./statement, cannot bound, !allow list column/table/sort, or. 1=1',
  },
  'nosql-injection': {
    rules: 'nosql-injection nosqli sql-injection-mongo mongo-injection',
    cwe: [943],
    signs: 'nosql inject, mongo inject/operator, operator query ne./gt./where, inject operator query',
  },
  'command-injection': {
    rules:
      'command-injection command-line-injection shell-command-injection shell-command-constructed-from-input dangerous-subprocess-use dangerous-system-call dangerous-exec-command child-process-injection detect-child-process subprocess-shell-true spawn-shell-true os-command s602 s603 s604 s605 s606 s607 s609 g204 b602 b605 COMMAND_INJECTION unsafe-shell-command indirect-command-line-injection execute command tainted-shell scs0001 security/open',
    cwe: [77, 78, 88],
    signs:
      '!command inject, !arbitrary command, open pipe/process/command runs/start/execut/program, command/shell appended/append/placed/added/escapeshellarg/backtick, !shell inject, !argument/option inject/smuggle, !shell. metacharacter/operator/interpret/unescaped/unquoted/inject, semicolon/pipe/backtick/ampersand/interpreted shell/command/program/run/sh./bash., exec/execsync/spawn/popen/subprocess/system/shell/runtime/command/cmd unescaped/unsanit/unchecked/untrusted/unvalidated/user/request/param/interpolat/concat/tainted/attacker/caller, shell. built/interpolat/concat/escape/unquoted/arbitrary/string/through/reach, !arbitrary/other/another/extra command/program run/runs/exec/inject/execut, execfile, execfilesync, rm. rf., curl sh., !command/argument/option attacker/smuggle, !list argument/args pass/instead/use shell/string/formatted/instead, shlex, unquoted name/argument/file call/command, executed on. server/host/machine/build, run on. server/host',
  },
  'code-injection': {
    rules:
      'no-eval no-implied-eval no-new-func no-script-url code-injection eval-injection eval-detected exec-detected detect-eval-with-expression s307 s102 pgh001 b307 exec-used eval-used SCRIPT_ENGINE_INJECTION no-implied-eval eval user-eval',
    cwe: [94, 95],
    signs:
      '?eval., ?new function., eval. user/client/request/arbitrary/untrusted/attacker/anything/anyone/inject/input/formula/expression/string/body, literaleval use/instead/enough/consider, literal eval use/instead/enough, new function constructor/string/code, !execut/run/evaluat/runs arbitrary code/javascript/python/expression, !code inject, !executed/runs/run/evaluat/treated as. code/php/ruby/python/javascript, !string/text execut/evaluat/run code/settimeout/setinterval, exec. untrusted/user/request, expression parser, sandbox eval/code',
  },
  xss: {
    rules:
      'xss reflected-xss stored-xss xss-through-dom dom-based-xss no-direct-write-to-responsewriter react-dangerouslysetinnerhtml no-danger direct-response-write insecure-document-method raw-html-format unescaped-html mark-safe s308 s703 s704 g203 template-unescaped-with-safe html-constructed-from-input unsafe-html-expansion no-unsanitized no-inner-html prohibit-jquery-html XSS_REQUEST_PARAMETER_TO_SERVLET_WRITER formatted-template-string',
    cwe: [79, 80],
    signs:
      'xss., !cross site script, crosssite, script tag/run/runs/execut/inject/onerror browser/session/page/visitor/reader/victim/user/everyone, script tag/inject/onerror, unescaped/unsanit/unencoded/unfilter html/innerhtml/page/markup/template/output/render/dom./tag/response/comment, without/no/not escap/encod/sanit html/innerhtml/page/markup/output/render/template/response/browser/dom., innerhtml user/comment/input/untrusted/unescap/sanit/attacker/inject/raw/bio/description, !dangerouslysetinnerhtml user/sanit/untrusted/raw/html/unsanit, dompurify, textcontent instead/use, !html/markup/script inject, markup user/browser/input/visitor, marksafe, autoescap?, !inject html/script/markup, reflect/echo/sent/written/printed/rendered html/page/response/back input/query/param/term/name/comment/script/request, script fetch/alert/victim/visitor/cookie/session, encode render/template/html/response',
  },
  'template-injection': {
    rules:
      'template-injection ssti render-template-string s701 jinja2-autoescape-false jinja2_autoescape_false',
    cwe: [1336],
    signs:
      'ssti., template inject, render_template_string, jinja user/input/inject/autoescap, template user/input execut/server/expression, autoescap',
  },
  'path-traversal': {
    rules:
      'path-injection path-traversal path-join-resolve-traversal path-traversal-open path-traversal-join detect-non-literal-fs-filename detect-non-literal-require tainted-path filepath-clean-misuse g304 g305 zipslip zip-slip tarslip s202 zip-traversal PATH_TRAVERSAL_IN PATH_TRAVERSAL_OUT express-res-sendfile tarfile-extractall-traversal send-file file-inclusion',
    cwe: [22, 23, 35, 36, 73],
    signs:
      '!path/directory travers, dotdot, !travers file/folder/path/upload/download, outside/escape/beyond/leaves base/folder/directory/root/intended/target, !escape/outside/beyond/leave upload/base/folder/directory/root/target, etc passwd/shadow, !any/arbitrary file read/download/open/serve/delete/access/expose/retriev/returned/overwrit, file/name/path/filename request/user/client/url/query/param/caller uncheck/unvalid/unsanit/unchanged/direct/controlled/controls/join/concat, zip slip, zipslip, !file/path attacker/controlled/controls/untrusted name/path/file, archive/entry/member outside/leave/overwrite/escape/travers, absolute name/path join/drop/discard, resolve/normali/canonical/realpath path/name below/inside/startswith/check/prefix/base, sanit file name/path, securefilename, filepath clean, basename',
  },
  'open-redirect': {
    rules:
      'open-redirect server-side-unvalidated-url-redirection url-redirection unvalidated-url-redirection client-side-unvalidated-url-redirection open-redirect-unvalidated UNVALIDATED_REDIRECT express-open-redirect redirect scs0027',
    cwe: [601],
    signs:
      '!open redirect, redirect unprotected/elsewhere, redirect/forward/next/return/returnto/returnurl/target/destination any/arbitrary/external/other/foreign/malicious/attacker/evil/untrusted/allowlist/lookalike site/url/domain/host/address/page/server, redirect/sendredirect/forward query/request/param/client/unchecked/unvalid, sendredirect request/param/user/address, !phish link/redirect/domain/login/site/mail/page/victim, phish, !returnurl/returnto/nexturl restrict/check/valid/host/allow, relative path/url accept/only/allow redirect/next/target/return, redirect unvalid/uncheck/unrestricted/attacker/untrusted, redirect whitelist/allowlist/validate',
  },
  ssrf: {
    rules:
      'ssrf request-forgery full-ssrf partial-ssrf ssrf-requests tainted-url-host g107 s310 URLCONNECTION_SSRF_FD detect-ssrf',
    cwe: [918],
    signs:
      'ssrf., server side request forg, internal/private address/host/service/network/url/endpoint/ip fetch/request/reach/probe/read/send/access, metadata service/endpoint/cloud/aws/read, ' +
      '169 254, url/address/host user/caller/client/request/form/query/attacker/input fetch/get/request/call/connect/any/internal/allowlist, fetch arbitrary/any/attacker/internal url/host/address',
  },
  redos: {
    rules:
      'redos polynomial-redos detect-unsafe-regex regex-dos regex_dos no-super-linear-backtracking detect-non-literal-regexp REDOS insecure-regex catastrophic-backtracking no-misleading-capturing-group regex-injection',
    cwe: [1333, 730],
    signs:
      'redos., backtrack, !exponential/quadratic/superlinear/polynomial/catastroph regex/regexp/pattern/expression/match/input/quantifier/trim, !nested/ambiguous/overlap quantifier/group/repetition, regular/regex/regexp/pattern/quantifier hang/denial/dos./block/freeze/cpu/stall/busy/seconds/slow/long thread/event/loop/input/core/string/server/service/time, regex/pattern/regexp denial/dos./hang/freeze/stall',
  },
  'weak-hash': {
    rules:
      'weak-hash weak-sensitive-data-hashing insufficient-password-hash weak-crypto-hash insecure-hash-algorithm insecure-hash-algorithm-md5 insecure-hash-algorithm-sha1 insecure-hash-function md5-used-as-password use-of-md5 use-of-sha1 s303 s324 g401 g501 g505 g506 b303 b324 WEAK_MESSAGE_DIGEST_MD5 WEAK_MESSAGE_DIGEST_SHA1 weak-cryptographic-algorithm weak-cryptographic-primitive broken-crypto detect-md5 insecure-hash-sha1 weak-sensitive-data-hashing',
    cwe: [327, 328, 326, 916],
    signs:
      '?md5., ?md4., ?sha1., md5/md4/sha1/hash/digest/sha/checksum broken/weak/fast/brute/collision/salt/bcrypt/argon/argon2/scrypt/rainbow/insecure/crack/reverse/reversed/hmac/sha256/outdated/obsolete/password/unsuitable/unsalted/pbkdf2, !hash/digest bcrypt/argon/argon2/scrypt/salt/brute/rainbow/crack/collision, !password hash/md5/sha1/digest fast/weak/brute/broken/salt/bcrypt/argon/slow/md5/sha1, !collision attack/resist/forge, !md5/sha1 broken/weak/collision/insecure/password/signature/brute/use/hmac',
  },
  'weak-cipher': {
    rules:
      'weak-cryptographic-algorithm g405 g502 g503 g504 s304 s305 b304 b305 des-is-deprecated desede-is-deprecated ecb-cipher use-of-des use-of-rc4 weak-crypto insecure-cipher-mode DES_USAGE ECB_MODE CIPHER_INTEGRITY weak-cipher insecure-cipher broken-crypto use-of-blowfish deprecated-cipher weak-key g403 s505 insufficient-key-size weak-rsa-key',
    cwe: [327, 326, 780],
    signs:
      'des., 3des, rc4., blowfish, triple des., ecb., weak/broken/outdated/insecure/obsolete/deprecated cipher/encrypt/crypto/algorithm/key, 56 bit, 1024 bit, key too short/small, key small/short rsa/bits/bit, ' +
      'aes instead/use/gcm encrypt/cipher/key/block, block pattern/identical leak/visible/encrypt',
  },
  'insecure-random': {
    rules:
      'insecure-randomness insecure-random math-random math-random-used g404 s311 b311 PREDICTABLE_RANDOM weak-random predictable-random detect-pseudorandombytes node-insecure-random-generator',
    cwe: [330, 331, 338],
    signs:
      'predictable, guess token/id/session/code/password/secret/key/random/value, math rand/random, random seed/clock/crypto/secure/secret/guess/weak/predict, secrets. random/module/token/use, ' +
      'pseudo random, crypto rand/random/randomuuid/randombytes/getrandomvalues, securerandom, cryptograph random/secure, mersenne',
  },
  'hardcoded-secret': {
    rules:
      'hardcoded-credentials hardcoded-credential hardcoded-credential-api-call hardcoded-password hardcoded-secret no-hardcoded-credentials hardcoded-token hardcoded-jwt-key hardcoded-jwt-secret detected-generic-secret detected-aws-access-key-id-value detected-private-key s105 s106 s107 b105 b106 b107 g101 HARD_CODE_PASSWORD HARD_CODE_KEY no-secrets jwt-hardcode no-hardcoded-passwords hard-coded-password avoid_hardcoded_config_secret',
    cwe: [798, 259, 321],
    signs:
      'hardcod/hard-cod/hardcoded/literal/commit/constant/embedded/plaintext/plain/source/repository/checked credential/password/secret/token/key/passphrase, hard coded credential/password/secret/token/key, ' +
      'password/secret/token/credential/key source/code/repository/commit/literal/git/history/class/file/environment/vault/rotate/configuration, rotate key/secret/token/password, api key code/source/commit/environment, ' +
      'secret/credential/key manager/vault',
  },
  'unsafe-deserialization': {
    rules:
      'unsafe-deserialization deserialization insecure-deserialization avoid-pickle avoid-unsafe-yaml avoid-pyyaml-load object-deserialization s301 s302 s506 s403 b301 b506 OBJECT_DESERIALIZATION pickle avoid-shelve avoid-dill unsafe-yaml yaml-load insecure-deserialization-node s614 marshal-load ca2300 ca2301 ca2305 scs0028 yaml-load',
    cwe: [502],
    signs:
      'pickle/unpickl/deseriali/yaml/marshal/readobject/objectinputstream/unserialize/object code/execut/arbitrary/attack/untrust/unsafe/gadget/crafted/malicious/instantiate/any class/class/network/client/user/upload/write/execut/code/bytes/input/cookie/load/stream/loads/object/data, unpickl code/untrust/execut, pickle/yaml/deseriali arbitrary/untrust/attacker/unsafe/gadget/malicious, safeload, safeloader, gadget, !remote code execut/deserial, reduce method/object/pickle, json instead/sufficient/use pickle/object/deserial/load, instantiate any/arbitrary class/object, yaml constructor/tag/object create/any/run',
  },
  xxe: {
    rules:
      'xxe xml-external-entity xxe-local s313 s314 s315 s316 s317 s318 s319 s320 s410 documentbuilderfactory-disallow-doctype-decl-missing XXE_DOCUMENT XXE_SAXPARSER expat-xxe libxml-noent use-defused-xml use-defused-xml-parse xml-bomb',
    cwe: [611, 776],
    signs:
      'xxe., external entit, entit resolv/expan/read/file/xml./disable/dtd., doctype, billion laugh, defusedxml, xml. entit/bomb',
  },
  'tls-verification': {
    rules:
      'disabled-certificate-check disabling-certificate-validation request-without-cert-validation bypass-tls-verification insecure-skip-verify disabled-cert-validation g402 s501 b501 s323 WEAK_TRUST_MANAGER WEAK_HOSTNAME_VERIFIER reject-unauthorized missing-ssl-minversion insecure-trustmanager insecure-hostname-verifier tls-with-insecure-cipher request-with-no-cert unverified-context unverified-ssl-context ssl-verify-false paramiko-implicit-trust-host-key s507 insecure-ssl',
    cwe: [295, 297],
    signs:
      'insecureskipverify, verify. false, rejectunauthorized, tls/ssl/certificate/cert verif/valid/check/trust off/disabl/skip/false/any/not/without/never/no./bypass/switched/accept, certificate any/every/accept/forged/selfsigned/verified/valid, ' +
      'man in middle, mitm., host key accept/verif/trust/unknown, impersonat/pose server/network/service',
  },
  'insecure-transport': {
    rules:
      'insecure-transport plaintext-http http-not-https request-with-http insecure-request using-http-server s321 s401 s312 no-insecure-protocol insecure-url detect-insecure-websocket ssl-version s502 g708 unencrypted-socket telnet ftp',
    cwe: [319],
    signs:
      'http instead https, plain/clear/unencrypted http/transport/connection/wire/text network/wire/read/eavesdrop/intercept, unencrypted connect/transport/http, ws:// wss, eavesdrop',
  },
  'sensitive-logging': {
    rules:
      'clear-text-logging clear-text-logging-sensitive-data cleartext-logging sensitive-log python-logger-credential-disclosure logger-credential-leak logging-sensitive-data clear-text-storage-sensitive-data cleartext-storage',
    cwe: [312, 532, 315],
    signs:
      'password/credential/token/secret/sensitive/card/personal/pii./key/authorization/header/email printed/logged/written/leak/expose/plain/redact/mask/appear/end/clear log/logs/logged/console/stdout/logging/output, credential/secret/password/token logs, log leak/expose/disclose/redact sensitive/secret/password/token/credential/personal',
  },
  'log-injection': {
    rules: 'log-injection crlf-injection-logs CRLF_INJECTION_LOGS log-forging tainted-log g706',
    cwe: [117],
    signs:
      'log inject, log/logs/log-line/entries forg/fake/spoof/newline/line-break, newline log/entry/fake/forge, crlf log',
  },
  'header-injection': {
    rules:
      'header-injection http-response-splitting response-splitting HTTP_RESPONSE_SPLITTING crlf-injection email-injection',
    cwe: [113, 93],
    signs: 'header inject, response split, newline/crlf/carriage header',
  },
  'ldap-injection': {
    rules: 'ldap-injection LDAP_INJECTION tainted-ldapi-from-http-request ldap',
    cwe: [90],
    signs: 'ldap. inject/filter/query/escape/user/built, filter star/parenthes/wildcard account/login/match',
  },
  'xpath-injection': {
    rules: 'xpath-injection XPATH_INJECTION tainted-xpath-from-http-request',
    cwe: [643],
    signs: 'xpath inject/user/concat/built/query/expression',
  },
  'prototype-pollution': {
    rules:
      'prototype-pollution prototype-pollution-utility prototype-polluting-assignment prototype-polluting-function prototype-pollution-loop prototype-pollution-assignment detect-object-injection remote-property-injection',
    cwe: [1321, 915],
    signs:
      'prototype pollut, proto, pollut prototype/object, object prototype change/modif/overwrit/key, constructor prototype key',
  },
  'mass-assignment': {
    rules: 'mass-assignment MASS_ASSIGNMENT',
    cwe: [915],
    signs:
      'mass assign, body/request spread/assign/copied/direct model/entity/field/role/isadmin, any field/column set/overwrite',
  },
  csrf: {
    rules:
      'csrf missing-token-validation spring-disabled-csrf-protection csrf-protection-disabled csrf-exempt no-csrf-exempt express-check-csurf-middleware-usage SPRING_CSRF_PROTECTION_DISABLED missing-csrf-middleware disable-csrf csrf-disabled',
    cwe: [352],
    signs:
      'csrf., xsrf., cross site request forg, forged request/form/post session/user/cookie, other/another site/page post/submit/form user/session/behalf',
  },
  'cookie-flags': {
    rules:
      'insecure-cookie client-exposed-cookie cookie-missing-secure cookie-missing-httponly express-cookie-session-no-secure express-cookie-session-no-httponly cookie-without-secure cookie-httponly-not-set session-cookie-missing-secure session-cookie-missing-httponly set-cookie secure-set-cookie INSECURE_COOKIE HTTPONLY_COOKIE non-http-only-cookie cookie-missing-samesite samesite-none-cookie clear-text-cookie sensitive-cookie-without-httponly',
    cwe: [614, 1004, 1275],
    signs:
      'cookie httponly/http-only/secure/samesite/plain/unencrypted/script/javascript/steal/stolen/flag/https, setsecure, httponly',
  },
  cors: {
    rules:
      'cors-misconfiguration cors-misconfiguration-for-credentials permissive-cors wildcard-cors any-origin cors-permissive PERMISSIVE_CORS cors-regex-wildcard cors-wildcard',
    cwe: [942, 346],
    signs: 'cors., origin any/wildcard/star/every/reflect/credential/allow, access control allow origin',
  },
  'jwt-verification': {
    rules:
      'missing-jwt-signature-check jwt-missing-verification jwt-none-alg jwt-none-algorithm jwt-decode-without-verify unverified-jwt-decode jwt-not-verified jwt-go-none-algorithm jwt-go-parse-unverified',
    cwe: [345, 347],
    signs:
      'jwt/token signature verif/check/unverified/skip/not/never/without/none, jwt/token decode verif/without/forged/forge/signature, unverified jwt/token, parseunverified',
  },
  'timing-attack': {
    rules:
      'timing-attack timing-attack-against-hash possible-timing-attacks detect-possible-timing-attacks UNSAFE_HASH_EQUALS observable-timing constant-time',
    cwe: [208],
    signs:
      'timing attack/leak/safe/compar/side/constant, constant time, timingsafeequal, compare_digest, hmac equal compar',
  },
  'missing-rate-limit': {
    rules: 'missing-rate-limiting rate-limit',
    cwe: [770, 307],
    signs: 'rate limit, throttl, brute force login/attempt/unlimited',
  },
  'bind-all-interfaces': {
    rules:
      's104 g102 b104 bind-socket-to-all-network-interfaces bind-all-interfaces avoid-bind-to-all-interfaces avoid_app_run_with_bad_host host-0000',
    cwe: [605, 1327],
    signs:
      'allinterfaces, bind/binding/listen all/every/any/public interface/address/network, exposed/reach/visible network/interface/outside listen/bind/port/server',
  },
  'debug-mode': {
    rules:
      's201 flask-debug debug-enabled django-debug active-debug-code debug-mode b201 debug-true g108 pprof-debug-exposure',
    cwe: [489, 215],
    signs:
      'debug mode/true/enabled/on/flag/interactive/werkzeug/production, debugger visitor/console/production/code/remote, pprof',
  },
  'file-permissions': {
    rules:
      's103 g301 g302 g306 g307 overly-permissive-file overly-permissive-file-permissions world-writable insecure-file-permissions chmod incorrect-default-permission OVERLY_PERMISSIVE_FILE_PERMISSION',
    cwe: [732, 276],
    signs:
      'world read/writ, chmod, 0777, 0666, 0644, 777., permission file/folder/directory/mode/too/group/other/wide/loose/permissive/read/write, every/any/all/other local user/account read/write',
  },
  'temporary-file': {
    rules:
      's108 s306 g303 insecure-temporary-file insecure-tempfile tempfile-mktemp hardcoded-tmp-path mktemp hardcoded-temp-file tempnam bad-tmp-file-creation',
    cwe: [377, 378, 379],
    signs:
      'mktemp, temporary/temp/tmp. predict/race/symlink/attack/name/guess/hardcod/fixed/shared/collide file/path/name/folder, tmp. symlink/predict/fixed, mkstemp, namedtemporaryfile',
  },
  assert: {
    rules: 's101 b101 assert-used',
    cwe: [617],
    signs: 'assert. strip/remove/optimi/production/disabled/python/skip/-o/check, assert statement',
  },
  'decompression-bomb': {
    rules: 'g110 uncontrolled-decompression decompression-bomb zip-bomb',
    cwe: [409],
    signs: 'zip bomb, decompress bomb/limit/bounded/size/memory, unpacked size limit, gzip bomb/limit',
  },
  'missing-timeout': {
    rules:
      's113 g112 g114 noctx request-without-timeout use-timeout requests-timeout no-timeout use-tls-timeout missing-timeout slowloris request-with-no-timeout http-timeout b113',
    cwe: [400],
    signs:
      'timeout/deadline without/no/missing/never/set/forever/add/lack/dead/hang/default, timeouts, slowloris, readheadertimeout, hang/hangs/blocks/block/wait/stuck ever/forever/indefinitely/good/minutes server/request/call/host/worker/thread/connection, slow header/client/host connection/open/busy, never answers/respond',
  },
  'any-type': {
    rules:
      'no-explicit-any no-unsafe-assignment no-unsafe-member-access no-unsafe-call no-unsafe-return no-unsafe-argument any-type ann401 no-implicit-any ban-types no-unsafe-function-type',
    signs:
      'anytype, !typed as. any., any. type/typed/annotation checker/compiler/check/shape/lose/lost/safety/declare/interface/unknown, untyped, !type safety/checker/checking lost/lose/disabled/bypass/hide/defeat/off/gone/turn/silence, !compiler/checker accept/longer/nothing/anything/cannot/lost, unknown instead any., shape nothing/check/expected json/any/declare/config, loses/lose contract/type, !interface used/instead/exist any/payload',
  },
  'floating-promise': {
    rules:
      'no-floating-promises no-misused-promises promise-not-awaited missing-await require-await-call no-async-without-await ruf006 unawaited rxx dangling-promise no-promise-in-callback catch-or-return asyncio-dangling-task unawaited-promise promise/catch-or-return await-promise',
    cwe: [],
    signs:
      '!await missing/forgot/forgotten/lacks/add/without, unhandledrejection, unhandled reject/promise, !promise dropped/ignored/lost/discard/unhandled/floating/nobody/nothing, !fire forget, unawaited, !async foreach/callback/handler, task garbage/reference/createtask/lost, !nothing/nobody/does/doesn/not/never/without wait/waits/awaited promise/async/call/save/returned/result, reject/rejection/error lost/unnoticed/swallow/surface/unhandled promise/async/await, not awaited, !returned promise ignored/unused/lost/handled, before saved/finished/completes/written/done response/return/sent await/promise/async',
  },
  'async-executor': { rules: 'no-async-promise-executor', signs: 'executor, new promise async' },
  'async-without-await': {
    rules: 'require-await ruf029',
    signs:
      'async without/no/never/needless/unnecessar await, no await, needlessly async, does nothing async, async keyword remove/unnecessar/drop',
  },
  'await-non-promise': {
    rules: 'await-thenable',
    signs: 'await non/not/useless/unnecessar/sync promise/value/nothing/effect',
  },
  'await-in-loop': {
    rules: 'no-await-in-loop',
    signs:
      'await loop, sequential/one-by-one/serial request/loop/call/promise, promise all., parallel instead/loop/requests',
  },
  'mutable-default': {
    rules:
      'b006 b008 ruf008 ruf012 ruf009 mutable-default mutable-default-value default-mutable-list default-mutable-dict modification-of-default-value dangerous-default-value w0102 mutable-class-default',
    signs:
      '!mutable default/argument, default list/dict/dictionary/set/array/argument/param/value/object/timestamp shared/once/mutat/same/persist/evaluated/import/remember/between/leak, !shared/leak between/across call/calls/invocation/request, shared between/across, evaluated/created/built once call/import/load/definition/module/every/second/options, !leak into/from next/report/call, none inside/create/instead default/dictionary/list/argument, evaluates once',
  },
  'broad-except': {
    rules:
      'e722 ble001 w0702 w0718 bare-except catch-base-exception broad-except blind-except REC_CATCH_EXCEPTION catch-all',
    cwe: [396],
    signs:
      'bare except, except. every/all/any/broad/everything/keyboardinterrupt/systemexit/bare/hide/blind, catch/catches/caught everything/all/broad/any/every/keyboardinterrupt/systemexit/exception, keyboardinterrupt, systemexit, too broad/wide/general except/catch/exception',
  },
  'swallowed-error': {
    rules:
      'errcheck g104 no-empty s110 s112 try-except-pass try-except-continue sim105 no-empty-catch empty-catch empty-except swallowed-exception DE_MIGHT_IGNORE REC_CATCH_EXCEPTION no-useless-catch b110 b112 sa9003 nilerr empty-block nilnil ignored-exception e722 ble001',
    cwe: [390, 391, 1069],
    signs:
      '!swallow error/exception/fail/reject/catch/empty, swallow, catch/except/error/exception/failure/fail/reject silent/vanish/ignored/dropped/lost/hidden/hide/empty/suppress/unnoticed/masked/discard/invisible/disappear, !empty catch/except, catch/except/clause/handler nothing/empty/code/pass/block log/nothing/empty/comment/pass, fails/fail silent/quiet, !error/failure as. success, !never find/know/learn/notice, !nil although/failed/fail/error returns/returned/return, returns nil failed/error/although/success, pass silent, !exception/error/failure vanish/lost/silent/ignored/hidden',
  },
  'lost-cause': {
    rules:
      'b904 preserve-caught-error raise-without-from try200 wrap-error wrapcheck errwrap w0707 no-ex-assign',
    signs:
      'raise/rais/throw/rethrow/wrap from/cause/original/chain/lost/traceback/stack/context, original error/exception/cause/traceback/stack lost/drop/hide/discard/missing/keep/shown, cause lost/dropped/missing, exception chain',
  },
  'error-unchecked': {
    rules:
      'errcheck g104 unchecked-error err-not-checked sa5001 rowserrcheck ineffassign-err unhandled-error unchecked-return errchkjson MISSING_ERROR_CHECK must-check',
    cwe: [252, 703, 754],
    names: true,
    signs:
      'error/err/errors ignore/unchecked/uncheck/discard/dropped/miss/never/lost/without/not/silent/check/nobody/unhandled/handle/looked, return/result/value error ignore/discard/uncheck, checked before/without/never error/err, failed flush/close/write/rename/remove/commit/scan silent/lost/unnoticed/ignored',
  },
  'error-comparison': {
    rules: 'errorlint goerr113 err113 error-comparison errors-is comparison-error',
    signs:
      'errors is., errors as., wrapped error/equal/longer/recogni/compar, error wrap equal/compar/recogni/match, equality wrapped/holds error',
  },
  'ignored-result': {
    rules:
      'RV_RETURN_VALUE_IGNORED unusedresult unused-result no-unused-expressions b018 return-value-ignored ignored-return-value useless-expression pure-call ineffectual-call sa4017 array-callback-return',
    cwe: [252],
    signs:
      'result/return/value dropped/drop/ignored/discard/unused/thrown/nothing/not/never used/assigned/effect/away/immutable/strings/call/returned, returned value ignored, has no effect, immutable replace/trim/concat/return, does nothing statement/expression/call',
  },
  'resource-leak': {
    rules:
      'bodyclose sqlclosecheck sim115 OS_OPEN_STREAM OBL_UNSATISFIED_OBLIGATION ODR_OPEN_DATABASE_RESOURCE input-resource-leak output-resource-leak database-resource-leak file-not-closed unclosed-resource open-never-closed missing-close resource-leak lostcancel r1732 sa1015 close-resource connection-leak context-leak unclosed-file lostcancel',
    cwe: [404, 772, 775],
    signs:
      'never/not/without/nobody/isn/missing/no closed/close/released/release/cancelled/canceled/cancel/stopped/disposed, leak connection/handle/file/descriptor/cursor/socket/resource/goroutine/timer/memory/context/stream/reader/body, leaks, try resources, with statement/block/open, defer close/cancel/body/stop, context manager, unclosed',
  },
  'missing-cleanup': {
    signs:
      'cleanup/unsubscribe/removeeventlistener/clearinterval/unmount never/missing/without/return/not/after, listener never/not/every removed/remove/render, temporary file/files delete/remove/behind, cleaned up.',
  },
  'null-dereference': {
    rules:
      'NP_NULL_ON_SOME_PATH_FROM_RETURN_VALUE NP_NULL_ON_SOME_PATH NP_NULL_PARAM_DEREF dereferenced-value-may-be-null dereferenced-value-is-always-null sa5011 nilness possible-nil nil-dereference null-dereference no-non-null-assertion no-unsafe-optional-chaining no-non-null-asserted-optional-chain null-argument unsafe-null optional-access reportoptionalmemberaccess no-unnecessary-non-null nilaway possibly-undefined non-null-assertion',
    cwe: [476],
    signs:
      'null/nil/undefined/none. dereference/pointer/crash/panic/throw/check/return/may/might/when/can/access/before/missing/guard/possible/exist, nullpointer, npe., typeerror undefined/null/none, attributeerror none, non null assert, exclamation/bang null/undefined/crash, optional access/unwrap, panic nil/when, cannot read propert',
  },
  'type-assertion': {
    rules:
      'forcetypeassert no-unnecessary-type-assertion no-unsafe-type-assertion errcheck-type consistent-type-assertions unchecked-type-assertion',
    signs:
      'type assertion/cast panic/unchecked/unsafe/ok/comma/wrong/lie, assertion comma ok, cast unchecked/fails/classcast',
  },
  'unused-variable': {
    rules:
      'no-unused-vars f841 f842 b007 ineffassign sa4006 sa4009 wastedassign unused-local-variable DLS_DEAD_LOCAL_STORE no-useless-assignment useless-assignment-to-local unused-variable arg001 arg002 arg003 arg004 unused-argument no-unused-private-class-members unused-parameter unparam unused varcheck structcheck deadcode dead-store dead-store-of-local useless-assignment',
    cwe: [563, 1164],
    names: true,
    signs:
      'unused variable/parameter/argument/local/field/assign/value/result/function/here/import/constant, never read/used/referenced/called/consulted, not used/read/referenced, is./are. unused, assigned/computed/calculated never/ignored/nothing/overwritten/not/unused/thrown, dead. variable/store/assignment/code, overwritten before/checked/read/used, assigned again, ' +
      'computed ignored/thrown, overwrit lost first, no effect assign/setting/lookup',
  },
  'unused-import': {
    rules:
      'f401 no-unused-imports unused-import unused-imports w0611 no-unused-vars unusedimports unused-vars import/no-unused-modules',
    names: true,
    signs:
      'unused import, import never/not/unused/longer/unnecessary/remove/left, imported never/not/unused/nowhere, not used/referenced module/import/longer/anywhere/more',
  },
  'unreachable-code': {
    rules:
      'no-unreachable unreachable-statement unreachable unreachable-code w0101 no-unreachable-loop constant-condition-dead no-useless-return',
    cwe: [561],
    signs:
      'unreachable, dead code/branch, never runs/run/executed/reached code/statement/after/return/below/branch/line/cleanup, after return/throw never/dead',
  },
  fallthrough: {
    rules: 'no-fallthrough SF_SWITCH_FALLTHROUGH missing-break-in-switch fallthrough',
    cwe: [484],
    signs:
      'fall through, fallthrough, falls into/next case, break missing/without/case/forgot/lack, case also runs/run/execute',
  },
  'loose-equality': {
    rules: 'eqeqeq no-eq-null',
    signs:
      'loose equal/compar, strict equal/compar, equalsign instead/triple/strict/type/coerc/string, type coerc, coerc compar/equal, tripleequals',
  },
  'identity-comparison': {
    rules:
      'ES_COMPARING_STRINGS_WITH_EQ ES_COMPARING_PARAMETER_STRING_WITH_EQ RC_REF_COMPARISON f632 reference-equality-on-strings string-comparison reference-equality missing-override-of-equals is-literal',
    cwe: [595, 597],
    signs:
      'compar reference/identity/address/instance, string equals/equalsign compar/reference/object/instead, equals instead/use/rather, is. literal/identity/int string/compar/number, interned',
  },
  'none-comparison': {
    rules: 'e711 e712 comparison-to-none',
    signs: 'is. none., none. compar/identity/equalsign/operator, true. compar/equalsign',
  },
  'self-comparison': {
    rules:
      'no-self-compare plr0124 comparison-of-identical-expressions no-constant-binary-expression no-constant-condition sa4000 SA_FIELD_SELF_COMPARISON constant-condition comparison-with-itself redundant-comparison useless-comparison-test no-dupe-else-if comparison-always',
    cwe: [570, 571],
    signs:
      'compared/compares itself, always true/false/equal/holds, never true/false, condition constant, same operand/expression both, tautolog',
  },
  'assignment-in-condition': {
    rules: 'no-cond-assign assignment-in-condition',
    cwe: [481],
    signs: 'assignment/assigns/assigned condition/instead/if./compar, single equals, instead compar',
  },
  'nan-comparison': { rules: 'use-isnan sa4012 plw0177 comparison-with-nan', signs: 'nan., isnan' },
  'react-dependencies': {
    rules: 'exhaustive-deps react-hooks/exhaustive-deps use-effect-deps',
    signs:
      'dependency/deps array/missing/list/stale, stale closure/effect/value/props/state, effect dependency/keeps/stale/rerun, missing dependency',
  },
  'conditional-hook': {
    rules: 'rules-of-hooks',
    signs: 'hook conditional/condition/order/loop/after/early/callback',
  },
  'react-key': {
    rules: 'jsx-key no-array-index-key',
    signs: 'key. list/item/element/index/unique/missing/prop/reorder/react',
  },
  'prototype-builtins': {
    rules: 'no-prototype-builtins',
    signs: 'hasownproperty, object hasown, isprototypeof',
  },
  'loop-closure': {
    rules:
      'b023 no-loop-func g601 exportloopref scopelint loopclosure copyloopvar w0640 loop-variable-capture loopvar',
    signs:
      'closure/closes/lambda/callback/capture/goroutine/address loop/last/variable/iteration/final, loop variable captur/bound/shared/address/late/same, last handler/value/element/item callback/lambda/goroutine, late bind',
  },
  'undefined-name': {
    rules:
      'f821 f822 no-undef e0602 undefined-variable undefined-name use-of-undefined no-use-before-define used-before-assignment use-before-declaration',
    names: true,
    signs:
      'nameerror, referenceerror, undefined name/variable/identifier, not/never/isn defined/imported/declared/exist, does/doesn exist scope/variable/name/run, before defined/declared/initiali/assigned',
  },
  shadowing: {
    rules:
      'no-shadow a001 a002 w0621 w0622 vetshadow shadow no-redeclare no-shadow-restricted-names f811 redefined-builtin builtin-shadowing predeclared',
    names: true,
    signs:
      'shadow, already declared, redeclare, redefin, hides outer/builtin/variable/built, same name outer/builtin/earlier',
  },
  'naive-datetime': {
    rules: 'dtz001 dtz002 dtz003 dtz004 dtz005 dtz006 dtz007 dtz011 naive-datetime',
    signs: 'naive, time zone/zones, timezone, tz., utc. local/offset/aware/now/datetime, utcnow',
  },
  'missing-encoding': {
    rules: 'DM_DEFAULT_ENCODING plw1514 w1514 unspecified-encoding default-encoding',
    signs:
      'platform/default/explicit/specif/without encoding/charset, utf 8., umlaut, unicodedecodeerror, charset',
  },
  'integer-overflow': {
    rules:
      'g115 g109 integer-overflow tainted-arithmetic implicit-cast-in-compound-assignment ICAST_INTEGER_MULTIPLY_CAST_TO_LONG integer-multiplication-cast-to-long allocation-size-overflow incorrect-integer-conversion no-loss-of-precision',
    cwe: [190, 191, 681, 197],
    signs:
      'overflow, wrap around/negative, truncat int/int32/value/conversion/cast/number, negative above/large/2, precision lost/lose/loss/number',
  },
  radix: { rules: 'radix', signs: 'radix, parseint base/octal/decimal/second' },
  'copied-lock': {
    rules: 'copylocks copylock govet-copylocks',
    signs: 'mutex copi/copy/value, lock copi/copy/value, copies lock/mutex, waitgroup copi/value',
  },
  'data-race': {
    rules:
      'require-atomic-updates IS2_INCONSISTENT_SYNC race-condition data-race sa2000 sa2002 VO_VOLATILE_INCREMENT non-atomic unsynchronized toctou STCAL_INVOKE_ON_STATIC_DATE_FORMAT_INSTANCE LI_LAZY_INIT_STATIC time-of-check toctou-race-condition',
    cwe: [362, 366, 367],
    signs:
      'data race, race condition, races, thread safe/unsafe, threadsafe, concurrent write/map/access/request/modif/goroutine, without/no lock/mutex/synchroni, goroutine lock/shared/parallel/wait/add, parallel lock/write/handler, atomic',
  },
  'nil-context': {
    rules: 'contextcheck sa1012 fatcontext containedctx context-background noctx nil-context',
    signs:
      'context background/todo/nil/passed/pass/propagat/ctx/lost, cancellation lost/ignored/propagat, ctx. instead/ignored/passed/pass, client left/gone/disconnect',
  },
  'exposed-internals': {
    rules:
      'EI_EXPOSE_REP EI_EXPOSE_REP2 MS_EXPOSE_REP internal-representation-exposure expose-representation',
    cwe: [374, 375],
    signs:
      'internal list/array/state/representation/map/field/date change/expose/modif/mutable/copy/caller, caller change/modif/mutate internal/list/field/state, unmodifiable, defensive copy, returns field itself',
  },
  'unsafe-reflection': {
    rules: 'unsafe-reflection no-class-forname',
    cwe: [470],
    signs:
      'reflection, class name/forname/load/any request/param/user/caller/any/load, instantiate any/arbitrary class',
  },
  'unvalidated-input': {
    signs:
      'not/never/without/missing validat/trimmed/verif/sanit, negative amount/quantity/price, accepts negative/empty/any, trusted client/body, mass, invalid input',
  },
  'missing-authorization': {
    rules: 'missing-authorization missing-function-level-access-control missing-auth',
    cwe: [862, 863, 306, 639],
    signs:
      'authori missing/check/without/bypass/skip, permission check/skip/missing/tenant/verif, another/other customer/user/tenant/account/one read/change/edit/access/order/invoice/data, needs login, without/not/no/lacks/missing signing/signin/login/logged/authenticat, authenticat filter/guard/middleware/decorator, anyone open/view/access/read/delete, idor., decorator missing login/auth, tenant filter/not/belong',
  },
  'line-length': {
    rules: 'max-len e501 lll linelengthcheck line-too-long LineLengthCheck LineLength',
    signs:
      'line too long/wrap, line length, characters long/line/wide limit/max/longer, split/wrap/break line/long',
  },
  complexity: {
    rules:
      'complexity c901 gocyclo cyclop gocognit cognitive-complexity funlen max-lines-per-function max-depth plr0912 plr0915 plr0911 plr0913 max-statements max-params nestif CyclomaticComplexity MethodLength max-lines nesting',
    cwe: [1121],
    signs:
      'complex function/too/hard/split/branch/cyclomatic/method/follow, too many branch/argument/parameter/statement/responsib/path, function/method too long/large/big/complex, deeply nested, nesting deep/hard, cyclomatic, split function/method/smaller/helper, hard follow/test/read branch/nest',
  },
  'magic-number': {
    rules:
      'no-magic-numbers plr2004 mnd gomnd MagicNumber MagicNumberCheck magic-number goconst no-duplicate-string',
    names: true,
    signs:
      'magic number/value, named constant, name constant/number/value, unexplained number/constant/value, hard coded number/limit, constant instead/extract/replace',
  },
  naming: {
    rules:
      'n801 n802 n803 n805 n806 n815 n816 naming-convention camelcase revive-var-naming stylecheck st1003 id-length e741 ambiguous-variable-name',
    names: true,
    signs:
      'snake_case, snake case, camel case, camelcase, naming convention, lowercase variable/name/function, rename variable/function/consistent, ambiguous name, name convention/mislead/style',
  },
  formatting: {
    rules:
      'gofmt gofumpt goimports prettier prettier/prettier indent quotes semi w291 w293 e302 e303 i001 isort import/order gci whitespace',
    signs:
      'formatt file/code/gofmt/prettier/run/inconsistent, gofmt, indent, whitespace, import order/sort/unsorted, semicolon missing, trailing comma/space',
  },
  'prefer-const': {
    rules: 'prefer-const no-var',
    names: true,
    signs:
      'const instead/use/never/reassign/declare/could/should, never/not reassigned, var instead/function/scope/hoist',
  },
  'debug-output': {
    rules:
      'no-console t201 t203 no-debugger forbidigo no-alert print-statement t100 debug-statement debugger',
    signs:
      'console log/left/debug/remove/statement/output, print left/debug/statement/remove/logger, debug output/statement/left/breakpoint, debugger left/statement, leftover',
  },
  'commented-code': {
    rules: 'era001 commented-out-code no-commented-out-code',
    signs: 'commented out, commented code',
  },
  'deprecated-api': {
    rules:
      'sa1019 deprecation no-deprecated deprecated no-buffer-constructor up deprecated-method-call no-restricted-imports',
    cwe: [477],
    signs: 'deprecat, obsolete, removed in., no longer supported/maintained',
  },
  'missing-docs': {
    rules:
      'JavadocMethodCheck MissingJavadocMethod d100 d101 d102 d103 revive-exported exported require-jsdoc missing-docstring undocumented',
    signs:
      'docstring/javadoc/jsdoc/documentation/comment missing/lack/without/no/add/should, undocumented, not documented',
  },
  'nested-ternary': {
    rules: 'no-nested-ternary sim108 no-unneeded-ternary s3358',
    signs: 'ternary, conditional expression nested/replace/simpl',
  },
  'naked-return': {
    rules: 'nakedret nonamedreturns',
    signs: 'naked return, named result/return bare/implicit/hard',
  },
  'builtin-global': {
    rules: 'plw0603 no-global-assign w0603 global-statement gochecknoglobals global',
    signs: 'global variable/state/statement/mutable/keyword, module level state/mutable',
  },
  'duplicate-key': {
    rules:
      'no-dupe-keys f601 duplicate-key-dict-literal duplicate-key no-duplicate-case no-dupe-class-members no-dupe-args duplicate-property f602 no-duplicate-enum-values',
    names: true,
    cwe: [561],
    signs:
      'duplicate key/property/case/label/member, key twice/duplicate/repeated/overwrit/again, defined/appears/listed twice, same key/case twice/again/overwrit, second wins/overwrites',
  },
  'param-reassign': {
    rules: 'no-param-reassign',
    names: true,
    signs:
      'reassign parameter/argument, parameter/argument modif/mutat/overwritten/reassign, mutates argument/parameter/input/caller',
  },
  'ts-suppression': {
    rules:
      'ban-ts-comment prefer-ts-expect-error pgh003 blanket-type-ignore pgh004 ruf100 nolintlint no-warning-comments',
    signs:
      'ts-ignore, ts ignore/expect/nocheck, type ignore, suppress/silences/hides compiler/type/check/lint/error comment, noqa, nolint, eslint disable',
  },
  'object-to-string': {
    rules: 'no-base-to-string restrict-template-expressions restrict-plus-operands',
    signs: 'object object, stringif object/template/default, tostring object/default',
  },
  'falsy-default': {
    rules: 'prefer-nullish-coalescing',
    signs:
      'nullish, coalesc, falsy zero/0/empty/value/default, zero replaced/overwritten/treated default, 0 falsy/default/replaced',
  },
  'unnecessary-condition': {
    rules: 'no-unnecessary-condition no-unnecessary-boolean-literal-compare sa4022 redundant-null-check',
    signs:
      'unnecessar condition/check/optional, redundant check/condition/guard, check always/never needed/true/redundant/dead',
  },
  'non-exhaustive': {
    rules: 'switch-exhaustiveness-check default-case exhaustive',
    signs:
      'exhaustive, switch default/missing/case/handle/not, case missing/unhandled/forgotten/handled, unhandled case/enum/status/member',
  },
  'unbound-method': {
    rules: 'unbound-method no-invalid-this',
    signs: 'unbound, this. lost/undefined/binding/bind/loses',
  },
  'throw-literal': {
    rules: 'no-throw-literal only-throw-error prefer-promise-reject-errors',
    signs:
      'throw/throws/thrown/reject string/literal/object/non/plain error/stack/trace, stack trace missing/lost throw/string',
  },
  'cached-method': {
    rules: 'b019',
    signs: 'lru_cache method/self/leak/instance, cache self/instance/method alive/leak/garbage, lru cache',
  },
  'zip-strict': { rules: 'b905 b911', signs: 'zip length/strict/shorter/truncat/drop/silent' },
  'blocking-in-async': {
    rules: 'async100 async101 async210 async220 async230 async251 no-sync blocking-call-in-async',
    signs:
      'block event loop, blocking call/async/event/io, sync call/version/read block/async/event, synchronous blocks/file/read',
  },
  'overwritten-loop-variable': {
    rules: 'plw2901 b020',
    names: true,
    signs: 'loop variable overwritten/reassigned/changed/overwrit, overwrites loop variable',
  },
  'invalid-escape': {
    rules: 'w605 no-useless-escape',
    signs: 'invalid/useless/unnecessary escape, raw string, escape sequence/backslash',
  },
  'missing-placeholder': {
    rules:
      'f541 printf f507 f509 printf-format govet-printf sa5009 VA_FORMAT_STRING format-string wrong-format-arguments plw1201',
    cwe: [134, 685],
    signs:
      'f string without/no placeholder, placeholder missing/without/none, format string/verb argument/mismatch/wrong/type/missing, printf verb/argument/mismatch',
  },
  'star-import': {
    rules: 'f403 f405 w0401',
    signs: 'star/wildcard import, import star/everything, imports everything',
  },
  'lambda-assignment': { rules: 'e731', signs: 'lambda assign/def/name, def instead lambda' },
  'infinite-recursion': {
    rules: 'sa5007 infinite-recursion IL_INFINITE_RECURSIVE_LOOP',
    cwe: [674, 835],
    signs:
      'infinite recurs/loop, calls itself, recurs forever/never/stack/endless, stack overflow, endless loop/recurs, never stops/ends/terminates',
  },
  'index-out-of-range': {
    rules: 'slice-bounds g602 index-out-of-bounds out-of-bounds',
    cwe: [125, 129, 787, 193],
    signs:
      'out of range/bounds, index range/bounds/panic/negative/empty, off by one, indexerror, arrayindexoutofbounds',
  },
  'insecure-eval-regex': {
    rules:
      'incomplete-sanitization incomplete-url-substring-sanitization incomplete-hostname-regexp incomplete-url-scheme-check missing-regexp-anchor bad-tag-filter incomplete-multi-character-sanitization',
    cwe: [20, 116],
    signs:
      'only first occurrence/match, replace first/global/only/all occurrence, host suffix/prefix/substring/contains/endswith/startswith/indexof, anchor regex/missing/pattern, dot unescaped/escape/any hostname/regex/pattern, url contain/substring/evil/bypass check, bypass sanit/filter/check evil/host/regex/replace',
  },
  'information-exposure': {
    rules: 'stack-trace-exposure stacktrace-exposure error-message-exposure information-exposure',
    cwe: [209, 497, 200],
    signs:
      '!stack trace expose/client/response/returned/sent/leak/user/visible/caller, traceback/formatexc client/caller/response/answer/returned/attacker/visitor/user/sent, internal detail/error/exception/information/structure expose/client/response/leak/user/caller/returned/sent/attacker, !generic message/error/response, exception/error text/message/detail client/response/user/returned/caller leak/expose/attacker/internal/path/sql',
  },
  'static-iv': {
    rules: 'static-initialization-vector static-iv cbc-static-iv STATIC_IV insecure-iv',
    cwe: [329, 1204],
    signs:
      'iv./initiali/nonce constant/static/zero/reuse/fixed/same vector/iv./nonce/each/record, initiali vector, iv. random/constant/reuse/zero, nonce reuse/fixed, equal plaintext/ciphertext',
  },
  // Kinds that only models report: such a text is not about a linter's finding on the same line.
  'slow-code': {
    signs:
      'n+1, query/request/statement each/every/per loop/row/user/order/item, index scan/missing/no/table, whole/full table/history/file memory/scan/load, slow/slows cache/again/each/every/loop/down/import, scans whole, quadratic, again and again, dominates profile, reused every/handshake, per row/user/request',
  },
  'promise-combination': { signs: 'allsettled, !promise all. fails/fast/discard/first, !fails fast' },
  'unbounded-growth': {
    signs:
      'without limit/bound cache/memory/upload/body/size, never shrinks/evict/invalidated, grows/grow unbounded/forever/limit, limit missing/no/size, memory at. once, large upload/file/export memory/worker/disk',
  },
  'missing-transaction': {
    signs: 'transaction commit/rolled/rollback/never/missing, partial write, half written, rollback',
  },
  'status-unchecked': {
    signs:
      'status code/response ignored/not/never/checked, 404 decoded/parsed, 500 page/parsed, exit code ignored/checked, exit status',
  },
  'wrong-value': {
    signs:
      'wrong field/currency/operand/unit/variable/level/order/type compared/charged/used/logged/caught, misspell, typo, inverted, applied twice, called twice, counts from, swapped, off by, too early/late/short',
  },
  'lost-state': {
    signs:
      'session fixation/renewed/old, flash message, order lost/shuffle, already exists, existing overwritten/replace, replace each other, idempoten, done whether, cleared, expire never/late/longer',
  },
};
