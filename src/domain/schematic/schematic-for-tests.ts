import type { Montage } from '../montage/montage';
import { sedimentsById } from '../sediments/sediments';
import type { Sediments } from './formation-track';

/** The table's colours of a montage's formations. */
export const sedimentsFor = (montage: Montage): Sediments => sedimentsById(montage.sections_list);
