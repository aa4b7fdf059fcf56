/** Reads one PDF and tells what it cost. The process is begun for it, so that its peak is that of the reading. */
import '../mock-server/sources.ts';
import { readFileSync } from 'node:fs';

const { readDocuments } = await import('@/mocks/generation/understanding/read-documents');

const file = process.argv[2];
if (file === undefined) throw new Error('Which file?');
const bytes = new Uint8Array(readFileSync(file));
const start = performance.now();
const facts = await readDocuments([{ name: 'survey.pdf', classification: 'Well Trajectory', bytes }]);
const seconds = (performance.now() - start) / 1000;
// Linux counts it in kilobytes.
const megabytes = process.resourceUsage().maxRSS / 1024;
process.send?.({ seconds, megabytes, stations: facts.survey?.stations.length ?? 0 });
process.disconnect();
