/**
 * The product's figures, each beside the reference it is a ratio of, measured in one run: the machines differ and are
 * shared, so that a time alone says nothing. `npm run bench` runs all parts, `npm run bench -- first-load` one.
 */
import { benchEditor } from './bench/editor.ts';
import { benchFirstLoad } from './bench/first-load.ts';
import { benchPictures } from './bench/pictures.ts';
import { benchReading } from './bench/reading.ts';

const parts: Record<string, () => Promise<boolean>> = {
  'first-load': benchFirstLoad,
  editor: benchEditor,
  reading: benchReading,
  pictures: benchPictures,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

let met = true;
for (const [name, run] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) met = (await run()) && met;
}
process.exitCode = met ? 0 : 1;
