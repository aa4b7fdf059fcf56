import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../../server/server-process.ts';

/** Resident memory of a process, MB: now, and the most since it began. */
export function memoryOf({ pid }: Pick<ServerProcess, 'pid'>): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
