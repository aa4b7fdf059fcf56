import { hasList } from '@/domain/montage/lookup';
import type { Montage } from '@/domain/montage/montage';

/** Whether the server keeps pressures or strength tests; if not, the editor shows nothing of them. */
export const keepsPressures = (montage: Montage): boolean =>
  hasList(montage, { of: 'pressurePoints' }) || hasList(montage, { of: 'strengthTests' });
