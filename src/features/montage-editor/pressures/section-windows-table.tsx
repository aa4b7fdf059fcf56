import { useId, useMemo } from 'react';
import type { CheckSettings } from '@/domain/checks/settings';
import { missing } from '@/domain/montage/figures';
import type { Montage } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { truncatedFigure } from '@/domain/pressures/gradients';
import { assumedPipeIn, sectionWindows, type SectionWindow } from '@/domain/pressures/section-windows';
import { testName } from '@/domain/pressures/strength-tests';
import { SectionLabel } from '@/ui/section-label';
import styles from './pressures-body.module.css';
import { quantityFigure, unitOf } from '@/domain/shown-units/figures';

const gradient = (value: number | null | undefined) => quantityFigure('gradient', value ?? null, 2);
const range = ([least, most]: readonly [number, number]) =>
  least === most ? gradient(least) : `${gradient(least)} – ${gradient(most)}`;
const seatWords = ({ seat }: SectionWindow) =>
  seat ? `${gradient(seat.load)}, ${seat.holds ? 'holds' : 'too much'}` : missing;

interface WindowColumn {
  readonly title: string;
  readonly text: (window: SectionWindow) => string;
  /** Whether the value is a fault. */
  readonly isFault?: (window: SectionWindow) => boolean;
}

const columns: readonly WindowColumn[] = [
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

interface SectionWindowsTableProps {
  montage: Montage;
  settings: CheckSettings;
}

/** The numbers of the chart by section: what its mud has to hold, and what it may not exceed. */
export function SectionWindowsTable({ montage, settings }: SectionWindowsTableProps) {
  const labelId = useId();
  const windows = useMemo(() => sectionWindows(montage, settings), [montage, settings]);
  if (windows.length === 0) return null;
  return (
    <div className={styles.windows}>
      <SectionLabel id={labelId}>STATIC WINDOW BY SECTION</SectionLabel>
      <div className={styles.frame} tabIndex={0} role="region" aria-labelledby={labelId}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Section</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {windows.map((window) => (
              <tr key={window.section.id}>
                <th scope="row">{sectionTitle(window.section.diameter, window.place)}</th>
                {columns.map(({ title, text, isFault }) => (
                  <td key={title} data-fault={isFault?.(window) || undefined}>
                    {text(window)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        Equivalent mud weights in {unitOf('gradient')} over the depth below the drill floor, without
        circulation. Kick load: mud + 0.5 ppg × TD / shoe + 0.2 ppg, against the test of the shoe, or the
        profile there. Trip margin with {assumedPipeIn}″ pipe.
      </p>
    </div>
  );
}
