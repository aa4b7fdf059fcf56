import { describe, expect, it } from 'vitest';
import { withoutStrayAccents } from './stray-accents';

const cleaned = (...texts: string[]) =>
  withoutStrayAccents(texts.map((text) => ({ text })))
    .map(({ text }) => text)
    .join(' ');

describe('an accent in a scan', () => {
  it('is a speck where the page has the same word without it', () => {
    expect(cleaned('Boven-Holland', 'Midden-Hólland')).toBe('Boven-Holland Midden-Holland');
  });

  it('stays on a word that always has it, and an umlaut on any', () => {
    expect(cleaned('Crétacé', 'Cretaceous')).toBe('Crétacé Cretaceous');
    expect(cleaned('Stärke', 'Starke', 'à', 'a')).toBe('Stärke Starke à a');
    expect(cleaned('Grès', 'Gres', 'Grès')).toBe('Grès Gres Grès');
  });
});
