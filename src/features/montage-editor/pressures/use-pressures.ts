import { useDeferredValue, useMemo } from 'react';
import type { Montage } from '@/domain/montage/montage';
import { useEditorState } from '../editor-context';

/**
 * The part of the montage that the window and the kick tolerances follow from: an edit elsewhere gives the same object. It
 * follows an edit after its paint, which must not wait for a chart.
 */
export function usePressures(): Montage {
  const sections = useEditorState((state) => state.montage.sections_list);
  const reservoirs = useEditorState((state) => state.montage.reservoirs_list);
  const points = useEditorState((state) => state.montage.pressure_points_list);
  const tests = useEditorState((state) => state.montage.strength_tests_list);
  const paths = useEditorState((state) => state.montage.trajectories_list);
  const latest = useMemo<Montage>(
    () => ({
      id: '',
      top_line_item: null,
      plan_summaries_list: [],
      sections_list: sections,
      reservoirs_list: reservoirs,
      ...(points && { pressure_points_list: points }),
      ...(tests && { strength_tests_list: tests }),
      ...(paths && { trajectories_list: paths }),
    }),
    [paths, points, reservoirs, sections, tests],
  );
  return useDeferredValue(latest);
}
