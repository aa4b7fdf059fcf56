import { operationName, operationsOf, segmentsOf, type Contract, type Node } from './document.ts';
import { withoutScopes } from './per-operation.ts';

/** As `redocly diff --format json` writes it. */
export interface FoundChange {
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  verdicts: { ruleId: string; impact: string; message: string }[];
  property?: string;
  base?: { pointer: string; value?: Node };
  revision?: { pointer: string; value?: Node };
}

export type Rating = 'breaking' | 'not breaking' | 'not rated';

export interface RatedChange {
  /** Identifies the change in every output: direction, place and sentence. */
  id: string;
  rating: Rating;
  direction: 'request' | 'response' | 'operation';
  /** In the contract, not in the compared form. */
  pointer: string;
  message: string;
  /** By their operationId; empty for the contract as a whole. */
  operations: string[];
}

/** Keywords without an effect on requests and answers. */
const words =
  /^(?:description|summary|title|examples?|tags|deprecated|externalDocs|termsOfService|contact|x-.*)$/;
/** Redocly has no rule for these, so it does not report them at all. */
const unjudged =
  /^(?:default|patternProperties|encoding|if|discriminator|xml|content(?:Encoding|MediaType|Schema)|unevaluatedItems|readOnly|writeOnly|links|callbacks|allowReserved|webhooks|\$\w+)$/;

/** Whether the last segment is a name from the contract: a property may be called `title`, or `default`. */
const isName = (segments: string[]) =>
  ['properties', 'parameters', 'headers', 'schemas', 'paths'].includes(segments.at(-2) ?? '');

function directionOf(segments: string[]): RatedChange['direction'] {
  const part = segments[0] === 'paths' ? segments[3] : undefined;
  if (part === 'responses') return 'response';
  return part === 'parameters' || part === 'requestBody' ? 'request' : 'operation';
}

const statusOf = (segments: string[]) =>
  segments.length === 5 && segments[3] === 'responses' ? segments[4] : undefined;
const isError = (status: string) => /^[45]/.test(status);

/** Changes that Redocly rates mildly although they break a client; each is a line of the table in rate.test.ts. */
function breaksBeyond(change: FoundChange, segments: string[]): string | undefined {
  const status = statusOf(segments);
  if (change.kind === 'added' && status !== undefined && !isError(status)) {
    return `Answer \`${status}\` was added, which no client expects.`;
  }
  const header = segments[3] === 'responses' && segments[5] === 'headers' ? segments[6] : undefined;
  if (
    header !== undefined &&
    segments.length === 7 &&
    change.property === 'required' &&
    change.base?.value === true
  ) {
    return `Header \`${header}\` is no longer certain.`;
  }
  return undefined;
}

const shown = (node: Node | undefined) => (node === undefined ? 'nothing' : JSON.stringify(node));

function plainMessage({ kind, property, typeName, base, revision }: FoundChange, segments: string[]): string {
  if (property) return `\`${property}\` changed from ${shown(base?.value)} to ${shown(revision?.value)}.`;
  return `${typeName} \`${segments.at(-1) ?? ''}\` was ${kind}.`;
}

function rated(change: FoundChange, segments: string[]): { rating: Rating; message: string } {
  const beyond = breaksBeyond(change, segments);
  if (beyond) return { rating: 'breaking', message: beyond };
  const breaking = change.verdicts.filter(({ impact }) => impact === 'major');
  const said = [...new Set(breaking.map(({ message }) => message))].join(' ');
  const status = statusOf(segments);
  // All errors have one rule for every client: removing one narrows the answer.
  const harmless = change.kind === 'removed' && status !== undefined && isError(status);
  if (said && !harmless) return { rating: 'breaking', message: said };
  const keyword = change.property ?? (isName(segments) ? '' : segments.at(-1));
  const rating = unjudged.test(keyword ?? '') ? 'not rated' : 'not breaking';
  return { rating, message: said || plainMessage(change, segments) };
}

function namesOf(contracts: Contract[]): (segments: string[]) => string[] {
  const known = contracts.flatMap((contract) => [...operationsOf(contract)]);
  return ([root, path, method]) => {
    if (root !== 'paths') return [];
    const here = known.filter(([p, m]) => p === path && (method === undefined || m === method));
    return [...new Set(here.map((operation) => operationName(...operation)))];
  };
}

/**
 * The effect of the changes on clients. A change of a shared component is one change with all operations that it
 * affects, as long as the effect is the same; requests and answers are rated separately. Changes of descriptions are
 * ignored.
 *
 * @param found between the two contracts in the compared form (`perOperation`).
 */
export function rate(found: FoundChange[], base: Contract, revision: Contract): RatedChange[] {
  const names = namesOf([base, revision]);
  const changes = new Map<string, RatedChange>();
  for (const change of found) {
    const segments = segmentsOf(change.path);
    const last = segments.at(-1) ?? '';
    if (segments[0] === 'info' || segments[0] === 'tags') continue;
    // Copies are compared at their uses; here it only matters that they exist.
    if (segments[0] === 'components' && segments[1] !== 'securitySchemes') continue;
    if (words.test(change.property ?? (isName(segments) ? '' : last))) continue;
    const at = (change.kind === 'removed' ? change.base : change.revision)?.pointer ?? change.path;
    const direction = directionOf(segments);
    const { rating, message } = rated(change, segments);
    const pointer = withoutScopes(
      change.property && change.property !== 'key' && !at.endsWith(`/${change.property}`)
        ? `${at}/${change.property}`
        : at,
    );
    const id = `${direction} ${pointer}: ${withoutScopes(message)}`;
    const known = changes.get(id);
    if (known) known.operations = [...new Set([...known.operations, ...names(segments)])];
    else
      changes.set(id, {
        id,
        rating,
        direction,
        pointer,
        message: withoutScopes(message),
        operations: names(segments),
      });
  }
  return [...changes.values()];
}
