import { expect, it } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { createSediments, sedimentAt, sedimentsById } from './sediments';

const sections = exampleMontage().sections_list;

it('gives each formation of each section a digit', () => {
  const texts = createSediments()(sections);
  expect(texts.map((text) => text.length)).toEqual([2, 3, 1]);
  for (const text of texts) expect(text).toMatch(/^[1-9a-g]+$/);
});

it('returns the same list while no name changes', () => {
  const of = createSediments();
  const before = of(sections);
  const deeper = sections.map((section) => ({
    ...section,
    formations_list: section.formations_list.map((one) => ({ ...one, variance: 9 })),
  }));
  expect(of(deeper)).toBe(before);
});

it("keeps a section's text if another section changes without affecting its colours", () => {
  const of = createSediments();
  const before = of(sections);
  const after = of(
    sections.map((section, at) =>
      at === 0
        ? {
            ...section,
            formations_list: [...section.formations_list.slice(0, 1), ...section.formations_list],
          }
        : section,
    ),
  );
  expect(after[0]).toHaveLength(3);
  expect(after[2]).toBe(before[2]);
});

it('handles sections without formations, and names with line ends', () => {
  const [first, second] = sections as [(typeof sections)[number], (typeof sections)[number]];
  const texts = createSediments()([
    { ...first, formations_list: [] },
    {
      ...second,
      formations_list: second.formations_list.map((one) => ({ ...one, formation_name: 'two\n\nlines' })),
    },
  ]);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toMatch(/^(\w)\1\1$/);
});

it('gives each formation its sediment by id', () => {
  const texts = createSediments()(sections);
  const byId = sedimentsById(sections);
  for (const [place, { formations_list }] of sections.entries())
    expect(formations_list.map(({ id }) => byId.get(id))).toEqual(
      formations_list.map((_, row) => sedimentAt(texts[place]!, row)),
    );
});
