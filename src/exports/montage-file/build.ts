import { exportFileName } from '../file-name';
import type { BuildExport } from '../order';
import { montageFileText } from './montage-file';

/** The whole montage, for opening in another installation of this application. */
export const build: BuildExport = ({ montage }, onProgress) => {
  const bytes = new TextEncoder().encode(montageFileText(montage));
  onProgress({ done: 1, of: 1 });
  return Promise.resolve({
    name: exportFileName(montage, 'montage', 'json'),
    type: 'application/json',
    bytes,
  });
};
