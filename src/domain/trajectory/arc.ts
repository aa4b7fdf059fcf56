/**
 * The circular arc between two survey stations, the element of the minimum-curvature method.
 *
 * Source: S. J. Sawaryn and J. L. Thorogood, "A Compendium of Directional Calculations Based on the Minimum Curvature
 * Method", SPE 84246 (2003).
 */

/** A direction or a displacement: north, east, and vertical positive down. */
export interface Vector {
  north: number;
  east: number;
  down: number;
}

/** An arc of `lengthM` with the unit direction `start` at its start and `end` at its end. */
export interface Arc {
  lengthM: number;
  start: Vector;
  end: Vector;
  /** The angle between the two directions, rad, in [0, pi). */
  doglegRad: number;
}

/** Below this, a direction changes by less than double precision keeps in a division by sin(dogleg). */
const STRAIGHT_RAD = 1e-9;

/**
 * Below this RF is computed as a series. The quotient tan(b/2)/(b/2) is 0/0 at b = 0; at this angle the first omitted
 * term, 17 b^6 / 20160, is below double precision.
 */
const SERIES_RAD = 1e-2;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The unit vector along the hole for an inclination from vertical and an azimuth from north, both in degrees. */
export function direction(inclinationDeg: number, azimuthDeg: number): Vector {
  const inclination = radians(inclinationDeg);
  const azimuth = radians(azimuthDeg);
  return {
    north: Math.sin(inclination) * Math.cos(azimuth),
    east: Math.sin(inclination) * Math.sin(azimuth),
    // The cosine of pi/2 as a double is not exactly zero, and a horizontal hole must not sink by its length times
    // 6e-17.
    down: inclinationDeg === 90 ? 0 : Math.cos(inclination),
  };
}

/**
 * The dogleg (rad) between two directions in degrees.
 *
 * The textbook form, cos b = cos(I2-I1) - sin I1 sin I2 (1 - cos(A2-A1)), loses half its digits near b = 0, where most
 * stations of a real survey are. The same identity in half angles keeps them.
 */
export function dogleg(
  inclination1Deg: number,
  azimuth1Deg: number,
  inclination2Deg: number,
  azimuth2Deg: number,
): number {
  const halfInclination = Math.sin(radians(inclination2Deg - inclination1Deg) / 2);
  const halfAzimuth = Math.sin(radians(azimuth2Deg - azimuth1Deg) / 2);
  const squared =
    halfInclination ** 2 +
    Math.sin(radians(inclination1Deg)) * Math.sin(radians(inclination2Deg)) * halfAzimuth ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(Math.max(0, squared))));
}

/** The ratio factor RF = (2/b) tan(b/2) of a dogleg b (rad, in [0, pi)); it tends to 1 as b tends to 0. */
export function ratioFactor(doglegRad: number): number {
  if (doglegRad < SERIES_RAD) {
    const squared = doglegRad ** 2;
    return 1 + squared / 12 + squared ** 2 / 120;
  }
  return Math.tan(doglegRad / 2) / (doglegRad / 2);
}

/** The unit vector along the hole at `distanceM` (0 to `arc.lengthM`) from the arc's start. */
export function directionOnArc(arc: Arc, distanceM: number): Vector {
  const fraction = distanceM / arc.lengthM;
  let first = 1 - fraction;
  let second = fraction;
  if (arc.doglegRad >= STRAIGHT_RAD) {
    first = Math.sin((1 - fraction) * arc.doglegRad) / Math.sin(arc.doglegRad);
    second = Math.sin(fraction * arc.doglegRad) / Math.sin(arc.doglegRad);
  }
  return {
    north: first * arc.start.north + second * arc.end.north,
    east: first * arc.start.east + second * arc.end.east,
    down: first * arc.start.down + second * arc.end.down,
  };
}

/** The displacement (m) from the arc's start to the point `distanceM` (0 to `arc.lengthM`) along it. */
export function displacementOnArc(arc: Arc, distanceM: number): Vector {
  const there = directionOnArc(arc, distanceM);
  const partialDogleg = (arc.doglegRad * distanceM) / arc.lengthM;
  const factor = (distanceM / 2) * ratioFactor(partialDogleg);
  return {
    north: factor * (arc.start.north + there.north),
    east: factor * (arc.start.east + there.east),
    down: factor * (arc.start.down + there.down),
  };
}

/**
 * The distance (m) along the arc at which the hole is horizontal between down and up or up and down, or null if it does
 * not turn. An arc is shorter than half a circle, so there is at most one such point.
 */
export function turningPoint(arc: Arc): number | null {
  if (arc.start.down * arc.end.down >= 0) return null;
  // down(t) = A cos t + B sin t along the arc, with t the angle travelled; it vanishes at tan t = -A / B.
  const a = arc.start.down;
  const b = (arc.end.down - a * Math.cos(arc.doglegRad)) / Math.sin(arc.doglegRad);
  const angle = Math.atan2(-a, b);
  return (arc.lengthM * (angle < 0 ? angle + Math.PI : angle)) / arc.doglegRad;
}
