import type { SlurryFact } from '../../facts';
import { wordOf } from '../prose/quantities';
import { SURFACES } from '../vocabulary/slurry-lines';

const COMES_UP = new RegExp(
  String.raw`^(?:to |auf |au |bis |tot |til )?${wordOf([...SURFACES, 'sol'])}`,
  'iu',
);

/**
 * The role of the only slurry of a casing if nothing names it. A slurry that fills the annulus up to the surface or the sea bed
 * is filed as the lead, one that ends below it as the tail, because it covers the shoe. Both are assumptions.
 */
export const roleOfSingle = (top: string | null): { role: SlurryFact['role']; note: string } =>
  COMES_UP.test(top ?? '')
    ? { role: 'lead', note: `${SINGLE_SLURRY}, comes up to ${top}, read as its lead slurry` }
    : { role: 'tail', note: `${SINGLE_SLURRY}, read as its tail slurry` };

/** Starts the note of a role that no text names. */
export const SINGLE_SLURRY = 'the only slurry of its casing';
