import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { fieldOf } from './rest/views.ts';

/** Where GitHub itself does not keep to its published description, by the names of its schemas. */
const deviations = {
  // Outdated comments and comments on a file are given with null where a line would be.
  'pull-request-review-comment': {
    properties: {
      line: { nullable: true },
      original_line: { nullable: true },
      position: { nullable: true },
      original_position: { nullable: true },
    },
  },
  // Users are null once their account was deleted, the head repository once the fork was.
  'pull-request': {
    properties: {
      user: { nullable: true },
      head: { properties: { user: { nullable: true }, repo: { nullable: true } } },
    },
  },
  'pull-request-simple': {
    properties: {
      head: { properties: { repo: { nullable: true } } },
      // A label without a description has null there, in lists as elsewhere.
      labels: { items: { properties: { description: { nullable: true } } } },
    },
  },
  // Every error repeats its status in the body.
  'validation-error': { properties: { status: { type: 'string' } } },
  'validation-error-simple': { properties: { status: { type: 'string' } } },
  // A diff that is too large is refused with 406 and `errors`, one of them with the code `too_large`.
  'basic-error': {
    properties: { errors: { type: 'array', items: { type: 'object' } } },
  },
};

type Named<T> = Readonly<Record<string, T>>;

interface Schema {
  readonly $ref?: string;
  readonly nullable?: boolean;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Named<Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Message {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly schema?: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Message;
  readonly responses: Named<Message>;
}

interface Description {
  readonly paths: Named<Named<Operation>>;
  readonly components: {
    readonly schemas: Named<Schema>;
    readonly parameters: Named<Parameter>;
    readonly responses: Named<Message>;
  };
}

const id = 'github';

let loaded: OpenApi | undefined;

/** The description, read and compiled once a process. */
export function githubApi(): OpenApi {
  loaded ??= new OpenApi();
  return loaded;
}

/** GitHub's published description of its REST API, to hold requests and answers against. */
class OpenApi {
  readonly #description: Description;
  readonly #ajv = makeAjv(false);
  readonly #queryAjv = makeAjv(true);
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor() {
    const description = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));
    overlay(description.components.schemas, deviations);
    this.#description = description;
    const { schemas } = this.#description.components;
    // Parts of a composition stay open: each of them describes only some of the keys.
    const parts = new Set(
      JSON.stringify(description)
        .match(/"allOf":\[.*?\]/g)
        ?.flatMap((list) => list.match(/(?<=#\/components\/schemas\/)[\w-]+/g) ?? []),
    );
    const converted = Object.entries(schemas).map(([name, schema]) => [
      name,
      jsonSchema(schema, !parts.has(name)),
    ]);
    const schema = { $id: id, components: { schemas: Object.fromEntries(converted) } };
    this.#ajv.addSchema(schema);
    this.#queryAjv.addSchema(schema);
  }

  /** `GET /repos/{owner}/{repo}` and so on, for every operation of the extract. */
  get operations(): readonly string[] {
    return Object.entries(this.#description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  /** What is wrong with a request's body; empty when nothing is. */
  bodyProblems(operation: string, body: unknown): readonly string[] {
    const { requestBody } = this.#operation(operation);
    if (requestBody === undefined) return body === undefined ? [] : ['This operation takes no body.'];
    if (body === undefined) return requestBody.required === true ? ['A JSON body is required.'] : [];
    return this.#problems(`${operation} body`, body, () => schemaOf(requestBody));
  }

  /** What is wrong with a query; a parameter that the operation does not know is. */
  queryProblems(operation: string, query: Named<string>): readonly string[] {
    const schema = () => {
      const known = (this.#operation(operation).parameters ?? [])
        .map((parameter) => named(this.#description.components.parameters, parameter))
        .filter((parameter) => parameter.in === 'query');
      const properties = Object.fromEntries(known.map(({ name, schema = {} }) => [name, schema]));
      return { type: 'object', properties };
    };
    return this.#problems(`${operation} query`, { ...query }, schema, this.#queryAjv);
  }

  /** What is wrong with an answer of the stand-in itself: a shape that GitHub would never send. */
  answerProblems(operation: string, status: number, body: unknown): readonly string[] {
    const described = this.#response(operation, status);
    if (described === undefined && status < 400) return [`${operation} never answers ${status}`];
    if (described?.content === undefined && status < 400)
      return body === undefined ? [] : [`${status} has no body`];
    const anyError = { $ref: '#/components/schemas/basic-error' };
    return this.#problems(`${operation} ${status}`, body, () =>
      described?.content === undefined ? anyError : schemaOf(described),
    );
  }

  /**
   * An answer as JSON: of a model the fields that the description knows. What else the description requires is null
   * where it may be, else a plain value.
   */
  complete(operation: string, status: number, body: unknown): unknown {
    const described = this.#response(operation, status);
    return described?.content === undefined ? body : this.#complete(schemaOf(described), body);
  }

  /** As `complete`, for one of the description's named schemas, such as `pull-request`. */
  completeSchema(name: string, value: unknown): unknown {
    return this.#complete({ $ref: `#/components/schemas/${name}` }, value);
  }

  #complete(reference: Schema, given: unknown): unknown {
    const schema = named(this.#description.components.schemas, reference);
    if (given === null || (given === undefined && schema.nullable === true)) return null;
    const [option] = schema.oneOf ?? schema.anyOf ?? [];
    if (option !== undefined) return this.#complete(option, given);
    if (Array.isArray(given)) return given.map((item) => this.#complete(schema.items ?? {}, item));
    if (typeof given !== 'object' && given !== undefined) return given;
    const parts = [schema, ...(schema.allOf ?? [])].map((part) =>
      named(this.#description.components.schemas, part),
    );
    const properties: Named<Schema> = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
    if (given === undefined && Object.keys(properties).length === 0) return plainValue(schema);
    const required = new Set(parts.flatMap((part) => part.required ?? []));
    const isModel = given !== undefined && Object.getPrototypeOf(given) !== Object.prototype;
    const own = given === undefined || isModel ? [] : Object.keys(given);
    const fields = [...new Set([...Object.keys(properties), ...required, ...own])].flatMap((key) => {
      const value = given && fieldOf(given, key);
      if (value === undefined && !required.has(key)) return [];
      return [[key, this.#complete(properties[key] ?? {}, value)]];
    });
    return Object.fromEntries(fields);
  }

  #operation(operation: string): Operation {
    const [method = '', path = ''] = operation.split(' ');
    const found = this.#description.paths[path]?.[method.toLowerCase()];
    if (found === undefined) throw new Error(`The description has no ${operation}`);
    return found;
  }

  #response(operation: string, status: number): Message | undefined {
    const response = this.#operation(operation).responses[String(status)];
    return response && named(this.#description.components.responses, response);
  }

  #problems(key: string, value: unknown, schema: () => Schema, ajv = this.#ajv): readonly string[] {
    const validate = this.#compiled.get(key) ?? ajv.compile(jsonSchema(schema(), true));
    this.#compiled.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message}: ${JSON.stringify(params)}`,
    );
  }
}

/** What a reference leads to. */
function named<T extends { readonly $ref?: string }>(all: Named<T>, value: T): T {
  return all[value.$ref?.split('/').at(-1) ?? ''] ?? value;
}

function schemaOf({ content }: Message): Schema {
  return content?.['application/json']?.schema ?? {};
}

function plainValue({ type = 'object', format = '', enum: values }: Schema): unknown {
  return values?.[0] ?? plainValues[format] ?? plainValues[type];
}

const plainValues: Named<unknown> = {
  uri: 'https://example.com/',
  'date-time': '2025-01-01T00:00:00Z',
  string: '',
  integer: 0,
  number: 0,
  boolean: false,
  array: [],
  object: {},
};

function makeAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes });
  addFormats.default(ajv);
  return ajv.addFormat('repo.nwo', true);
}

function overlay(target: object, change: object): void {
  for (const [key, value] of Object.entries(change)) {
    const below: unknown = Reflect.get(target, key);
    if (typeof below === 'object' && below !== null) overlay(below, value);
    else Reflect.set(target, key, value);
  }
}

/**
 * OpenAPI 3.0 says `nullable`, JSON Schema says null; and its references get our id. Closed, it takes no keys but those
 * described: what GitHub would pass over or refuse is a client's mistake either way.
 */
function jsonSchema(schema: Schema, isClosed: boolean): object {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    const { nullable, ...rest } = Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        key === '$ref' && typeof entry === 'string' ? `${id}${entry}` : convert(entry),
      ]),
    );
    const isObject = isClosed && rest['type'] === 'object' && rest['properties'] !== undefined;
    const converted = isObject ? { additionalProperties: false, ...rest } : rest;
    return nullable === true ? { anyOf: [converted, { type: 'null' }] } : converted;
  };
  return Object(convert(schema));
}
