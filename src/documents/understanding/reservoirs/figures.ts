/** A depth or a pressure as written: `2.350`, `1 573,5`, `4'120`. */
export const FIGURE = String.raw`\d{1,3}(?:[ '\u2019.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;

/** A figure as a plain number: `2.350` psi and `1 573,5` m have separators of thousands. */
export function plain(figure: string): string {
  const close = figure.replace(/[ '\u2019]/g, '');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(close)) return close.replace(/[.,]/g, '');
  const at = Math.max(close.lastIndexOf('.'), close.lastIndexOf(','));
  return at === -1 ? close : `${close.slice(0, at).replace(/[.,]/g, '')}.${close.slice(at + 1)}`;
}
