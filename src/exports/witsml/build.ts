import { exportFileName } from '../file-name';
import type { BuildExport } from '../order';
import { wellNameOf } from '../well-path/build';
import { exportedPaths } from '../well-path/exported-paths';
import { noPath, pathStations } from '../well-path/path-stations';
import { trajectoryXml } from './trajectory-xml';

/**
 * The drawn well path as a WITSML 2.1 Trajectory: the file of one object has one. Rejects if the montage has no depth.
 */
export const build: BuildExport = (order, onProgress) => {
  const { montage, at } = order;
  const { paths, drillFloorM } = exportedPaths(montage);
  const [drawn] = paths;
  if (!drawn) return Promise.reject(new Error(noPath));
  const { path, kept } = drawn;
  const stations = pathStations(path, drillFloorM);
  // The schema requires a title.
  const wellName = wellNameOf(montage) || 'Unnamed well';
  const xml = trajectoryXml({ montageId: montage.id, wellName, path, kept, stations, at });
  onProgress({ done: 1, of: 1 });
  return Promise.resolve({
    name: exportFileName(montage, 'trajectory', 'xml'),
    type: 'application/xml',
    bytes: new TextEncoder().encode(xml),
  });
};
