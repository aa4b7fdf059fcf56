import { describeStore } from '@/testing/backend-store';
import { backendPorts } from '../backend-ports';
import { createWorld } from '../world';
import { noRecords } from './schemas';

describeStore('the store of a world', async () => {
  const world = await createWorld({ fixtures: () => ({ records: noRecords(), bytes: {} }) });
  return backendPorts(world).store;
});
