import { apiDriftIn } from '@/domain/casing';
import { formatInches, parseInches } from '@/domain/inches';

import { known, moved } from './depth-frame';
import type { Depths } from '@/domain/depths';
import type { DepthFrame } from './depth-frame';
import type { CasingStringFact } from './facts';
import { metreRange, metres } from './words';

/** A string as set in the hole: one row of a casing table, or several consecutive intervals. */
export interface CasingString {
  kind: CasingStringFact['kind'];
  holeDiameterIn: number | null;
  /** From the top down; never empty. */
  joints: [CasingStringFact, ...CasingStringFact[]];
}

/** Intervals of one string meet; a table rounds their depths to the metre at worst. */
const CONTIGUOUS_M = 1;
export const SAME_SIZE_IN = 0.01;

export function sameSize(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && Math.abs(a - b) <= SAME_SIZE_IN;
}

/**
 * The strings of a well from the rows of its casing tables.
 *
 * Rows of the same kind in the same hole, one starting where the other ends, are intervals of one string: a conductor with a
 * heavier top interval is one conductor. A row that two documents repeat counts once.
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

/** Rows without any depth come last, in their original order. */
function byDepth(a: CasingStringFact, b: CasingStringFact): number {
  const [aM, bM] = [depthForOrder(a), depthForOrder(b)];
  return aM === bM ? 0 : aM - bM;
}

function depthForOrder(row: CasingStringFact): number {
  return (
    known(row.topAhdM) ?? known(row.shoeAhdM) ?? known(row.shoeTvdBdfM) ?? known(row.shoeTvdSsM) ?? Infinity
  );
}

/** Whether two rows describe the same pipe. */
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

/** The depths of the shoe, as the table gives them. */
export function shoeOf(string: CasingString): Depths {
  const { shoeTvdSsM, shoeTvdBdfM, shoeAhdM } = bottomJoint(string);
  return { tvdSsM: known(shoeTvdSsM), tvdBdfM: known(shoeTvdBdfM), ahdBdfM: known(shoeAhdM) };
}

/** "14 in casing", "30 in conductor", "casing" without a size. */
export function stringName(string: CasingString): string {
  const size = sizeText(bottomJoint(string));
  const kind = string.kind === 'tieback' ? 'tie-back' : string.kind;
  return size === null ? kind : `${size} in ${kind}`;
}

/**
 * The outer diameter as a fraction, "9 5/8" also for a table's "9.625"; a text that is not a size is kept as written.
 */
export function sizeText({ outerDiameterText, outerDiameterIn }: CasingStringFact): string | null {
  const written = outerDiameterText?.trim() ?? '';
  const sizeIn = known(outerDiameterIn) ?? parseInches(written);
  if (sizeIn !== null) return formatInches(sizeIn);
  return written === '' ? null : written;
}

/** The largest outer diameter, in: what must fit the hole. */
export function outerDiameterOf(string: CasingString): number | null {
  const sizes = string.joints.map((joint) => known(joint.outerDiameterIn)).filter((size) => size !== null);
  return sizes.length === 0 ? null : Math.max(...sizes);
}

/** The interval with the smallest bore, which limits what passes the string; the shoe interval if no bore is given. */
export function governingJoint(string: CasingString): CasingStringFact {
  return string.joints.reduce((best, joint) => {
    const bestId = known(best.innerDiameterIn) ?? Infinity;
    return (known(joint.innerDiameterIn) ?? Infinity) < bestId ? joint : best;
  }, bottomJoint(string));
}

/** The drift of an interval, in: the document's (it may be a special drift), else the API 5CT drift for its sizes. */
export function driftOf(joint: CasingStringFact): number | null {
  const given = known(joint.driftIn);
  if (given !== null) return given;
  const outerIn = known(joint.outerDiameterIn);
  const innerIn = known(joint.innerDiameterIn);
  return outerIn === null || innerIn === null ? null : apiDriftIn(outerIn, innerIn);
}

/** The intervals of a tapered string, in words; null for a string of one pipe. */
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
 * "Liner: 9 5/8 in from 2,404.4 to 3,113 m AHD", in the words that `writtenLinerTop` reads: a montage has no field for the depth of
 * a liner hanger. Null for other strings, and for a liner without a top in its table.
 */
export function linerInWords(string: CasingString, frame: DepthFrame): string | null {
  const [joint] = string.joints;
  if (string.kind !== 'liner' || known(joint.topAhdM) === null) return null;
  const size = sizeText(joint);
  const whole = `${size === null ? '' : `${size} in`}${interval(joint, frame)}`.trim();
  return `Liner: ${jointsInWords(string, frame) ?? whole}`;
}

/** " from 140 to 165.4 m AHD" below the drill floor of the well, or nothing without depths. */
export function interval({ topAhdM, shoeAhdM }: CasingStringFact, frame: DepthFrame): string {
  const top = moved(known(topAhdM), frame);
  const shoe = moved(known(shoeAhdM), frame);
  if (top === null) return '';
  return ` from ${shoe === null ? metres(top) : metreRange(top, shoe)} AHD`;
}
