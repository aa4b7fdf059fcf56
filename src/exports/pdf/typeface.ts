import type { Weight } from '@/domain/drawing/drawing';

/** A typographer's point, in mm. */
export const pointMm = 25.4 / 72;

/** jsPDF's names for the typeface and its two weights. */
export const family = 'Inter';
export const styles: Readonly<Record<Weight, string>> = { regular: 'normal', strong: 'bold' };
