/**
 * A visible letter, digit or sign. A name of only blanks and format characters (zero-width joiners, direction marks)
 * would make an invisible link.
 */
const visible = /[^\s\p{Cf}\p{Cc}]/u;

const shown = (name: string | null | undefined): string => (name && visible.test(name) ? name.trim() : '');

/**
 * The name of a montage: the well name; else field name plus field code; else whichever of the two exists; else 'N/A'.
 * A name without visible characters counts as absent.
 */
export function montageName(
  wellName: string | null | undefined,
  fieldName: string | null | undefined,
  fieldCode: string | null | undefined,
): string {
  const well = shown(wellName);
  if (well !== '') return well;
  const field = [fieldName, fieldCode].map(shown).filter((part) => part !== '');
  return field.length > 0 ? field.join(' ') : 'N/A';
}
