import type { Look } from './looks.ts';

export interface SheetTile {
  file: string;
  title: string;
  name: string;
  failed: boolean;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A link to a file next to the page, with any characters in its name. */
export const addressOfFile = (file: string) => encodeURIComponent(file);

/** As many tiles per row as leave the words on a screen legible. */
const columns = { 1440: 3, 1920: 3, 390: 7 } as const;

const tile = ({ file, title, name, failed }: SheetTile) => `<figure${failed ? ' class="failed"' : ''}>
<figcaption><b>${escapeHtml(name)}</b> ${escapeHtml(title)}${failed ? ' (failed)' : ''}</figcaption>
<div><img src="${addressOfFile(file)}" alt=""></div>
</figure>`;

/** The grid of which a contact sheet is drawn. A picture longer than a screen and a half is cut there. */
export const sheetPage = (heading: string, { width }: Look, tiles: readonly SheetTile[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${heading}</title>
<style>
body { margin: 0; padding: 16px; background: #d6d6d6; font: 12px/1.35 system-ui, sans-serif; color: #111; }
h1 { margin: 0 0 12px; font-size: 16px; }
main { display: grid; grid-template-columns: repeat(${columns[width]}, 1fr); gap: 16px 12px; align-items: start; }
figure { margin: 0; min-width: 0; }
figcaption { min-height: 2.7em; overflow-wrap: anywhere; }
figure.failed { outline: 4px solid #b42318; }
div { overflow: hidden; max-height: ${width === 390 ? 730 : 520}px; }
img { display: block; width: 100%; }
</style>
<h1>${heading}</h1>
<main>${tiles.map(tile).join('\n')}</main>
</html>
`;
