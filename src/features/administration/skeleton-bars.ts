import type { CSSProperties } from 'react';
import { skeletonWidth } from '@/ui/list-table';

const widths = ['56%', '40%', '64%', '48%'];

/** A bar for each column. */
export const skeletonBars =
  (columns: number) =>
  (row: number): CSSProperties[] =>
    Array.from({ length: columns }, (_, column) => skeletonWidth(row + column, widths));
