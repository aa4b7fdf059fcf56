import { parseArgs } from 'node:util';
import { parseFaults } from '@/mocks/fault-text';
import { scenarioNamed, scenarios } from '@/mocks/scenarios/catalogue';
import type { MockServerOptions } from './start.ts';

/** The options are invalid: reported together with the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `Usage: npm run mock-server -- [options]

  --port PORT      where to listen (default 4010; 0 takes any free port)
  --host HOST      whom to listen to (default 127.0.0.1, this machine alone)
  --scenario NAME  ${scenarios.map(({ name }) => name).join(', ')}
                   (default fresh)
  --data FOLDER    keep everything in this folder; without it, it is gone with the server
  --faults TEXT    faults in addition to the scenario's own, such as listMontages:status:503@1
  --help           this text`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError(`"${text}" is no port: it is 0 to 65535.`);
  return port;
}

/** @throws {UsageError} for invalid options. `help` if only the usage was requested. */
export function optionsFrom(args: readonly string[]): MockServerOptions | 'help' {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string' },
        scenario: { type: 'string' },
        data: { type: 'string' },
        faults: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const { help, port, ...rest } = values;
    if (help) return 'help';
    for (const [name, value] of Object.entries(rest)) {
      if (value.trim() === '') throw new UsageError(`--${name} needs a value.`);
    }
    scenarioNamed(rest.scenario ?? 'fresh');
    parseFaults(rest.faults ?? '');
    return { ...rest, port: portOf(port) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(messageOf(error), { cause: error });
  }
}
