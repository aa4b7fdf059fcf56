import { fold } from '../words/fold';
import { parseUnit } from '../units/units';
import { BORE_WITHOUT_NAME, mayBeWellName, wellNameIn } from './well-names';
import { isSign } from './signs-in-cells';
import { pairsOfTwoLabels } from './labels-of-two';
import { withNumbersInNames } from './names-with-numbers';
import { HEADER_KEYS, OTHER_LABELS, plainKey } from '../vocabulary/header';
import type { HeaderField } from '../vocabulary/header';

/** One `key: value` pair of a document's header, with a normalised key. */
export interface KeyValue {
  field: HeaderField;
  value: string;
  /** For a well name: whether the key names the wellbore, one of several that a well may have. */
  isWellbore?: boolean;
}

const FIELD_BY_KEY = new Map(
  (Object.keys(HEADER_KEYS) as HeaderField[]).flatMap((field) =>
    HEADER_KEYS[field].map((key) => [key, field] as const),
  ),
);

/** `Drill floor elevation above mean sea level (m)` is among the longest. */
const LONGEST_KEY = 100;

/** `Planned duration incl. P&A`, `Estimated days spud to TD`: what a duration or a cost is of. */
const QUALIFIER =
  / (?:incl|including|inkl|einschl|excl|excluding|without|ohne|zonder|sans|sin|uten|exkl)\b.*$| (?:p ?50|(?:from )?spud (?:to )?(?:td|rig release|release|rr|r r)|to td|to rig release)$/;
const QUALIFIED: ReadonlySet<HeaderField> = new Set(['daysPlanned', 'afeCostUsd']);

/** A cost that a label in brackets calls the AFE: `Budget (AFE)`. */
const IS_AFE = /\b(?:budget|costs?|kosten|cout|costo|kostnad|total)\b.*\(afe\)/;

/** `Dagen (spud - rig release)`. */
const IS_DAYS = /^(?:days?|dagen|tage|dager|jours|dias|giorni)$/;

/** `K.B. Elev.` is `KB Elev.` */
export const withoutDots = (key: string) =>
  key.replace(/\b([A-Z])\.\s?([A-Z])\.(?:\s?([A-Z])\.)?/g, '$1$2$3');

/** `Field / code`: the name of a field with its code behind it. */
const WITH_CODE =
  /^([\p{L} ]{3,30}?)\s*(?:\/|&|\band\b)\s*(?:code|kode|c\u00f3digo|codice|k\u00fcrzel|abbr\.?|abbreviation)$/iu;

/** `ft above MSL`: a unit, and what the height is counted from. */
const STARTS_WITH_LENGTH = /^(?:m|ft|feet|metres?|meters?)\s(?:above|below|from|over)\b/i;

function fieldOf(
  written: string,
): { field: HeaderField; unit: string; isWellbore: boolean; isOfTwo: boolean } | null {
  const [, withCode] = WITH_CODE.exec(written) ?? [];
  const ofName = withCode === undefined ? null : fieldOf(withCode);
  if (ofName?.field === 'fieldName') return ofName;
  // `AFE #` numbers a document.
  if (written.length > LONGEST_KEY || /\bafe\s*(?:#|no\b|nr\b|number)/i.test(written)) return null;
  // The fields of a form are numbered: `24. Objective`.
  const own = written.replace(/^\d{1,2}[a-z]?[.)]\s+/, '');
  const key = withoutDots(own);
  const inBrackets = /[[(]([^\])]*)[\])]/.exec(key)?.[1] ?? '';
  // `Estimated days (start to rig release)`: from where to where they are counted.
  const isNoUnit =
    /\b(?:incl|excl|p ?\d0|spud|rig release|rr|td)\b|\p{L}\s\p{L}+\s\p{L}{3}/iu.test(inBrackets) &&
    !STARTS_WITH_LENGTH.test(inBrackets);
  const unit = isNoUnit ? '' : inBrackets;
  const folded = fold(key.replace(/^#+/, '').replace(/[[(][^\])]*[\])]/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const plain = plainKey(folded)
    .replace(/ (m|ft|usd)$/, '')
    .trim();
  const isOfSpud = IS_DAYS.test(plain) && /\bspud\b/i.test(inBrackets);
  if (isOfSpud) return { field: 'daysPlanned', unit: '', isWellbore: false, isOfTwo: false };
  const whole = FIELD_BY_KEY.get(plain) ?? (IS_AFE.test(fold(key)) ? 'afeCostUsd' : undefined);
  const bare = whole ?? FIELD_BY_KEY.get(plain.replace(QUALIFIER, '').replace(/^p ?50 /, ''));
  const field = whole ?? (bare && QUALIFIED.has(bare) ? bare : undefined) ?? fieldOfFirst(own);
  return field
    ? {
        field,
        unit: WITHOUT_UNIT.has(field) ? '' : unit,
        isWellbore: /^(?:well ?bore|borehole)/.test(plain),
        isOfTwo: /\S\s*\/\s*\S/.test(own) && !namesTwice(own) && !isTranslated(own),
      }
    : null;
}

/** Behind the label of a name, brackets have its translation: `Field (campo)`. */
const WITHOUT_UNIT: ReadonlySet<HeaderField> = new Set(['wellName', 'fieldName', 'wellType', 'objective']);

/** `Field / licence`, `County/State`: a label of two things, of which the value gives the first one first. */
function fieldOfFirst(written: string): HeaderField | undefined {
  const [first = '', second = '', ...more] = written.replace(/\s*:$/, '').split(/\s*\/\s*/);
  if (more.length > 0 || !/^[\p{L}\s.]{3,}$/u.test(first) || !/^[\p{L}\s.]{3,}$/u.test(second))
    return undefined;
  const field = FIELD_BY_KEY.get(plainKey(fold(first).trim()));
  if ((field === 'fieldName' && isLabel(second)) || namesTwice(written)) return field;
  return ofTranslation(first, second, written);
}

/** `Nama sumur / Well name`: a label in a language that no vocabulary has, and its translation. */
function ofTranslation(first: string, second: string, written: string): HeaderField | undefined {
  const isApart = /\S\s+\/\s+\S/.test(written);
  return isApart && !isLabel(first) && !OF_OTHERS.test(first) && !IS_LICENCE.test(written)
    ? FIELD_BY_KEY.get(plainKey(fold(second).trim()))
    : undefined;
}

function isTranslated(written: string): boolean {
  const [first = '', second = '', ...more] = written.replace(/\s*:$/, '').split(/\s*\/\s*/);
  return more.length === 0 && ofTranslation(first, second, written) !== undefined;
}

const IS_LICENCE = /licen|lizenz|bloc|permi|conces|konzes|vergunning/i;

/** Words of English labels that no header of a montage has. */
const OF_OTHERS =
  /\b(?:rig|operator|contractor|company|client|partner|country|state|county|area|region|basin|platform|slot|unit|api|uwi|date|prepared|section|hole|casing|status|owner|no|number|name|project|site|pad|cluster|structure|prospect)\b/i;

/** `Well type / Classificação`: one label in two languages. */
function namesTwice(written: string): boolean {
  const [first, second, ...more] = written
    .replace(/\s*:$/, '')
    .split(/\s*\/\s*/)
    .map((part) => FIELD_BY_KEY.get(plainKey(fold(part).trim())));
  // `Licence / Block` and `Field / Pool` are two things.
  if (IS_LICENCE.test(written) || /\bpool\b/i.test(written)) return false;
  return first !== undefined && first === second && more.length === 0;
}

const HEIGHTS: ReadonlySet<HeaderField | undefined> = new Set<HeaderField>([
  'drillFloorM',
  'groundElevationM',
  'floorAboveGroundM',
  'waterDepthM',
]);
/** `Elevation GL / KB`, `Well ID / Activity ID`: labels of figures, which may share a line. */
const isOfFigure = (label: string): boolean => {
  const field = fieldOf(label)?.field;
  return HEIGHTS.has(field) || field === 'wellId' || field === 'activityId';
};

const OTHERS = new Set(OTHER_LABELS);
/** `Local Co-ordinate Reference`: no label has more words. */
const MOST_LABEL_WORDS = 4;

const isLabel = (words: string): boolean =>
  fieldOf(words) !== null ||
  OTHERS.has(
    fold(withoutDots(words))
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );

/** Whether a text is the label of a field of the header, or of something else that forms state next to it. */
export const isKnownLabel = (text: string): boolean => isLabel(text);
export const isLabelOfHeader = (text: string): boolean => fieldOf(text) !== null;

/** A wide gap between a value and the next label of a title block in columns, whatever the label says. */
const GAP_BEFORE_LABEL = /(?<=[^\s:=])\s{3,}(?=\S(?:(?!\s{3})[^:=]){1,40}\s*[:=](?:\s|$))/g;

/** Before a label: `Objective: oil in the sand. Secondary objective: gas` is one text. */
const IS_SECOND =
  /\b(?:second(?:ary|aire)|tertiary|additional|further|secundari?[ao]|secundair[e]?|sekund\u00e6r\p{L}*|sekund\u00e4r\p{L}*)\s+$/iu;

/** The starts of the labels of a line: `Well: A-3 Field: Volve` has two. A label ends with its sign. */
function labelStarts(text: string): number[] {
  const starts: number[] = [];
  for (const sign of text.matchAll(/\s*[:=]/g)) {
    const words = [...text.slice(0, sign.index).matchAll(/\S+/g)].slice(-MOST_LABEL_WORDS);
    const from = words.find((word) => isLabel(text.slice(word.index, sign.index)));
    const isSecond = from !== undefined && IS_SECOND.test(text.slice(0, from.index));
    if (from && !isSecond && !starts.includes(from.index)) starts.push(from.index);
  }
  return starts;
}

/** Splits a line with several labels at the start of each; other lines are unchanged. */
export function splitAtLabels(text: string): string[] {
  if (text.length > LONGEST_LABELLED || (text.match(/[:=]/g)?.length ?? 0) < 2) return [text];
  const apart = [...text.matchAll(GAP_BEFORE_LABEL)].map(({ index, 0: gap }) => index + gap.length);
  const starts = [...new Set([...labelStarts(text), ...apart])]
    .filter((start) => start > 0)
    .toSorted((a, b) => a - b);
  const ends = [...starts, text.length];
  return [0, ...starts]
    .map((start, at) => withoutBrackets(text.slice(start, ends[at]).trim()))
    .filter((part) => part !== '');
}

/** `Field: Alder (field code: ALD)`: the brackets around the second label belong to neither value. */
const withoutBrackets = (part: string): string =>
  /^[([]([^:=]*[:=].*)[)\]]$/s.exec(part)?.[1]?.trim() ?? part;

const LABEL_CELL = /^[^:]{2,60}:$/;

/** A title block on one line; prose is longer. */
const LONGEST_LABELLED = 400;

/** A separate text after the value of a label is another column of the page. */
function cutBehindValue(whole: string, before: string): string {
  return /[:=]\s*$/.test(before) ? whole : before;
}

function oneValue(whole: string): KeyValue | null {
  const [text = ''] = splitAtLabels(whole.trim());
  const match = /^([^:=]{2,60}?)\s*[:=]\s*(.+)$/s.exec(text);
  const found = match && fieldOf(match[1] ?? '');
  if (!match || !found) return null;
  const value = (match[2] ?? '').trim();
  const needsUnit = found.unit !== '' && /^[-+]?[\d.,]+$/.test(value);
  return named(found, needsUnit ? `${value} ${found.unit}` : value);
}

/** `Sand Wells Z15`, `Test Hill 3`: capitalised words followed by a number are a name, whatever the first word means. */
const IS_NAME = /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)+\s\p{Lu}{0,3}-?\d{1,3}\p{Lu}?$/u;

/** `Classification: Internal` is one of a document. */
const CONFIDENTIAL =
  /^(?:(?:strictly|highly|company|client|commercial(?:ly)?|business)[\s-]+(?:in )?)*(?:intern(?:al)?|confiden\p{L}+|vertraulich|vertrouwelijk|restricted|public|unrestricted|secret|proprietary|unclassified|sensitive)(?!\p{L})|^(?:open|[A-D]?\d?)$/iu;

function named(
  { field, isWellbore, isOfTwo }: { field: HeaderField; isWellbore: boolean; isOfTwo: boolean },
  value: string,
): KeyValue | null {
  if (field === 'fieldName') {
    // Another sentence may follow in its line.
    const [name = value] = value.split(/(?<=\p{Ll})\.\s+(?=\p{Lu})/u);
    const own = isOfTwo ? (name.split(/\s\/\s|,\s/)[0] ?? name) : name;
    // `Field: Alder Field`: the word of the label is no part of the name.
    return { field, value: own.replace(/(?<=\p{L}{3})\s+Field$/u, '') };
  }
  if (field === 'wellType' && CONFIDENTIAL.test(value)) return null;
  if (field !== 'wellName') return { field, value };
  const name = wellNameIn(value);
  if (
    name === '' ||
    !(mayBeWellName(name) || IS_NAME.test(name)) ||
    (isWellbore && BORE_WITHOUT_NAME.test(name))
  )
    return null;
  return isWellbore ? { field, value: name, isWellbore } : { field, value: name };
}

/** Fields whose label needs no sign: no row of a table starts with these words and ends with their value. */
const PLAIN_FIELDS: ReadonlySet<HeaderField> = new Set(['wellName', 'fieldName', 'wellType', 'afeCostUsd']);

const DAYS = /(?:^| )(?:days|dagen|tage|dager|jours|d[i\u00ed]as|giorni)$/i;
const isDays = (field: HeaderField, value: string): boolean =>
  field === 'daysPlanned' && /^\d+(?:[.,]\d+)? \p{L}+$/u.test(value) && DAYS.test(value);

/**
 * The cells of a line that was not split: `RT elevation (m MSL);27;;;;`, `Field,Gannet`, or alternating labels and values
 * separated by wide gaps; null for other lines.
 */
function cellsOf(text: string): string[] | null {
  if (text.length > LONGEST_LABELLED || /[:=]/.test(text)) return null;
  for (const sign of [/;/, /\t/, /,(?! )/, / {2,}/]) {
    const parts = text.split(sign).flatMap((cell) => (cell.trim() === '' ? [] : [cell.trim()]));
    const [label = '', value = '', unit = ''] = parts;
    const isMeasured =
      parts.length === 3 && /^\d/.test(value) && (parseUnit(unit) !== null || DAYS.test(unit));
    const cells = isMeasured ? [label, `${value} ${unit}`] : parts;
    if (cells.length < 2 || cells.length % 2 !== 0) continue;
    const field = fieldOf(label)?.field;
    const isOne = cells.length === 2 && field !== undefined && !isLabel(cells[1] ?? '');
    const isPlain = field !== undefined && (PLAIN_FIELDS.has(field) || isDays(field, cells[1] ?? ''));
    if (isOne && (!sign.test('   ') || isPlain)) return cells;
    if (cells.length > 2 && pairsOfRow(cells) !== null) return cells;
  }
  return null;
}

const LONGEST_OTHER_LABEL = 30;
const fieldOfLabel = (label = '') => fieldOf(label.replace(/\s*:$/, ''));
/** `RKB - MSL` is nothing but the label of a height, whatever is before it. */
const isOfHeight = (label = ''): boolean =>
  ['drillFloorM', 'groundElevationM', 'floorAboveGroundM'].includes(fieldOfLabel(label)?.field ?? '');
/** `AFE | 9,400,000`, `Days planned | 23`: the label of a figure that no other cell of a form has, with its figure. */
const isFigureOfPlan = (label = '', value = ''): boolean =>
  ['afeCostUsd', 'daysPlanned'].includes(fieldOfLabel(label)?.field ?? '') &&
  /^(?:[$\u20ac\u00a3]|usd|us\$)?\s?\d[\d., ]*(?:\s?(?:usd|mm|m|days?|d))?$/i.test(value);
/** Fields whose value may go on in the next cells. */
const LISTED: ReadonlySet<HeaderField> = new Set(['wellHeads', 'location', 'objective']);

/** `Rig | Nomad 7 | KB elev. (ft) | 2847`: alternating labels and values, without a label in place of a value; null for other rows. */
function pairsOfRow(cells: readonly string[]): KeyValue[] | null {
  if (cells.length < 4 || cells.length % 2 !== 0) return null;
  const labels = cells.filter((_, at) => at % 2 === 0);
  const values = cells.filter((_, at) => at % 2 === 1);
  const known = labels.filter((label) => isLabel(label.replace(/\s*:$/, '')) || LABEL_CELL.test(label));
  // `Location | Rijswijk | Floor above NAP | +6.3 m`: a list of places does not end with a figure and its label.
  const endsWithFigure =
    /^[-+\u2212]?\d[\d.,]*\s?\p{L}/u.test(values.at(-1) ?? '') && (labels.at(-1) ?? '').length > 3;
  // A label that nothing is read from may be any words.
  const mayBeLabels =
    known.length > 0 &&
    known.length * 2 >= labels.length &&
    (endsWithFigure || !LISTED.has(fieldOfLabel(labels[0])?.field ?? 'wellName')) &&
    (fieldOfLabel(labels[0]) !== null ||
      (endsWithFigure && isOfHeight(labels.at(-1))) ||
      isFigureOfPlan(labels.at(-1), values.at(-1))) &&
    labels.every(
      (label) => /^[\p{L}(]/u.test(label) && label.length <= LONGEST_OTHER_LABEL && !/\d/.test(label),
    );
  if ((known.length < labels.length && !mayBeLabels) || values.some((value) => isLabel(value))) return null;
  // `Rig | 38 | days | 5320` is a row of a table: a unit is not a label.
  if (labels.some((label) => /^days$/i.test(label) || parseUnit(label) !== null)) return null;
  return labels.flatMap((label, at) =>
    keyValuesOf({ text: `${label} ${values[at]}`, cells: [label, values[at] ?? ''] }),
  );
}

/** `Well | Year | TD (m)` heads the columns of a table; a name is in the only other cell of its row, or has a number. */
const isHeadingOfColumn = (others: readonly string[]): boolean =>
  others.length > 1 && !/\d/.test(others[0] ?? '');

/** `4. Well name | 5. Identifier | 6. Status`: the labels of a form, numbered one after the other, with their values below. */
function areNumberedLabels(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => Number(/^(\d{1,2})[a-z]?[.)]\s+\p{L}/iu.exec(cell)?.[1]));
  return (
    cells.length > 1 && numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? NaN) === 1)
  );
}

interface LabelledLine {
  text: string;
  cells: readonly string[];
  columns?: readonly number[];
  sheet?: string;
}

/** `Location | 40 km north of the town | | | J. Smith, geologist`: on a sheet, blank columns end what a label is of. */
function withoutFarCells(line: LabelledLine): LabelledLine {
  const { cells, columns, sheet } = line;
  if (sheet === undefined || !columns || !LISTED.has(fieldOfLabel(cells[0])?.field ?? 'wellName'))
    return line;
  const end = columns.findIndex((column, at) => at > 1 && column - (columns[at - 1] ?? column) > FAR_COLUMNS);
  if (end === -1) return line;
  const own = cells.slice(0, end);
  return { text: own.join(' '), cells: own };
}
const FAR_COLUMNS = 2;

/**
 * The header facts on one line: `Well name: Aurora-3`, `Field = Aurora`, two or three cells of a sheet (`Field`, `Aurora`;
 * a third cell is the unit), or several pairs with wide gaps between them.
 */
export function keyValuesOf(line: LabelledLine): KeyValue[] {
  return withNumbersInNames(pairsOfLine(withoutFarCells(line)));
}

function pairsOfLine(line: LabelledLine): KeyValue[] {
  // A delimited line that was not split: `Well:,A-3,North reference:,Grid`.
  if (line.cells.length <= 1 && /[:=],/.test(line.text)) {
    const text = line.text.replace(/([:=]),\s*/g, '$1 ').replace(/,+(?=\s|$|[^,:]{2,40}[:=])/g, ' ; ');
    return keyValuesOf({ text, cells: [text] });
  }
  const ofTwo = pairsOfTwoLabels(line, isOfFigure);
  if (ofTwo !== null) return ofTwo.flatMap((cells) => keyValuesOf({ text: cells.join(' '), cells }));
  const apart = line.cells.length <= 1 ? cellsOf(line.text) : null;
  if (apart !== null) return keyValuesOf({ text: apart.join(' '), cells: apart });
  const inTurns = pairsOfRow(line.cells);
  if (inTurns !== null) return inTurns;
  // Two columns of a title block in one row: `Well: | A-3 | Well type: | producer`.
  const next = line.cells.findIndex(
    (cell, at) => at > 1 && LABEL_CELL.test(cell) && isLabel(cell.slice(0, -1)),
  );
  if (next !== -1)
    return [line.cells.slice(0, next), line.cells.slice(next)].flatMap((cells) =>
      keyValuesOf({ text: cells.join(' '), cells }),
    );
  // `SHL: | BHL: | vertical`: a label next to a label has no value.
  if (LABEL_CELL.test(line.cells[0] ?? '') && LABEL_CELL.test(line.cells[1] ?? '') && line.cells.length > 2)
    return keyValuesOf({ text: line.cells.slice(1).join(' '), cells: line.cells.slice(1) });
  if (areNumberedLabels(line.cells) && !/[:=]/.test(line.text)) return [];
  const [first = '', ...others] = line.cells;
  const labelled = splitAtLabels(line.text);
  if (labelled.length > 1 && others.length === 0) {
    const pairs = labelled.flatMap((part) => oneValue(part.replace(/(\S) {3,}\S.*$/s, cutBehindValue)) ?? []);
    if (pairs.length > 0) return pairs;
  }
  const whole = oneValue(line.text);
  if (others.length > 0 && !/[:=]\s*\S/.test(first)) {
    const found = fieldOf(first.replace(/[:=]\s*$/, ''));
    // `Wellhead | 5 | Tested with the BOP`: the number of something else.
    const isNumbered = found?.field === 'wellHeads' && others.length > 1 && /^\d{1,2}$/.test(others[0] ?? '');
    if (isNumbered) return [];
    if (found && !(found.field === 'wellName' && isHeadingOfColumn(others))) {
      const list = found.field === 'wellHeads' || found.field === 'location' || found.field === 'objective';
      // A text is in one cell, and a figure may have its unit in the next one: any other cell belongs to another label.
      const isBare = /^[-+]?\d[\d.,]*$/.test(others[0] ?? '');
      const hasUnit = found.unit !== '' && (isBare || others.length === 1);
      // The cells of another label may be behind the well heads.
      const foreign = found.field === 'wellHeads' ? others.findIndex((other) => !/\d/.test(other)) : -1;
      const ofLabel = foreign > 0 ? others.slice(0, foreign) : others;
      const value = list ? ofLabel.join(', ') : others.slice(0, isBare && !hasUnit ? 2 : 1).join(' ');
      const unit = hasUnit && !list ? ` ${found.unit}` : '';
      const pair = named(found, `${value}${unit}`);
      return pair ? [pair] : [];
    }
  }
  const parts = line.text
    .split(/\s{2,}|\s*[|\t]\s*|;\s*(?=(?:(?!\s{2})[^;:=]){2,40}[:=])/)
    .flatMap(splitAtLabels)
    .filter((part) => part.trim() !== '');
  const pairs = parts.flatMap((part) => oneValue(part) ?? []);
  if (pairs.length > 1) return pairs;
  return whole ? [whole] : pairs;
}

export function isKeyValue(written: readonly string[]): boolean {
  const cells = written.filter((cell) => !isSign(cell));
  if (cells.length === 0 || cells.length > 4) return cells.length > 0 && oneValue(cells[0] ?? '') !== null;
  const [first = ''] = cells;
  if (oneValue(first)) return true;
  const found = fieldOf(first);
  // Two headings (`Well`, `Location`) are not a pair: the second cell must not be a key itself.
  if (!found || cells.length < 2 || cells.slice(1).some((cell) => fieldOf(cell))) return false;
  return cells.length === 2 || found.field === 'wellHeads' || parseUnit(cells[2] ?? '') !== null;
}
