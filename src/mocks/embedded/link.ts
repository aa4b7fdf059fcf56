import { faultText, parseFaults } from '../fault-text';
import { scenarioNamed } from '../scenarios/catalogue';

/** What an address says of the world that it opens. */
export interface WorldLink {
  /** The name of a scenario; null for the person's own demonstration data. */
  readonly scenario: string | null;
  /** What goes wrong beside what goes wrong in the scenario, as `parseFaults` reads it. */
  readonly faults: readonly string[];
  /** How far the world's clock is moved on, s. */
  readonly aheadS: number;
  /** Of what happens by chance; null for the scenario's own. */
  readonly seed: number | null;
}

const names = ['scenario', 'faults', 'clock', 'seed'] as const;
/** Names a run that stands already, for a tab that is opened from it; in no link that a person is given. */
const runName = 'run';

export const ownData: WorldLink = { scenario: null, faults: [], aheadS: 0, seed: null };

function numberFrom(search: URLSearchParams, name: 'clock' | 'seed', example: string): number | null {
  const text = search.get(name)?.trim();
  if (text === undefined || text === '') return null;
  // A plus sign that was not encoded arrives as a space.
  if (!/^\+?\d{1,9}$/.test(text))
    throw new Error(`"${name}=${text}" is not understood. One looks like ${example}.`);
  return Number(text);
}

/**
 * `null` where the address says nothing of a world.
 *
 * @throws Error in words for the person, where it names a scenario that is not there or cannot be read: another world than
 *   the one that was meant must not be shown.
 */
export function readLink(search: URLSearchParams): WorldLink | null {
  if (!names.some((name) => search.has(name))) return null;
  const name = search.get('scenario') ?? '';
  return {
    scenario: name === '' ? null : scenarioNamed(name).name,
    // As they are told of later, however they were written: by its text the world's tools know a fault again.
    faults: parseFaults(search.get('faults') ?? '').map(faultText),
    aheadS: numberFrom(search, 'clock', 'clock=+3600') ?? 0,
    seed: numberFrom(search, 'seed', 'seed=7'),
  };
}

export const runIn = (search: URLSearchParams): string | null => search.get(runName);

/** The address without anything that is said of a world. */
export function withoutLink(address: string): string {
  const url = new URL(address);
  for (const name of [...names, runName]) url.searchParams.delete(name);
  return url.href;
}

/** The address that opens this world there. */
export function linkTo(address: string, { scenario, faults, aheadS, seed }: WorldLink, run?: string): string {
  const url = new URL(withoutLink(address));
  const said: [string, string | null][] = [
    ['scenario', scenario],
    ['faults', faults.length === 0 ? null : faults.join(',')],
    ['clock', aheadS === 0 ? null : `+${aheadS}`],
    ['seed', seed === null ? null : String(seed)],
    [runName, run ?? null],
  ];
  // Written by hand, because a person reads it: what may stand in an address as it is does.
  const readable = (text: string) =>
    encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%40', '@');
  const ours = said.flatMap(([name, value]) => (value === null ? [] : [`${name}=${readable(value)}`]));
  url.search = [url.search.slice(1), ...ours].filter((part) => part !== '').join('&');
  return url.href;
}
