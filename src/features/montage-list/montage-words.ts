import type { MontageFolder, MontageStatus } from '@/api/generated/model';
import { inDepthUnit } from './depth-unit';

export const statusWords: Readonly<Record<MontageStatus, string>> = {
  stopped: 'Stopped',
  generated: 'Generated',
  // From a montage file, or as a copy: a server does not distinguish them.
  imported: 'Added',
  edited: 'Edited',
};

export const folderWords: Readonly<Record<MontageFolder, string>> = {
  current: 'Current',
  archive: 'Archive',
  bin: 'Bin',
};

/**
 * With one decimal, as in the editor; `-` if it is not known. Not with `Intl.NumberFormat`: a slow device needs 30 ms to make
 * one, and makes it before it draws a row.
 */
export const depthText = (depthM: number | null | undefined): string =>
  depthM == null
    ? '-'
    : (Math.round(inDepthUnit(depthM) * 10) / 10).toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ',');

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const errorCount = (errors: number): string => counted(errors, 'error');
export const warningCount = (warnings: number): string => counted(warnings, 'warning');
