import type { Weight } from '@/domain/drawing/drawing';

/** A typographer's point, in mm. */
export const pointMm = 25.4 / 72;

/** As jsPDF knows the typeface of paper, and its two weights. */
export const family = 'Inter';
export const styles: Readonly<Record<Weight, string>> = { regular: 'normal', strong: 'bold' };
