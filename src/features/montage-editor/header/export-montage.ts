import type { Montage } from '@/domain/montage/montage';
import { startExport } from '@/exports/in-worker/start-export';
import { newOrder, orderInWords } from '@/exports/new-order';
import type { ExportKind, PosterSheet } from '@/exports/order';
import { showExport } from '@/shared/exports/show-export';

interface Asked {
  kind: ExportKind;
  /** As on the screen. */
  montage: Montage;
  unsaved: boolean;
  sheet?: PosterSheet;
}

/** Exports the montage on the screen. Loaded with the first export, because most visits have none. */
export function exportMontage(asked: Asked): void {
  const order = newOrder(asked);
  showExport({ title: orderInWords(order), start: (making) => startExport(order, making) });
}
