import { expect, it } from 'vitest';
import { slowest, timesIn } from './slowest.ts';

it('reads the times of both runners and puts the slowest first', () => {
  const stories = {
    testResults: [
      {
        name: '/project/src/list.stories.tsx',
        assertionResults: [{ fullName: 'Empty', duration: 300 }, { fullName: 'Skipped' }],
      },
    ],
  };
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const journeys = {
    suites: [
      {
        file: 'editor.spec.ts',
        specs: [spec('opens', 4_000)],
        suites: [{ file: 'editor.spec.ts', specs: [spec('saves', 250, 250)] }],
      },
    ],
  };
  const times = [...timesIn(stories, '/project'), ...timesIn(journeys, '/project')];
  expect(slowest(times, 3)).toEqual([
    '   4.0 s  editor.spec.ts > opens',
    '   0.5 s  editor.spec.ts > saves',
    '   0.3 s  src/list.stories.tsx > Empty',
  ]);
});
