import { presentTable } from './table-page';

presentTable();
