import type { DocumentContent, NotUnderstoodPart, ReadResult, Table, TableRow, TextLine } from '../table';
import { counted } from '../../words';
import { depthOfTops, headingOf, unitOf } from './las-columns';
import { itemsOf, sectionsOf, valuesOf } from './las-sections';
import type { LasItem, LasSection } from './las-sections';

/** More than a path with a station every decimetre in the longest well. */
const MOST_STATIONS = 100_000;
const MOST_CURVES_NAMED = 8;

/** Facts of the well header by LAS mnemonics, with the key that the vocabulary recognises. */
const HEADER: Record<string, string> = {
  WELL: 'Well name',
  FLD: 'Field',
  FIELD: 'Field',
  LOC: 'Location',
};
/** Elevations above mean sea level (LAS 3.0, `~Parameter`: EKB, EDF, EGL). */
const ELEVATIONS: Record<string, string> = {
  EKB: 'KB elevation',
  EREF: 'KB elevation',
  EDF: 'DF elevation',
  ERT: 'RT elevation',
  EGL: 'Ground level elevation',
};
/** The accepted descriptions of EREF: a log may also be measured from the ground. */
const FLOORS = /kelly|bushing|\br?kb\b|rotary|\brt\b|drill floor|derrick|rig floor|\bdf\b/i;

interface Las {
  sections: readonly LasSection[];
  delimiter: 'SPACE' | 'COMMA' | 'TAB';
  nullValue: number | null;
  wrapped: boolean;
}

function section(las: Las, name: string): LasSection | undefined {
  return las.sections.find((one) => one.name === name);
}

function headerLines(items: readonly LasItem[]): TextLine[] {
  return items.map((item): TextLine => {
    const { row, line, mnemonic, unit, value, description } = item;
    const whole = { row, text: line, cells: [line] };
    if (value === '') return whole;
    const key = HEADER[mnemonic];
    if (key !== undefined) return { ...whole, cells: [key, value] };
    const elevation = ELEVATIONS[mnemonic];
    // An elevation without a unit may be in metres or feet, and nothing in the document shows which.
    if (elevation === undefined || unit === '' || !/^-?[\d.]+$/.test(value)) return whole;
    if (mnemonic === 'EREF' && !FLOORS.test(description)) return whole;
    return { ...whole, cells: [elevation, `${value} ${unitOf(unit) ?? ''}`] };
  });
}

/** Data lines as rows of values. A wrapped row continues over lines until every curve has a value. */
function* rowsOf(data: LasSection, las: Las, curves: number): Generator<{ row: number; cells: string[] }> {
  let open: { row: number; cells: string[] } | null = null;
  for (const { row, line } of data.lines) {
    const values = valuesOf(line, las.delimiter);
    if (!las.wrapped) yield { row, cells: values };
    else {
      open ??= { row, cells: [] };
      open.cells.push(...values);
      if (open.cells.length >= curves) {
        yield open;
        open = null;
      }
    }
  }
}

/** The columns that give a path or tops, among the curves that a section defines. */
function tableOf(
  las: Las,
  data: LasSection,
  curves: readonly LasItem[],
  rename: (heading: string) => string = (heading) => heading,
): Table {
  const used = curves.flatMap((curve, column) => {
    const heading = headingOf(curve);
    return heading === null ? [] : [{ column, heading: rename(heading), unit: unitOf(curve.unit) }];
  });
  const own = used.filter(({ heading }, at) => used.findIndex((other) => other.heading === heading) === at);
  const rows: TableRow[] = [];
  for (const { row, cells } of rowsOf(data, las, curves.length)) {
    const values = own.map(({ column }) => {
      const value = cells[column] ?? '';
      return las.nullValue !== null && value !== '' && Number(value) === las.nullValue ? '' : value;
    });
    // Above the first measured station, a log of the path has only its depth.
    if (values.slice(1).some((value) => value !== '')) rows.push({ row, cells: values });
    if (rows.length > MOST_STATIONS) break;
  }
  return {
    headingRow: data.row,
    headings: own.map(({ heading }) => heading),
    units: own.map(({ unit }) => unit),
    rows,
    decimalComma: false,
  };
}

const isPath = (curves: readonly LasItem[]) => {
  const headings = curves.map((curve) => headingOf(curve) ?? '');
  return ['MD', 'Inclination', 'Azimuth'].every((name) =>
    headings.some((heading) => heading.startsWith(name)),
  );
};

/** `INCLINOMETRY_DATA[2]` is defined by `INCLINOMETRY_DEFINITION[2]`. */
const definitionOf = (las: Las, data: LasSection) =>
  section(las, data.name.replace('_DATA', '_DEFINITION')) ??
  section(las, data.name.replace('_DATA', '_DEFINITION').replace(/\[\d+\]$/, ''));

function notUsed(data: LasSection, curves: readonly LasItem[]): NotUnderstoodPart[] {
  if (data.lines.length === 0 || curves.length === 0) return [];
  const names = curves.slice(0, MOST_CURVES_NAMED).map(({ mnemonic }) => mnemonic);
  const more = curves.length > names.length ? ', ...' : '';
  return [
    {
      row: data.row,
      reason: `The curves ${names.join(', ')}${more} (${counted(data.lines.length, 'line')}) are not used: a montage shows no log curves.`,
    },
  ];
}

/**
 * The header, the path and the tops of a LAS file (1.2, 2.0 or 3.0). The rows of a log without a path are never
 * parsed. `row` is the line of the file.
 */
export function readLas(text: string): ReadResult {
  const sections = sectionsOf(text.split('\n'));
  const version = itemsOf(sections.find(({ name }) => name === 'VERSION'));
  const said = (mnemonic: string) =>
    version.find((item) => item.mnemonic === mnemonic)?.value.toUpperCase() ?? '';
  const isFirst = Number(said('VERS')) < 2;
  const well = itemsOf(
    sections.find(({ name }) => name === 'WELL'),
    isFirst,
  );
  const parameters = itemsOf(sections.find(({ name }) => /^(?:LOG_)?PARAMETER$/.test(name)));
  const nullValue = Number(well.find(({ mnemonic }) => mnemonic === 'NULL')?.value || Number.NaN);
  const delimiter = said('DLM');
  const las: Las = {
    sections,
    delimiter: delimiter === 'COMMA' || delimiter === 'TAB' ? delimiter : 'SPACE',
    nullValue: Number.isNaN(nullValue) ? null : nullValue,
    wrapped: said('WRAP') === 'YES',
  };
  const content: DocumentContent = { tables: [], lines: headerLines([...well, ...parameters]) };
  const notUnderstood: NotUnderstoodPart[] = [];
  for (const data of sections.filter(({ name }) => /_DATA(?:\[\d+\])?$/.test(name))) {
    const curves = itemsOf(definitionOf(las, data));
    if (data.name.startsWith('TOPS_')) {
      const reference = itemsOf(section(las, 'TOPS_PARAMETER')).find(({ mnemonic }) => mnemonic === 'TOPDR');
      const depth = depthOfTops(reference?.value ?? '');
      content.tables.push(
        tableOf(las, data, curves, (heading) =>
          /^(?:Top|Base)$/.test(heading) ? `${heading} ${depth}` : heading,
        ),
      );
    } else if (isPath(curves)) content.tables.push(tableOf(las, data, curves));
    else notUnderstood.push(...notUsed(data, curves));
  }
  content.tables = content.tables.filter(({ rows }) => rows.length > 0);
  const tooLong = content.tables.find(({ rows }) => rows.length > MOST_STATIONS);
  if (tooLong) {
    return {
      refused: `The path of the LAS file has more than ${MOST_STATIONS.toLocaleString('en-US')} stations; upload it at larger steps.`,
    };
  }
  return { content: notUnderstood.length > 0 ? { ...content, notUnderstood } : content };
}
