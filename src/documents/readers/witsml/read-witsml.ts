import type { DocumentContent, ReadResult, Table, TextLine } from '../table';
import { UnreadableXml } from '../xml-events';
import { xmlTree } from '../xml-tree';
import type { XmlElement } from '../xml-tree';
import { geometryTables, markerTable, trajectoryTable } from './witsml-tables';
import { child, measureOf, nameOf, textOf } from './witsml-values';

/** A station has some thirty elements; the longest survey has some thousand stations. */
const LIMITS = { depth: 60, elements: 2_000_000 };
/** Elements of a store that a montage does not use. */
const LEFT_OUT =
  /^(?:logs?|logData|logCurveInfo|channelSet|mudLogs?|bhaRuns?|rigs?|messages?|opsReports?|risks?|sidewallCores?|corUsed|rawData|valid|matrixCov|stnTrajMatrixCov|location)$/i;

const OBJECTS = [
  'well',
  'wellbore',
  'trajectory',
  'wbgeometry',
  'wellboregeometry',
  'formationmarker',
  'wellboremarker',
];

interface Names {
  well: string;
  wellbore: string;
}
interface Found extends Names {
  kind: string;
  element: XmlElement;
}

/** The well and wellbore of an object: from its own elements, the reference of the 2 series, or the enclosing elements. */
function namesOf(element: XmlElement, within: Names): Names {
  const well = textOf(child(element, 'nameWell')) || nameOf(child(element, 'well'));
  const wellbore = textOf(child(element, 'nameWellbore')) || nameOf(child(element, 'wellbore'));
  return { well: well || within.well, wellbore: wellbore || within.wellbore };
}

function objectsIn(element: XmlElement, within: Names): Found[] {
  return element.children.flatMap((one): Found[] => {
    const kind = one.name.toLowerCase();
    // A reference to a well or a wellbore has only a title.
    const reference =
      (kind === 'well' || kind === 'wellbore') && child(one, 'title') && !child(one, 'citation');
    if (!OBJECTS.includes(kind) || reference) return objectsIn(one, within);
    const own = namesOf(one, within);
    if (kind === 'well') own.well = nameOf(one) || own.well;
    if (kind === 'wellbore') own.wellbore = nameOf(one) || own.wellbore;
    const inside = kind === 'well' || kind === 'wellbore' ? objectsIn(one, own) : [];
    return [{ kind, element: one, ...own }, ...inside];
  });
}

/**
 * One name for a wellbore: its own if that contains the well's, like `15/9-F-1 A`. The well's, if the wellbore has none or a
 * generic one (`Wellbore 1`), unless the well has several.
 */
function wellName({ well, wellbore }: Names, all: readonly Names[]): string {
  const own = wellbore.replace(/[\s,-]*\b(?:main (?:well ?)?bore|main hole)$/i, '').trim();
  if (well === '') return own;
  if (own === '' || own.toLowerCase().includes(well.toLowerCase())) return own || well;
  const several = all.some(
    (other) => other.well === well && other.wellbore !== '' && other.wellbore !== wellbore,
  );
  return several ? `${well} ${own}` : well;
}

const FLOOR_CODES = /^(?:KB|RKB|RT|DF|RF|kelly bushing|rotary table|derrick floor|drill floor|rig floor)$/i;
const SEA_CODES = /^(?:|SL|MSL|sea level|mean sea level)$/i;

/** The header facts of a well, each as a key that the vocabulary recognises and a value with its unit. */
function headerOf({ element }: Found): [string, string][] {
  const facts: [string, string][] = [];
  const add = (key: string, value: string) => {
    if (value !== '') facts.push([key, value]);
  };
  const height = (key: string, from: XmlElement | undefined) => {
    const measure = measureOf(from);
    // A height without a unit is meaningless.
    if (measure?.unit != null) add(key, `${measure.value} ${measure.unit}`);
  };
  add('Field', textOf(child(element, 'field')));
  add('Block', textOf(child(element, 'block')));
  height('Water depth', child(element, 'waterDepth'));
  height('Ground level elevation', child(element, 'groundElevation'));
  for (const datum of element.children.filter(({ name }) => name.toLowerCase() === 'welldatum')) {
    const elevation = child(datum, 'elevation');
    const code = textOf(child(datum, 'code')) || nameOf(datum) || (datum.attributes['uid'] ?? '');
    const from = elevation?.attributes['datum'] ?? '';
    if (FLOOR_CODES.test(code) && SEA_CODES.test(from)) height('KB elevation above MSL', elevation);
  }
  return facts;
}

/** Numbers lines, headings and rows in document order. */
class Listing implements DocumentContent {
  readonly tables: Table[] = [];
  readonly lines: TextLine[] = [];
  private row = 0;

  addLine(cells: string[]): void {
    this.row += 1;
    this.lines.push({ row: this.row, text: cells.join(': '), cells });
  }

  addTables(make: (row: number) => (Table | null)[]): void {
    const made = make(this.row + 1).filter((table) => table !== null);
    this.tables.push(...made);
    this.row += made.reduce((sum, { rows }) => sum + rows.length + 1, 0);
  }
}

function contentOf(found: readonly Found[]): DocumentContent {
  const listing = new Listing();
  const nameFor = (one: Found) => wellName(one, found);
  const wells = [...new Set(found.map(nameFor))].filter((name) => name !== '');
  const [only] = wells;
  if (wells.length === 1 && only !== undefined) listing.addLine(['Well name', only]);
  for (const one of found) {
    if (one.kind === 'well' && wells.length <= 1) for (const pair of headerOf(one)) listing.addLine(pair);
    const title = nameOf(one.element);
    const state = textOf(child(child(one.element, 'commonData'), 'itemState'));
    if (one.kind === 'trajectory') {
      listing.addLine([`Trajectory ${title}${state === '' ? '' : ` (${state})`}`.trim()]);
      listing.addTables((row) => [trajectoryTable(one.element, nameFor(one), row)]);
    }
    if (one.kind.endsWith('geometry'))
      listing.addTables((row) => geometryTables(one.element, nameFor(one), row));
  }
  const markers = found.filter(({ kind }) => kind.endsWith('marker'));
  for (const well of new Set(markers.map(nameFor))) {
    const own = markers.filter((marker) => nameFor(marker) === well).map(({ element }) => element);
    listing.addTables((row) => [markerTable(own, well, row)]);
  }
  return { tables: listing.tables, lines: listing.lines };
}

/**
 * The wells, paths, pipes, hole sections and formation markers of a WITSML document, 1.3.1 to 1.4.1.1 and 2.x, with any
 * prefixes. `row` counts header facts, headings and rows in document order, because the lines of XML are arbitrary.
 */
export function readWitsml(xml: string): ReadResult {
  let root: XmlElement;
  try {
    root = xmlTree(xml, LIMITS, (name) => LEFT_OUT.test(name));
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    return {
      refused:
        'The WITSML document is damaged or is not made as WITSML documents are; export it again and upload that, or its tables as CSV.',
    };
  }
  const found = objectsIn(root, { well: '', wellbore: '' });
  if (found.length === 0) {
    return {
      refused:
        'The WITSML document holds no well, trajectory, wellbore geometry or formation marker; export these objects and upload them.',
    };
  }
  return { content: contentOf(found) };
}
