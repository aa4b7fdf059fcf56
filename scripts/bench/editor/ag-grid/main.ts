import {
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
  NumberEditorModule,
  TextEditorModule,
  type ColDef,
} from 'ag-grid-community';
import { present } from '../present';
import { referenceColumns, referenceRows, referenceText, type ReferenceRow } from '../reference-rows';

ModuleRegistry.registerModules([ClientSideRowModelModule, NumberEditorModule, TextEditorModule]);

const container = document.getElementById('root')!;
document.body.style.margin = '0';
container.style.height = '100vh';

present({
  mount(montage) {
    createGrid<ReferenceRow>(container, {
      rowData: referenceRows(montage).flat(),
      getRowId: ({ data }) => data.id,
      // All columns visible, as in the other tables: it would not render those beyond the edge.
      defaultColDef: { editable: true, flex: 1, minWidth: 60 },
      columnDefs: referenceColumns.map(({ key, title }): ColDef<ReferenceRow> => ({
        field: key,
        headerName: title,
        valueFormatter: ({ value }: { value: string | number | null }) => referenceText(value),
      })),
    });
  },
  rangeCell: (row) => container.querySelector(`[row-index="${row}"] [col-id="range"]`),
});
