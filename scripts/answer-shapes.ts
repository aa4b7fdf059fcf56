/**
 * Writes the shapes of the contract's success answers as data: the application validates every server answer with them
 * (`src/api/answer-shape.ts`). The generated Zod schemas check more, but with their library they would be the largest
 * part of the first screen. Part of `npm run generate`.
 */
import { writeFileSync } from 'node:fs';
import { loadContract, operationNamed, type Operation, type Schema } from './contract/verify/contract.ts';

type Shape = string | [Shape] | { [name: string]: Shape | null };
type Named = readonly [name: string, shape: Shape | null];

/** The tag of operations that no first screen calls. */
const laterTag = 'review';

/** Larger shapes are needed by later screens only, and are loaded with their first call. The list's shape has 300. */
const mostCharactersOfFirst = 400;

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();

const isNull = (schema: Schema) => typesOf(schema).join() === 'null';

const isNullable = (schema: Schema): boolean =>
  typesOf(schema).includes('null') || (schema.oneOf ?? []).some(isNull);

/** Merges the parts of an `allOf` into one object. */
function whole(schema: Schema): Schema {
  const parts = (schema.allOf ?? []).map(whole);
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required }) => required ?? []), ...(schema.required ?? [])],
  };
}

function leafOf(schema: Schema): string {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length > 1) return 'any';
  const [type] = types;
  if (type === 'integer' && schema.minimum === 0) return 'count';
  if (type === 'string' || type === 'number' || type === 'integer' || type === 'boolean') return type;
  throw new Error(`No shape can be made of ${JSON.stringify(schema)}`);
}

/** Merges a choice of objects into one object, which requires what all of them require. */
function anyOf(choices: readonly Schema[]): Schema {
  const objects = choices.map(whole);
  if (objects.some(({ properties }) => !properties))
    throw new Error(`A choice has no one shape: ${JSON.stringify(choices)}`);
  const [first, ...others] = objects.map(({ required = [] }) => required);
  return {
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
    required: first?.filter((name) => others.every((required) => required.includes(name))) ?? [],
  };
}

const markOf = (property: Schema, isRequired: boolean): string =>
  isNullable(property) ? (isRequired ? '?' : '~') : isRequired ? '' : '-';

function shapeOf(given: Schema): Shape {
  const choices = given.oneOf?.filter((one) => !isNull(one)) ?? [given];
  const schema = choices.length > 1 ? anyOf(choices) : whole(choices[0] ?? given);
  if (schema.items) return [shapeOf(schema.items)];
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return leafOf(schema);
  return Object.fromEntries(
    properties.map(([name, property]) => [
      name + markOf(property, schema.required?.includes(name) ?? false),
      shapeOf(property),
    ]),
  );
}

const successOf = ({ answers }: Operation) =>
  Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1];

const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

function printed(shape: Shape | null, indent: string): string {
  if (shape === null) return 'null';
  if (typeof shape === 'string') return `'${shape}'`;
  if (Array.isArray(shape)) return `[${printed(shape[0] ?? '', indent)}]`;
  const lines = Object.entries(shape).map(
    ([name, part]) => `${indent}  ${quoted(name)}: ${printed(part, `${indent}  `)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

function write(file: string, type: string, name: string, says: string, shapes: readonly Named[]): void {
  writeFileSync(
    `src/api/generated/${file}.ts`,
    `/**
 * Generated from openapi/montage.yaml by \`npm run generate\`. Do not edit.
 */
import type { Shape } from '../repair-answer';
${type.includes('OperationId') ? "import type { OperationId } from './operations';\n" : ''}
/** ${says} */
export const ${name}: ${type} = ${printed(Object.fromEntries(shapes), '')};
`,
  );
}

const contract = loadContract();

const answers = contract.operations.flatMap((operation): Named[] => {
  const success = successOf(operation);
  const schema = success?.content?.['application/json']?.schema;
  return schema && !success['x-any-body'] ? [[operation.id, shapeOf(schema)]] : [];
});
const later = new Set(contract.operations.filter(({ tag }) => tag === laterTag).map(({ id }) => id));
const isFirst = ([name, shape]: Named) =>
  !later.has(name) && JSON.stringify(shape).length <= mostCharactersOfFirst;

const eventsOf = (schema: Schema | undefined): Named[] =>
  (schema?.oneOf ?? []).map(({ properties }) => [
    String(properties?.event?.const),
    shapeOf(properties?.data ?? {}),
  ]);

write(
  'answer-shapes',
  'Partial<Record<OperationId, Shape | null>>',
  'answerShapes',
  'Null for an answer that is too large for everybody to load; without an entry, any body is a success.',
  answers.map((answer) => (isFirst(answer) ? answer : [answer[0], null])),
);
write(
  'large-answer-shapes',
  'Partial<Record<OperationId, Shape>>',
  'largeAnswerShapes',
  'Of the answers that only later screens ask for.',
  answers.filter((answer) => !isFirst(answer)),
);
write(
  'event-shapes',
  'Record<string, Shape>',
  'eventShapes',
  'Of what the events of a generation carry.',
  eventsOf(successOf(operationNamed(contract, 'generateMontage'))?.content?.['text/event-stream']?.schema),
);
