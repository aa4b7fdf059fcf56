/**
 * Casing seats from the bottom up: the rock at a seat must bear the mud of the hole below it and a kick from that hole's
 * bottom (Ghalambor and Guo, 2005, pp. 118-134). Gradients in one unit, depths in one unit below the drill floor.
 */
export interface KickPolicy {
  /** How far the pressure of the kick exceeds the mud. */
  readonly kick: number;
  /** For the gas that enters the hole before it is shut in. */
  readonly gain: number;
}

/** 0.5 and 0.2 ppg, as in Ghalambor and Guo; kPa/m. */
export const usualKickPolicy: KickPolicy = { kick: 0.588, gain: 0.235 };

/** The load of a kick on a seat: `EMW = MW + kick Z_kick/Z_seat + gain`. */
export const seatLoad = (
  mudWeight: number,
  kickDepth: number,
  seatDepth: number,
  { kick, gain }: KickPolicy,
): number => mudWeight + (kick * kickDepth) / seatDepth + gain;

export interface Seat {
  readonly depth: number;
  /** Of the rock at the seat. */
  readonly fractureGradient: number;
  /** Of the hole below the seat. */
  readonly mudWeight: number;
  readonly kickDepth: number;
}

export interface JudgedSeat {
  readonly load: number;
  readonly holds: boolean;
}

/** Whether the seat holds a kick from the bottom of the hole below it. */
export function judgeSeat(seat: Seat, policy: KickPolicy): JudgedSeat {
  const load = seatLoad(seat.mudWeight, seat.kickDepth, seat.depth, policy);
  return { load, holds: load <= seat.fractureGradient };
}

/** The shallowest of some seats that holds; null if none does. */
export const shallowestSeat = (seats: readonly Seat[], policy: KickPolicy): Seat | null =>
  seats
    .filter((seat) => judgeSeat(seat, policy).holds)
    .reduce<Seat | null>((best, seat) => (best && best.depth <= seat.depth ? best : seat), null);
