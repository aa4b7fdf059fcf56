import type { Formation, Section } from '../montage/montage';
import { sedimentsOf } from './formation-colours';

/** The digits of sediments: `1` to `9`, then `a` to `g`. */
const base = 17;
const digits = Uint8Array.from({ length: base }, (_, sediment) => sediment.toString(base).charCodeAt(0));
const decoder = new TextDecoder();

function haveSameNames(a: readonly Formation[], b: readonly Formation[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((formation, index) => formation.formation_name === b[index]!.formation_name);
}

/** The results by list, shared by all callers: several parts of the screen need a montage's colours. */
const known = new WeakMap<readonly Section[], readonly string[]>();

/**
 * Gives each section the sediments (1 to 16) of its formations, a digit each in base 17. Computed again only when a name changes; a
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
  const codes = sedimentsOf(names).map((sediment) => digits[sediment]!);
  let from = 0;
  return sections.map(({ formations_list }) => {
    const to = from + formations_list.length;
    const text = decoder.decode(codes.subarray(from, to));
    from = to;
    return text;
  });
}

/** The sediment (1 to 16) of the formation at a row of a section's text; 1 beyond its end. */
export const sedimentAt = (text: string, row: number): number => Number.parseInt(text[row] ?? '1', base);

/** The sediments (1 to 16) of formations by id, from the texts of `createSediments`. */
export function sedimentsById(
  sections: readonly Section[],
  texts: readonly string[] = createSediments()(sections),
): ReadonlyMap<string, number> {
  const byId = new Map<string, number>();
  sections.forEach(({ formations_list }, place) => {
    const text = texts[place] ?? '';
    formations_list.forEach(({ id }, row) => byId.set(id, sedimentAt(text, row)));
  });
  return byId;
}
