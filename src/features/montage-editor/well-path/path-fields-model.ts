import type { Cell } from '@/domain/montage/address';
import type { FieldOf } from '@/domain/montage/catalogue';
import { trajectoryOf } from '@/domain/montage/lookup';
import type { GridModel, Motion } from '../grid/grid-model';

/** In the order of the screen. */
export const pathFields = [
  'name',
  'kind',
  'north_reference',
  'magnetic_declination',
  'grid_convergence',
  'vertical_section_azimuth',
  'tie_in_true_vertical_depth',
  'tie_in_north',
  'tie_in_east',
  'measured_by',
] as const satisfies readonly FieldOf<'trajectory'>[];

function reach(at: number, motion: Motion, perLine: number): number {
  const last = pathFields.length - 1;
  const within = (to: number) => (to < 0 || to > last ? at : to);
  switch (motion) {
    case 'up':
    case 'page-up':
      return within(at - perLine);
    case 'down':
    case 'below':
    case 'page-down':
      return within(at + perLine);
    case 'left':
    case 'previous':
      return within(at - 1);
    case 'right':
    case 'next':
      return within(at + 1);
    case 'row-start':
    case 'table-start':
      return 0;
    case 'row-end':
    case 'table-end':
      return last;
  }
}

/** The fields of one path for cursor and clipboard. `perLine` counts the fields in a line of the screen. */
export function createPathFieldsModel(trajectory: string, perLine: () => number): GridModel {
  const cellAt = (index: number): Cell => ({
    at: { of: 'trajectory', id: trajectory },
    field: pathFields[index] ?? pathFields[0],
  });
  const indexOf = ({ at, field }: Cell): number =>
    at.of === 'trajectory' && at.id === trajectory ? pathFields.findIndex((one) => one === field) : -1;
  return {
    first: (montage) => (trajectoryOf(montage, trajectory) ? cellAt(0) : null),
    move: (_montage, from, motion) => cellAt(reach(Math.max(0, indexOf(from)), motion, perLine())),
    block: () => null,
    cells: () => [],
    has: (montage, cell) => indexOf(cell) >= 0 && trajectoryOf(montage, trajectory) !== null,
    follow: (_before, after, cell) => (trajectoryOf(after, trajectory) ? cell : null),
    paste: () => null,
  };
}
