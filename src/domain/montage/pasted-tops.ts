import { decimalSignOf, amongDecimalCommas, readNumber } from './parse';

/** The columns of pasted tops, in the order of the table. */
const ROLES = ['name', 'tvdSs', 'tvd', 'ahd', 'range', 'thickness'] as const;
type Role = (typeof ROLES)[number];

/** Words of a heading, the more specific first: `TVD SS` before `TVD`. */
const HEADINGS: readonly (readonly [Role, RegExp])[] = [
  ['thickness', /thick|dikte|m.chtigkeit|tykkelse|[eé]paisseur|espesor/i],
  ['range', /range|uncert|unc\.?$|varian|toler|±|\+\/-|onzekerheid|unsicherheit|usikkerhet|incertitude/i],
  ['tvdSs', /tvd\s*-?_?\s*\(?(?:ss|msl|nap|nn)|sub\s*-?sea|\b(?:ss|msl|nap)\b|mss/i],
  ['ahd', /\b(?:md|ahd|ah|ahbdf|mdrt|mdrkb)\b|measured|along/i],
  ['tvd', /tvd|true vertical|\bvertical depth/i],
  ['name', /formation|formatie|formasjon|formaci|name|naam|\btops?\b|marker|horizon|unit|strat|lithol/i],
];
const FEET = /(?:^|[\s([])(?:ft|feet|usft)(?:$|[\s)\]])/i;
const METRES = /(?:^|[\s([])(?:m|metres?|meters?)(?:$|[\s)\]])/i;
const METRES_PER_FOOT = 0.3048;

/** TVD minus TVD SS is the drill floor's elevation: one number within the rounding of both. */
const SAME_DIFFERENCE_M = 0.2;
/** Larger than any uncertainty of a top, m. */
const LARGEST_RANGE_M = 300;

export interface ArrangedTops {
  /** In the order of the table's columns; blank if nothing was pasted for one. */
  rows: string[][];
  /** The decisions, in sentences. */
  decisions: string[];
}

type Column = readonly (number | null)[];

const numbersIn = (column: Column): number[] => column.filter((value) => value !== null);

function isIncreasing(column: Column): boolean {
  const values = numbersIn(column);
  return values.length > 0 && values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value));
}

/** The differences of two columns in rows with both numbers, m. */
const differences = (a: Column, b: Column): number[] =>
  a.flatMap((value, at) => {
    const other = b[at] ?? null;
    return value === null || other === null ? [] : [value - other];
  });

const spread = (values: readonly number[]): number =>
  values.length === 0 ? Infinity : Math.max(...values) - Math.min(...values);

/** Identifies columns without headings by properties of depths. */
function rolesByContent(columns: ReadonlyMap<number, Column>): Map<number, Role> {
  const roles = new Map<number, Role>();
  const depths = [...columns].filter(
    ([, values]) => isIncreasing(values) && Math.max(...numbersIn(values)) > LARGEST_RANGE_M,
  );
  const others = [...columns].filter(([at]) => !depths.some(([depth]) => depth === at));
  const smallest = others.find(([, values]) =>
    numbersIn(values).every((value) => value >= 0 && value <= LARGEST_RANGE_M),
  );
  if (smallest) roles.set(smallest[0], 'range');

  const pairs = depths.flatMap(([upper, a]) =>
    depths.flatMap(([lower, b]) => {
      const apart = differences(a, b);
      return apart.length > 1 && spread(apart) <= SAME_DIFFERENCE_M && Math.min(...apart) > 0
        ? [{ upper, lower }]
        : [];
    }),
  );
  const [pair] = pairs;
  if (pair) {
    roles.set(pair.upper, 'tvd');
    roles.set(pair.lower, 'tvdSs');
    const along = depths.find(
      ([at, values]) =>
        !roles.has(at) && differences(values, columns.get(pair.upper) ?? []).every((m) => m >= 0),
    );
    if (along) roles.set(along[0], 'ahd');
    return roles;
  }
  const [first, second] = depths;
  if (first && !second) roles.set(first[0], 'tvdSs');
  if (first && second) {
    const [vertical, along] = differences(second[1], first[1]).every((m) => m >= 0)
      ? [first, second]
      : [second, first];
    const [shallowest = 0] = differences(along[1], vertical[1]);
    // The first AHD equals the first TVD; TVD SS is less by the drill floor.
    roles.set(vertical[0], Math.abs(shallowest) < 1 ? 'tvd' : 'tvdSs');
    roles.set(along[0], 'ahd');
  }
  return roles;
}

function rolesByHeading(headings: readonly string[]): Map<number, Role> {
  const roles = new Map<number, Role>();
  headings.forEach((heading, at) => {
    const [role] = HEADINGS.find(([, words]) => words.test(heading)) ?? [];
    if (role !== undefined && ![...roles.values()].includes(role)) roles.set(at, role);
  });
  return roles;
}

const ROLE_NAMES: Record<Role, string> = {
  name: 'name',
  tvdSs: 'TVD SS',
  tvd: 'TVD BDF',
  ahd: 'AHD BDF',
  range: 'range',
  thickness: 'thickness',
};

const isDepth = (role: Role): boolean => role === 'tvdSs' || role === 'tvd' || role === 'ahd';

/** A column in metres, positive downwards; reports each conversion in `decisions`. */
function downwardsInMetres(role: Role, column: Column, isInFeet: boolean, decisions: string[]): Column {
  const given = numbersIn(column);
  const isTurned = isDepth(role) && given.filter((value) => value < 0).length * 2 > given.length;
  if (isInFeet) decisions.push(`${ROLE_NAMES[role]} was converted from feet.`);
  if (isTurned) decisions.push(`${ROLE_NAMES[role]} was negative downwards, and turned.`);
  const factor = (isInFeet ? METRES_PER_FOOT : 1) * (isTurned ? -1 : 1);
  // Without rounding, 1,000 ft would be 304.80000000000001.
  return factor === 1 ? column : column.map((value) => value && Number((value * factor).toFixed(3)));
}

/**
 * Arranges names and depths from a spreadsheet in the columns of the table: by a heading row, else by content. Feet
 * become metres if a heading says so, and depths that are negative downwards change sign.
 *
 * @param inFeet whether depths are in feet where no heading says their unit, as on the person's screen
 * @returns null if the block is not a list of names with depths.
 */
export function arrangeTops(block: readonly (readonly string[])[], inFeet = false): ArrangedTops | null {
  const filled = block.filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = Math.max(0, ...filled.map((row) => row.length));
  const [first = []] = filled;
  const isNumber = (text = '') => text.trim() !== '' && readNumber(text) !== null;
  const hasHeading =
    filled.length > 1 && !first.some(isNumber) && filled.slice(1).some((row) => row.some(isNumber));
  const rows = hasHeading ? filled.slice(1) : filled;
  const signs = new Set(rows.flat().map(decimalSignOf));
  const withComma = signs.has(',') && !signs.has('.');
  const read = (text: string) => readNumber(withComma ? amongDecimalCommas(text) : text);

  const numeric = new Map<number, Column>();
  const texts: number[] = [];
  for (let at = 0; at < width; at += 1) {
    const cells = rows.map((row) => row[at]?.trim() ?? '');
    const given = cells.filter((cell) => cell !== '');
    if (given.length === 0) continue;
    if (given.every(isNumber)) numeric.set(at, cells.map(read));
    else texts.push(at);
  }
  const byHeading = hasHeading ? rolesByHeading(first) : new Map<number, Role>();
  const fromHeading = [...byHeading].filter(([at, role]) => role !== 'name' && numeric.has(at));
  const roles = new Map(fromHeading.length > 0 ? fromHeading : rolesByContent(numeric));
  const named = texts.find((at) => byHeading.get(at) === 'name') ?? texts[0];
  if (named === undefined || ![...roles.values()].some(isDepth)) return null;

  const decisions: string[] = [];
  const columns = new Map(
    [...roles].map(([at, role]) => {
      const heading = hasHeading ? (first[at] ?? '') : '';
      const isInFeet = FEET.test(heading) || (inFeet && !METRES.test(heading));
      return [role, downwardsInMetres(role, numeric.get(at) ?? [], isInFeet, decisions)] as const;
    }),
  );
  if (fromHeading.length === 0) {
    const roleNames = [...roles].toSorted(([a], [b]) => a - b).map(([, role]) => ROLE_NAMES[role]);
    decisions.unshift(
      `Without a heading the columns were read as ${new Intl.ListFormat('en-GB').format(roleNames)}: check them.`,
    );
  }
  const arranged = rows.flatMap((row, at) => {
    const name = row[named]?.trim() ?? '';
    const values = ROLES.map((role) => (role === 'name' ? name : String(columns.get(role)?.[at] ?? '')));
    return name === '' ? [] : [values];
  });
  return arranged.length === 0 ? null : { rows: arranged, decisions };
}
