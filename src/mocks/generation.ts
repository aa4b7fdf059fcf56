import type { Generation } from '@/backend/ports';
import type { World } from './world';

const inWorker = () => import('@/documents/in-worker/in-worker');

/** Each part is loaded on first use: the document readers are larger than everything else here. */
const engineOf = (random: World['random']): Generation => ({
  async *generateMontage({ onRead, ...input }, signal) {
    const { generateMontage } = await import('@/documents/generate');
    const { readDocuments } = await inWorker();
    let stored = Promise.resolve();
    const events = generateMontage({
      ...input,
      newId: () => random.id(),
      async readDocuments(documents) {
        const facts = await readDocuments(documents, signal);
        stored = onRead(facts);
        // The step would report the error as one of the documents; the loop below throws it.
        await stored.catch(() => {});
        return facts;
      },
    });
    for (;;) {
      const next = await events.next();
      await stored;
      if (next.done) return next.value;
      yield next.value;
    }
  },
  recogniseDocument: async (...args) => (await inWorker()).recogniseDocument(...args),
  async layoutCorrections(corrections) {
    const { layoutCorrections } = await import('@/documents/understanding/corrections/layouts');
    return layoutCorrections(corrections);
  },
});

/** The document engine at the pace of a world: each step takes some time. */
export function generationOf(
  { clock, pace, random }: Pick<World, 'clock' | 'pace' | 'random'>,
  replaced: Partial<Generation> = {},
): Generation {
  const generation = { ...engineOf(random), ...replaced };
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
