import type { Table } from '../table';
import type { XmlElement } from '../xml-tree';
import { child, isKnownUnit, measureOf, nameOf, textOf } from './witsml-values';
import type { Measure } from './witsml-values';

type Cell = Measure | string | null;
interface Column {
  heading: string;
  of: (element: XmlElement) => Cell;
}

/** The name of a datum other than the drill floor. It goes into the heading, which decides whether the depth can be used. */
function datumWords(datum: string): string {
  if (/^(?:msl|sl|sea level|mean sea level|lat|nap|nn)$/i.test(datum.trim())) return ' MSL';
  return /^(?:gl|ground level|ground|cf|csf|mudline|sea ?bed|sf)$/i.test(datum.trim())
    ? ` ${datum.trim()}`
    : '';
}

/**
 * A table with one row for each element. Its unit is that of its first value; a cell with another unit carries its own, and so
 * does a cell with an unknown unit, which then no step reads.
 */
function tableOf(
  elements: readonly XmlElement[],
  columns: readonly Column[],
  well: string,
  row: number,
): Table {
  const cells = elements.map((element) => columns.map(({ of }) => of(element)));
  const filled = columns.map((_, at) => cells.some((line) => (line[at] ?? null) !== null && line[at] !== ''));
  const first = columns.map((_, at) =>
    cells
      .map((line) => line[at] ?? null)
      .find((cell): cell is Measure => cell !== null && typeof cell !== 'string'),
  );
  const written = (cell: Cell, at: number): string => {
    if (cell === null || typeof cell === 'string') return cell ?? '';
    const isColumns = cell.unit === first[at]?.unit && isKnownUnit(cell.unit);
    return isColumns || cell.unit === null ? cell.value : `${cell.value} ${cell.unit}`;
  };
  const own = columns.map((_, at) => at).filter((at) => filled[at]);
  const unitAt = (at: number) => {
    const unit = first[at]?.unit ?? null;
    return isKnownUnit(unit) ? unit : null;
  };
  const wellColumn = well !== '';
  return {
    headingRow: row,
    headings: [
      ...(wellColumn ? ['Well'] : []),
      ...own.map((at) => `${columns[at]?.heading ?? ''}${datumWords(first[at]?.datum ?? '')}`),
    ],
    units: [...(wellColumn ? [null] : []), ...own.map(unitAt)],
    rows: cells.map((line, index) => ({
      row: row + 1 + index,
      cells: [...(wellColumn ? [well] : []), ...own.map((at) => written(line[at] ?? null, at))],
    })),
    decimalComma: false,
  };
}

const measured = (heading: string, ...names: string[]): Column => ({
  heading,
  of: (element) => measureOf(child(element, ...names)),
});
const worded = (heading: string, ...names: string[]): Column => ({
  heading,
  of: (element) => textOf(child(element, ...names)),
});

/** The north reference of the directions, by `aziRef`; empty if the document gives none. */
const north = (trajectory: XmlElement) =>
  /^(grid|true|magnetic)/i.exec(textOf(child(trajectory, 'aziRef')))?.[1]?.toLowerCase() ?? '';

export function trajectoryTable(trajectory: XmlElement, well: string, row: number): Table | null {
  const stations = trajectory.children.filter(({ name }) => name.toLowerCase() === 'trajectorystation');
  if (stations.length === 0) return null;
  const columns = [
    measured('MD', 'md'),
    measured('Inclination', 'incl'),
    measured(`Azimuth ${north(trajectory)}`.trim(), 'azi'),
    measured('TVD', 'tvd'),
  ];
  return tableOf(stations, columns, well, row);
}

const intervalEnd = (element: XmlElement, kind: 'md' | 'tvd', end: 'top' | 'bottom') => {
  const [first, second] = end === 'top' ? ['Top', 'Min'] : ['Bottom', 'Base'];
  const interval = child(element, `section${kind}Interval`, `${kind}Interval`);
  const names = [`${kind}${first}`, `${kind}${second}`, ...(end === 'bottom' ? [`${kind}Max`] : [])];
  return measureOf(child(element, ...names) ?? child(interval, ...names));
};

/** Two tables of the fixed parts of a well: the pipes, and the sections of open hole. */
export function geometryTables(geometry: XmlElement, well: string, row: number): Table[] {
  const parts = geometry.children.filter(({ name }) =>
    /^(?:wbGeometrySection|wellboreGeometrySection|section)$/i.test(name),
  );
  const isPipe = (part: XmlElement) => /casing|liner|conductor/i.test(textOf(child(part, 'typeHoleCasing')));
  const isHole = (part: XmlElement) => /hole/i.test(textOf(child(part, 'typeHoleCasing'))) && !isPipe(part);
  const pipes = parts.filter(isPipe);
  const holes = parts.filter(isHole);
  const tables: Table[] = [];
  if (pipes.length > 0) {
    const columns = [
      worded('Casing type', 'typeHoleCasing'),
      measured('Casing OD', 'odSection'),
      measured('Casing ID', 'idSection'),
      measured('Drift', 'diaDrift'),
      measured('Nominal weight', 'wtPerLen'),
      worded('Grade', 'grade'),
      { heading: 'Top MD', of: (part: XmlElement) => intervalEnd(part, 'md', 'top') },
      { heading: 'Shoe MD', of: (part: XmlElement) => intervalEnd(part, 'md', 'bottom') },
      { heading: 'Shoe TVD', of: (part: XmlElement) => intervalEnd(part, 'tvd', 'bottom') },
    ];
    tables.push(tableOf(pipes, columns, well, row));
  }
  if (holes.length > 0) {
    const columns = [
      measured('Hole size', 'idSection'),
      { heading: 'Section TD MD', of: (part: XmlElement) => intervalEnd(part, 'md', 'bottom') },
      { heading: 'Section TD TVD', of: (part: XmlElement) => intervalEnd(part, 'tvd', 'bottom') },
    ];
    tables.push(tableOf(holes, columns, well, row + pipes.length + 1));
  }
  return tables;
}

/** Planned depths first, then those of the log, then those of the samples; the depths of one marker belong together. */
const DEPTHS = ['Prognosed', 'LogSample', 'TopSample', ''];

export function markerTable(markers: readonly XmlElement[], well: string, row: number): Table {
  const depthOf = (kind: 'md' | 'tvd') => (marker: XmlElement) => {
    const basis = DEPTHS.find((one) => child(marker, `md${one}`, `tvd${one}`)) ?? '';
    return measureOf(child(marker, `${kind}${basis}`));
  };
  const columns = [
    { heading: 'Formation', of: nameOf },
    { heading: 'MD', of: depthOf('md') },
    { heading: 'TVD', of: depthOf('tvd') },
  ];
  return tableOf(markers, columns, well, row);
}
