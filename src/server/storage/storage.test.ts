import { describeFiles } from '@/testing/backend-files';
import { describeSharedStore, describeStore } from '@/testing/backend-store';
import { openInFolder, testFolder } from './folder-for-tests';

const open = async () => openInFolder(await testFolder());

describeStore('the store of a server on SQLite', async () => (await open()).store);

describeSharedStore('two servers on one SQLite file', async () => {
  const folder = await testFolder();
  // Both start at once on an empty folder.
  const [left, right] = await Promise.all([openInFolder(folder), openInFolder(folder)]);
  return [left.store, right.store];
});

describeFiles('the files of a server on SQLite', open);
