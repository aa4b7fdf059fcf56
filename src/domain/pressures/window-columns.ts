import { missing } from '../montage/figures';
import { quantityFigure, unitOf } from '../shown-units/figures';
import { truncatedFigure } from './gradients';
import { assumedPipeIn, type SectionWindow } from './section-windows';
import { testName } from './strength-tests';

/** The static window of a section as columns of text, in the units of the person who looks. */

export interface WindowColumn {
  readonly title: string;
  readonly text: (window: SectionWindow) => string;
  /** Whether the value is a fault. */
  readonly isFault?: (window: SectionWindow) => boolean;
}

const gradient = (value: number | null | undefined): string => quantityFigure('gradient', value ?? null, 2);

const range = ([least, most]: readonly [number, number]): string =>
  least === most ? gradient(least) : `${gradient(least)} – ${gradient(most)}`;

const seatWords = ({ seat }: SectionWindow): string =>
  seat ? `${gradient(seat.load)}, ${seat.holds ? 'holds' : 'too much'}` : missing;

export const windowColumns: readonly WindowColumn[] = [
  { title: 'Mud', text: ({ mud }) => (mud ? range(mud) : missing) },
  { title: 'Highest pore', text: ({ pore }) => gradient(pore?.kpaPerM) },
  {
    title: 'Above pore',
    text: ({ mud, pore }) => gradient(mud && pore && mud[0] - pore.kpaPerM),
    isFault: ({ mud, pore }) => mud !== null && pore !== null && mud[0] <= pore.kpaPerM,
  },
  { title: 'Lowest fracture', text: ({ fracture }) => gradient(fracture?.kpaPerM) },
  {
    title: 'Below fracture',
    text: ({ mud, fracture }) => gradient(mud && fracture && fracture.kpaPerM - mud[1]),
    isFault: ({ mud, fracture }) => mud !== null && fracture !== null && mud[1] >= fracture.kpaPerM,
  },
  {
    title: 'Shoe above',
    text: ({ strength }) =>
      strength ? `${testName(strength.test)} ${truncatedFigure('gradient', strength.kpaPerM, 2)}` : missing,
  },
  {
    title: 'Kick load on it',
    text: seatWords,
    isFault: ({ seat }) => seat !== null && !seat.holds,
  },
  { title: 'Trip margin', text: ({ tripMarginKpaPerM }) => gradient(tripMarginKpaPerM) },
];

/** What the columns mean, below their table. */
export const windowNote = (): string =>
  `Equivalent mud weights in ${unitOf('gradient')} over the depth below the drill floor, without circulation. ` +
  `Kick load: mud + 0.5 ppg × TD / shoe + 0.2 ppg, against the test of the shoe, or the profile there. ` +
  `Trip margin with ${assumedPipeIn}″ pipe.`;
