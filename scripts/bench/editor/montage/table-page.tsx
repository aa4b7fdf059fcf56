import '@/ui/styles';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { cellKey } from '@/domain/montage/address';
import type { Montage } from '@/domain/montage/montage';
import { FindingsProvider } from '@/features/montage-editor/checks/use-findings';
import { createEditor } from '@/features/montage-editor/create-editor';
import { indexedDbDrafts } from '@/features/montage-editor/drafts/indexed-db-drafts';
import { EditorProvider } from '@/features/montage-editor/editor-context';
import { SectionsTable } from '@/features/montage-editor/sections/sections-table';
import { theme } from '@/ui/theme';
import { present } from '../present';

const container = document.getElementById('root')!;
const root = createRoot(container);
let sections: Montage['sections_list'] = [];

/** Makes keys only for the rows that the bench uses: making all of them would count as the table's time. */
function rangeKey(row: number): string {
  let index = row;
  for (const { id: section, formations_list } of sections) {
    const formation = formations_list[index];
    if (formation) return cellKey({ at: { of: 'formation', section, id: formation.id }, field: 'variance' });
    index -= formations_list.length;
  }
  return '';
}

/** As in the application, where the theme is on the page before the table. */
const drawPage = (table: ReactNode) =>
  root.render(
    <MantineProvider theme={theme} withCssVariables={false} withStaticClasses={false}>
      {table}
    </MantineProvider>,
  );

interface TablePage {
  /** Below the table. */
  parts?: ReactNode;
  montageOf?: (montage: Montage) => Montage;
  /** After the mount. */
  onMounted?: (container: HTMLElement) => void;
}

/** A page with the editor's table for the bench. */
export function presentTable({ parts, montageOf = (montage) => montage, onMounted }: TablePage = {}): void {
  drawPage(null);
  present({
    mount(given) {
      const montage = montageOf(given);
      const editor = createEditor({
        server: { montage, version: null },
        // As in the application: each edit is stored in the browser and checked.
        drafts: indexedDbDrafts(['bench', montage.id]),
      });
      drawPage(
        <EditorProvider value={editor}>
          <FindingsProvider>
            <SectionsTable />
            {parts}
          </FindingsProvider>
        </EditorProvider>,
      );
      sections = montage.sections_list;
      onMounted?.(container);
    },
    rangeCell(row) {
      const cell = container.querySelector<HTMLElement>(`[data-cell="${CSS.escape(rangeKey(row))}"]`);
      // With finding marks the text is in an element of its own.
      return cell?.querySelector<HTMLElement>('[data-text]') ?? cell;
    },
    sections: '[role="presentation"] > [data-section]',
  });
}
