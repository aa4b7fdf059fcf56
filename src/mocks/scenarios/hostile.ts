import type { Clock } from '@/backend/ports';
import type { Montage } from '@/backend/records';
import type { Snapshot } from '../db/schemas';
import { demonstration } from '../seed/demonstration';
import { hostileTexts } from '../seed/hostile-texts';
import { noorderdiep4 } from '../seed/noorderdiep';

/** The montage with a hostile text in every text field. */
export const hostileId = 'hostile0';

const textAt = (index: number): string => hostileTexts[index % hostileTexts.length]!.text;

/** Every formation and plan step has another text, and all of them are among the well heads. */
function throughout(montage: Montage): Montage {
  let next = 0;
  return {
    ...montage,
    id: hostileId,
    top_line_item: montage.top_line_item && {
      ...montage.top_line_item,
      well_name: textAt(2),
      objective: textAt(4),
      well_heads: hostileTexts.map(({ text }) => text),
    },
    sections_list: montage.sections_list.map((section) => ({
      ...section,
      description: textAt(next++),
      formations_list: section.formations_list.map((formation) => ({
        ...formation,
        formation_name: textAt(next++),
      })),
    })),
    plan_summaries_list: hostileTexts.map(({ name, text }, index) => ({
      id: `${hostileId}-p${index + 1}`,
      rank: index + 1,
      title: name,
      description: text,
    })),
  };
}

const named = (text: string, index: number): Montage => ({
  id: `hostile-${index + 1}`,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: noorderdiep4.top_line_item && {
    ...noorderdiep4.top_line_item,
    id: `hostile-${index + 1}-top`,
    well_name: text,
  },
  plan_summaries_list: [],
});

/** The demonstration with a montage for each hostile text, as its name, and one full of them. */
export function hostile(clock: Clock): Snapshot {
  const snapshot = demonstration(clock);
  const more = [
    throughout(structuredClone(noorderdiep4)),
    ...hostileTexts.map(({ text }, index) => named(text, index)),
  ];
  const minutesAgo = (minutes: number) => new Date(clock.now() - minutes * 60_000).toISOString();
  const montages = [
    ...snapshot.records.montages,
    ...more.map((montage, index) => ({ ...montage, updated_time: minutesAgo(index + 1) })),
  ];
  return { ...snapshot, records: { ...snapshot.records, montages } };
}
