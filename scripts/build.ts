/** `npm run build`: the page in `dist/`, with compressed copies of its files. */
import { join } from 'node:path';
import { compressFolder } from './build/compress.ts';
import { root, show } from './run.ts';

if (show('vite', ['build']).ok) await compressFolder(join(root, 'dist'));
else process.exitCode = 1;
