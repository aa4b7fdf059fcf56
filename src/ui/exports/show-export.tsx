import { createRoot, type Root } from 'react-dom/client';
import { download } from './download';
import { createExportQueue, type ExportTask } from './export-queue';
import { ExportsPanel } from './exports-panel';

let shown: { host: HTMLElement; root: Root } | null = null;

const queue = createExportQueue((file) => {
  // Whoever signed out has taken the layout away, and the panel with it: the file is not the next person's.
  if (shown?.host.isConnected) download(file);
});

/** By whoever takes one of its ancestors: only their own children are watched, as the table's changes are nobody's business. */
function whenTakenOut(element: HTMLElement, then: () => void) {
  const watch = new MutationObserver(() => {
    if (element.isConnected) return;
    watch.disconnect();
    then();
  });
  for (let at = element.parentElement; at; at = at.parentElement) watch.observe(at, { childList: true });
}

function end() {
  queue.clear();
  shown?.root.unmount();
  shown = null;
}

function show() {
  if (shown?.host.isConnected) return;
  end();
  const host = document.createElement('div');
  (document.querySelector('main')?.parentElement ?? document.body).append(host);
  const root = createRoot(host);
  shown = { host, root };
  root.render(<ExportsPanel queue={queue} />);
  // Whoever signs out takes the layout away, and with it what was made for them, and what still was being made. A panel that
  // is kept would keep that whole layout.
  whenTakenOut(host, () => {
    if (shown?.host === host) end();
  });
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
