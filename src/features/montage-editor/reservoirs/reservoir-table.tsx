import type { Cell } from '@/domain/montage/address';
import { ListTable } from '../list-table/list-table';

const list = { of: 'reservoirs' } as const;

interface ReservoirTableProps {
  /** Receives a function that moves the cursor to a cell of the table. */
  onReady?: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

export const ReservoirTable = ({ onReady }: ReservoirTableProps) => (
  <ListTable
    list={list}
    title="RESERVOIR DATA"
    addLabel="+ Add Reservoir"
    none='No reservoir data available. Click "Add Reservoir" to get started.'
    onReady={onReady}
  />
);
