import type { Formation, Section } from '@/domain/montage/montage';
import { sedimentsOf } from '../formation-colours';

const namesOf = new WeakMap<readonly Formation[], string>();

/** The names of a section's formations, one a line; read once for a list as it stands. */
function names(formations: readonly Formation[]): string {
  const known = namesOf.get(formations);
  if (known !== undefined) return known;
  const read = formations.map((formation) => formation.formation_name.replaceAll('\n', ' ')).join('\n');
  namesOf.set(formations, read);
  return read;
}

/**
 * Gives each section the sediments (1 to 8) of its formations, a digit each. Worked out anew only when a name changed; the
 * texts are equal where the colours are, whatever changed elsewhere.
 */
export function createSediments(): (sections: readonly Section[]) => readonly string[] {
  let key: string | null = null;
  let texts: readonly string[] = [];
  return (sections) => {
    const next = sections.map(({ formations_list }) => names(formations_list));
    const nextKey = next.join('\n\n');
    if (nextKey === key) return texts;
    key = nextKey;
    const colours = sedimentsOf(
      next.flatMap((text, index) => (sections[index]?.formations_list.length ? text.split('\n') : [])),
    ).join('');
    let from = 0;
    texts = sections.map(({ formations_list }) => {
      const to = from + formations_list.length;
      const text = colours.slice(from, to);
      from = to;
      return text;
    });
    return texts;
  };
}
