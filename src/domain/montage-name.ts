/**
 * A letter, figure or sign that a person sees: blanks and format characters (zero-width joiners, direction marks) alone would
 * make a link with nothing to point at.
 */
const visible = /[^\s\p{Cf}\p{Cc}]/u;

const shown = (name: string | null | undefined): string => (name && visible.test(name) ? name.trim() : '');

/**
 * What a montage is called: the well name; else field name plus field code; else whichever of the two exists; else 'N/A'.
 * A name in which nothing can be seen counts as absent.
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
