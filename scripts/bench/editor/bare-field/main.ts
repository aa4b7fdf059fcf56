import { present } from '../present';

const container = document.getElementById('root')!;
let cells: HTMLElement[] = [];

/** Twenty texts, one of which becomes a field: the browser's own time for a key, without any table. */
present({
  mount(montage) {
    const ranges = montage.sections_list
      .flatMap((s) => s.formations_list.map((f) => f.variance))
      .slice(0, 20);
    cells = ranges.map((range) => {
      const cell = document.createElement('div');
      cell.tabIndex = -1;
      cell.textContent = String(range);
      cell.addEventListener('keydown', ({ key }) => {
        const field = cell.querySelector('input');
        if (key === 'F2' && !field) {
          const opened = document.createElement('input');
          opened.ariaLabel = 'Value';
          cell.replaceChildren(opened);
          opened.focus();
        }
        if (key === 'Enter' && field) cell.textContent = Number(field.value).toFixed(1);
      });
      return cell;
    });
    container.replaceChildren(...cells);
  },
  rangeCell: (row) => cells[row] ?? null,
});
