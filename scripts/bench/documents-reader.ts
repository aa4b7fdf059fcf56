import { readFileSync } from 'node:fs';
import { readDocuments } from '@/documents/understanding/read-documents';

/** Reads one PDF and prints its cost to the process, which runs nothing else: its peak is that of the reading. */
export async function readAndReport(file: string): Promise<void> {
  const bytes = new Uint8Array(readFileSync(file));
  const start = performance.now();
  const before = process.cpuUsage();
  const facts = await readDocuments([{ name: 'survey.pdf', classification: 'Well Trajectory', bytes }]);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const processorSeconds = (user + system) / 1e6;
  // Counted in kilobytes.
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.send?.({ seconds, processorSeconds, megabytes, stations: facts.survey?.stations.length ?? 0 });
  process.disconnect();
}
