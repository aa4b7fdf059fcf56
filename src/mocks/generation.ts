import type { Generation } from '@/backend/ports';
import type { World } from './world';

const inWorker = () => import('@/documents/in-worker/in-worker');

/** Each part is loaded on first use: the document readers are larger than everything else here. */
const engine: Generation = {
  async *generateMontage(input) {
    const { generateMontage } = await import('@/documents/generate');
    return yield* generateMontage(input);
  },
  readDocuments: async (...args) => (await inWorker()).readDocuments(...args),
  recogniseDocument: async (...args) => (await inWorker()).recogniseDocument(...args),
  async layoutCorrections(corrections) {
    const { layoutCorrections } = await import('@/documents/understanding/layouts');
    return layoutCorrections(corrections);
  },
};

/** The document engine at the pace of a world: each step takes some time. */
export function generationOf(
  { clock, pace, random }: Pick<World, 'clock' | 'pace' | 'random'>,
  replaced: Partial<Generation> = {},
): Generation {
  const generation = { ...engine, ...replaced };
  return {
    ...generation,
    async *generateMontage(input, signal) {
      const events = generation.generateMontage(input, signal);
      try {
        for (;;) {
          const next = await events.next();
          if (next.done) return next.value;
          const event = next.value;
          if (event.event === 'progress' && event.data.status !== 'IN_PROGRESS') {
            await clock.sleep(random.between(pace.minMs, pace.maxMs), signal);
            if (signal.aborted) return null;
          }
          yield event;
        }
      } finally {
        await events.return(null);
      }
    },
  };
}
