import { useState } from 'react';
import type { Montage } from '@/domain/montage/montage';
import type { EditorState } from '../editor';
import { useFollowedState } from '../use-followed-state';

/** The lists that the window and the kick tolerances follow from. */
const lists = [
  'sections_list',
  'reservoirs_list',
  'pressure_points_list',
  'strength_tests_list',
  'trajectories_list',
] as const satisfies readonly (keyof Montage)[];

/**
 * The part of the montage that the window and the kick tolerances follow from: an edit elsewhere gives the same object. It
 * follows an edit after its paint, which must not wait for a chart.
 */
export function usePressures(): Montage {
  const [pressuresOf] = useState(createPressuresOf);
  return useFollowedState(pressuresOf);
}

function createPressuresOf(): (state: EditorState) => Montage {
  let known: Montage | null = null;
  return ({ montage }) => {
    if (known && lists.every((list) => known?.[list] === montage[list])) return known;
    known = {
      id: '',
      top_line_item: null,
      plan_summaries_list: [],
      ...(Object.fromEntries(lists.flatMap((list) => (montage[list] ? [[list, montage[list]]] : []))) as Pick<
        Montage,
        (typeof lists)[number]
      >),
    };
    return known;
  };
}
