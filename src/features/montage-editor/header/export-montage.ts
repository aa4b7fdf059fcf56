import type { Montage } from '@/domain/montage/montage';
import { startExport } from '@/exports/in-worker/start-export';
import { newOrder, orderInWords } from '@/exports/new-order';
import type { ExportKind, PosterSheet } from '@/exports/order';
import { showExport } from '@/shared/exports/show-export';

interface Asked {
  kind: ExportKind;
  /** As it stands on the screen. */
  montage: Montage;
  unsaved: boolean;
  sheet?: PosterSheet;
}

/** Makes a file of the montage on the screen. Loaded when the first is asked for, as most visits need none. */
export function exportMontage(asked: Asked): void {
  const order = newOrder(asked);
  showExport({ title: orderInWords(order), start: (making) => startExport(order, making) });
}
