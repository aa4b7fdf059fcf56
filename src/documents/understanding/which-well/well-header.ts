import type { Classification, Origin, Origins, Source, WellFacts, WellHeaderFact } from '../../facts';
import type { DocumentContent } from '../../readers/table';
import { listed, metres } from '../../words';
import type { UsedPlace } from '../accounting/used-places';
import { abbreviates } from './codes-of-fields';
import { keyValuesOf } from './key-values';
import type { KeyValue } from './key-values';
import { floorInReference } from '../depths/depth-reference';
import { fold } from '../words/fold';
import { fieldByValue, heightText, heightsInProse, settleElevations } from '../depths/elevations';
import { parseMeasured } from '../words/numbers';
import { labelledPlan } from '../plan/labelled-plan';
import { isNumberOnLease, withNumbersInNames } from './names-with-numbers';
import { headerInSentences } from './header-in-sentences';
import { objectiveInProse } from './objective-in-prose';
import { planInProse } from '../plan/plan-in-prose';
import { wellOfTitles } from './well-of-titles';
import type { PointedValue } from '../corrections/pointed-values';
import { columnLetters, originOfLine } from '../tables/row-reader';
import { isNoLongerValid } from '../revisions/superseded';
import { convert, leadingUnit } from '../units/units';
import { isWithoutAlias, isWithoutSecondField, namesOfBores } from './well-names';
import type { HeaderField } from '../vocabulary/header';
import { namesOtherWells } from '../vocabulary/offset-wells';

export interface HeaderDocument {
  file: string;
  classification: Classification;
  content: DocumentContent;
  /** A drill floor elevation that a table gives in its own column. */
  elevation: { valueM: number; source: Source; origin: Origin } | null;
  /** The values that the user pointed at. */
  seen?: { values: readonly PointedValue[] };
}

type Remark = WellFacts['remarks'][number];

const ORDER: Classification[] = [
  'Well Proposal',
  'Other',
  'Well Trajectory',
  'Well Catalogue',
  'Cement Program',
  'Mud Program',
];

/** From sea level to the drill floor, as in nearly every document; some measure to the underside of the deck. */
const AIR_GAP = /\bair[ -]?gap\b|luftgap/i;

interface Said {
  field: HeaderField;
  value: string | number | string[];
  source: Source;
  origin: Origin;
  /** The value alone, as written. */
  text: string;
}

/** No planned well takes longer. */
const MOST_DAYS = 1500;

/** The contract's cost is in dollars; another currency is not a number of dollars, and no document gives a rate. */
const OTHER_CURRENCY = /\bm?(?:eur|euro|gbp|nok|dkk|chf|cad|aud)\b|[\u20ac\u00a3]|\b[ac]\$/i;

function money(text: string): number | null {
  if (OTHER_CURRENCY.test(text)) return null;
  // `26-117, $9.4MM`: the number of a document before the only amount.
  const amounts = text.match(/(?:us\$|u\$[sd]|usd|\$)\s*\d[\d.,]*\d(?:\s?(?:mm|mln|million|m)\b)?/gi) ?? [];
  if (amounts.length === 1 && /^\p{L}[\p{L}\d/-]*\d[,\s]/u.test(text)) return money(amounts[0] ?? '');
  const clean = text.replace(/us ?\$|u\$[sd]|usd|\$/gi, ' ').trim();
  const measured = parseMeasured(clean);
  if (!measured) return null;
  // `24-0117` is the number of a document.
  if (/^[-/]\d/.test(measured.rest)) return null;
  const millions =
    /^(m|mm|mln|mio|mill|million|millions|millioner|millionen|millones|milh(?:\u00f5|o)es|milioni)\b/i.test(
      measured.rest,
    );
  const thousands = /^(k|thousand)\b/i.test(measured.rest);
  // To the cent: 18.4 million must not become 18399999.999999998.
  return Math.round(measured.value * (millions ? 1e6 : thousands ? 1e3 : 1) * 100) / 100;
}

/** In place of a value that is still open. */
const NOT_YET_KNOWN =
  /^(?:pending|tb[acd]|n\/?a|to be (?:advised|agreed|announced|confirmed|determined)|[-\u2013\u2014]+)\.?$/i;

/** Between well heads, but not within a fraction or a figure, or before what is said of one: `13-5/8" 10,000 psi, sour trim`. */
const BETWEEN_HEADS = /\s*(?:;|,(?!\d{3}(?!\d))|\/(?<!\d\/(?=\d)))\s*(?!(?<=\d.*,\s*)[^\d,;/]+$)|\s+and\s+/;

export function understand(
  field: HeaderField,
  text: string,
): { value: Said['value']; converted?: string } | null {
  switch (field) {
    case 'wellHeads': {
      const heads = [...new Set(text.split(BETWEEN_HEADS).filter((head) => head !== ''))];
      return heads.length > 0 ? { value: heads } : null;
    }
    case 'afeCostUsd': {
      const cost = money(text);
      return cost === null ? null : { value: cost };
    }
    case 'wellId':
    case 'activityId': {
      const measured = parseMeasured(text);
      return measured === null || measured.rest !== '' ? null : { value: measured.value };
    }
    case 'daysPlanned': {
      const measured = parseMeasured(text);
      const inDays =
        /^(?:\([^()\d]*\)$|(?:d|days?|dagen|tagen?|tage|dager|d\u00f8gn|jours?|j|d[i\u00ed]as?|giorn[io]|gg)\b|$)/i.test(
          measured?.rest ?? '-',
        );
      const inOthers = /\b(?:hours?|hrs?|weeks?|months?|stunden|wochen|monate|uur|weken|maanden)\b/i.test(
        text,
      );
      if (measured === null || !inDays || inOthers || measured.value > MOST_DAYS) return null;
      // The contract has whole days.
      const days = Math.round(measured.value);
      return days === measured.value
        ? { value: days }
        : { value: days, converted: `${measured.value} rounded to whole days` };
    }
    case 'groundElevationM':
    case 'floorAboveGroundM':
    case 'waterDepthM':
    case 'drillFloorM': {
      const measured = parseMeasured(heightText(text));
      const converted = measured && convert(measured.value, leadingUnit(measured.rest) ?? 'm', 'length');
      return (
        converted && { value: converted.value, ...(converted.note ? { converted: converted.note } : {}) }
      );
    }
    default:
      return text === '' || NOT_YET_KNOWN.test(text) ? null : { value: text };
  }
}

/** The pairs of a line; a number of the well may be in the line below its name. */
const pairsWithBelow = (
  line: DocumentContent['lines'][number],
  next?: DocumentContent['lines'][number],
): KeyValue[] => withNumbersInNames(keyValuesOf(line), next ? keyValuesOf(next) : []);

/** The pairs of a line, and the heights in its prose. */
function statedOn(
  line: DocumentContent['lines'][number],
  next?: DocumentContent['lines'][number],
): KeyValue[] {
  if (isNoLongerValid(line.text)) return [];
  const pairs = pairsWithBelow(line, next).filter(
    // In a sentence about other wells, a height is theirs.
    ({ field }) => !HEIGHTS.has(field) || !namesOtherWells(line.text),
  );
  const floor = pairs.some(({ field }) => field === 'drillFloorM') ? null : floorInReference(line);
  const facts: KeyValue[] = floor === null ? pairs : [...pairs, { field: 'drillFloorM', value: floor }];
  const fields = new Set(facts.map(({ field }) => field));
  const isRow = line.cells.length > 1;
  const texts = isRow ? line.cells : [withWrappedFigure(line.text, next?.text ?? '')];
  const wrapped = !isRow && WRAPS.test(line.text) ? [`${line.text} ${next?.text ?? ''}`] : texts;
  const inProse = wrapped.flatMap((text) => [
    ...heightsInProse(text),
    ...planInProse(text),
    ...objectiveInProse(withWrappedSentence(text, line, next)),
  ]);
  const heights = isRow && inProse.length === 0 ? heightsInRow(line, facts.length === 0) : inProse;
  const more = [...heights, ...labelledPlan(line)];
  return [
    ...facts,
    ...more.filter(
      ({ field }, at) => !fields.has(field) && more.findIndex((each) => each.field === field) === at,
    ),
  ];
}

const HEIGHTS: ReadonlySet<HeaderField> = new Set(['drillFloorM', 'groundElevationM', 'floorAboveGroundM']);

/** `GL 1,254' | KB 1,263'` of a row are two labels with their values. */
function heightsInRow({ text, cells }: DocumentContent['lines'][number], isUnread: boolean): KeyValue[] {
  const heights = cells.filter((cell) => LABEL_AND_HEIGHT.test(cell));
  if (heights.length > 1) return heightsInProse(heights.join('  '));
  return isUnread ? heightsInProse(text, true) : [];
}
const LABEL_AND_HEIGHT = /^(?:gle?|kbe?|rt?kb|rte?|dfe?)\.?\s?[:=]?\s?\d[\d.,]*\s?(?:'|m\b|ft\b)/i;

/** A datum goes on in the next line: `34 m above mean sea`. */
const WRAPS = /\babove(?: the)?(?: mean(?: sea)?)?$/i;

/** `water depth is` at the end of a line has its figure on the next one. */
function withWrappedFigure(text: string, next: string): string {
  const figure = /^\d[\d.,]*\s*(?:m|ft)\b/.exec(next);
  return figure && text.length > LONG_LINE && /[a-z]$/.test(text) ? `${text} ${figure[0]}` : text;
}
const LONG_LINE = 60;

/** The last sentence of a line of a page goes on in the line below. */
function withWrappedSentence(
  text: string,
  { page, row }: DocumentContent['lines'][number],
  next?: DocumentContent['lines'][number],
): string {
  const goesOn =
    page !== undefined &&
    text.length > LONG_LINE &&
    !/[.:;]$/.test(text) &&
    next?.cells.length === 1 &&
    next.page === page &&
    next.row === row + 1;
  return goesOn ? `${text} ${next.text}` : text;
}

/** Whether a text in a row of several labels may go on in the line below, whose column the page does not give. */
const isCutOff = (
  field: HeaderField,
  { cells, row, page }: DocumentContent['lines'][number],
  next?: DocumentContent['lines'][number],
): boolean =>
  (field === 'objective' || field === 'location') &&
  cells.length > 3 &&
  next !== undefined &&
  next.cells.length === 1 &&
  next.row === row + 1 &&
  next.page === page &&
  /^\p{L}[^:=\d]*$/u.test(next.text);

/** The text next to a label may go on in the line below, in small letters. */
function withRest(
  pair: KeyValue,
  { cells, row, page }: DocumentContent['lines'][number],
  next?: DocumentContent['lines'][number],
): KeyValue {
  const isItsRest =
    (pair.field === 'objective' || pair.field === 'location') &&
    page !== undefined &&
    cells.length === 2 &&
    !/[.;]$/.test(pair.value) &&
    next?.cells.length === 1 &&
    next.page === page &&
    next.row === row + 1 &&
    /^\p{Ll}[^:=]*$/u.test(next.text);
  if (isItsRest) return { ...pair, value: `${pair.value} ${next.text.trim()}` };
  const breaksOff =
    pair.field === 'objective' &&
    page !== undefined &&
    cells.length === 1 &&
    pair.value.length > LONG_LINE &&
    next?.cells.length === 1 &&
    next.page === page &&
    next.row === row + 1 &&
    (/^\p{Ll}/u.test(next.text) || ENDS_WITHIN.test(pair.value));
  return breaksOff ? { ...pair, value: wholeSentences(pair.value, next.text) } : pair;
}

/** A line that ends with an article or a preposition goes on, also with a name. */
const ENDS_WITHIN =
  /(?<!\p{L})(?:the|an?|of|in|on|at|to|from|and|der|die|das|dem|den|des|im|und|von|zum|zur|de|het|een|van|op|en|du|le|la|les|et|el|del|los|las|y|av|p\u00e5|og|do|da|dos|e|di|il|della)$/iu;

/** The whole sentences of a text that breaks off at the end of its line, or its only sentence with the rest of it. */
function wholeSentences(text: string, next: string): string {
  const [, whole] = /^(.*\p{L}{3}\.)\s+\p{Lu}[^.]*(?:\.\d[^.]*)*$/u.exec(text) ?? [];
  const [rest = ''] = next.split(/(?<=\p{L}{2}\.)\s+(?=\p{Lu})/u);
  return (whole ?? `${text} ${rest.trim()}`).replace(/\.$/, '');
}

/** `Alder Ridge (field code ALR)`, `Linde (K\u00fcrzel: LIN)`: a code that is called so. */
const CALLED_CODE =
  /^(.*\S)\s*[(,/]\s*(?:\p{L}+\s)?(?:\p{L}*code|kode|c\u00f3digo|codice|\p{L}*k\u00fcrzel|abbr(?:eviation|\.)?)(?: \p{Ll}+)?[:\s]\s*(\p{Lu}[\p{L}\d-]{1,7})\)?$/iu;

/** `Alder Ridge (ALR)`, `Alder Ridge / ALR`: the name of a field with its code, which abbreviates it. */
function nameAndCode(pair: KeyValue): KeyValue[] {
  const [, ownName, ownCode] = pair.field === 'fieldName' ? (CALLED_CODE.exec(pair.value) ?? []) : [];
  if (ownName !== undefined && ownCode !== undefined)
    return [
      { ...pair, value: ownName },
      { field: 'fieldCode', value: ownCode },
    ];
  const [, name = '', code = ''] =
    pair.field === 'fieldName' ? (/^(.*\S)\s*[(/]\s*(\p{Lu}{2,5})\)?$/u.exec(pair.value) ?? []) : [];
  return abbreviates(code, name)
    ? [
        { ...pair, value: name },
        { field: 'fieldCode', value: code },
      ]
    : [pair];
}

/** Mean sea level is a metre or two above the lowest tide. */
const isFromLat = (field: HeaderField, text: string) =>
  (field === 'drillFloorM' || field === 'groundElevationM') && /\blat\b/i.test(text);

/** The label of a place itself, which says more than the block or the licence that holds it. */
const PLACE_ITSELF =
  /^(?:(?:surface|well|wellhead|rig|slot|seabed)\s)?(?:hole\s)?(?:locations?|position|coordinates)\b|^(?:boor|put)?locatie\b|^(?:bohr)?lo[kc]ation\b|^bohrplatz\b|^(?:bore)?lokasjon\b|^ubicaci\u00f3n\b|^emplacement\b/i;

function saidBy(document: HeaderDocument, otherCurrency: (text: string) => void): Said[] {
  const wells = new Set(headerWellOf(document.content));
  const { lines } = document.content;
  const inOrder = lines.flatMap((line, at) =>
    statedOn(line, lines[at + 1])
      .map((pair) => withRest(pair, line, lines[at + 1]))
      .flatMap(nameAndCode)
      .flatMap(({ field: named, value: text }): Said[] => {
        if (named === 'wellName' && !wells.has(text)) return [];
        // A permit alone may be the number of a paper.
        if (named === 'location' && /^permit\b/i.test(line.text.trim()) && !/\p{L}{4}/u.test(text)) return [];
        const field = fieldByValue(named, text);
        const understood = understand(field, text);
        if (!understood) {
          if (field === 'afeCostUsd' && OTHER_CURRENCY.test(text)) otherCurrency(text);
          return [];
        }
        const source: Source = {
          file: document.file,
          ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
          ...(line.page === undefined ? {} : { page: line.page }),
          row: line.row,
          ...(understood.converted ? { converted: understood.converted } : {}),
        };
        const origin = originOfLine(document.file, line, line.text, {
          ...(understood.converted ? { certainty: 'converted', note: understood.converted } : {}),
          ...(isFromLat(field, text)
            ? { certainty: 'assumed', note: 'counted from LAT, taken as above mean sea level' }
            : {}),
          ...(isCutOff(field, line, lines[at + 1])
            ? { certainty: 'assumed', note: 'the text on the next line may be the rest of it' }
            : {}),
          ...(line.cells.length > 1 ? { part: 1 } : {}),
        });
        return [{ field, value: understood.value, source, origin, text }];
      }),
  );
  const isPlace = ({ field, origin }: Said) => field === 'location' && PLACE_ITSELF.test(origin.quote);
  const said = [...inOrder.filter(isPlace), ...inOrder.filter((one) => !isPlace(one))];
  const { elevation } = document;
  return elevation
    ? [
        ...said,
        {
          field: 'drillFloorM',
          value: elevation.valueM,
          source: elevation.source,
          origin: elevation.origin,
          text: elevation.origin.quote,
        },
      ]
    : said;
}

/** Labels of a location, folded, that say less of it than a place: the site of a survey, its coordinates, then its licence or block. */
const WEAK_LOCATIONS = [
  /^site\b/,
  /^(?:\w+ )?(?:coord|koord)\w*/,
  /^(?:production |exploration )?(?:licen[cs]e|permit|block|blok|blokk|bloc|bloque|bloco|blocco|vergunning|konzession|lisens|utvinningstillatelse|permis|permiso|permesso|concession|concessione|concessao|licenca|asignacion|titolo)\b/,
  /^(?:provincia|provincie|province|landkreis)\b/,
];

/** The notes on the weak locations that may be no place, by their weakness. */
const ASSUMED_LOCATIONS: Readonly<Record<number, string>> = {
  1: 'no place is given, so that the site of the survey was taken',
  3: 'no place is given, so that the licence or block was taken',
  4: 'no place is given, so that the province was taken',
};

const weakness = ({ origin }: Said): number =>
  WEAK_LOCATIONS.findIndex((pattern) => pattern.test(fold(origin.quote).trim())) + 1;

/** Whether a text holds the whole of another one, and more words. */
function saysMore(text: string, bare: string): boolean {
  const [long, short] = [text, bare].map(
    (each) =>
      ` ${fold(each)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()} `,
  );
  return (
    long !== undefined && short !== undefined && short.trim() !== '' && long !== short && long.includes(short)
  );
}

/** The values with the locations of the best label only; a site or the number of a licence, if it is all, is assumed to be one. */
function withBestLocation(said: readonly Said[]): Said[] {
  const locations = said.filter(({ field }) => field === 'location');
  const best = Math.min(...locations.map(weakness));
  // A bare name gives way to a location that contains it, under any label.
  const isInFuller = ({ text }: Said) => locations.some((other) => saysMore(other.text, text));
  const isFullest = (one: Said) =>
    !isInFuller(one) && locations.some((other) => saysMore(one.text, other.text));
  return said.flatMap((one): Said[] => {
    if (one.field !== 'location' || one.origin.readBy === 'engineer') return [one];
    if (isInFuller(one)) return [];
    if (isFullest(one)) return [one];
    if (weakness(one) > best) return [];
    const note = ASSUMED_LOCATIONS[best];
    return note === undefined || one.origin.certainty !== 'read'
      ? [one]
      : [
          {
            ...one,
            origin: {
              ...one.origin,
              certainty: 'assumed',
              note,
            },
          },
        ];
  });
}

/** The values of the well that the user pointed at in a document. */
function pointedIn({ file, seen }: HeaderDocument): Said[] {
  return (seen?.values ?? []).flatMap(({ correction, text, place, column }): Said[] => {
    const field = POINTED_FIELDS.find((each) => each === correction.field);
    const written = correction.unit ? `${text} ${correction.unit}` : text;
    const understood = correction.is === 'header' && field ? understand(field, written) : null;
    if (!field || !understood) return [];
    const converted = understood.converted ? { converted: understood.converted } : {};
    const source: Source = { file, ...place, ...converted, readBy: 'engineer' };
    const origin: Origin = {
      ...source,
      ...(place.sheet === undefined ? {} : { cell: `${columnLetters(column)}${place.row}` }),
      quote: text,
      certainty: understood.converted ? 'converted' : 'read',
      note: [understood.converted, 'pointed at in the review'].filter(Boolean).join('; '),
    };
    return [{ field, value: understood.value, source, origin, text }];
  });
}

const sameValue = (a: Said['value'], b: Said['value']) =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) < 0.005
    : String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

/** The wells in one document's header; several for a document of several wells. */
export function headerWellOf(content: DocumentContent): string[] {
  const pairs = content.lines.flatMap((line, at) => pairsWithBelow(line, content.lines[at + 1]));
  return namesOfBores(pairs.filter(({ field }) => field === 'wellName'));
}

const EMPTY: WellHeaderFact = {
  wellName: null,
  wellType: null,
  objective: null,
  location: null,
  fieldName: null,
  fieldCode: null,
  wellId: null,
  activityId: null,
  afeCostUsd: null,
  daysPlanned: null,
  wellHeads: [],
  drillFloorM: null,
  sources: {},
};

/** The well header from all documents: the proposal has priority, with a remark on differences. */
export function readWellHeader(
  documents: readonly HeaderDocument[],
  planned: { well: string; source: Source } | null,
): { header: WellHeaderFact; remarks: Remark[]; used: UsedPlace[] } {
  const origins: Origins = {};
  const header: WellHeaderFact = { ...EMPTY, wellHeads: [], sources: {}, origins };
  const remarks: Remark[] = [];
  const sorted = documents.toSorted(
    (a, b) => ORDER.indexOf(a.classification) - ORDER.indexOf(b.classification),
  );
  const read = sorted.flatMap((document) =>
    saidBy(document, (text) => {
      remarks.push({
        about: 'header',
        text: `${document.file}: the AFE is given as ${text}; the montage has it in USD, so that it was left out.`,
      });
    }),
  );
  const said = [...sorted.flatMap(pointedIn), ...withBestLocation(read)];
  const alternatives: WellHeaderFact['alternatives'] = {};
  const fields = {
    name: said.find(({ field }) => field === 'fieldName')?.text ?? '',
    code: said.find(({ field }) => field === 'fieldCode')?.text ?? '',
  };
  for (const { field, value, source, origin } of said) {
    const named = header.sources[field];
    // Another place has the name without what is in brackets behind it, or the lease before a number.
    const isPlainer =
      field === 'wellName' &&
      typeof value === 'string' &&
      (isWithoutAlias(value, header.wellName ?? '') ||
        isNumberOnLease(header.wellName ?? '', value) ||
        isWithoutSecondField(fields, value, header.wellName ?? ''));
    const earlier = isPlainer ? undefined : named;
    if (earlier) {
      // Spellings of the well's name differ between files; they are compared when the well is chosen.
      if (field !== 'wellName' && !sameValue(value, header[field] ?? '')) {
        remarks.push({
          about: 'header',
          text: `${LABELS[field]}: ${earlier.file} says ${String(header[field])} and was taken; ${source.file} says ${String(value)}.`,
        });
        const other = { value: Array.isArray(value) ? value.join(', ') : value, source: origin };
        (alternatives[field] ??= []).push(other);
      }
      continue;
    }
    Object.assign(header, { [field]: value });
    header.sources[field] = source;
    origins[field] = origin;
    if (field === 'drillFloorM' && AIR_GAP.test(origin.quote))
      remarks.push({
        about: 'header',
        text: `${source.file}: the air gap of ${metres(Number(value))} was taken as the drill floor's elevation above mean sea level; check that it is measured to the drill floor.`,
      });
    if (source.converted)
      remarks.push({
        about: 'header',
        text: `${LABELS[field]} of ${source.file}: converted, ${source.converted}.`,
      });
  }
  if (Object.keys(alternatives).length > 0) header.alternatives = alternatives;
  settleElevations(header, remarks);
  if (header.wellName === null && planned) {
    header.wellName = planned.well;
    header.sources['wellName'] = planned.source;
    origins['wellName'] = { ...planned.source, quote: planned.well, certainty: 'read' };
  }
  const titled = header.wellName === null ? wellOfTitles(documents) : null;
  if (titled && 'several' in titled)
    remarks.push({
      about: 'header',
      text: `The titles name several wells (${listed(titled.several, 4)}), and nothing says which of them is planned; check that every document is of the planned well.`,
    });
  else if (titled) {
    const { quote: _, certainty: __, ...source } = titled.origin;
    header.wellName = titled.name;
    header.sources['wellName'] = source;
    origins['wellName'] = titled.origin;
    remarks.push({
      about: 'header',
      text: `Well name: ${titled.name}, as a title of ${source.file} has it.`,
    });
  }
  const gaps = header.wellName === null ? [] : headerInSentences(sorted, header.wellName);
  for (const { field, value, origin } of gaps) {
    if (header[field] !== null) continue;
    const { quote: _, certainty: __, note: ___, ...source } = origin;
    header[field] = value;
    header.sources[field] = source;
    origins[field] = origin;
  }
  const used = said
    .filter(({ field }) => !NO_MONTAGE_FIELD.has(field))
    .map(({ origin, text }) => ({ ...origin, quote: text }));
  return { header, remarks, used };
}

/** Understood, but without a field in the montage. */
const NO_MONTAGE_FIELD: ReadonlySet<HeaderField> = new Set(['waterDepthM']);

/** The fields that a user can point at. The well itself is a correction of the document. */
export const POINTED_FIELDS: readonly HeaderField[] = [
  'drillFloorM',
  'groundElevationM',
  'floorAboveGroundM',
  'wellType',
  'objective',
  'location',
  'fieldName',
  'fieldCode',
  'wellId',
  'activityId',
  'afeCostUsd',
  'daysPlanned',
  'wellHeads',
];

/** The names of the fields of the header. */
export const LABELS: Record<HeaderField, string> = {
  wellName: 'Well name',
  wellType: 'Well type',
  objective: 'Objective',
  location: 'Location',
  fieldName: 'Field name',
  fieldCode: 'Field code',
  wellId: 'Well id',
  activityId: 'Activity id',
  afeCostUsd: 'AFE cost',
  daysPlanned: 'Days planned',
  wellHeads: 'Well heads',
  drillFloorM: 'Rig floor elevation',
  groundElevationM: 'Ground elevation',
  floorAboveGroundM: 'Drill floor above the ground',
  waterDepthM: 'Water depth',
};
