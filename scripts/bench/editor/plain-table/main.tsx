import { createRoot } from 'react-dom/client';
import { present } from '../present';
import { referenceRows } from '../reference-rows';
import { PlainTable } from './plain-table';

const container = document.getElementById('root')!;

present({
  mount: (montage) => createRoot(container).render(<PlainTable montageRows={referenceRows(montage)} />),
  // Every row is in the document, so that its place there is its number.
  rangeCell: (row) => container.querySelectorAll<HTMLElement>('[data-column="range"]')[row] ?? null,
  sections: 'tbody',
});
