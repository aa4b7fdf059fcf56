import type { GenerationEvent, Montage } from '@/api/generated/model';
import type { Generation, MontageInput } from '../ports';
import { withFigures } from '../stored-montage';

export const progress = (id: string, status = 'COMPLETED'): GenerationEvent => ({
  event: 'progress',
  data: { id, status, detail: `Step ${id}` },
});
export const complete: GenerationEvent = { event: 'complete', data: { montage_sections: [] } };

/** As an engine makes it: with one entry, so that a stored one is recognised. */
export const generatedMontage = (id: string): Montage => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: withFigures([{ id: 'plan-1', rank: 1, title: 'Drill', description: null }]),
  trajectories_list: [],
  pressure_points_list: [],
  strength_tests_list: [],
  risks_list: [],
  risk_levels_list: [],
});

type Step = { event: GenerationEvent } | { ends: Montage | null } | { throws: Error };

/** One run of a driven engine. */
export interface DrivenRun {
  input: MontageInput;
  signal: AbortSignal;
  ended: boolean;
  /** Makes the event, as soon as the one before was taken. */
  send(...events: GenerationEvent[]): void;
  /** Sends `complete`, and ends with the montage. */
  complete(): void;
  /** Ends without a montage. */
  end(): void;
  fail(error: Error): void;
}

/** An engine whose runs a test drives, event by event. Like the real one it ends when it is aborted. */
export function drivenEngine(): { runs: DrivenRun[]; generation: Partial<Generation> } {
  const runs: DrivenRun[] = [];
  const generation: Partial<Generation> = {
    async *generateMontage(input, signal) {
      const steps: Step[] = [];
      let wake = (): void => {};
      const push = (...more: Step[]): void => {
        steps.push(...more);
        wake();
      };
      const run: DrivenRun = {
        input,
        signal,
        ended: false,
        send: (...events) => push(...events.map((event) => ({ event }))),
        complete: () => push({ event: complete }, { ends: generatedMontage(input.montageId) }),
        end: () => push({ ends: null }),
        fail: (error) => push({ throws: error }),
      };
      runs.push(run);
      signal.addEventListener('abort', () => wake());
      try {
        for (;;) {
          while (steps.length === 0 && !signal.aborted) await new Promise<void>((go) => (wake = go));
          const step = steps.shift();
          if (!step) return null;
          if ('throws' in step) throw step.throws;
          if ('ends' in step) return step.ends;
          yield step.event;
        }
      } finally {
        run.ended = true;
      }
    },
  };
  return { runs, generation };
}

/** The frames of a stream with their ids, without its comments. */
export function framesIn(text: string): (GenerationEvent & { id?: string })[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const fields = Object.fromEntries(
        block.split('\n').map((line): [string, string] => {
          const colon = line.indexOf(': ');
          return [line.slice(0, colon), line.slice(colon + 2)];
        }),
      );
      const { event, data, id } = fields;
      return { event, data: JSON.parse(data!), ...(id !== undefined && { id }) } as GenerationEvent & {
        id?: string;
      };
    });
}
