import { montageName } from '@/domain/montage-name';
import type { Montage } from '@/domain/montage/montage';

/** Some file systems cut or reject longer names. */
const longestName = 80;
/** Characters that file systems forbid, or that would change the file type. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
/** Cutting a name may split a surrogate pair. */
const halfOfPair = /\p{Cs}/gu;
/** Windows reserves these names for devices, whatever the extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.)/i;

/**
 * The name of an exported file: the well, then its content (`15/9-F-12` becomes `15-9-F-12 programme.pdf`).
 *
 * @param what the content, as in the name (`programme`).
 * @param extension without the dot.
 */
export function exportFileName(montage: Montage, what: string, extension: string): string {
  const top = montage.top_line_item;
  const name = montageName(top?.well_name, top?.field_name, top?.field_code);
  const safe = name
    .replaceAll(forbidden, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[-. ]+/, '')
    .replace(device, '$1-')
    .slice(0, longestName)
    .replaceAll(halfOfPair, '')
    .replace(/[-. ]+$/, '');
  return `${safe && name !== 'N/A' ? safe : 'Montage'} ${what}.${extension}`;
}
