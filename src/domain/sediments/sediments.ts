import type { Formation, Section } from '../montage/montage';
import { sedimentsOf } from './formation-colours';

const digit0 = '0'.charCodeAt(0);
const decoder = new TextDecoder();

function haveSameNames(a: readonly Formation[], b: readonly Formation[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((formation, index) => formation.formation_name === b[index]!.formation_name);
}

/** The results by list, shared by all callers: several parts of the screen need a montage's colours. */
const known = new WeakMap<readonly Section[], readonly string[]>();

/**
 * Gives each section the sediments (1 to 8) of its formations, a digit each. Computed again only when a name changes; a
 * text is equal as long as its colours are, whatever changes elsewhere.
 */
export function createSediments(): (sections: readonly Section[]) => readonly string[] {
  let last: readonly Section[] | null = null;
  let texts: readonly string[] = [];
  return (sections) => {
    const before = last;
    last = sections;
    const isSame =
      before?.length === sections.length &&
      sections.every(({ formations_list }, index) =>
        haveSameNames(formations_list, before[index]!.formations_list),
      );
    if (!isSame) texts = known.get(sections) ?? textsOf(sections);
    known.set(sections, texts);
    return texts;
  };
}

function textsOf(sections: readonly Section[]): readonly string[] {
  const names: string[] = [];
  for (const { formations_list } of sections)
    for (const formation of formations_list) names.push(formation.formation_name ?? '');
  const digits = sedimentsOf(names).map((sediment) => digit0 + sediment);
  let from = 0;
  return sections.map(({ formations_list }) => {
    const to = from + formations_list.length;
    const text = decoder.decode(digits.subarray(from, to));
    from = to;
    return text;
  });
}

/** The sediments (1 to 8) of formations by id, from the texts of `createSediments`. */
export function sedimentsById(
  sections: readonly Section[],
  texts: readonly string[] = createSediments()(sections),
): ReadonlyMap<string, number> {
  const byId = new Map<string, number>();
  sections.forEach(({ formations_list }, place) => {
    const text = texts[place] ?? '';
    formations_list.forEach(({ id }, row) =>
      byId.set(id, row < text.length ? text.charCodeAt(row) - digit0 : 1),
    );
  });
  return byId;
}
