import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** Where GitHub itself does not keep to its published description, and how the stand-in reads it then. */
interface Deviation {
  /** JSON pointer into the description. */
  readonly at: string;
  /** Keywords to lay over what is there. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

const orNull = { nullable: true };

const deviations: readonly Deviation[] = [
  ...['line', 'original_line', 'position', 'original_position'].map((key) => ({
    at: `/components/schemas/pull-request-review-comment/properties/${key}`,
    change: orNull,
    reason: 'Outdated comments and comments on a file are given with null where a line would be.',
  })),
  ...['/user', '/head/properties/user'].map((place) => ({
    at: `/components/schemas/pull-request/properties${place}`,
    change: orNull,
    reason: 'Users are null once their account was deleted.',
  })),
  ...['pull-request', 'pull-request-simple'].map((schema) => ({
    at: `/components/schemas/${schema}/properties/head/properties/repo`,
    change: orNull,
    reason: 'The head repository is null once the fork was deleted.',
  })),
  {
    at: '/components/schemas/pull-request-simple/properties/labels/items/properties/description',
    change: orNull,
    reason: 'A label without a description has null there, in lists as elsewhere.',
  },
  ...['validation-error', 'validation-error-simple'].map((schema) => ({
    at: `/components/schemas/${schema}/properties`,
    change: { status: { type: 'string' } },
    reason: 'Every error repeats its status in the body.',
  })),
  {
    at: '/components/schemas/basic-error/properties',
    change: { errors: { type: 'array', items: { type: 'object' } } },
    reason:
      'A diff that is too large is refused with 406 and `errors`, one of them with the code `too_large`.',
  },
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface JsonObject {
  [key: string]: Json;
}

const descriptionFile = new URL('./openapi.json', import.meta.url);
const id = 'github';
/** What an answer must look like that the description does not list for its operation. */
const anyError = `${id}#/components/schemas/basic-error`;

let loaded: OpenApi | undefined;

/** The description, read and compiled once a process. */
export function githubApi(): OpenApi {
  loaded ??= new OpenApi();
  return loaded;
}

/** GitHub's published description of its REST API, to hold requests and answers against. */
class OpenApi {
  readonly #description: JsonObject;
  readonly #ajv = withFormats(new Ajv({ strict: false, allErrors: true, verbose: true, coerceTypes: false }));
  readonly #queryAjv = withFormats(
    new Ajv({ strict: false, allErrors: true, verbose: true, coerceTypes: true }),
  );
  readonly #compiled = new Map<string, ValidateFunction | undefined>();

  constructor() {
    const description = object(JSON.parse(readFileSync(descriptionFile, 'utf8')));
    for (const deviation of deviations)
      Object.assign(object(at(description, deviation.at)), deviation.change);
    this.#description = description;
    const schema = { $id: id, components: closedComponents(description) };
    this.#ajv.addSchema(schema);
    this.#queryAjv.addSchema(schema);
  }

  /** `GET /repos/{owner}/{repo}` and so on, for every operation of the extract. */
  get operations(): readonly string[] {
    return Object.entries(object(this.#description['paths'])).flatMap(([path, methods]) =>
      Object.keys(object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  /** What is wrong with a request's body, in the words GitHub uses; empty when nothing is. */
  bodyProblems(operation: string, body: unknown): readonly string[] {
    const requestBody = this.#operation(operation)['requestBody'];
    if (requestBody === undefined) return body === undefined ? [] : ['This operation takes no body.'];
    const { required = false, content } = object(requestBody);
    if (body === undefined) return required === true ? ['A JSON body is required.'] : [];
    const validate = this.#validator(`${operation} body`, () => closed(jsonSchema(jsonContent(content))));
    return problems(validate, body);
  }

  /** What is wrong with a query; a parameter that the operation does not know is. */
  queryProblems(operation: string, query: Readonly<Record<string, string>>): readonly string[] {
    const validate = this.#validator(
      `${operation} query`,
      () => {
        const known = list(this.#operation(operation)['parameters'] ?? [])
          .map((parameter) => this.#resolve(object(parameter)))
          .filter((parameter) => parameter['in'] === 'query');
        const properties = known.map(({ name, schema }) => [String(name), jsonSchema(schema ?? {})]);
        return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
      },
      this.#queryAjv,
    );
    return problems(validate, { ...query });
  }

  /** What is wrong with an answer of the stand-in itself: a shape that GitHub would never send. */
  answerProblems(operation: string, status: number, body: unknown): readonly string[] {
    const responses = object(this.#operation(operation)['responses']);
    const described = responses[String(status)];
    if (described === undefined && status < 400) return [`${operation} never answers ${status}`];
    const content = described === undefined ? undefined : this.#resolve(object(described))['content'];
    if (content === undefined && status < 400) return body === undefined ? [] : [`${status} has no body`];
    const validate = this.#validator(`${operation} ${status}`, () =>
      content === undefined ? { $ref: anyError } : closed(jsonSchema(jsonContent(content))),
    );
    return problems(validate, body);
  }

  /** An answer with everything else that the description requires: null where it may be, else a plain value. */
  complete(operation: string, status: number, body: unknown): unknown {
    const described = object(this.#operation(operation)['responses'])[String(status)];
    const content = described === undefined ? undefined : this.#resolve(object(described))['content'];
    return content === undefined ? body : this.#complete(object(jsonContent(content)), body);
  }

  /** As `complete`, for one of the description's named schemas, such as `pull-request`. */
  completeSchema(name: string, value: unknown): unknown {
    return this.#complete({ $ref: `#/components/schemas/${name}` }, value);
  }

  #complete(reference: JsonObject, given: unknown): unknown {
    if (given === null) return null;
    const schema = this.#resolve(reference);
    if (given === undefined && schema['nullable'] === true) return null;
    const [option] = list(schema['oneOf'] ?? schema['anyOf'] ?? []);
    if (option !== undefined) return this.#complete(object(option), given);
    const parts = [schema, ...list(schema['allOf'] ?? []).map((part) => this.#resolve(object(part)))];
    const properties = Object.assign({}, ...parts.map((part) => part['properties'] ?? {}));
    if (Array.isArray(given)) return given.map((item) => this.#complete(object(schema['items'] ?? {}), item));
    if (typeof given !== 'object' && given !== undefined) return given;
    if (given === undefined && Object.keys(properties).length === 0) return plainValue(schema);
    const present = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
    const keys = parts.flatMap((part) => list(part['required'] ?? []).map(String));
    const missing = keys.filter((key) => !present.some(([name]) => name === key));
    return Object.fromEntries(
      [...present, ...missing.map((key) => [key, undefined] as const)].map(([key, value]) => [
        key,
        this.#complete(object(properties[key] ?? {}), value),
      ]),
    );
  }

  #operation(operation: string): JsonObject {
    const [method = '', path = ''] = operation.split(' ');
    return object(object(object(this.#description['paths'])[path])[method.toLowerCase()]);
  }

  #resolve(value: JsonObject): JsonObject {
    const reference = value['$ref'];
    return typeof reference === 'string' ? object(at(this.#description, reference.slice(1))) : value;
  }

  #validator(key: string, schema: () => Json, ajv = this.#ajv): ValidateFunction {
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const compiled = ajv.compile(object(schema()));
    this.#compiled.set(key, compiled);
    return compiled;
  }
}

function plainValue({ type, format, enum: values }: JsonObject): Json {
  if (Array.isArray(values)) return values[0] ?? null;
  if (format === 'uri') return 'https://example.com/';
  if (format === 'date-time') return '2025-01-01T00:00:00Z';
  switch (type) {
    case 'string':
      return '';
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return {};
  }
}

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv);
  ajv.addFormat('repo.nwo', true);
  return ajv;
}

/** OpenAPI 3.0 says `nullable`, JSON Schema says null; and its references get our id. */
function jsonSchema(value: Json): Json {
  if (Array.isArray(value)) return value.map(jsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string' ? `${id}${entry}` : jsonSchema(entry),
    ]),
  );
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}

/** Parts of a composition stay open: each of them describes only some of the keys. */
function closedComponents(description: JsonObject): Json {
  const parts = new Set(
    [...JSON.stringify(description).matchAll(/"allOf":\[(.*?)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/#\/components\/schemas\/([\w-]+)/g)].map(([, name = '']) => name),
    ),
  );
  const components = object(jsonSchema(description['components'] ?? {}));
  const schemas = Object.entries(object(components['schemas'] ?? {}));
  return {
    ...object(closed(components)),
    schemas: Object.fromEntries(
      schemas.map(([name, schema]) => [name, parts.has(name) ? schema : closed(schema)]),
    ),
  };
}

/** Keys that GitHub would pass over or refuse are a client's mistake either way. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, entry]) => [key, closed(entry)]));
  const isObject = inner['type'] === 'object' && inner['properties'] !== undefined;
  return isObject ? { additionalProperties: false, ...inner } : inner;
}

function problems(validate: ValidateFunction, value: unknown): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(inGitHubsWords);
}

function inGitHubsWords(error: ErrorObject): string {
  const { keyword, params, instancePath, data, message = '' } = error;
  switch (keyword) {
    case 'required':
      return `"${params['missingProperty']}" wasn't supplied.`;
    case 'additionalProperties':
      return `"${params['additionalProperty']}" is not a permitted key.`;
    case 'maxItems':
      return `No more than ${params['limit']} items are allowed; ${Array.isArray(data) ? data.length : 0} were supplied.`;
    case 'maxLength':
      return `Only ${params['limit']} characters are allowed; ${String(data).length} were supplied.`;
    case 'enum':
      return `${JSON.stringify(data)} is not a member of ${JSON.stringify(params['allowedValues'])}.`;
    default:
      return `For '${instancePath.slice(1)}', ${JSON.stringify(data)?.slice(0, 200)} ${message}.`;
  }
}

function jsonContent(content: Json | undefined): Json {
  const described = object(content)['application/json'];
  return described === undefined ? {} : (object(described)['schema'] ?? {});
}

function at(root: JsonObject, pointer: string): Json {
  let value: Json = root;
  for (const step of pointer.slice(1).split('/')) value = object(value)[step.replaceAll('~1', '/')] ?? null;
  return value;
}

function object(value: Json | undefined): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error(`The API description has ${JSON.stringify(value)} where an object is needed`);
}

function list(value: Json): Json[] {
  if (Array.isArray(value)) return value;
  throw new Error('The API description has no list where one is needed');
}
