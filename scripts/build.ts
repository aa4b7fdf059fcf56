/** `npm run build`: the page in `dist/`, with compressed copies of its files, and the server in `dist-server/`. */
import { join } from 'node:path';
import { compressFolder } from './build/compress.ts';
import { root, show } from './run.ts';

const isPageBuilt = show('vite', ['build']).ok;
if (isPageBuilt) await compressFolder(join(root, 'dist'));
const isBuilt = isPageBuilt && show('vite', ['build', '--config', 'vite.server.config.ts']).ok;
process.exitCode = isBuilt ? 0 : 1;
