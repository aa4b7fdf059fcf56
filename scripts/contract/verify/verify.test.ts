import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend } from './backend-for-tests.ts';
import { loadContract, type Contract } from './contract.ts';
import { asText } from './terminal.ts';
import { verifyBackend } from './verify.ts';

let contract: Contract;
beforeAll(() => {
  contract = loadContract();
});

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

describe('the mock backend', () => {
  it('is what the contract says, in every tag', async () => {
    backend = await startBackend();
    let t = Date.now();
    for (const only of contract.tags) {
    const report = await verifyBackend({ ...backend, contract, only, largeFile: false });
    console.log(asText(report), Date.now() - t);
    t = Date.now();
    }
  });
});
