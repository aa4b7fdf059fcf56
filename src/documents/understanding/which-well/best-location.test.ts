import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const locationOf = async (...lines: string[]) =>
  (await readOne(`${lines.join('\n')}\n`, 'Other', 'note.txt')).header.location;

describe('the best of several locations', () => {
  it('is the one that holds the whole of another one', async () => {
    const fuller = 'Production Licence XY-12-L, Rowan Basin';
    expect(await locationOf('Well: Linden-4', 'Location: XY-12-L', `Permit: ${fuller}`)).toBe(fuller);
  });

  it('is not the site of a survey', async () => {
    expect(await locationOf('Well: Linden-4', 'Site: Linden B', 'Location: Rowan Basin, Utopia')).toBe(
      'Rowan Basin, Utopia',
    );
    expect(await locationOf('Well: Linden-4', 'Site: Linden B')).toBe('Linden B');
  });

  it('is assumed to be the site of a survey if there is no other', async () => {
    const { origins } = (await readOne('Well: Linden-4\nSite: Linden B\n', 'Other', 'note.txt')).header;
    expect(origins?.location?.certainty).toBe('assumed');
  });
});
