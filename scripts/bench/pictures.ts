import { benchSchematic } from './pictures/schematic.ts';

/**
 * What pictures of a well cost.
 *
 * @returns whether every budget is met.
 */
export async function benchPictures(): Promise<boolean> {
  return benchSchematic();
}
