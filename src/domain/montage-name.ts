/**
 * What a montage is called: the well name; else field name plus field code; else whichever of the two exists; else 'N/A'.
 * A name of nothing but blanks counts as absent.
 */
export function montageName(
  wellName: string | null | undefined,
  fieldName: string | null | undefined,
  fieldCode: string | null | undefined,
): string {
  const well = wellName?.trim() ?? '';
  if (well !== '') return well;
  const field = [fieldName, fieldCode].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return field.length > 0 ? field.join(' ') : 'N/A';
}
