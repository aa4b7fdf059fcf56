import { benchExports } from './pictures/exports.ts';
import { benchSchematic } from './pictures/schematic.ts';

/**
 * What pictures of a well and its papers cost.
 *
 * @returns whether every budget is met.
 */
export async function benchPictures(): Promise<boolean> {
  const schematic = await benchSchematic();
  return (await benchExports()) && schematic;
}
