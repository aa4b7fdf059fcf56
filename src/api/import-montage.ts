import type { ImportReceipt, Montage } from './generated/model';
import type { paths } from './generated/paths';
import { transport } from './transport';

const path = '/v1/montage/import' satisfies keyof paths;

/**
 * Imports a montage that another installation exported. Not the generated function: that is in one module with the list's
 * calls, so the first screens would load it without ever calling it.
 */
export const importMontage = (montage: Montage, signal: AbortSignal): Promise<ImportReceipt> =>
  transport<ImportReceipt>(`/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(montage),
    signal,
  });
