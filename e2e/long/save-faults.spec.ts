import { test } from '../production/backend.ts';
import { saveFaults, testSaveFault } from '../production/save-faults.ts';

test.use({ viewport: { width: 1440, height: 3_600 } });

saveFaults.filter(({ fault }) => fault.kind !== 'lost').forEach(testSaveFault);
