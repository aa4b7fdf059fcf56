import { openInFolder, testFolder } from '../storage/folder-for-tests';
import { describeStarts } from './starts-for-tests';

describeStarts('servers that start at once on an empty SQLite file', async () => {
  const folder = await testFolder();
  return Promise.all([openInFolder(folder), openInFolder(folder), openInFolder(folder)]);
});
