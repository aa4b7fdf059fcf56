/** Formatters are expensive to create. */
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});
const asNeeded = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });

/** A depth with one decimal, as in the editor. */
export const depthFigure = (depthM: number): string => oneDecimal.format(depthM);

/** A number of a scale or a gradient, with at most two decimals. */
export const roundFigure = (value: number): string => asNeeded.format(value);
