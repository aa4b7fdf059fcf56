import type { HoleSection, PipeString } from '../wellbore/strings';

/** A part of the space between a string and what surrounds it. AHD m, diameters in inches. */
export interface AnnulusPart {
  readonly fromAhdM: number;
  readonly toAhdM: number;
  readonly innerIn: number;
  /** Diameter of the hole, or of the surrounding string; null if neither is known to be wider than the string. */
  readonly outerIn: number | null;
}

/**
 * What surrounds a string between two depths: the narrowest wider string that was set before it, else the hole. The
 * wall of a surrounding string is ignored: its inner diameter may be unknown, and the wall is thinner than a line.
 */
export function annulusOf(
  string: PipeString,
  fromAhdM: number,
  holes: readonly HoleSection[],
  strings: readonly PipeString[],
): AnnulusPart[] {
  const toAhdM = string.shoe.ahdM;
  const around = strings.filter(
    ({ place, outerDiameterIn }) => place < string.place && outerDiameterIn > string.outerDiameterIn,
  );
  const bounds = [
    ...holes.flatMap((hole) => [hole.fromAhdM, hole.toAhdM]),
    ...around.flatMap((other) => [other.fromAhdM, other.shoe.ahdM]),
  ].filter((ahdM) => ahdM > fromAhdM && ahdM < toAhdM);
  const cuts = [...new Set([fromAhdM, ...bounds, toAhdM])].toSorted((one, other) => one - other);
  return cuts.slice(1).map((partToM, index) => {
    const partFromM = cuts[index] ?? fromAhdM;
    const middleM = (partFromM + partToM) / 2;
    const covers = (from: number, to: number) => from <= middleM && middleM <= to;
    const casings = around.filter((other) => covers(other.fromAhdM, other.shoe.ahdM));
    const hole = holes.find((one) => covers(one.fromAhdM, one.toAhdM))?.diameterIn ?? null;
    const outerIn =
      casings.length > 0
        ? Math.min(...casings.map(({ outerDiameterIn }) => outerDiameterIn))
        : hole !== null && hole > string.outerDiameterIn
          ? hole
          : null;
    return { fromAhdM: partFromM, toAhdM: partToM, innerIn: string.outerDiameterIn, outerIn };
  });
}
