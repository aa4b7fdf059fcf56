import { describe, expect, it } from 'vitest';
import { languageOf } from './scan-language';

describe('the language of a page', () => {
  it('shows in its short words', () => {
    expect(languageOf('the depth of the hole and casing'.split(' '))).toBe('eng');
  });

  it('shows in the long words of a table without sentences', () => {
    expect(languageOf(['Bohrlochdurchmesser', 'Metergewicht', 'Oberkante', 'Rohrschuh'])).toBe('deu');
    expect(languageOf(['Boorgatdiameter', 'Boorvloeistof', 'Dichtheid', 'Verbuizing'])).toBe('nld');
  });

  it('is unknown if hardly a word shows it', () => {
    expect(languageOf(['Class', 'Lead', 'Tail', 'Bohrung'])).toBeNull();
  });
});
