import { benchExports } from './pictures/exports.ts';
import { benchSchematic } from './pictures/schematic.ts';
import { benchWellIn3d } from './pictures/well-in-3d.ts';

/**
 * The cost of a well's pictures and papers.
 *
 * @returns whether every budget is met.
 */
export async function benchPictures(): Promise<boolean> {
  const met: boolean[] = [];
  for (const part of [benchSchematic, benchWellIn3d, benchExports]) met.push(await part());
  return met.every(Boolean);
}
