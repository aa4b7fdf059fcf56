import { currentUnits } from '@/shared/units/kept-units';
import { errorMessage } from '@/api/error-message';
import { getMontage } from '@/api/generated/endpoints/montage/montage';
import type { Montage } from '@/api/generated/model';
import { startExport } from '@/exports/in-worker/start-export';
import { newOrder, titleInWords } from '@/exports/new-order';
import type { ExportKind } from '@/exports/order';
import { NoFileError } from '@/shared/exports/export-queue';
import { showExport } from '@/shared/exports/show-export';

const nothing =
  'There is nothing to export: the generation of this montage stopped before anything was found. Continue creating it first.';

/** Without the generation report, which is in no export and can be longer than the montage. */
function edited({ sources: _sources, generation_report: _report, ...montage }: Montage) {
  return montage;
}

const isEmpty = ({ top_line_item, sections_list, reservoirs_list, plan_summaries_list }: Montage): boolean =>
  top_line_item === null && sections_list.length + reservoirs_list.length + plan_summaries_list.length === 0;

/** Makes a file of a montage as the server has it now. Loaded on the first export. */
export function exportStoredMontage(kind: ExportKind, id: string, label: string): void {
  showExport({
    title: titleInWords(kind, label),
    async start(making) {
      const { data: montage } = await getMontage(id, { signal: making.signal }).catch((thrown: unknown) => {
        throw new Error(errorMessage(thrown), { cause: thrown });
      });
      if (isEmpty(montage)) throw new NoFileError(nothing);
      return startExport(
        newOrder({ kind, montage: edited(montage), unsaved: false, units: currentUnits() }),
        making,
      );
    },
  });
}
