import { onTestFinished } from 'vitest';
import { describeOrganisations } from '@/testing/organisations/describe-organisations';
import { contentsOf } from './contents-for-tests';
import { localMessages } from './messages';
import { storageOn } from './open-storage';
import { openPostgres } from './postgres';
import { emptyDatabase } from './postgres-for-tests';

describeOrganisations('an organisation on PostgreSQL', async () => {
  const engine = await openPostgres((await emptyDatabase()).href);
  const kept = storageOn(engine, localMessages());
  onTestFinished(() => kept.close());
  return { kept, contents: () => contentsOf(engine) };
});
