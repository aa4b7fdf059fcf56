import { parseInches } from '../inches';
import { nominalSizeOfMm } from '../nominal-sizes';
import { choices, chosenUnit, fromStored, toStored, type Units } from '../shown-units/units-of-person';
import { quantityNamed, quantityNames, unitNamed, unitsOf } from '../shown-units/vocabulary';
import type { Field, Measure } from './field';
import { parseField, plainText, readNumber } from './parse';

/** Texts of cells and their values, with units. */

/** The value of a typed text, or the sentence about why it has none. */
export type ReadText = { readonly value: string | number | null } | { readonly refused: string };

/** A number, and what follows it. */
const NUMBER_AND_REST = /^([+-]?(?:\d[\d., ']*|[.,]\d+)(?:e[+-]?\d+)?)(.*)$/i;
/** The unit before the number: `SG 1.48`. */
const UNIT_FIRST = /^([a-z$][a-z./]*)\s*(\d.*)$/i;
const FRACTION = /[/⁄½¼¾⅛⅜⅝⅞]/;
/** A letter or a sign that units have, as distinct from a slip in a number. */
const UNIT_SIGN = /[\p{L}°º%$€#"″”“]|['′’]\s*$/u;
const BEGINS_WITH_NUMBER = /^[^\p{L}]*\d/u;
/** A fraction, and what follows it. */
const FRACTION_AND_REST = /^(.*?\/\s*\d+|.*?[½¼¾⅛⅜⅝⅞])\s*(\D.*)$/;
/** Of a size that is kept as text: without the noise of a conversion. */
const sizeDigits = 15;

/**
 * Number and unit of a text; the unit is empty if there is none. A unit of the measure may also come first. Null if the
 * text does not begin with a number.
 */
function split(text: string, measure: Measure | undefined): { number: number; unit: string } | null {
  const plain = plainText(text);
  const [, word = '', after = ''] = UNIT_FIRST.exec(plain) ?? [];
  const first = measure && unitNamed(measure.quantity, word) !== null ? word : null;
  const [, digits = '', rest = ''] = NUMBER_AND_REST.exec(first === null ? plain : after) ?? [];
  // An apostrophe in a number separates thousands, and after it means feet.
  const marks = /[' ]+$/.exec(digits)?.[0] ?? '';
  const number = readNumber(digits.slice(0, digits.length - marks.length));
  if (number === null) return null;
  const unit = `${marks}${rest}`.trim();
  if (first === null) return { number, unit };
  return unit === '' ? { number, unit: first } : null;
}

const isAbsolute = (unit: string): boolean => /^(?:bar|psi|k?pa|mpa)[ .]*\(?a(?:bs)?\)?$/i.test(unit.trim());

/** The units that a field takes, as a sentence offers them: `m or ft`. */
function offered({ quantity, stored }: Measure): string {
  const all: readonly string[] = (choices as Partial<Record<string, readonly string[]>>)[quantity] ?? [
    stored,
  ];
  const labels = all.map((unit) => unitsOf(quantity)[unit]?.label ?? unit);
  return labels.length === 1 ? `${labels[0]}` : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}

function refusal({ name, measure }: Field, unit: string): string {
  if (!measure) return `${name} has no unit. Enter the number alone.`;
  const use = `Use ${offered(measure)}.`;
  if (measure.quantity === 'pressure' && isAbsolute(unit))
    return `“${unit}” is an absolute pressure, and pressures here are above that of the air. Subtract 1.01325 bar or 14.696 psi. ${use}`;
  const other = quantityNamed(unit);
  return other === null
    ? `“${unit}” is not a unit of ${quantityNames[measure.quantity]}. ${use}`
    : `“${unit}” is a unit of ${quantityNames[other]}, not of ${quantityNames[measure.quantity]}. ${use}`;
}

const shownUnit = ({ quantity, stored }: Measure, units: Units) => chosenUnit(units, quantity, stored);

/** What a text means in a unit: a stored number, a refusal, or null for a text that the rules of its field decide. */
function readMeasure(field: Field, text: string, shown: string | null): ReadText | null {
  const { measure, kind } = field;
  if (measure?.quantity === 'size' && FRACTION.test(text)) {
    const sizeIn = parseInches(text);
    if (sizeIn !== null) return { value: sizeIn };
  }
  const parts = split(text, measure);
  if (!parts)
    // A number that cannot be read would be 0, and its unit shows that one was meant. `about 12` is just a text.
    return kind !== 'size' && BEGINS_WITH_NUMBER.test(text) && UNIT_SIGN.test(text)
      ? {
          refused: `“${shortened(text)}” is not a number with a unit. ${measure ? `Use ${offered(measure)}.` : 'Enter the number alone.'}`,
        }
      : null;
  const { number, unit } = parts;
  if (unit === '' || !measure) {
    if (unit !== '') return UNIT_SIGN.test(unit) ? { refused: refusal(field, shortened(unit)) } : null;
    return measure && shown !== null ? storedValue(measure, number, shown) : { value: number };
  }
  const named = unitNamed(measure.quantity, unit);
  if (named !== null) return storedValue(measure, number, named);
  return UNIT_SIGN.test(unit) ? { refused: refusal(field, shortened(unit)) } : null;
}

const shortened = (text: string): string => (text.length > 24 ? `${text.slice(0, 23)}…` : text).trim();

function storedValue({ quantity, stored: unit }: Measure, typed: number, from: string): ReadText {
  const value = toStored(quantity, typed, from, unit);
  return Number.isFinite(value) ? { value: value + 0 } : { refused: 'This number is too large.' };
}

/**
 * The value of a text that a person types into a field. A number without a unit is in the unit of the screen, and one
 * with a unit of the field's quantity is converted: `12.3 ppg`, `9000 ft`, `1.48 SG`. Any other unit is refused with a
 * sentence. A fraction is a size in inches. A text that is no number at all has the value that the specification gives
 * it (`parseField`). A casing's size in millimetres is the nominal size that it means.
 */
export function readField(field: Field, text: string, units: Units): ReadText {
  const { kind, measure } = field;
  const isNumber = kind === 'decimal' || kind === 'inches' || kind === 'optional';
  if (text.trim() === '' || !(isNumber || kind === 'size')) return { value: parseField(field, text) };
  const shown = measure ? shownUnit(measure, units) : null;
  if (kind !== 'size') return readMeasure(field, text, shown) ?? { value: parseField(field, text) };
  const other = otherUnitOf(text);
  if (other !== null) return { refused: refusal(field, other) };
  // A size stays as it is typed, unless it is not in inches. It may also be a remark.
  if (shown === null && (unitOf(text) ?? 'in') === 'in') return { value: parseField(field, text) };
  const read = readMeasure(field, text, shown);
  return read && 'value' in read && typeof read.value === 'number'
    ? { value: String(nominalSizeOfMm(Number(read.value.toPrecision(sizeDigits)))) }
    : { value: parseField(field, text) };
}

/** Why a text is no number of a field, before it becomes 0 or is refused; null if it is one or empty. */
export function misreading(field: Field, text: string, units: Units): string | null {
  if (text.trim() === '') return null;
  const read =
    field.kind === 'whole'
      ? { value: readNumber(text) }
      : readMeasure(field, text, field.measure ? shownUnit(field.measure, units) : null);
  if (read && 'refused' in read) return read.refused;
  return read === null || read.value === null ? 'This is not a number.' : null;
}

const unitOf = (text: string): string | null => unitNamed('size', split(text, undefined)?.unit ?? '');

/** A unit after a size that is not one of sizes: the `ppg` of `9 5/8 ppg`. Null for a remark, which names no unit. */
function otherUnitOf(text: string): string | null {
  const [, size = '', rest = ''] = FRACTION_AND_REST.exec(plainText(text)) ?? [];
  const unit = parseInches(size) === null ? (split(text, undefined)?.unit ?? '') : rest;
  return unitNamed('size', unit) === null && quantityNamed(unit) !== null ? unit : null;
}

/** A stored value as text for editing, in the unit of the screen: all digits, without noise of the conversion. */
export function editedText({ kind, measure }: Field, value: string | number, units: Units): string {
  const shown = measure ? shownUnit(measure, units) : null;
  const number = kind === 'size' ? parseInches(String(value)) : value;
  return measure && shown !== null && typeof number === 'number'
    ? String(fromStored(measure.quantity, number, measure.stored, shown))
    : String(value);
}
