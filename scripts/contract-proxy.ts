/**
 * A proxy between the application and a backend: passes all calls on unchanged, and reports deviations from the contract.
 * `npm run contract:proxy -- --url http://127.0.0.1:4010/api [--port 4011]`
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { readContract } from './contract/diff/compare.ts';
import { proxy } from './contract/proxy/proxy.ts';

try {
  const options = { url: { type: 'string' }, port: { type: 'string', default: '4011' } } as const;
  const { url, port } = parseArgs({ options }).values;
  if (!url) throw new Error('Usage: npm run contract:proxy -- --url http://127.0.0.1:4010/api [--port 4011]');
  const target = new URL(url);
  const contract = readContract('openapi/montage.yaml');
  const report = (line: string) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${line}`);
  createServer(proxy({ contract, target, report })).listen(Number(port), '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${port}${target.pathname} forwards to ${url}; deviations are listed here.`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
