import { createRoot, type Root } from 'react-dom/client';
import { download } from './download';
import { createExportQueue, type ExportTask } from './export-queue';
import { ExportsPanel } from './exports-panel';

let shown: { host: HTMLElement; root: Root } | null = null;

const queue = createExportQueue((file) => {
  // A sign-out has removed the layout, and the panel with it: the file is not the next user's.
  if (shown?.host.isConnected) download(file);
});

/** Called when an ancestor is removed. Watches only direct children of the ancestors, not every change of the table. */
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
  // A sign-out removes the layout, and with it the user's finished and running exports. Keeping the panel would keep the
  // whole layout in memory.
  whenTakenOut(host, () => {
    if (shown?.host === host) end();
  });
}

/**
 * Creates a file and shows its progress on any screen: it continues when the user goes to another one.
 *
 * A root of its own within the layout, and no part of the layout: that is part of every first load, and an export is not.
 */
export function showExport(task: ExportTask): void {
  show();
  queue.add(task);
}
