import { missing } from '@/domain/montage/figures';
import { sectionTitle } from '@/domain/montage/titles';
import type { CellValue } from './spreadsheet/sheet';

/** A number as a number; `-` for null and for what a spreadsheet cannot contain. */
export const numberOr = (value: number | null): CellValue => {
  const number = finite(value);
  return number === null ? missing : number;
};

/** As in the editor: `17 1/2″ Section 2`. `place` counts from 1. */
export const titleOf = (diameterIn: number | null, place: number): string =>
  sectionTitle(finite(diameterIn), place);

const finite = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? value : null;
