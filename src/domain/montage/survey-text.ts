import { convert, type UnitOf } from '../units';
import { hasDecimalCommas } from './paste';
import { amongDecimalCommas, readNumber } from './parse';
import { parseTsv } from './tsv';
import { quantity } from './words';

/** A station of a survey listing. Depth in m along the hole below the drill floor, angles in degrees. */
export interface ListedStation {
  readonly ahdM: number;
  readonly inclinationDeg: number;
  /** Null only in a vertical hole. */
  readonly azimuthDeg: number | null;
}

export interface SurveyListing {
  readonly stations: readonly ListedStation[];
  /** Decisions of the reader, in sentences. */
  readonly decisions: readonly string[];
}

type Rows = readonly (readonly string[])[];

const roles = ['depth', 'inclination', 'azimuth'] as const;
type Role = (typeof roles)[number];
type Columns = Readonly<Record<Role, number>>;

/** Headings with their units, in lower case; the more specific first. */
const headings: Readonly<Record<Role, readonly RegExp[]>> = {
  depth: [/(?:^|[^a-z])(?:md|ahd?|mdrt|mdrkb)(?![a-z])/, /measured|along/, /^(?:survey )?depth/],
  inclination: [/(?:^|[^a-z])(?:incl?|dev|neig|inkl|hoek)/, /inclination/],
  azimuth: [/(?:^|[^a-z])(?:azi|azm|az(?![a-z]))/, /(?:^|[^a-z])(?:dir|richt)/, /azimut/],
};

const survey = /(?:^|[^a-z])(?:usft|ftus|us ?survey f(?:ee|oo)t)(?![a-z])/;
const feet = /(?:^|[^a-z])(?:ft|feet|foot)(?![a-z])/;
const metres = /(?:^|[^a-z])(?:m|metres?|meters?)(?![a-z])/;

/** Heading rows above the numbers: a name in two lines and its unit. */
const mostHeadingRows = 3;

/** A survey tool reads no more than this; beyond it a column holds something else. */
const mostInclinationDeg = 180;
const mostAzimuthDeg = 360;

const isNumber = (text: string): boolean => readNumber(text) !== null;

/** Whether a row has numbers in all its filled cells, or in as many as a station has. */
function hasNumbers(row: readonly string[]): boolean {
  const filled = row.filter((text) => text.trim() !== '');
  const numbers = filled.filter(isNumber).length;
  return numbers >= roles.length || (numbers >= 2 && numbers === filled.length);
}

/** Ways to cut the lines of a text into cells: a spreadsheet's, and those of listings in files and mails. */
const cuts: readonly ((text: string) => string[][])[] = [
  (text) => (text.includes('\t') ? parseTsv(text) : []),
  ...[/;/, /,/, / {2,}/, /\s+/].map(
    (separator) =>
      (text: string): string[][] =>
        text.split(/\r\n|\r|\n/).map((line) => line.trim().split(separator)),
  ),
];

/** The headings of the columns: the rows directly above the first row of numbers, joined by column. */
function headingsAbove(rows: Rows, first: number): string[] {
  const above = rows.slice(Math.max(0, first - mostHeadingRows), first);
  const width = Math.max(0, ...above.map((row) => row.length));
  return Array.from({ length: width }, (_, column) =>
    above
      .map((row) => row[column]?.trim() ?? '')
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
  );
}

function columnsByHeading(titles: readonly string[]): Columns | null {
  const found = roles.map((role) => {
    for (const words of headings[role]) {
      const at = titles.findIndex((title) => words.test(title));
      if (at >= 0) return at;
    }
    return -1;
  });
  const [depth = -1, inclination = -1, azimuth = -1] = found;
  if (found.includes(-1) || new Set(found).size < roles.length) return null;
  return { depth, inclination, azimuth };
}

function stationOf(row: readonly string[], columns: Columns, read: (text: string) => number | null) {
  const value = (role: Role) => read(row[columns[role]] ?? '');
  const [ahdM, inclinationDeg, azimuthDeg] = [value('depth'), value('inclination'), value('azimuth')];
  if (ahdM === null || inclinationDeg === null) return null;
  return azimuthDeg === null && inclinationDeg !== 0 ? null : { ahdM, inclinationDeg, azimuthDeg };
}

/** Without headings: depths that increase, then two columns of angles. */
const looksLikeSurvey = (stations: readonly ListedStation[]): boolean =>
  stations.every(
    ({ ahdM, inclinationDeg, azimuthDeg }, at) =>
      ahdM >= 0 &&
      (at === 0 || ahdM > (stations[at - 1]?.ahdM ?? 0)) &&
      inclinationDeg >= 0 &&
      inclinationDeg <= mostInclinationDeg &&
      Math.abs(azimuthDeg ?? 0) <= mostAzimuthDeg,
  );

type LengthUnit = UnitOf<'length'>;

const lengthUnit = (title: string, unsaid: LengthUnit): LengthUnit =>
  survey.test(title) ? 'ftUS' : feet.test(title) ? 'ft' : metres.test(title) ? 'm' : unsaid;

const unitNames: Partial<Record<UnitOf<'length'>, string>> = { ft: 'feet', ftUS: 'US survey feet' };

function readRows(given: Rows, unsaid: LengthUnit): SurveyListing | null {
  const rows = given.filter((row) => row.some((cell) => cell.trim() !== ''));
  const first = rows.findIndex(hasNumbers);
  if (first < 0) return null;
  const titles = headingsAbove(rows, first);
  const named = columnsByHeading(titles);
  const columns = named ?? { depth: 0, inclination: 1, azimuth: 2 };
  const unit = named ? lengthUnit(titles[named.depth] ?? '', unsaid) : unsaid;

  const body = rows.slice(first);
  const withCommas = hasDecimalCommas(body);
  const read = (text: string) => readNumber(withCommas ? amongDecimalCommas(text) : text);
  const stations = body.flatMap((row) => stationOf(row, columns, read) ?? []);
  if (stations.length === 0 || (!named && (titles.length > 0 || !looksLikeSurvey(stations)))) return null;

  const decisions: string[] = [];
  if (!named)
    decisions.push(
      `Without a heading the first columns were read as MD in ${unit === 'm' ? 'm' : unitNames[unit]}, inclination and azimuth.`,
    );
  if (unit !== 'm') decisions.push(`MD was converted from ${unitNames[unit]}.`);
  const left = body.length - stations.length;
  if (left > 0) decisions.push(`${quantity(left, 'line')} without MD, inclination and azimuth left out.`);
  return {
    // Without rounding, 1,000 ft would be 304.80000000000001.
    stations:
      unit === 'm'
        ? stations
        : stations.map((one) => ({
            ...one,
            ahdM: Number(convert('length', one.ahdM, unit, 'm').toFixed(4)),
          })),
    decisions,
  };
}

/**
 * Reads a survey listing: the columns of measured depth, inclination and azimuth by their headings, in any order and
 * among others; feet become metres (international ones exactly 0.3048 m). Null if the text is none.
 *
 * @param unsaid the unit of depths whose heading says none: that of the person's screen
 */
export function readSurveyText(text: string, unsaid: LengthUnit = 'm'): SurveyListing | null {
  for (const cut of cuts) {
    const listing = readRows(cut(text), unsaid);
    if (listing) return listing;
  }
  return null;
}
