/** The violations of a schema by a value, each once and at its place. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { Schema } from './contract.ts';

export interface SchemaError {
  /** The violated keyword: `type`, `required`, `enum`, ... */
  keyword: string;
  /** JSON pointer into the value. */
  pointer: string;
  expected: string;
  got: string;
}

/** Not strict: the contract's schemas have OpenAPI's keywords in addition to those of JSON Schema. */
const options = { strict: false, allErrors: true, verbose: true, logger: false } as const;
const ajv = new Ajv2020({ ...options, formats: { binary: true } });
/** A header or a query is text; its schema describes the parsed value. */
const coercing = new Ajv2020({ ...options, coerceTypes: 'array' });
// The default export of a CommonJS module, as Node and a bundler see it.
const addFormats = ('default' in formatsPlugin ? formatsPlugin.default : formatsPlugin) as unknown as (
  to: Ajv2020,
) => void;
addFormats(ajv);
addFormats(coercing);

/**
 * Cached by the schema object, and by its text: without references, the same schema occurs many times in the contract.
 */
const bySchema = new WeakMap<Schema, ValidateFunction>();
const byText = new Map<string, ValidateFunction>();

function compile(schema: Schema, by: Ajv2020 = ajv): ValidateFunction {
  const known = bySchema.get(schema);
  if (known) return known;
  const text = `${by === ajv} ${JSON.stringify(schema)}`;
  const validate = byText.get(text) ?? by.compile(schema);
  bySchema.set(schema, validate);
  byText.set(text, validate);
  return validate;
}

export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function expectation(error: ErrorObject): string {
  if (error.keyword === 'enum') return `one of ${show(error.params['allowedValues'])}`;
  if (error.keyword === 'const') return show(error.params['allowedValue']);
  return error.message ?? error.keyword;
}

function findingOf(error: ErrorObject): SchemaError {
  const { keyword, instancePath, params, data } = error;
  if (keyword === 'required') {
    const pointer = `${instancePath}/${escape(String(params['missingProperty']))}`;
    return { keyword, pointer, expected: 'present', got: 'missing' };
  }
  const unknownField: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'];
  if (unknownField !== undefined) {
    const pointer = `${instancePath}/${escape(String(unknownField))}`;
    return { keyword, pointer, expected: 'no such field', got: 'present' };
  }
  return { keyword, pointer: instancePath, expected: expectation(error), got: show(data) };
}

/**
 * A failed choice (`X or null`) reports every branch and itself. The intended branch is the one with the matching type:
 * if anything below a place is wrong, the type errors of the other branches at that place are noise.
 */
function meant(errors: ErrorObject[]): ErrorObject[] {
  const single = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf');
  const relevant = single.length > 0 ? single : errors;
  return relevant.filter(
    (error) =>
      error.keyword !== 'type' ||
      !relevant.some(
        (other) =>
          other.instancePath.startsWith(`${error.instancePath}/`) ||
          (other.instancePath === error.instancePath && other.keyword !== 'type'),
      ),
  );
}

function findings(errors: ErrorObject[]): SchemaError[] {
  const found = new Map<string, SchemaError>();
  for (const error of meant(errors)) {
    const finding = findingOf(error);
    const key = `${finding.keyword} ${finding.pointer}`;
    const before = found.get(key);
    if (before && before.expected !== finding.expected) before.expected += ` or ${finding.expected}`;
    else if (!before) found.set(key, finding);
  }
  return [...found.values()];
}

export function schemaErrors(schema: Schema, value: unknown): SchemaError[] {
  const validate = compile(schema);
  return validate(value) ? [] : findings(validate.errors ?? []);
}

/** For the text of a header. */
export function textErrors(schema: Schema, text: string): SchemaError[] {
  const validate = compile({ type: 'object', properties: { text: schema } }, coercing);
  return validate({ text }) ? [] : findings(validate.errors ?? []);
}

/** The schema with every object closed unless it says otherwise; parts of an `allOf` are closed as a whole. */
function closed(schema: Schema, part = false): Schema {
  const copy: Schema = { ...schema };
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, closed(property)]),
    );
  }
  if (schema.items) copy.items = closed(schema.items);
  if (schema.oneOf) copy.oneOf = schema.oneOf.map((branch) => closed(branch));
  if (schema.allOf) copy.allOf = schema.allOf.map((each) => closed(each, true));
  if (!part && (schema.properties ?? schema.allOf)) copy['unevaluatedProperties'] ??= false;
  return copy;
}

const closedSchemas = new WeakMap<Schema, Schema>();

/** JSON pointers of the fields of a valid value that its schema does not have. */
export function unnamedFields(schema: Schema, value: unknown): string[] {
  const strict = closedSchemas.get(schema) ?? closed(schema);
  closedSchemas.set(schema, strict);
  return schemaErrors(strict, value)
    .filter(({ keyword }) => keyword === 'unevaluatedProperties')
    .map(({ pointer }) => pointer);
}
