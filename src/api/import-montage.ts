import type { ImportReceipt, Montage } from './generated/model';
import type { paths } from './generated/paths';
import { transport } from './transport';

const path = '/v1/montage/import' satisfies keyof paths;

/**
 * Takes a montage up that another installation gave out. By hand and not the generated function, which stands in one module
 * with the calls of the list: the first screens would load it without ever calling it.
 */
export const importMontage = (montage: Montage, signal: AbortSignal): Promise<ImportReceipt> =>
  transport<ImportReceipt>(`/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(montage),
    signal,
  });
