import { apiDriftIn } from '@/domain/casing';
import { formatInches, parseInches } from '@/domain/inches';

import { known, moved } from './depth-frame';
import type { Depths } from '@/domain/depths';
import type { DepthFrame } from './depth-frame';
import type { CasingStringFact } from './facts';
import { metreRange, metres } from './words';

/** A string as it hangs in the hole: one row of a casing table, or several joints that differ and follow each other. */
export interface CasingString {
  kind: CasingStringFact['kind'];
  holeDiameterIn: number | null;
  /** From the top down; never empty. */
  joints: [CasingStringFact, ...CasingStringFact[]];
}

/** Joints of one string meet; a table rounds their depths to the metre at worst. */
const CONTIGUOUS_M = 1;
export const SAME_SIZE_IN = 0.01;

export function sameSize(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && Math.abs(a - b) <= SAME_SIZE_IN;
}

/**
 * The strings of a well from the rows of its casing tables.
 *
 * Rows of the same kind in the same hole, one starting where the other ends, are joints of one string: a conductor with a
 * heavier top joint is one conductor. A row that two documents repeat counts once.
 */
export function groupStrings(facts: readonly CasingStringFact[]): CasingString[] {
  const rows = facts.filter(
    (fact, index) => !facts.slice(0, index).some((earlier) => sameRow(earlier, fact)),
  );
  const strings: CasingString[] = [];
  for (const row of rows.toSorted(byDepth)) {
    const above = strings.find((string) => follows(string, row));
    if (above === undefined) {
      strings.push({ kind: row.kind, holeDiameterIn: known(row.holeDiameterIn), joints: [row] });
    } else above.joints.push(row);
  }
  return strings;
}

/** Rows without any depth come last, in the order they came in. */
function byDepth(a: CasingStringFact, b: CasingStringFact): number {
  const [aM, bM] = [depthForOrder(a), depthForOrder(b)];
  return aM === bM ? 0 : aM - bM;
}

function depthForOrder(row: CasingStringFact): number {
  return (
    known(row.topAhdM) ?? known(row.shoeAhdM) ?? known(row.shoeTvdBdfM) ?? known(row.shoeTvdSsM) ?? Infinity
  );
}

/** Whether two rows say the same of one pipe. */
export function sameRow(a: CasingStringFact, b: CasingStringFact): boolean {
  const keys = [
    'kind',
    'holeDiameterIn',
    'outerDiameterIn',
    'innerDiameterIn',
    'topAhdM',
    'shoeAhdM',
  ] as const;
  return keys.every((key) => a[key] === b[key]) && a.shoeTvdBdfM === b.shoeTvdBdfM && a.grade === b.grade;
}

function follows(string: CasingString, row: CasingStringFact): boolean {
  const shoeM = known(bottomJoint(string).shoeAhdM);
  const topM = known(row.topAhdM);
  const sameHole =
    sameSize(string.holeDiameterIn, row.holeDiameterIn) ||
    (string.holeDiameterIn === null && row.holeDiameterIn === null);
  return (
    string.kind === row.kind &&
    sameHole &&
    shoeM !== null &&
    topM !== null &&
    Math.abs(topM - shoeM) <= CONTIGUOUS_M
  );
}

function bottomJoint(string: CasingString): CasingStringFact {
  return string.joints.at(-1) ?? string.joints[0];
}

/** Where the string ends, as its table gives it. */
export function shoeOf(string: CasingString): Depths {
  const { shoeTvdSsM, shoeTvdBdfM, shoeAhdM } = bottomJoint(string);
  return { tvdSsM: known(shoeTvdSsM), tvdBdfM: known(shoeTvdBdfM), ahdBdfM: known(shoeAhdM) };
}

/** "14 in casing", "30 in conductor", "casing" where no size is given. */
export function stringName(string: CasingString): string {
  const size = sizeText(bottomJoint(string));
  const kind = string.kind === 'tieback' ? 'tie-back' : string.kind;
  return size === null ? kind : `${size} in ${kind}`;
}

/**
 * The outer diameter in the field's own form, "9 5/8" of a table's "9.625" as well; a text that is no size as it is written.
 */
export function sizeText({ outerDiameterText, outerDiameterIn }: CasingStringFact): string | null {
  const written = outerDiameterText?.trim() ?? '';
  const sizeIn = known(outerDiameterIn) ?? parseInches(written);
  if (sizeIn !== null) return formatInches(sizeIn);
  return written === '' ? null : written;
}

/** The largest outer diameter, in: what has to go into the hole. */
export function outerDiameterOf(string: CasingString): number | null {
  const sizes = string.joints.map((joint) => known(joint.outerDiameterIn)).filter((size) => size !== null);
  return sizes.length === 0 ? null : Math.max(...sizes);
}

/** The joint with the smallest bore, which decides what passes the string; the shoe joint where no bore is given. */
export function governingJoint(string: CasingString): CasingStringFact {
  return string.joints.reduce((best, joint) => {
    const bestId = known(best.innerDiameterIn) ?? Infinity;
    return (known(joint.innerDiameterIn) ?? Infinity) < bestId ? joint : best;
  }, bottomJoint(string));
}

/** The drift of a joint, in: as the document gives it (it may be a special drift), else by API 5CT from its sizes. */
export function driftOf(joint: CasingStringFact): number | null {
  const given = known(joint.driftIn);
  if (given !== null) return given;
  const outerIn = known(joint.outerDiameterIn);
  const innerIn = known(joint.innerDiameterIn);
  return outerIn === null || innerIn === null ? null : apiDriftIn(outerIn, innerIn);
}

/** The joints of a string that is not one pipe throughout, in words; null where it is. */
export function jointsInWords(string: CasingString, frame: DepthFrame): string | null {
  if (string.joints.length === 1) return null;
  return string.joints
    .map((joint) => {
      const innerIn = known(joint.innerDiameterIn);
      const size = [sizeText(joint), innerIn === null ? null : `ID ${formatInches(innerIn)}`];
      return `${size.filter((part) => part !== null).join(' in, ')} in${interval(joint, frame)}`;
    })
    .join('; ');
}

/**
 * "Liner: 9 5/8 in from 2,404.4 to 3,113 m AHD", in the words that `writtenLinerTop` reads: no field of a montage holds where a liner
 * hangs. Null of a string that is none, and where its table does not tell its top.
 */
export function linerInWords(string: CasingString, frame: DepthFrame): string | null {
  const [joint] = string.joints;
  if (string.kind !== 'liner' || known(joint.topAhdM) === null) return null;
  const size = sizeText(joint);
  const whole = `${size === null ? '' : `${size} in`}${interval(joint, frame)}`.trim();
  return `Liner: ${jointsInWords(string, frame) ?? whole}`;
}

/** " from 140 to 165.4 m AHD" below the drill floor of the well, or nothing where the table does not say. */
export function interval({ topAhdM, shoeAhdM }: CasingStringFact, frame: DepthFrame): string {
  const top = moved(known(topAhdM), frame);
  const shoe = moved(known(shoeAhdM), frame);
  if (top === null) return '';
  return ` from ${shoe === null ? metres(top) : metreRange(top, shoe)} AHD`;
}
