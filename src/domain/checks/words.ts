import type { Cell, SectionItems } from '../montage/address';
import type { Formation, Section } from '../montage/montage';
import { formatInches } from '../inches';
import { isDocumentUnit, unitOf, withUnit, type FiguredQuantity } from '../shown-units/figures';
import type { ChosenQuantity } from '../shown-units/units-of-person';
import type { Offer } from './finding';

/** Formats values and builds cell addresses for the rules' messages. */

const format = (least: number, most: number) => {
  const formatter = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  });
  return (value: number): string => formatter.format(value);
};

/** Intl takes ten times as long, and a well that lacks a column has a message for each of its thousands of tops. */
function depth(value: number): string {
  const fixed = value.toFixed(1);
  const text = Math.abs(value) < 999.95 ? fixed : fixed.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
  return text === '-0.0' ? '0.0' : text;
}

const upToTwo = format(1, 2);
const upToTwoOrNone = format(0, 2);
const upToThree = format(0, 3);
const whole = format(0, 0);
const upToFive = format(0, 5);

/** In the units of the person who looks. Those of the documents have the decimals of these messages. */
const measure =
  (quantity: FiguredQuantity, ofDocuments: (value: number) => string) =>
  (value: number): string =>
    isDocumentUnit(quantity) ? `${ofDocuments(value)} ${unitOf(quantity)}` : withUnit(quantity, value);

export const metres = measure('length', depth);
export const gradient = measure('gradient', upToTwo);
export const pressure = measure('pressure', whole);
export const inches = measure('size', upToThree);
export const pascals = measure('yieldPoint', upToThree);
export const millilitres = (value: number): string => `${upToThree(value)} ml`;
/** A gradient's margin or tolerance, with the decimals that it has. */
export const margin = measure('gradient', upToThree);
export const degrees = (value: number): string => `${upToTwo(value)} deg`;
export const dogleg = measure('dogleg', upToTwoOrNone);
export const percent = (value: number): string => `${upToThree(value)} %`;
/** A number without a unit, such as a pH. */
export const plain = (value: number): string => upToThree(value);
export const mass = measure('linearMass', upToTwo);
export const volume = measure('volumePerLength', upToFive);
export const influxVolume = measure('volume', upToThree);
export const densityDifference = measure('density', upToThree);
/** A nominal size: `9 5/8″`. */
export const size = (value: number): string => `${formatInches(value)}″`;

const longestName = 40;

/** A name shortened to a readable part of a sentence. */
export function named(name: string | null, otherwise: string): string {
  const letters = [...(name?.trim() ?? '')];
  if (letters.length === 0) return otherwise;
  return letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : letters.join('');
}

export const formationName = (formation: Formation): string =>
  named(formation.formation_name, 'A formation without a name');

/** A derived value, rounded to the decimals of its field. The label has it in the unit of the person who looks. */
export function offer(value: number, decimals: number, quantity?: ChosenQuantity): Offer {
  const rounded = Number(value.toFixed(decimals));
  const label = quantity && !isDocumentUnit(quantity) ? withUnit(quantity, rounded) : rounded;
  return { label: `Use ${label}`, value: rounded };
}

export const sectionCell = (section: Section, field: keyof Section): Cell => ({
  at: { of: 'section', section: section.id },
  field,
});

export const formationCell = (section: Section, formation: Formation, field: keyof Formation): Cell => ({
  at: { of: 'formation', section: section.id, id: formation.id },
  field,
});

export const itemCell = <Kind extends keyof SectionItems>(
  of: Kind,
  section: Section,
  field: keyof SectionItems[Kind] & string,
): Cell => ({ at: { of, section: section.id }, field });
