import { createRoot, type Root } from 'react-dom/client';
import { download } from './download';
import { createExportQueue, type ExportTask } from './export-queue';
import { ExportsPanel } from './exports-panel';

let shown: { host: HTMLElement; root: Root } | null = null;

const queue = createExportQueue((file) => {
  // Whoever signed out has taken the layout away, and the panel with it: the file is not the next person's.
  if (shown?.host.isConnected) download(file);
});

function show() {
  if (shown?.host.isConnected) return;
  // Of the person before.
  queue.clear();
  shown?.root.unmount();
  const host = document.createElement('div');
  (document.querySelector('main')?.parentElement ?? document.body).append(host);
  const root = createRoot(host);
  shown = { host, root };
  root.render(<ExportsPanel queue={queue} />);
}

/**
 * Makes a file and shows how far it is, beside whatever screen stands there: it goes on when the person goes to another one.
 *
 * A root of its own within the layout, and no part of the layout: that is in everybody's first load, and an export is not.
 */
export function showExport(task: ExportTask): void {
  show();
  queue.add(task);
}
