import { montageName } from '@/domain/montage-name';
import type { Montage } from '@/domain/montage/montage';

/** Longer names are cut off by some disks and refused by others. */
const longestName = 80;
/** What no file system of a well engineer's machine takes in a name, and what would make another file type of it. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
/** A name may be cut in the middle of a character. */
const halfOfPair = /\p{Cs}/gu;
/** Windows takes these for its devices, whatever stands behind the point. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.)/i;

/**
 * The name of a file that a montage is given out as: the well, then what it is (`15/9-F-12` becomes `15-9-F-12 programme.pdf`).
 *
 * @param what in words, as it stands in the name (`programme`).
 * @param extension without its point.
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
