import { idIn, isObject, listIn, totalIn, unwrapped, type Fields } from './find-in-answer';

/**
 * The contract's rules for an answer, as far as screens depend on them:
 * - a leaf is the name of its type; `integer` is a whole number, `count` a whole number from 0 on, `any` anything but a
 * list, object or null;
 * - a list has the shape of its entries;
 * - an object has a shape for each name, with a suffix for what else is allowed: `?` null, `~` null or missing, `-`
 * missing.
 */
export type Shape = string | readonly [Shape] | { readonly [marked: string]: Shape };

/** One repair of an answer: its path (`.sections_list.0.liner`) and a short description. */
export interface Repair {
  readonly at: string;
  readonly what: string;
}

export interface RepairedAnswer {
  readonly value: unknown;
  readonly repairs: readonly Repair[];
}

const isLeaf = (shape: Shape): shape is string => typeof shape === 'string';
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

const numeral = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A scalar as its type; null for an empty value, undefined if it cannot be read as that type. */
function readAs(type: string, value: unknown): unknown {
  if (value == null) return null;
  // JSON.parse reads 1e999 as infinity, which no picture can be drawn to.
  if (typeof value === 'object' || (typeof value === 'number' && !Number.isFinite(value))) return undefined;
  if (type === 'any') return value;
  if (type === 'string') return String(value);
  const text = String(value).trim();
  if (text === '') return null;
  if (type === 'boolean') return /^(true|1)$/i.test(text) || (/^(false|0)$/i.test(text) ? false : undefined);
  const number = numeral.test(text) ? Number(text) : Number.NaN;
  const fits =
    type === 'number'
      ? Number.isFinite(number)
      : Number.isSafeInteger(number) && (type !== 'count' || number >= 0);
  return fits ? number : undefined;
}

const broken = Symbol('broken');

interface Part {
  readonly name: string;
  readonly mark: string;
  readonly part: Shape;
}

const partsOf = (fields: Fields): readonly Part[] =>
  Object.entries(fields as Record<string, Shape>).map(([marked, part]) => {
    const [, name = '', mark = ''] = /^(\w+)(.?)/.exec(marked) ?? [];
    return { name, mark, part };
  });

/**
 * The object of an answer that has the parts. A wrapped one is found by its lists, because a wrapper may have an id of its
 * own. A receipt, of which only the id is used, may be the id alone or name it after its kind.
 *
 * @param only the name of its list, if it is a list with its count.
 */
function rootOf(parts: readonly Part[], answered: unknown, only: string | undefined): unknown {
  const hasAny = (names: readonly Part[]) => (one: unknown) =>
    isObject(one) && names.some(({ name }) => name in one);
  const lists = parts.filter(({ part }) => isList(part));
  if (only !== undefined)
    return unwrapped(answered, (one) => (isObject(one) && only in one) || listIn(one) !== undefined);
  const inner = unwrapped(answered, hasAny(lists.length > 0 ? lists : parts));
  const isReceipt = lists.length === 0 && parts.some(({ name, mark }) => name === 'id' && mark === '');
  if (!isReceipt || hasAny(parts)(answered)) return inner;
  if (typeof answered === 'number' || (typeof answered === 'string' && answered.trim() !== ''))
    return { id: answered };
  const id = isObject(answered) ? idIn(answered) : undefined;
  if (id === undefined) return inner;
  // Two ids, and neither says which one it is.
  return inner === answered ? { ...(answered as Fields), id } : answered;
}

function digest(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return (sum >>> 0).toString(36);
}

/**
 * An answer in the contract's types, and its repairs. The given value is not changed.
 *
 * - A text of a number or a boolean becomes one, and scalars become texts where texts are required; a blank or
 * unreadable value becomes null if null is allowed. What could not be read is kept in `unread` of the whole answer, by
 * `unreadKey`.
 * - Missing lists and objects become empty ones; empty entries of a list are dropped. A plain list is accepted in place
 * of an object with a list, and the other way round.
 * - An entry without an id, or with another entry's id, gets one that begins with `temp-`: rows need keys, and a save
 * does not send it.
 * - Invalid optional fields are dropped. Unknown values of an enumeration are kept, because a newer server may have more of
 * them. Fields with unknown names are kept in `foreign` of a montage, by `entityKey`: a save returns them.
 *
 * @returns the path of the first required part that is missing, if nothing of the answer can be shown.
 */
export function repairAnswer(shape: Shape, answer: unknown): RepairedAnswer | string {
  const repairs: Repair[] = [];
  const unread: Record<string, unknown> = {};
  const foreign: Record<string, Fields> = {};
  const keepsForeign =
    isObject(shape) && partsOf(shape).filter(({ part, mark }) => isList(part) && mark === '').length > 1;
  const ids = new Set<string>();
  const copies = new Map<string, number>();
  let wrong = '.';

  const note = (at: string, what: string): void => void repairs.push({ at: at || '.', what });
  const fail = (at: string): typeof broken => {
    wrong = at || '.';
    return broken;
  };

  function leaf(type: string, given: unknown, at: string): unknown {
    const value = readAs(type, given);
    if (value !== given) {
      const missing = given === undefined ? 'missing' : String(given) === '' ? 'blank' : typeof given;
      note(
        at,
        value === undefined
          ? `no ${type}`
          : value === null
            ? `${missing}, now null`
            : `${missing} as ${type}`,
      );
    }
    return value;
  }

  function list([entry]: readonly [Shape], given: unknown, at: string): unknown {
    const alone = isLeaf(entry) && !isObject(given) ? [given] : undefined;
    const inner = at === '' ? unwrapped(given, (one) => listIn(one) !== undefined) : given;
    const entries = Array.isArray(given) ? given : given == null ? [] : (listIn(inner) ?? alone);
    if (entries !== given) note(at, given == null ? 'missing, now an empty list' : 'no list');
    if (!entries) return fail(at);
    return entries.flatMap((one: unknown, index: number) => {
      const place = `${at}.${index}`;
      const named = isLeaf(entry)
        ? nameOf(one)
        : 'name' in entry && typeof one === 'string'
          ? { name: one }
          : one;
      const value = isObject(named) || isLeaf(entry) ? whole(entry, named, place, true) : fail(place);
      if (value === broken) note(place, 'left out');
      return value === broken ? [] : [value];
    });
  }

  function idOf(from: Fields, at: string, isEntry: boolean): string {
    // Across all lists of this name; in an answer that is a list, within one entry: two users have the same access.
    const kind = at.replace(/^\.\d+$|(?!^)\.\d+/g, '');
    const given = readAs('string', from.id);
    const isTaken = (id: string) => isEntry && (id === '' || ids.has(`${kind} ${id}`));
    let id = typeof given === 'string' ? given : '';
    if (typeof given !== 'string' ? at !== '' : isTaken(id)) {
      // Derived from its content instead of its position: after a save the same content gets the same id.
      const base = `temp-${digest(JSON.stringify(from))}`;
      for (id = base; isTaken(id);) {
        const copy = (copies.get(base) ?? 1) + 1;
        copies.set(base, copy);
        id = `${base}-${copy}`;
      }
    }
    if (id !== from.id)
      note(`${at}.id`, id === given ? 'number as string' : given ? 'the id of another' : 'no id');
    ids.add(`${kind} ${id}`);
    return id;
  }

  function object(fields: Fields, answered: unknown, at: string, isEntry: boolean): unknown {
    const parts = partsOf(fields);
    const lists = parts.filter(({ part, mark }) => isList(part) && mark === '');
    const only = at === '' && lists.length === 1 ? lists[0]?.name : undefined;
    const given = at === '' ? rootOf(parts, answered, only) : answered;
    if (given !== answered) note(at, 'found elsewhere');
    let from: Fields = isObject(given) ? given : {};
    if (only !== undefined && given != null && from[only] !== null && !Array.isArray(from[only])) {
      // A server may leave out what is empty.
      const none = isObject(given) && from[only] === undefined && totalIn(from) === 0 ? [] : undefined;
      const found = Array.isArray(given) ? given : (listIn(given) ?? none);
      if (!found) return fail(`.${only}`);
      note(`.${only}`, 'found elsewhere');
      from = { ...from, [only]: found };
    } else if (!isObject(given)) {
      if (at === '' && given != null) return fail(at);
      note(at, given == null ? 'missing' : 'no object');
    } else if (at === '' && Object.keys(given).length > 0 && !parts.some(({ name }) => name in given)) {
      return fail(at);
    }

    // Lists under other names alone are those of another interface, and would show as an empty montage.
    const isRenamed = (one: Fields) =>
      !lists.some(({ name }) => name in one) && Object.values(one).some(Array.isArray);
    if (at === '' && keepsForeign && isObject(given) && isRenamed(given)) return fail(`.${lists[0]?.name}`);

    const result: Record<string, unknown> = {};
    const hasOwnId = parts.some(({ name, mark }) => name === 'id' && mark === '');
    // A receipt contains only its id.
    const mayLackId = hasOwnId && (at !== '' || lists.length > 0);
    const id = mayLackId ? idOf(from, at, isEntry) : '';
    if (mayLackId && keepsForeign) {
      const known = new Set(parts.map(({ name }) => name));
      const others = Object.entries(from).filter(([name]) => !known.has(name));
      if (others.length > 0) foreign[entityKey(at, id)] = Object.fromEntries(others);
    }
    for (const { name, mark, part } of parts) {
      const field = asObject(part, from[name]);
      const place = `${at}.${name}`;
      if (name === 'id' && mayLackId) {
        result.id = id;
      } else if (mark === '~' && field == null) {
        if (field === null) result[name] = null;
      } else if (mark === '-' && field === undefined) {
        continue;
      } else if ((mark === '?' || mark === '~') && isLeaf(part)) {
        const value = leaf(part, field, place);
        if (value === undefined) unread[unreadKey(at, id, name)] = field;
        result[name] = value ?? null;
      } else if ((mark === '?' || mark === '~') && !isObject(field)) {
        if (field !== null) note(place, field === undefined ? 'missing, now null' : 'no object, now null');
        if (field != null && field !== '') unread[unreadKey(at, id, name)] = field;
        result[name] = null;
      } else {
        const value = mark === '-' && field === null ? broken : whole(part, field, place, false);
        if (value !== broken) result[name] = value;
        else if (mark === '-') note(place, 'left out');
        else if (mark === '?' || mark === '~') {
          note(place, 'now null');
          result[name] = null;
        } else if (part === 'count' && only !== undefined) {
          const total = readAs('count', totalIn(from) ?? (isObject(answered) ? totalIn(answered) : null));
          result[name] = total ?? (result[only] as unknown[]).length;
        } else if (isList(part) && !only) result[name] = [];
        else return broken;
      }
    }
    return result;
  }

  function whole(part: Shape, given: unknown, at: string, isEntry: boolean): unknown {
    if (isLeaf(part)) return leaf(part, given, at) ?? fail(at);
    return isList(part) ? list(part, given, at) : object(part, given, at, isEntry);
  }

  const value = whole(shape, answer, '', false);
  if (value === broken) return wrong;
  const kept = {
    ...(Object.keys(unread).length > 0 && { unread }),
    ...(Object.keys(foreign).length > 0 && { foreign }),
  };
  return { value: isObject(value) && Object.keys(kept).length > 0 ? { ...value, ...kept } : value, repairs };
}

/** The name in an object that should be a text. */
const nameOf = (one: unknown): unknown => (isObject(one) && typeof one.name === 'string' ? one.name : one);

/** An object in a list of its own is read as the object, and a name as an object with one. */
function asObject(part: Shape, field: unknown): unknown {
  if (isLeaf(part) || isList(part)) return field;
  if (typeof field === 'string' && field.trim() !== '' && ('name' in part || 'name?' in part))
    return { name: field };
  return Array.isArray(field) && field.length === 1 ? field[0] : field;
}

/** The domain's `entityKey`: the name of the list or the item, and the id. */
const entityKey = (at: string, id: string): string => `${/([a-z_]+)(\.\d+)?$/.exec(at)?.[1] ?? ''} ${id}`;

/** The domain's `unreadKey`: that of the entity, and the field. */
const unreadKey = (at: string, id: string, field: string): string => `${entityKey(at, id)} ${field}`;
