import type { DepthKind } from '@/domain/schematic/depth-axis';

export const pictureTabs = ['schematic', 'well-in-3d', 'section'] as const;
export type PictureTab = (typeof pictureTabs)[number];

/** The width of the docked pictures, px. */
export const panelWidth = { least: 240, usual: 300, most: 640 } as const;

const openKey = 'montage.pictures-closed';
const tabKey = 'montage.pictures-tab';
const widthKey = 'montage.pictures-width';
const depthKey = 'montage.schematic-depth';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; the choice then lasts for this visit.
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

/** Whether the docked pictures are open; true until the user closes them. */
export const readOpen = (): boolean => read(openKey) !== 'true';

export const keepOpen = (open: boolean): void => keep(openKey, String(!open));

export function readTab(): PictureTab {
  const kept = read(tabKey);
  return pictureTabs.find((tab) => tab === kept) ?? 'schematic';
}

export const keepTab = (tab: PictureTab): void => keep(tabKey, tab);

/** A width (px) within the limits. */
export const limitedWidth = (width: number): number =>
  Math.round(Math.min(panelWidth.most, Math.max(panelWidth.least, width)));

export function readWidth(): number {
  const kept = Number(read(widthKey) ?? panelWidth.usual);
  return Number.isFinite(kept) ? limitedWidth(kept) : panelWidth.usual;
}

export const keepWidth = (width: number): void => keep(widthKey, String(width));

export const readDepth = (): DepthKind => (read(depthKey) === 'AHD' ? 'AHD' : 'TVD');

export const keepDepth = (depth: DepthKind): void => keep(depthKey, depth);
