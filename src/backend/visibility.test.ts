import { backendPorts } from '@/mocks/backend-ports';
import { noRecords } from '@/mocks/db/schemas';
import { createWorld } from '@/mocks/world';
import { describeOrganisations } from '@/testing/organisations/describe-organisations';

describeOrganisations('an organisation in the store of a world', async () => {
  const world = await createWorld({ fixtures: () => ({ records: noRecords(), bytes: {} }) });
  return {
    kept: backendPorts(world),
    async contents() {
      const { records, bytes } = await world.db.snapshot();
      return [...Object.values(records).flat(), ...Object.keys(bytes)];
    },
  };
});
