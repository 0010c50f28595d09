import { z } from 'zod';
import type { ConfidenceBand, Native, Severity } from '../model/finding.ts';
import { maxLine } from './read-values.ts';
import type { Rule } from './rules.ts';
import { foldKey, type Role, roleNames, sideKey } from './vocabulary.ts';

/** A contract's own words by what they mean, the strongest first. */
export type Scale = Readonly<Record<string, Severity | ConfidenceBand>>;

/** What a contract says of a field beyond its schema. */
interface FieldOptions {
  /** The description in schemas and prompts. */
  readonly about: string;
  readonly role?: Role;
  /** Names that it may have beyond those of its role. */
  readonly names?: readonly string[];
  /** The meaning of its words. */
  readonly scale?: Scale;
  /** The number that stands for certainty. */
  readonly whole?: 1 | 100;
  /** What a missing field counts as; without it a finding that lacks the field is invalid. */
  readonly missing?: Native;
  /** A rule that is stated elsewhere. */
  readonly rule?: Rule;
}

/** The options of every field, by its schema. */
export const fieldOptions = z.registry<FieldOptions>();

/** The schema, with what its contract says of the field. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  about: string,
  options: Omit<FieldOptions, 'about'> = {},
): Schema {
  fieldOptions.add(schema, { about, ...options });
  return schema;
}

export interface JsonSchema {
  readonly [key: string]: unknown;
}

/** The JSON Schema (2020-12) with a description of every field. */
export function describedSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    // Any JSON value, as a reviewer wrote it.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const about = fieldOptions.get(zodSchema)?.about;
      if (about !== undefined) jsonSchema.description = about;
    },
  });
}

/** Raised when a published schema changes in a way that makes a valid document invalid. */
const schemaVersion = 1;

/** A JSON Schema (2020-12) with the identifier and title under which it is published. */
export function publishedSchema(
  name: string,
  title: string | undefined,
  { $schema, ...rest }: JsonSchema,
): JsonSchema {
  return { $schema, $id: `urn:pr-verdict:schema:${name}:${schemaVersion}`, title, ...rest };
}

export const filled = () => z.string().regex(/\S/, 'a non-empty string');
/** Ours: the proof of an answer without findings that the change was read. */
export const reviewedPaths = (rule: Rule) =>
  field(z.array(z.string()).optional(), 'The paths of the changed files that you read.', { rule });
export const count = () => z.int().min(0);
export const lineNumber = () => z.int().min(1).max(maxLine);

/** The id of a finding whose reviewer gave it none, where the contract requires one. */
export const unnamed = 'unnamed';

/** One field of a contract's finding, and how it is read where it is not as the contract has it. */
export interface Field {
  readonly name: string;
  readonly kind: Kind;
  readonly rule: Rule;
  readonly role: Role | undefined;
  /** Other names that it may have. */
  readonly names: readonly string[];
  /** How the contract writes lines. */
  readonly lines: 'number' | 'text' | 'either';
  /** The contract's own words, each with its meaning. */
  readonly words: Readonly<Record<string, string>>;
  readonly whole: 1 | 100;
  readonly missing: Native | undefined;
  /** The contract does not have the field; where a reviewer gives it, it is used. */
  readonly isExtra: boolean;
  /** The contract has null for this field. */
  readonly isNullable: boolean;
}

type Kind =
  | ('any' | 'text' | 'word' | 'texts' | 'boolean' | 'severity' | 'confidence' | 'share')
  | ('lines' | 'lineEnd' | 'path' | 'paths');

/** All fields of one object of a contract. */
export interface FieldTable {
  readonly fields: readonly Field[];
  readonly names: ReadonlySet<string>;
  /** Folded names of keys that the contract does not have and that are used where a reviewer writes them. */
  readonly extraNames: ReadonlySet<string>;
  /** The keys of each field that is an object. */
  readonly objects: ReadonlyMap<string, ReadonlySet<string>>;
  readonly unknownKey: Rule;
  /** The rule that a fault at `path` breaks. */
  readonly ruleOf: (path: readonly PropertyKey[]) => Rule;
  readonly byRole: (role: Role) => Field | undefined;
  /** The key of the field with this role; empty, which no field is named, where there is none. */
  readonly keyOf: (role: Role) => string;
}

interface TableOptions {
  /** Such as `C1`. */
  readonly contract: string;
  /** Of what is no field. */
  readonly otherwise: Rule;
  /** Roles that the contract has no field for and that are used where a reviewer fills them. */
  readonly extras?: readonly Role[];
}

export function fieldTable(
  shape: Readonly<Record<string, z.ZodType>>,
  { contract, otherwise, extras = [] }: TableOptions,
): FieldTable {
  const summary = 'Objects have no fields beyond the contract.';
  const unknownKey = { id: `${contract}/unknown-key`, grade: 'deviation', summary } as const;
  const named = Object.entries(shape).map(([name, schema]) => toField(name, schema, contract));
  const added = extras.map((role) => extraField(role, unknownKey));
  const extraNames = added.flatMap(({ name, names }) => [name, ...names]);
  const byName = new Map<PropertyKey | undefined, Field>(named.map((each) => [each.name, each]));
  const byRole = new Map(named.map((each) => [each.role, each]));
  const isRank = ({ kind }: Field) => Number(kind === 'severity');
  return {
    // A severity is recognised by its words, so it takes names that other fields may have as well.
    fields: [...named, ...added].sort((one, other) => isRank(other) - isRank(one)),
    names: new Set(Object.keys(shape)),
    extraNames: new Set([...extraNames, ...roleNames.text, sideKey].map(foldKey)),
    objects: new Map(
      Object.entries(shape).flatMap(([name, schema]) =>
        schema instanceof z.ZodObject ? [[name, new Set(Object.keys(schema.shape))]] : [],
      ),
    ),
    unknownKey,
    ruleOf: ([name]) => byName.get(name)?.rule ?? otherwise,
    byRole: (role) => byRole.get(role),
    keyOf: (role) => byRole.get(role)?.name ?? '',
  };
}

function toField(name: string, schema: z.ZodType, contract: string): Field {
  const { about = '', role, names = [], scale, whole = 100, missing, rule } = fieldOptions.get(schema) ?? {};
  const inner = withoutOptional(schema);
  const words = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  const id = `${contract}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')}`;
  return {
    name,
    role,
    kind: role === undefined && scale !== undefined ? 'confidence' : kindOf(role, inner),
    rule: rule ?? { id, grade: 'refused', summary: `\`${name}\`: ${about}` },
    names: role === undefined ? names : [...names, ...roleNames[role]].filter((each) => each !== name),
    lines: inner instanceof z.ZodNumber ? 'number' : inner instanceof z.ZodString ? 'text' : 'either',
    words: scale ?? Object.fromEntries(words.map((word) => [word, word])),
    whole,
    missing,
    isExtra: false,
    isNullable: schema instanceof z.ZodNullable,
  };
}

function extraField(role: Role, rule: Rule): Field {
  const [name = role, ...names] = roleNames[role];
  const kind = role === 'lineEnd' ? role : 'text';
  return { ...toField(name, z.string(), ''), role, rule, names, kind, lines: 'number', isExtra: true };
}

function kindOf(role: Role | undefined, schema: z.ZodType): Kind {
  switch (role) {
    case 'path':
    case 'paths':
    case 'lines':
    case 'lineEnd':
    case 'severity':
      return role;
    case 'confidence':
      return schema instanceof z.ZodNumber ? 'share' : 'confidence';
    case 'references':
      return 'texts';
    default:
      if (schema instanceof z.ZodEnum) return 'word';
      if (schema instanceof z.ZodBoolean) return 'boolean';
      return schema instanceof z.ZodString ? 'text' : 'any';
  }
}

function withoutOptional(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return withoutOptional(schema.unwrap());
  }
  return schema instanceof z.ZodType ? schema : z.never();
}

/** Severities and bands of confidence, the strongest first. */
const strongest: readonly unknown[] = ['critical', 'high', 'medium', 'low', 'info', 'speculative'];

/** The word of a scale for a severity or a band: its own, or that of the nearest stronger one. */
export function wordFor<Word extends string>(
  scale: Readonly<Record<Word, string>>,
  meaning: Severity | ConfidenceBand,
): Word {
  let nearest: Word | undefined;
  for (const word in scale) {
    if (scale[word] === meaning) return word;
    if (strongest.indexOf(scale[word]) < strongest.indexOf(meaning)) nearest = word;
  }
  if (nearest === undefined) throw new Error('A scale has a word for its strongest meaning.');
  return nearest;
}
