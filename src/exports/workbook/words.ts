import type { MudItem, MudProperty } from '@/domain/montage/montage';
import { boundedFigure, missing } from '@/domain/montage/figures';
import { sectionTitle } from '@/domain/montage/titles';
import type { CellValue } from './spreadsheet/sheet';

/** A number as a number; `-` where there is none that a spreadsheet could hold. */
export const numberOr = (value: number | null): CellValue => {
  const number = finite(value);
  return number === null ? missing : number;
};

/** A property's figure as a number; where a document gave bounds only, those in words: `9.5 – 10.0`, `≥ 9.5`. */
export function mudProperty(item: MudItem, name: MudProperty, mostDecimals: number): CellValue {
  const [exact, lower, upper] = (['exact', 'lower', 'upper'] as const).map((bound) =>
    finite(item[`${name}_${bound}`]),
  );
  return exact ?? boundedFigure({ exact: null, lower: lower ?? null, upper: upper ?? null }, 1, mostDecimals);
}

/** As the editor has it: `17 1/2″ Section 2`. `place` counts from 1. */
export const titleOf = (diameterIn: number | null, place: number): string =>
  sectionTitle(finite(diameterIn), place);

const finite = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? value : null;
