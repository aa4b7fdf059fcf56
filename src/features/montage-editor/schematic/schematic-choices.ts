import type { DepthKind } from '@/domain/schematic/depth-axis';

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

export const readDepth = (): DepthKind => (read(depthKey) === 'AHD' ? 'AHD' : 'TVD');

export const keepDepth = (depth: DepthKind): void => keep(depthKey, depth);
