import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linkTo, readLink, withoutLink, type WorldLink } from './link';

const read = (search: string) => readLink(new URLSearchParams(search));
const origin = 'http://127.0.0.1:4174';

describe('the world in an address', () => {
  it('is null without parameters', () => {
    expect(read('?page=2')).toBeNull();
  });

  it('is parsed, with the plus sign encoded or not', () => {
    const busy = { scenario: 'busy', faults: [], aheadS: 3_600, seed: 7 };
    expect(read('?scenario=busy&clock=+3600&seed=7')).toEqual(busy);
    expect(read('?scenario=busy&clock=%2B3600&seed=7')).toEqual(busy);
    expect(read('?scenario=busy&clock=3600&seed=7')).toEqual(busy);
    expect(read('?faults=listMontages:status:503@1, saveMontage:lost')).toEqual({
      scenario: null,
      faults: ['listMontages:status:503@1', 'saveMontage:lost'],
      aheadS: 0,
      seed: null,
    });
    expect(read('?scenario=')).toMatchObject({ scenario: null });
  });

  it('has percentages without percent-encoding', () => {
    const link = new URL(`${origin}/montage?faults=all:status:503~10`);
    expect(readLink(link.searchParams)).toMatchObject({ faults: ['all:status:503%10'] });
    expect(read('?faults=all:status:503%2510')).toMatchObject({ faults: ['all:status:503%10'] });
  });

  it('is valid in every example of docs/qa.md', () => {
    const page = readFileSync('docs/qa.md', 'utf8');
    const examples = [...page.matchAll(/\| `(\/\S*[?&]faults=\S+)` \|/g)].map(([, address]) => address!);
    expect(examples.length).toBeGreaterThan(10);
    for (const address of examples) expect(readLink(new URL(address, origin).searchParams)).not.toBeNull();
  });

  it.each([
    ['?scenario=bussy', /no scenario "bussy"/],
    ['?scenario=busy&clock=soon', /"clock=soon" is not understood/],
    ['?clock=-60', /not understood/],
    ['?seed=1.5', /not understood/],
    ['?scenario=busy&faults=listMontages', /is no fault/],
  ])('is refused in words: %s', (search, words) => expect(() => read(search)).toThrow(words));

  it.each<WorldLink>([
    { scenario: 'flaky', faults: [], aheadS: 0, seed: null },
    { scenario: 'busy', faults: ['all:status:503%10', 'saveMontage:lost<2'], aheadS: 86_400, seed: 12 },
    { scenario: 'fresh', faults: ['token:status:400@3'], aheadS: 60, seed: 0 },
  ])('comes back from the link that is written', (link) => {
    const written = linkTo(`${origin}/montage?page=2&scenario=list-error#end`, link);
    const url = new URL(written);
    expect(readLink(url.searchParams)).toEqual(link);
    expect(withoutLink(written)).toBe(`${origin}/montage?page=2#end`);
  });

  it('is readable', () => {
    const link = { scenario: 'busy', faults: ['listMontages:status:503@1'], aheadS: 60, seed: null };
    expect(linkTo(`${origin}/montage`, link)).toBe(
      `${origin}/montage?scenario=busy&faults=listMontages:status:503@1&clock=%2B60`,
    );
  });
});
