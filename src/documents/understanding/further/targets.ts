import type { Origin, Origins } from '../../facts';
import type { TextLine } from '../../readers/table';
import type { TargetFact } from '../../rock-facts';
import type { Columns } from '../tables/columns';
import { parseNumber } from '../words/numbers';
import type { RowReader } from '../tables/row-reader';
import { originOfLine } from '../tables/row-reader';
import { convert } from '../units/units';
import { depthColumns, depthReader } from './depth-columns';
import { columnNamed, rowsOf, wordsOf } from './further-table';
import type { FurtherTable } from './further-table';

const NAME =
  /^(?:targets?(?: name)?(?: hit miss target)?(?: shape)?|design targets?|ziel(?:punkt|e)?|zielname|doel(?:punt|en)?|doelnaam|mal(?:punkt)?|brønnmal|cibles?|objetivos?|obiettiv[oi]|alvos?)\b/;
const NORTH =
  /^\+?\s*(?:n|north|nord|noord|norte)\s*[/\s]*-?\s*(?:s|south|sud|sued|zuid|sur|sor|sul)?$|^(?:local |rel )?(?:north|ns)$|^dn$|^delta n(?:orth)?$/;
const EAST =
  /^\+?\s*(?:e|east|ost|oost|est|este|o)\s*[/\s]*-?\s*(?:w|west|ouest|oeste|vest|o)?$|^(?:local |rel )?(?:east|ew)$|^de$|^delta e(?:ast)?$/;
const RADIUS =
  /^(?:(?:target )?radius|tolerance(?: radius)?|(?:target )?tolerance|straal|zielradius|toleranz|toleranse|rayon|radio|raggio|raio)$/;

/** No well reaches so far: larger figures are those of a map. */
const FARTHEST_M = 20_000;

/** The targets of the path in a table: names, depths and offsets from the well head. */
export function readTargets(table: FurtherTable): TargetFact[] {
  const bare = table.headings.map((heading) => ({
    ...heading,
    name: offsetName(wordsOf(heading), heading.unit),
  }));
  const at = (pattern: RegExp) => bare.findIndex(({ name }) => pattern.test(name));
  const [name, north, east] = [columnNamed(table, NAME), at(NORTH), at(EAST)];
  const depths = depthColumns(table);
  if (name === -1 || north === -1 || east === -1 || !(depths['tvdSsM'] ?? depths['tvdBdfM'])) return [];
  const length = (field: string, column: number): Columns =>
    column === -1
      ? {}
      : {
          [field]: {
            column,
            heading: table.headings[column]?.written ?? '',
            unit: table.headings[column]?.unit ?? null,
            quantity: 'length',
          },
        };
  const { tvdSsM, tvdBdfM } = depths;
  const rows = rowsOf(table, {
    ...(tvdSsM ? { tvdSsM } : {}),
    ...(tvdBdfM ? { tvdBdfM } : {}),
    ...length('northM', north),
    ...length('eastM', east),
    ...length('radiusM', columnNamed(table, RADIUS)),
    name: { column: name, heading: table.headings[name]?.written ?? '', unit: null, quantity: null },
  });
  const depthsOf = depthReader(rows);
  return rows.flatMap((row, index): TargetFact[] => {
    const title = row.text('name');
    const [northM, eastM] = [offset(row, 'northM', /^s/i), offset(row, 'eastM', /^[wo]/i)];
    const { depths: given, origins: ofDepths } = depthsOf(row);
    if (title === null || northM === null || eastM === null || (given.tvdSsM ?? given.tvdBdfM) === null)
      return [];
    if (Math.max(Math.abs(northM), Math.abs(eastM)) > FARTHEST_M) return [];
    const circle = row.value('radiusM') === null ? circleBelow(table, row, rows[index + 1]) : null;
    const origins: Origins = {
      ...ofDepths,
      ...row.origins({ name: 'name', northM: 'northM', eastM: 'eastM', radiusM: 'radiusM' }),
      ...(circle ? { radiusM: circle.origin } : {}),
    };
    return [
      {
        name: title,
        tvdSsM: given.tvdSsM,
        tvdBdfM: given.tvdBdfM,
        northM,
        eastM,
        radiusM: row.value('radiusM') ?? circle?.radiusM ?? null,
        source: row.source(),
        origins,
      },
    ];
  });
}

/** `+n/-s (usft)` is `n s`. */
const offsetName = (words: string, unit: string | null): string =>
  words
    .replace(/[([].*$/, '')
    .replace(unit === null ? /$^/ : new RegExp(`[\\s,_]${unit}$`), '')
    .replace(/[+/_.,-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** `120 W` is west of the well head. */
function offset(row: RowReader, field: string, negative: RegExp): number | null {
  const whole = row.value(field);
  if (whole !== null) return whole;
  const measured = row.measured(field);
  const side = /^\s*(?:m|ft)?\s*([nsewo])$/i.exec(measured?.rest ?? '')?.[1];
  if (!measured || side === undefined) return null;
  const metres = convert(measured.value, row.unit(field) ?? 'm', 'length')?.value ?? null;
  return metres === null ? null : negative.test(side) ? 0 - metres : metres;
}

const CIRCLE = /\b(?:circle|kreis|cirkel|sirkel)\W+radius\s*=?\s*(?<figure>\d[\d.,]*)/i;

/** `- Circle (radius 50.0)` below a target, as directional software prints it. In the unit of the depths. */
function circleBelow(
  { file, content, table, headings }: FurtherTable,
  row: RowReader,
  next: RowReader | undefined,
): { radiusM: number; origin: Origin } | null {
  const { sheet, page } = table;
  const until = next?.row ?? row.row + MOST_LINES_BELOW;
  const lines: TextLine[] = [
    ...content.lines.filter((line) => line.sheet === sheet && line.page === page),
    ...table.rows.map(({ row: at, cells }) => ({
      row: at,
      text: cells.join(' ').trim(),
      cells,
      ...(sheet === undefined ? {} : { sheet }),
    })),
  ];
  const line = lines.find(({ row: at, text }) => at > row.row && at <= until && CIRCLE.test(text));
  const figure = parseNumber(CIRCLE.exec(line?.text ?? '')?.groups?.['figure'] ?? '');
  const unit = headings.find(({ name }) => /\btvd/.test(name))?.unit ?? 'm';
  const radius = figure === null ? null : convert(figure, unit, 'length');
  if (!line || !radius) return null;
  return {
    radiusM: radius.value,
    origin: originOfLine(file, line, line.text, {
      certainty: radius.note === null ? 'read' : 'converted',
      note: radius.note ?? 'the radius of the circle',
    }),
  };
}
const MOST_LINES_BELOW = 3;
