import { faultText, parseFaults } from '../fault-text';
import { scenarioNamed } from '../scenarios/catalogue';

/** The world that an address opens. */
export interface WorldLink {
  /** The name of a scenario; null for the user's own demonstration data. */
  readonly scenario: string | null;
  /** Faults in addition to those of the scenario, in the syntax of `parseFaults`. */
  readonly faults: readonly string[];
  /** How far the world's clock is advanced, s. */
  readonly aheadS: number;
  /** The seed of random faults; null for the scenario's own. */
  readonly seed: number | null;
}

const names = ['scenario', 'faults', 'clock', 'seed'] as const;
/** The id of a running scenario, for a tab opened from it; never in a shared link. */
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
 * `null` if the address has no parameters of a world.
 *
 * @throws Error with a message for the user, for an unknown scenario or invalid parameters, because another world than
 *   the intended one must not be shown.
 */
export function readLink(search: URLSearchParams): WorldLink | null {
  if (!names.some((name) => search.has(name))) return null;
  const name = search.get('scenario') ?? '';
  return {
    scenario: name === '' ? null : scenarioNamed(name).name,
    // Normalised, because the world's tools identify a fault by its text.
    faults: parseFaults(search.get('faults') ?? '').map(faultText),
    aheadS: numberFrom(search, 'clock', 'clock=+3600') ?? 0,
    seed: numberFrom(search, 'seed', 'seed=7'),
  };
}

export const runIn = (search: URLSearchParams): string | null => search.get(runName);

/** The address without the parameters of a world. */
export function withoutLink(address: string): string {
  const url = new URL(address);
  for (const name of [...names, runName]) url.searchParams.delete(name);
  return url.href;
}

/** The address that opens this world. */
export function linkTo(address: string, { scenario, faults, aheadS, seed }: WorldLink, run?: string): string {
  const url = new URL(withoutLink(address));
  const said: [string, string | null][] = [
    ['scenario', scenario],
    ['faults', faults.length === 0 ? null : faults.join(',')],
    ['clock', aheadS === 0 ? null : `+${aheadS}`],
    ['seed', seed === null ? null : String(seed)],
    [runName, run ?? null],
  ];
  // Not percent-encoded where an address allows it, because people read it.
  const readable = (text: string) =>
    encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%40', '@');
  const ours = said.flatMap(([name, value]) => (value === null ? [] : [`${name}=${readable(value)}`]));
  url.search = [url.search.slice(1), ...ours].filter((part) => part !== '').join('&');
  return url.href;
}
