import type { MontageFolder, MontageStatus } from '@/api/generated/model';

export const statusWords: Readonly<Record<MontageStatus, string>> = {
  stopped: 'Stopped',
  generated: 'Generated',
  imported: 'Imported',
  edited: 'Edited',
};

export const folderWords: Readonly<Record<MontageFolder, string>> = {
  current: 'Current',
  archive: 'Archive',
  bin: 'Bin',
};

const depth = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** With one decimal, as in the editor; `-` if it is not known. */
export const depthText = (depthM: number | null | undefined): string =>
  depthM == null ? '-' : depth.format(depthM);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const errorCount = (errors: number): string => counted(errors, 'error');
export const warningCount = (warnings: number): string => counted(warnings, 'warning');
