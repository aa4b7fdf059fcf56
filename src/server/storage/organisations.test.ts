import { onTestFinished } from 'vitest';
import { describeOrganisations } from '@/testing/organisations/describe-organisations';
import { contentsOf } from './contents-for-tests';
import { testFolder } from './folder-for-tests';
import { localMessages } from './messages';
import { storageOn } from './open-storage';
import { openSqlite } from './sqlite';

describeOrganisations('an organisation on SQLite', async () => {
  const engine = await openSqlite(await testFolder());
  const kept = storageOn(engine, localMessages());
  onTestFinished(() => kept.close());
  return { kept, contents: () => contentsOf(engine) };
});
