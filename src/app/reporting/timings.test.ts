import { expect, it } from 'vitest';
import { timingReport } from './timings';

it('reports a figure and where it was measured, and nothing of the page’s content', () => {
  const measured = {
    name: 'LCP',
    value: 812.5,
    rating: 'good',
    navigationType: 'navigate',
    delta: 812.5,
    id: 'v6-1-2',
    entries: [{ url: 'https://wells.example/montage/edit/7f3a19c0', element: 'Holland Formation' }],
  } as const;
  expect(timingReport(measured, { route: '/montage/edit/$documentId', build: 'index-1.js' })).toEqual({
    metric: 'LCP',
    value: 812.5,
    rating: 'good',
    navigation: 'navigate',
    route: '/montage/edit/$documentId',
    build: 'index-1.js',
  });
});
