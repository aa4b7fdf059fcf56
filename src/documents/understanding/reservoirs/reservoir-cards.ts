import type { DocumentContent, Table, TableRow, TextLine } from '../../readers/table';
import { cellsOf } from '../blocks/block-pairs';
import { fold } from '../words/fold';
import { parseMeasured } from '../words/numbers';
import { convert } from '../units/units';

/** A row of a list about reservoirs: what it is of, its unit, and a value for each of them. */
interface Row {
  line: TextLine;
  label: string;
  unit: string;
  values: string[];
}

const NAME =
  /^(?:main |target |name of )?(?:reservoir|reservoar|reservorio|reservatorio|yacimiento|gisement|giacimento|lagerstaette|speicher|zielhorizont|doellaag|target)(?: (?:name|formation|formatie|unit))?$/;
/** The label of the name of a rock, which is a reservoir below a title that says so. */
const ROCK =
  /^(?:formation|formatie|formasjon|formacion|formacao|formazione|zone|unit|layer|laag|horizont?)$/;
const PRESSURE = /druck|druk|trykk|press|presion|pressao/;
const TOP = /\b(?:top|topp|tope|topo|tetto|toit|techo|cima|bovenkant|oberkante)\b/;
const BASE = /\b(?:base|basis|bunn|bottom|mur|letto|onderkant|unterkante)\b/;
const INTERVAL = /\b(?:interval\w*|intervalo|intervalle|depths?|teufe\w*|diepte\w*|profondeur|profundidad)\b/;
const RANGE = /\d\s?(?:-|\u2013|to|bis|tot|til|\u00e0|a)\s?[-\u2212]?\d/;
const LEAST =
  /\b(?:min|minimum|minimal\w*|minimo|lowest|low|laag|laagste|lav|lavest|niedrig\w*|bas|baj[oa])\b/;
const MOST =
  /\b(?:max|maximum|maximal\w*|maks\w*|maximo|highest|high|hoog|hoogste|hoy|hoyest|hoch|hoechst\w*|haut|alt[oa])\b/;
const BELOW_SEA = /\b(?:tvd ?ss|ss|msl|nap|nn|nhn|subsea|sea level|ngf|dng|m\.?s\.?l)\b/;
const FEWEST_ROWS = 2;
/** Above names without a label, and in the name of a sheet. */
const OF_ROCK =
  /reservoir|reservoar|pore|pori|poro|poren|formation pressure|formatiedruk|formasjonstrykk|lagerst|speicher|yacimiento|gisement|giacimento/;
const TITLE_ROWS = 3;

const isUnit = (text: string): boolean =>
  (['pressure', 'gradient', 'length'] as const).some((quantity) => convert(1, text, quantity) !== null);

/** `Pressure at top | 209 | bar`, `Minimum (psi) | 3650 | 6050`, `Interval top, ft TVDSS | 8126 | 10292`. */
function rowOf(line: TextLine): Row | null {
  const [label = '', ...rest] = cardCells(line);
  if (rest.length === 0) return null;
  const last = rest.at(-1) ?? '';
  const [, inLabel] = /\(([^()]+)\)\s*:?$/.exec(label) ?? /,\s*([^,\d]+?)\s*:?$/.exec(label) ?? [];
  const { figure = '', unit: written = '' } = FIGURE_AND_UNIT.exec(rest[0] ?? '')?.groups ?? {};
  if (rest.length === 1 && isUnit(firstWord(written)))
    return { line, label, unit: written, values: [figure] };
  const isLastUnit = rest.length > 1 && !/^[-\u2212]?\d/.test(last) && isUnit(firstWord(last));
  const unit = isLastUnit ? last : (inLabel ?? '');
  return { line, label, unit, values: isLastUnit ? rest.slice(0, -1) : rest };
}

/** `2988 m TVDSS`, `285 - 295 bar` in one cell. */
const FIGURE_AND_UNIT =
  /^(?<figure>[-\u2212]?\d[\d.,]*(?:\s?(?:-|\u2013|to|bis|tot|til|\u00e0|a)\s?[-\u2212]?\d[\d.,]*)?)\s?(?<unit>\p{L}.*)$/u;

/** The cells of a line; `Top: 2988 m TVDSS` is a label and its value. */
function cardCells(line: TextLine): string[] {
  const cells = cellsOf(line).filter((cell) => cell !== '');
  const [, label = '', value = ''] = /^([^:]{2,40}?)\s*:\s+(\S.*)$/.exec(cells[0] ?? '') ?? [];
  return cells.length === 1 && label !== '' ? [label, value] : cells;
}

const firstWord = (text: string): string => text.trim().split(/\s/)[0] ?? '';

/** The heading of a row in a table of reservoirs; null for a row of something else. */
function headingOf({ label, unit, values }: Row): string | null {
  const words = fold(label).replace(/[-.]/g, ' ');
  const bare = firstWord(unit);
  if (convert(1, bare, 'gradient') !== null && /gradi|emw|equivalent|aequivalent/.test(words))
    return `Gradient (${bare})`;
  if (convert(1, bare, 'pressure') !== null) {
    if (TOP.test(words) || LEAST.test(words)) return `Min pressure (${bare})`;
    if (BASE.test(words) || MOST.test(words)) return `Max pressure (${bare})`;
    return PRESSURE.test(words) ? `Pressure (${bare})` : null;
  }
  const isDepth = convert(1, bare, 'length') !== null && BELOW_SEA.test(fold(`${label} ${unit}`));
  if (isDepth && INTERVAL.test(words) && values.every((value) => RANGE.test(value)))
    return `Top - base (${bare} TVDSS)`;
  if (isDepth && !PRESSURE.test(words))
    return TOP.test(words) ? `Top (${bare} TVDSS)` : BASE.test(words) ? `Base (${bare} TVDSS)` : null;
  return null;
}

const isName = (cell: string): boolean => /^\p{Lu}/u.test(cell) && /\p{L}{2}/u.test(cell);

/** The names of the reservoirs, behind a label, or alone above the columns and below a title of reservoirs. */
function namesOf(line: TextLine, above: readonly TextLine[]): string[] | null {
  const cells = cardCells(line);
  const [label = '', ...names] = cells;
  const titles = above.filter((one) => one.sheet === line.sheet && one.page === line.page).slice(-TITLE_ROWS);
  const isOfRock = [line.sheet ?? '', ...titles.map(({ text }) => text)].some((text) =>
    OF_ROCK.test(fold(text)),
  );
  const key = fold(label).replace(/[\s:]+$/, '');
  if (NAME.test(key) || (isOfRock && ROCK.test(key)))
    return names.length > 0 && names.every(isName) ? names : null;
  return isOfRock && cells.length > 1 && cells.every(isName) ? cells : null;
}

const isNext = (line: TextLine, before: TextLine): boolean =>
  line.sheet === before.sheet && line.page === before.page && line.row - (before.until ?? before.row) <= 2;

/**
 * Lists with a row for each value of one reservoir, or of some in columns: `Reservoir | Hugin`, `Pressure at top | 209 | bar`. At
 * least one row has to be a pressure.
 */
export function reservoirCards({ lines }: DocumentContent): Table[] {
  return lines.flatMap((line, at): Table[] => {
    const names = namesOf(line, lines.slice(Math.max(0, at - TITLE_ROWS), at));
    if (names === null) return [];
    const rows: { heading: string; row: Row }[] = [];
    let before = line;
    for (const next of lines.slice(at + 1)) {
      const row = rowOf(next);
      if (!row || !isNext(next, before)) break;
      before = next;
      const heading = headingOf(row);
      const isOfEach =
        row.values.length === names.length &&
        row.values.every((cell) => parseMeasured(cell.replace(/^[\u2212-]/, '')));
      if (heading !== null && isOfEach && !rows.some((one) => one.heading === heading))
        rows.push({ heading, row });
    }
    if (rows.length < FEWEST_ROWS || !rows.some(({ heading }) => /pressure/i.test(heading))) return [];
    return [tableOf(line, names, rows)];
  });
}

function tableOf(
  line: TextLine,
  names: readonly string[],
  rows: readonly { heading: string; row: Row }[],
): Table {
  const page = line.page === undefined ? {} : { page: line.page };
  const placeOf = (own: TextLine, at: number) => ({
    row: own.row,
    column: own.columns?.[own.cells.length - names.length + at] ?? at + 1,
    ...(own.page === undefined ? {} : { page: own.page }),
  });
  const table: Table = {
    ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
    ...page,
    headingRow: line.row,
    headings: ['Reservoir', ...rows.map(({ heading }) => heading)],
    units: [null, ...rows.map(() => null)],
    rows: names.map((name, at): TableRow => ({
      row: line.row,
      ...page,
      cells: [name, ...rows.map(({ row }) => row.values[at] ?? '')],
      places: [line, ...rows.map(({ row }) => row.line)].map((own) => placeOf(own, at)),
    })),
    decimalComma: rows.some(({ row }) => row.values.some((cell) => /^\d+,\d{1,2}$|^0,\d/.test(cell))),
  };
  return table;
}
