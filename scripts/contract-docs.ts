/** Writes the contract as one page that needs no network: `npm run contract:docs`. */
import { buildDocs } from './contract/docs.ts';
import { root } from './run.ts';

process.chdir(root);
const file = 'dist-contract/index.html';
buildDocs(file);
console.log(`${file} is built: open it, or send it.`);
