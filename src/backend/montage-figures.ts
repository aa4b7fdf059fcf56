import { figuresOf } from './montage-head';
import type { MontageFigures, Ports } from './ports';
import { asLoaded, revisionOf } from './stored-montage';

type Host = Pick<Ports, 'store'>;

/** The montages whose figures one call computes, at most: the others follow with the next one. */
const most = 50;

async function compute(
  { store }: Host,
  id: string,
  onFailure: (error: unknown) => void,
): Promise<MontageFigures | undefined> {
  const montage = await store.read(({ montages }) => montages.find(id));
  if (!montage) return undefined;
  const figures = figuresOf(asLoaded(montage));
  await store
    .transaction(({ montages }) => montages.setFigures(id, revisionOf(montage), figures))
    .catch(onFailure);
  return figures;
}

/**
 * Computes and stores the figures of montages, which no save waits for. One after the other, so that calls go on in between.
 *
 * @param onFailure called when they cannot be stored; what it throws ends the work.
 */
export async function computeFigures(
  host: Host,
  ids: readonly string[],
  onFailure: (error: unknown) => void,
): Promise<ReadonlyMap<string, MontageFigures>> {
  const computed = new Map<string, MontageFigures>();
  for (const id of ids.slice(0, most)) {
    const figures = await compute(host, id, onFailure);
    if (figures) computed.set(id, figures);
  }
  return computed;
}

/** Computes the figures that montages of the owners lack. */
export async function computeMissingFigures(
  host: Host,
  onFailure: (error: unknown) => void,
  owners: readonly string[],
): Promise<void> {
  const ids = await host.store.read(({ montages }) => montages.withoutFigures({ owners, take: most }));
  await computeFigures(host, ids, onFailure);
}

const rethrow = (error: unknown): void => {
  throw error;
};

/**
 * After an update of the server: those of every montage, until the signal is aborted. Each montage once: saves take figures away
 * again, and to follow busy people would never end.
 */
export async function computeAllFigures(host: Host, signal: AbortSignal): Promise<void> {
  for (let after = ''; !signal.aborted;) {
    const ids = await host.store.read(({ montages }) => montages.withoutFigures({ after, take: most }));
    const last = ids.at(-1);
    if (last === undefined) return;
    await computeFigures(host, ids, rethrow);
    after = last;
  }
}
