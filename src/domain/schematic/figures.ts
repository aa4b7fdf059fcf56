/** Formatters are expensive to make. */
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});
const asNeeded = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });

/** A depth as the editor writes it: one decimal. */
export const depthFigure = (depthM: number): string => oneDecimal.format(depthM);

/** A round figure of a scale, and a gradient: at most two decimals. */
export const roundFigure = (value: number): string => asNeeded.format(value);
