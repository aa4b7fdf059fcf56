import type { HoleNameFact } from '../../facts';
import type { TextLine } from '../../readers/table';
import { nameInTitle } from '../blocks/names-in-section-titles';
import { fold } from '../words/fold';
import type { Outline } from '../outline/outline';
import { originOfLine } from '../tables/row-reader';

/** The names of the hole sections in the titles of their chapters; none of a hole that two titles name differently. */
export function namesOfHoles(file: string, lines: readonly TextLine[], outline: Outline): HoleNameFact[] {
  const found = lines.flatMap((line) => {
    if (line.cells.length > 1 || !outline.isTitle(line)) return [];
    const { hole, holeTitle } = outline.at(line);
    const named = hole && holeTitle === line ? nameInTitle(line.text) : null;
    return hole && named ? [{ line, diameterIn: hole.sizeIn, ...named }] : [];
  });
  return [...Map.groupBy(found, ({ diameterIn }) => diameterIn).values()].flatMap((own): HoleNameFact[] => {
    const [first] = own;
    // `Pilot hole` and `Main hole` may be of one size.
    if (!first || own.some(({ name, isKnown }) => !isKnown || fold(name) !== fold(first.name))) return [];
    const origin = originOfLine(file, first.line, first.line.text);
    const { quote: _, certainty: __, note: ___, ...source } = origin;
    return [
      { diameterIn: first.diameterIn, description: first.name, source, origins: { description: origin } },
    ];
  });
}
