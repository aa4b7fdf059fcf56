import { exportFileName } from '../file-name';
import type { BuildExport } from '../order';
import { montageFileText } from './montage-file';

/** The whole montage as it stands, to be opened by this application elsewhere. */
export const build: BuildExport = ({ montage }, tell) => {
  const bytes = new TextEncoder().encode(montageFileText(montage));
  tell({ done: 1, of: 1 });
  return Promise.resolve({
    name: exportFileName(montage, 'montage', 'json'),
    type: 'application/json',
    bytes,
  });
};
