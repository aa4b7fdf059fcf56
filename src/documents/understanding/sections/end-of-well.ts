import { fold } from '../words/fold';

/** The end of the well, the last row of many tables, which is not a formation. */
const END_OF_WELL =
  /^(?:(?:planned|proposed|final|well|section|estimated|projected|geplante|voorziene) )?(?:p?t\.? ?d\.?|total depth|final depth|well depth|end ?teufe|end ?tiefe|gesamtteufe|eind ?diepte|totale diepte|profondeur (?:finale|totale)|cote finale|fond|profundidade? (?:final|total)|profondita (?:finale|totale)|fondo (?:del )?(?:pozz?o|foro|sondeo)|fundo do poco|total ?dybde|total ?dyp|slutt ?dyp|slutt ?dybde)(?:(?: (?:of|of the|du|de|del|do|della|der|van de))? (?:m?d|tvd|td|well|hole|bohrung|put|puits|forage|sondage|pozo|poco|pozzo|bronn|planned|proposed|estimated|expected|projected|geplant|gepland|planlagt|prevue?|prevista|estimada))?$/;

/** What is in brackets qualifies it: `Well TD (planned)`, `Einddiepte (TD)`, `TD (in Rotliegend)`. */
const IN_BRACKETS = /\s*\([^()]*\)$/;

/** Whether a name in a list of formations is the end of the well. */
export const isEndOfWell = (name: string): boolean =>
  END_OF_WELL.test(
    fold(name)
      .replace(IN_BRACKETS, '')
      .replace(/[:.]+$/, '')
      .trim(),
  );
