import { expect, test } from 'vitest';
import { jsonSchema } from '../../../src/commands/schema-catalog.ts';
import { modelFormats } from '../../../src/formats/registry.ts';

interface Schema {
  readonly [key: string]: unknown;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const propertiesOf = (node: Schema): Schema => Object(node['properties']);

/** Every schema in a schema, with the path to it and the objects and lists that it is in. */
function nodesOf(node: Schema, path = '#', depth = 0): readonly (readonly [string, Schema, number])[] {
  const level = depth + (node['type'] === 'object' || node['type'] === 'array' ? 1 : 0);
  const inner = [
    ...Object.entries(propertiesOf(node)),
    ...[...list(node['anyOf']), ...list(node['oneOf'])].map((each, index) => [`${index}`, each] as const),
    ...('items' in node ? [['items', node['items']] as const] : []),
  ];
  return [
    [path, node, level],
    ...inner.flatMap(([name, each]) => nodesOf(Object(each), `${path}/${name}`, level)),
  ];
}

const keywords = ['type', 'description', 'properties', 'required', 'additionalProperties'].concat(
  ...['items', 'enum', 'anyOf'],
);
const types = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'];

/**
 * What one schema has that a strict mode refuses.
 * @see https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas
 * @see https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
 * @see https://ai.google.dev/gemini-api/docs/structured-output#json_schema_support
 */
function faultsOf(node: Schema): readonly string[] {
  const isObject = node['type'] === 'object';
  const objects = list(node['anyOf']).filter((each) => Object(each)['type'] === 'object');
  const faults: readonly (readonly [boolean, string])[] = [
    [Object.keys(node).some((key) => !keywords.includes(key)), 'unknown keyword'],
    [![node['type']].flat().every((type) => types.includes(`${type}`)) && !('anyOf' in node), 'no type'],
    [isObject && node['additionalProperties'] !== false, 'open object'],
    [isObject && `${node['required']}` !== `${Object.keys(propertiesOf(node))}`, 'optional field'],
    [list(node['enum']).some((each) => typeof each !== 'string'), 'enumeration of other things than words'],
    // Observed in servers: a branch is chosen by its first key, so two objects cannot be choices.
    [objects.length > 1, 'choice between objects'],
  ];
  return faults.flatMap(([isBroken, fault]) => (isBroken ? [fault] : []));
}

test.each(modelFormats)('the transport schema of %s is one that strict modes take', (format) => {
  const schema = jsonSchema(`${format}.transport`) ?? {};
  const nodes = nodesOf(schema);
  expect(nodes.flatMap(([path, node]) => faultsOf(node).map((fault) => `${path} ${fault}`))).toEqual([]);
  expect(schema['type']).toBe('object');
  expect(Math.max(...nodes.map(([, , depth]) => depth))).toBeLessThanOrEqual(10);
  expect(nodes.length).toBeLessThan(1000);
  expect(nodes.filter(([, node]) => 'anyOf' in node).length).toBeLessThanOrEqual(16);
});

test.each([...['synthesized-findings', ...modelFormats, ...modelFormats.map((each) => `${each}.transport`)]])(
  'every field of the schema %s has a description',
  (name) => {
    const fields = nodesOf(jsonSchema(name) ?? {}).flatMap(([path, node]) =>
      Object.entries(propertiesOf(node)).map(([key, each]) => [`${path}/${key}`, Object(each)] as const),
    );
    expect(fields.filter(([, { description }]) => description === undefined).map(([path]) => path)).toEqual(
      [],
    );
  },
);
