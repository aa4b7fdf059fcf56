import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@/mocks/seed/hostile-texts';
import { shortText } from './short-text';

describe('a text that is mentioned', () => {
  it('stays as it is up to its length', () => {
    expect(shortText('Aurora Energy')).toBe('Aurora Energy');
    expect(shortText('W'.repeat(80))).toBe('W'.repeat(80));
  });

  it('is cut between characters', () => {
    expect(shortText('W'.repeat(81))).toBe(`${'W'.repeat(80)}…`);
    expect(shortText('🛢'.repeat(50), 3)).toBe('🛢🛢🛢…');
  });

  it.each(hostileTexts)('is never longer than it may be: $name', ({ text }) => {
    expect([...shortText(text)].length).toBeLessThanOrEqual(81);
  });
});
