/**
 * What a linter and a model say about one line: the same problem, or two problems that look alike. Written before the
 * rule table and without looking at the comparison, so that both can be judged by it.
 */
export interface LinterPair {
  readonly language: 'typescript' | 'python' | 'go' | 'java';
  readonly tool: string;
  readonly rule: string;
  readonly message: string;
  readonly title: string;
  readonly issue: string;
  readonly same: boolean;
}

type Said = readonly [tool: string, rule: string, message: string];
type Thought = readonly [title: string, issue: string];

export function pairs(
  language: LinterPair['language'],
  same: boolean,
  rows: readonly (readonly [Said, Thought])[],
) {
  return rows.map(([[tool, rule, message], [title, issue]]): LinterPair => {
    return { language, tool, rule, message, title, issue, same };
  });
}

const sameTypescript = pairs('typescript', true, [
  [
    ['codeql', 'js/sql-injection', 'This query string depends on a user-provided value.'],
    [
      'SQL injection in order lookup',
      'req.query.id is concatenated into the statement, so a quote in it changes the query.',
    ],
  ],
  [
    ['codeql', 'js/command-line-injection', 'This command line depends on a user-provided value.'],
    [
      'Shell command built from request input',
      'The branch name goes into exec() unescaped; `; rm -rf /` would run on the server.',
    ],
  ],
  [
    ['codeql', 'js/xss', 'Cross-site scripting vulnerability due to a user-provided value.'],
    [
      'Unescaped comment is written to innerHTML',
      'A comment with a script tag runs in every reader’s browser.',
    ],
  ],
  [
    ['codeql', 'js/path-injection', 'This path depends on a user-provided value.'],
    [
      'Directory traversal in file download',
      'A name like ../../etc/passwd leaves the upload folder because it is joined without a check.',
    ],
  ],
  [
    [
      'codeql',
      'js/weak-cryptographic-algorithm',
      'A broken or weak cryptographic algorithm depends on sensitive data from a password.',
    ],
    [
      'Passwords are hashed with MD5',
      'MD5 is fast to brute-force; use bcrypt or argon2 for stored passwords.',
    ],
  ],
  [
    [
      'codeql',
      'js/server-side-unvalidated-url-redirection',
      'Untrusted URL redirection depends on a user-provided value.',
    ],
    [
      'Open redirect after login',
      'next is taken from the query and passed to res.redirect, so a phishing link can lead to another site.',
    ],
  ],
  [
    [
      'codeql',
      'js/redos',
      'This part of the regular expression may cause exponential backtracking on strings starting with a.',
    ],
    [
      'Catastrophic backtracking in email check',
      'The nested quantifier lets one long input block the event loop for seconds.',
    ],
  ],
  [
    ['typescript-eslint', '@typescript-eslint/no-explicit-any', 'Unexpected any. Specify a different type.'],
    [
      'Response is typed as any',
      'The type checker no longer sees mistakes in what callers do with the response; declare its shape.',
    ],
  ],
  [
    [
      'typescript-eslint',
      '@typescript-eslint/no-floating-promises',
      'Promises must be awaited, end with a call to .catch, or end with a call to .then with a rejection handler.',
    ],
    [
      'Missing await on save()',
      'The promise is dropped, so an error while saving is lost and the response is sent too early.',
    ],
  ],
  [
    ['eslint', 'no-eval', 'eval can be harmful.'],
    [
      'User formula is executed as code',
      'Calling eval on the formula lets anyone run arbitrary JavaScript; use an expression parser.',
    ],
  ],
  [
    ['eslint', 'no-unused-vars', "'retries' is assigned a value but never used."],
    [
      'retries is never read',
      'The variable is computed but the loop uses a constant, so the setting has no effect.',
    ],
  ],
  [
    ['eslint', 'eqeqeq', "Expected '===' and instead saw '=='."],
    ['Loose comparison of ids', 'With == the string "0" equals false; use strict equality.'],
  ],
  [
    ['eslint', 'no-empty', 'Empty block statement.'],
    ['Error is swallowed', 'The catch block does nothing, so a failed upload looks like a success.'],
  ],
  [
    ['eslint', 'no-fallthrough', "Expected a 'break' statement before 'case'."],
    ['Case falls through to the next one', 'Without a break, "paused" also runs the code for "stopped".'],
  ],
  [
    ['typescript-eslint', '@typescript-eslint/no-non-null-assertion', 'Forbidden non-null assertion.'],
    [
      'user! hides a possible undefined',
      'find() can return undefined, and the exclamation mark turns that into a crash at run time.',
    ],
  ],
]);

const samePython = pairs('python', true, [
  [
    ['ruff', 'S608', 'Possible SQL injection vector through string-based query construction'],
    [
      'User name is interpolated into the query',
      'An f-string builds the SQL, so a crafted name can read other rows. Use parameters.',
    ],
  ],
  [
    ['ruff', 'S602', '`subprocess` call with `shell=True` identified, security issue'],
    [
      'Command injection through archive name',
      'The name reaches a shell; a semicolon in it runs another program.',
    ],
  ],
  [
    ['ruff', 'B006', 'Do not use mutable data structures for argument defaults'],
    [
      'Default list is shared between calls',
      'items=[] is created once, so every call without the argument appends to the same list.',
    ],
  ],
  [
    ['ruff', 'S307', 'Use of possibly insecure function; consider using `ast.literal_eval`'],
    [
      'eval on the request body',
      'Anything the client sends is executed; ast.literal_eval is enough for literals.',
    ],
  ],
  [
    [
      'ruff',
      'S301',
      '`pickle` and modules that wrap it can be unsafe when used to deserialize untrusted data, possible security issue',
    ],
    [
      'Deserialising an uploaded file runs code',
      'pickle.loads on bytes from users allows remote code execution. Use JSON.',
    ],
  ],
  [
    ['ruff', 'S324', 'Probable use of insecure hash functions in `hashlib`: `md5`'],
    ['MD5 used for password digests', 'The digest can be reversed with tables; use a slow salted hash.'],
  ],
  [
    ['ruff', 'E722', 'Do not use bare `except`'],
    [
      'except: also catches KeyboardInterrupt',
      'A bare except hides every error, even the interrupt, and the job goes on with half the data.',
    ],
  ],
  [
    ['ruff', 'F401', '`os` imported but unused'],
    ['Unused import', 'os is not used in this module any more.'],
  ],
  [
    ['ruff', 'S105', 'Possible hardcoded password assigned to: "DB_PASSWORD"'],
    [
      'Database password is in the source',
      'Anyone who can read the repository can log in to the database; read it from the environment.',
    ],
  ],
  [
    ['ruff', 'S501', 'Probable use of `requests` call with `verify=False` disabling SSL certificate checks'],
    [
      'TLS verification is switched off',
      'With verify=False anyone on the network can pose as the payment server.',
    ],
  ],
  [
    ['ruff', 'S113', 'Probable use of requests call without timeout'],
    [
      'No timeout on the call to the rates API',
      'If the other side never answers, the worker hangs for good.',
    ],
  ],
  [
    [
      'semgrep',
      'python.flask.security.open-redirect.open-redirect',
      'Data from request is passed to redirect(). This is an open redirect and could be exploited.',
    ],
    [
      'Redirect target comes from the query',
      'An attacker can send people from our login page to any site through ?next=.',
    ],
  ],
  [
    [
      'semgrep',
      'python.django.security.injection.path-traversal.path-traversal-open',
      'Found request data in a call to open. Ensure the request data is validated or sanitized, otherwise it could result in path traversal attacks.',
    ],
    [
      'File name from the request is opened unchecked',
      'With ../ in the name any file that the process can read is returned.',
    ],
  ],
  [
    ['ruff', 'B904', 'Within an `except` clause, raise exceptions with `raise ... from err`'],
    [
      'The original error is lost',
      'Raising a new exception without from drops the cause, so the log does not show why parsing failed.',
    ],
  ],
  [
    ['ruff', 'F841', 'Local variable `total` is assigned to but never used'],
    ['total is computed and ignored', 'The function returns subtotal; total is dead.'],
  ],
]);

const sameGo = pairs('go', true, [
  [
    ['golangci-lint', 'G201', 'SQL string formatting'],
    [
      'Query built with Sprintf',
      'The order id from the URL goes into the statement without a placeholder, which allows SQL injection.',
    ],
  ],
  [
    ['golangci-lint', 'G204', 'Subprocess launched with a potential tainted input or cmd arguments'],
    [
      'User input reaches exec.Command',
      'The repository name becomes an argument of git without a check, so options such as --upload-pack can be smuggled in.',
    ],
  ],
  [
    ['golangci-lint', 'G304', 'Potential file inclusion via variable'],
    [
      'Path traversal when reading the template',
      'The template name is joined to the folder unchecked and may contain "..".',
    ],
  ],
  [
    ['golangci-lint', 'G401', 'Use of weak cryptographic primitive'],
    ['SHA-1 signs the webhook', 'SHA-1 is broken for signatures; use HMAC with SHA-256.'],
  ],
  [
    ['golangci-lint', 'errcheck', 'Error return value of `f.Close` is not checked'],
    [
      'Close error is ignored',
      'For a written file Close reports the failed flush; without the check data is lost silently.',
    ],
  ],
  [
    [
      'golangci-lint',
      'G112',
      'Potential Slowloris Attack because ReadHeaderTimeout is not configured in the http.Server',
    ],
    [
      'Server without read timeout',
      'A client that sends its header slowly keeps a connection open for ever. Set ReadHeaderTimeout.',
    ],
  ],
  [
    ['golangci-lint', 'bodyclose', 'response body must be closed'],
    [
      'Connection leak: resp.Body is never closed',
      'Each call keeps a connection, so the client runs out of them under load.',
    ],
  ],
  [
    ['golangci-lint', 'ineffassign', 'ineffectual assignment to err'],
    [
      'err is overwritten before it is checked',
      'The first error is lost because the second call assigns to the same variable.',
    ],
  ],
  [
    ['golangci-lint', 'G402', 'TLS InsecureSkipVerify set true.'],
    [
      'Certificates are not verified',
      'InsecureSkipVerify accepts any certificate, which allows a man in the middle.',
    ],
  ],
  [
    ['golangci-lint', 'copylocks', 'copylocks: assignment copies lock value to s: sync.Mutex'],
    [
      'The mutex is copied with the struct',
      'After the copy both values lock different mutexes, so the map is no longer protected.',
    ],
  ],
  [
    ['golangci-lint', 'SA4006', 'this value of `user` is never used'],
    [
      'Result of the first lookup is unused',
      'user is assigned again on the next line, so the lookup by id has no effect.',
    ],
  ],
  [
    ['golangci-lint', 'G101', 'Potential hardcoded credentials'],
    [
      'API token committed in code',
      'The token for the mail service is a constant here; move it to a secret and rotate it.',
    ],
  ],
  [
    ['golangci-lint', 'nilerr', 'error is not nil (line 40) but it returns nil'],
    [
      'Failure is reported as success',
      'The function returns nil although reading the row failed, so callers use an empty order.',
    ],
  ],
  [
    [
      'semgrep',
      'go.lang.security.audit.xss.no-direct-write-to-responsewriter',
      'Detected directly writing or similar in http.ResponseWriter.write(). This bypasses HTML escaping that prevents cross-site scripting vulnerabilities.',
    ],
    [
      'Reflected XSS in the error page',
      'The search term is written to the page as it came; a script in it runs in the visitor’s browser.',
    ],
  ],
  [
    [
      'golangci-lint',
      'G404',
      'Use of weak random number generator (math/rand or math/rand/v2 instead of crypto/rand)',
    ],
    [
      'Reset token is predictable',
      'math/rand is seeded from the clock, so an attacker can guess the token of a password reset.',
    ],
  ],
]);

const sameJava = pairs('java', true, [
  [
    ['codeql', 'java/sql-injection', 'This query depends on a user-provided value.'],
    [
      'Statement is concatenated from the customer name',
      'Use a PreparedStatement; a quote in the name changes the SQL.',
    ],
  ],
  [
    ['codeql', 'java/command-line-injection', 'This command line depends on a user-provided value.'],
    [
      'Runtime.exec with request parameter',
      'The host parameter is part of the ping command, so a shell operator runs other programs.',
    ],
  ],
  [
    ['codeql', 'java/path-injection', 'This path depends on a user-provided value.'],
    [
      'Any file can be downloaded',
      'new File(base, name) accepts "../", so the endpoint returns files outside the base folder.',
    ],
  ],
  [
    ['codeql', 'java/xss', 'Cross-site scripting vulnerability due to a user-provided value.'],
    [
      'Request parameter is printed into the page unescaped',
      'A link with a script in q runs it in the victim’s session.',
    ],
  ],
  [
    ['codeql', 'java/unsafe-deserialization', 'Unsafe deserialization depends on a user-provided value.'],
    ['readObject on data from the network', 'A crafted stream can instantiate gadget classes and run code.'],
  ],
  [
    [
      'codeql',
      'java/weak-cryptographic-algorithm',
      'Cryptographic algorithm DES is weak and should not be used.',
    ],
    ['DES protects card numbers', 'A 56-bit key can be searched within a day. Use AES-GCM.'],
  ],
  [
    [
      'codeql',
      'java/unvalidated-url-redirection',
      'Untrusted URL redirection depends on a user-provided value.',
    ],
    [
      'sendRedirect to an address from the request',
      'The returnUrl parameter is not checked, which makes our domain useful for phishing.',
    ],
  ],
  [
    [
      'spotbugs',
      'NP_NULL_ON_SOME_PATH_FROM_RETURN_VALUE',
      'Possible null pointer dereference due to return value of called method',
    ],
    [
      'NPE when the customer does not exist',
      'findById returns null for an unknown id and the next call reads its address.',
    ],
  ],
  [
    ['spotbugs', 'ES_COMPARING_STRINGS_WITH_EQ', 'Comparison of String objects using == or !='],
    [
      'Status is compared by reference',
      'Strings from the database are different objects; use equals or the branch is never taken.',
    ],
  ],
  [
    ['spotbugs', 'OS_OPEN_STREAM', 'Method may fail to close stream'],
    ['The reader is never closed', 'Without try-with-resources each import leaks a file handle.'],
  ],
  [
    [
      'spotbugs',
      'EI_EXPOSE_REP',
      'May expose internal representation by returning reference to mutable object',
    ],
    [
      'Callers can change the internal list',
      'getItems returns the field itself; return an unmodifiable copy.',
    ],
  ],
  [
    ['spotbugs', 'RV_RETURN_VALUE_IGNORED', 'Method ignores return value'],
    [
      'Result of replace() is dropped',
      'Strings are immutable, so calling replace without using what it returns does nothing.',
    ],
  ],
  [
    [
      'codeql',
      'java/xxe',
      'XML parsing depends on a user-provided value without guarding against external entity expansion.',
    ],
    [
      'External entities are resolved in uploaded XML',
      'An upload can read local files through an entity; disable DOCTYPE.',
    ],
  ],
  [
    [
      'codeql',
      'java/redos',
      "This part of the regular expression may cause exponential backtracking on strings containing many repetitions of 'a'.",
    ],
    ['The name pattern can hang a thread', '(a+)+ takes exponential time on input that does not match.'],
  ],
  [
    ['codeql', 'java/hardcoded-credential-api-call', 'Hard-coded value flows to sensitive API call.'],
    [
      'Password literal in getConnection',
      'The production password is part of the class file; load it from configuration.',
    ],
  ],
]);

const differentTypescript = pairs('typescript', false, [
  [
    ['eslint', 'no-unused-vars', "'options' is defined but never used."],
    [
      'options.timeout is not passed on',
      'The request uses the default of 30 seconds whatever the caller asked for.',
    ],
  ],
  [
    ['eslint', 'prefer-const', "'query' is never reassigned. Use 'const' instead."],
    ['query is built by concatenation', 'User input in the SQL text allows injection.'],
  ],
  [
    ['typescript-eslint', '@typescript-eslint/no-explicit-any', 'Unexpected any. Specify a different type.'],
    ['JSON.parse can throw', 'A broken cookie crashes the request; catch the error.'],
  ],
  [
    ['typescript-eslint', '@typescript-eslint/no-floating-promises', 'Promises must be awaited.'],
    [
      'Each user is loaded in a query of its own',
      'The loop asks the database once per user; load them in one query.',
    ],
  ],
  [
    ['eslint', 'no-eval', 'eval can be harmful.'],
    ['The result is cached without a limit', 'Each formula adds an entry and the map never shrinks.'],
  ],
  [
    ['codeql', 'js/sql-injection', 'This query string depends on a user-provided value.'],
    ['The query has no index', 'Filtering orders by note scans the whole table.'],
  ],
  [
    ['codeql', 'js/xss', 'Cross-site scripting vulnerability due to a user-provided value.'],
    [
      'innerHTML drops event handlers',
      'Setting innerHTML replaces the buttons whose listeners were added before.',
    ],
  ],
  [
    ['codeql', 'js/path-injection', 'This path depends on a user-provided value.'],
    [
      'readFileSync blocks the event loop',
      'Under load every request waits for the disk; use the promise version.',
    ],
  ],
  [
    ['eslint', 'complexity', "Function 'checkout' has a complexity of 24. Maximum allowed is 20."],
    ['checkout does not check the stock', 'Two customers can buy the last item.'],
  ],
  [
    ['eslint', 'max-len', 'This line has a length of 142. Maximum allowed is 120.'],
    ['Secret is written to the log', 'The line prints the whole header, including the token.'],
  ],
  [
    ['typescript-eslint', '@typescript-eslint/no-unused-vars', "'email' is defined but never used."],
    ['The name is not trimmed', 'A trailing space creates a second account for the same name.'],
  ],
  [
    ['eslint', 'no-console', 'Unexpected console statement.'],
    ['Password appears in the log', 'The login payload is printed with the password in it.'],
  ],
  [
    ['eslint', 'eqeqeq', "Expected '===' and instead saw '=='."],
    ['Wrong field is compared', 'The check compares user.id with order.id; it should be order.userId.'],
  ],
  [
    ['eslint', 'no-shadow', "'user' is already declared in the upper scope."],
    ['user may be undefined here', 'find() returns undefined for a deleted account.'],
  ],
  [
    [
      'typescript-eslint',
      '@typescript-eslint/require-await',
      "Async method 'load' has no 'await' expression.",
    ],
    ['load() never times out', 'The fetch has no signal, so a dead server blocks the page.'],
  ],
]);

const differentPython = pairs('python', false, [
  [
    ['ruff', 'E501', 'Line too long (131 > 100)'],
    [
      'Discount is applied twice',
      'apply_discount already runs in the cart, so the customer pays too little.',
    ],
  ],
  [
    ['ruff', 'S608', 'Possible SQL injection vector through string-based query construction'],
    ['LIMIT is missing', 'The query loads the whole history into memory.'],
  ],
  [
    ['ruff', 'S602', '`subprocess` call with `shell=True` identified, security issue'],
    ['Exit code is ignored', 'If the archive is broken the import goes on with an empty folder.'],
  ],
  [
    ['ruff', 'B006', 'Do not use mutable data structures for argument defaults'],
    ['The order of items is lost', 'Converting to a set and back shuffles the cart.'],
  ],
  [
    ['ruff', 'S324', 'Probable use of insecure hash functions in `hashlib`: `md5`'],
    ['The file is read into memory at once', 'A 4 GB upload ends the worker; hash it in blocks.'],
  ],
  [
    ['ruff', 'F401', '`datetime.timezone` imported but unused'],
    ['datetime.now() has no time zone', 'Times are compared with UTC values from the database.'],
  ],
  [
    ['ruff', 'S113', 'Probable use of requests call without timeout'],
    ['The response status is not checked', 'A 500 page is parsed as rates.'],
  ],
  [
    ['ruff', 'E722', 'Do not use bare `except`'],
    [
      'The transaction is not rolled back',
      'After an error the connection goes back to the pool in a failed transaction.',
    ],
  ],
  [
    ['ruff', 'ARG001', 'Unused function argument: `request`'],
    ['The view needs a login', 'Anyone can open the invoice because the decorator is missing.'],
  ],
  [
    [
      'ruff',
      'S301',
      '`pickle` and modules that wrap it can be unsafe when used to deserialize untrusted data, possible security issue',
    ],
    ['The cache is never invalidated', 'Prices that changed an hour ago are still shown.'],
  ],
  [
    [
      'ruff',
      'PLR2004',
      'Magic value used in comparison, consider replacing `86400` with a constant variable',
    ],
    [
      'Comparison is off by one',
      'The token should expire at 3600 seconds, but >= lets it live one second longer.',
    ],
  ],
  [
    ['ruff', 'SIM108', 'Use ternary operator instead of `if`-`else`-block'],
    ['The else branch uses the wrong currency', 'EUR is charged for customers in Switzerland.'],
  ],
  [
    ['ruff', 'N806', 'Variable `userId` in function should be lowercase'],
    [
      'userId is taken from the client',
      'The id in the body is trusted, so one user can change another one’s address.',
    ],
  ],
  [
    ['ruff', 'F841', 'Local variable `price` is assigned to but never used'],
    ['price is a float', 'Money in floating point loses cents; use Decimal.'],
  ],
  [
    [
      'semgrep',
      'python.flask.security.open-redirect.open-redirect',
      'Data from request is passed to redirect().',
    ],
    [
      'The session is not renewed after login',
      'The old session id stays valid, which allows session fixation.',
    ],
  ],
]);

const differentGo = pairs('go', false, [
  [
    ['golangci-lint', 'errcheck', 'Error return value of `rows.Scan` is not checked'],
    ['rows is never closed', 'The connection is not returned to the pool.'],
  ],
  [
    ['golangci-lint', 'gosec G201', 'SQL string formatting'],
    ['The transaction is never committed', 'Only Rollback is deferred; the insert is lost.'],
  ],
  [
    ['golangci-lint', 'G304', 'Potential file inclusion via variable'],
    ['The file handle is leaked', 'Open is called in a loop without Close.'],
  ],
  [
    ['golangci-lint', 'G204', 'Subprocess launched with a potential tainted input or cmd arguments'],
    ['The command has no deadline', 'A hanging git process blocks the worker; use CommandContext.'],
  ],
  [
    ['golangci-lint', 'gocyclo', 'cyclomatic complexity 31 of func `(*Server).handle` is high (> 30)'],
    ['Data race on s.sessions', 'The map is written by handlers in parallel without a lock.'],
  ],
  [
    ['golangci-lint', 'ineffassign', 'ineffectual assignment to n'],
    ['Slice index out of range', 'With an empty body n-1 is -1 and the handler panics.'],
  ],
  [
    ['golangci-lint', 'G401', 'Use of weak cryptographic primitive'],
    [
      'Signatures are compared with ==',
      'The comparison stops at the first difference, which leaks timing; use hmac.Equal.',
    ],
  ],
  [
    ['golangci-lint', 'lll', 'line is 160 characters'],
    ['Context is not passed on', 'The query uses context.Background(), so it goes on after the client left.'],
  ],
  [
    ['golangci-lint', 'bodyclose', 'response body must be closed'],
    ['Status code is ignored', 'A 404 is decoded as an empty user.'],
  ],
  [
    ['golangci-lint', 'unused', 'func `retry` is unused'],
    ['retry never stops', 'With an attempt count of 0 the loop is infinite.'],
  ],
  [
    ['golangci-lint', 'G402', 'TLS InsecureSkipVerify set true.'],
    ['A new transport for each call', 'Connections are not reused, so every request pays a handshake.'],
  ],
  [
    [
      'golangci-lint',
      'SA1019',
      'ioutil.ReadAll is deprecated: As of Go 1.16, this function simply calls io.ReadAll.',
    ],
    ['The body is read without a limit', 'A large upload fills the memory; wrap it in http.MaxBytesReader.'],
  ],
  [
    ['golangci-lint', 'gofmt', 'File is not properly formatted'],
    ['The flag is inverted', 'Verbose output is printed when quiet is set.'],
  ],
  [
    ['golangci-lint', 'errcheck', 'Error return value of `json.NewEncoder(w).Encode` is not checked'],
    ['The header is written too late', 'WriteHeader after Encode has no effect, so errors are sent as 200.'],
  ],
  [
    ['golangci-lint', 'nakedret', 'naked return in func `parse` with 42 lines of code'],
    ['parse accepts negative amounts', 'A refund of -5 becomes a charge.'],
  ],
]);

const differentJava = pairs('java', false, [
  [
    ['codeql', 'java/sql-injection', 'This query depends on a user-provided value.'],
    ['ResultSet is not closed', 'Each search leaks a cursor until the pool is empty.'],
  ],
  [
    [
      'spotbugs',
      'NP_NULL_ON_SOME_PATH_FROM_RETURN_VALUE',
      'Possible null pointer dereference due to return value of called method',
    ],
    ['The customer of another tenant can be read', 'findById does not filter by tenant.'],
  ],
  [
    ['spotbugs', 'ES_COMPARING_STRINGS_WITH_EQ', 'Comparison of String objects using == or !='],
    ['"canceled" is misspelled', 'The database stores "cancelled", so the filter never matches.'],
  ],
  [
    ['checkstyle', 'MagicNumberCheck', "'30' is a magic number."],
    [
      'The retry waits while holding the lock',
      'Thread.sleep inside synchronized blocks all other requests for 30 seconds.',
    ],
  ],
  [
    ['spotbugs', 'OS_OPEN_STREAM', 'Method may fail to close stream'],
    ['The file is read with the platform encoding', 'Umlauts break on servers whose default is not UTF-8.'],
  ],
  [
    ['codeql', 'java/path-injection', 'This path depends on a user-provided value.'],
    ['Existing files are overwritten', 'Two uploads with one name replace each other.'],
  ],
  [
    [
      'spotbugs',
      'EI_EXPOSE_REP',
      'May expose internal representation by returning reference to mutable object',
    ],
    ['getItems is not thread-safe', 'The list is changed by the import job while requests iterate over it.'],
  ],
  [
    ['checkstyle', 'JavadocMethodCheck', 'Missing a Javadoc comment.'],
    ['The method name promises a copy', 'copyOf returns the same object, so callers change the original.'],
  ],
  [
    [
      'codeql',
      'java/xxe',
      'XML parsing depends on a user-provided value without guarding against external entity expansion.',
    ],
    [
      'A new parser factory for each request',
      'Creating the factory loads service files each time and dominates the profile.',
    ],
  ],
  [
    ['spotbugs', 'DLS_DEAD_LOCAL_STORE', 'Dead store to total'],
    ['total overflows', 'An int of cents overflows for orders above 21 million.'],
  ],
  [
    [
      'codeql',
      'java/weak-cryptographic-algorithm',
      'Cryptographic algorithm DES is weak and should not be used.',
    ],
    [
      'The key is generated on every start',
      'Values that were encrypted before a restart cannot be read any more.',
    ],
  ],
  [
    ['spotbugs', 'REC_CATCH_EXCEPTION', 'Exception is caught when Exception is not thrown'],
    ['The job marks failed rows as done', 'setDone runs in finally, whether the row was imported or not.'],
  ],
  [
    ['codeql', 'java/command-line-injection', 'This command line depends on a user-provided value.'],
    [
      'Output of the process is never read',
      'When its buffer is full the process and this thread wait for each other.',
    ],
  ],
  [
    ['checkstyle', 'LineLengthCheck', 'Line is longer than 120 characters (found 148).'],
    ['equals without hashCode', 'Entities that are equal end up in different buckets of the set.'],
  ],
  [
    [
      'codeql',
      'java/unvalidated-url-redirection',
      'Untrusted URL redirection depends on a user-provided value.',
    ],
    ['The flash message is lost', 'After the redirect the attribute is gone, so people see no confirmation.'],
  ],
]);

export const linterPairs: readonly LinterPair[] = [
  ...sameTypescript,
  ...samePython,
  ...sameGo,
  ...sameJava,
  ...differentTypescript,
  ...differentPython,
  ...differentGo,
  ...differentJava,
];
