import { expect, it } from 'vitest';
import { copyWords } from './copy-words';

it('says from when the copy is, and why it is shown', () => {
  const at = new Date(2026, 10, 27, 9, 12).getTime();
  expect(copyWords(at, false)).toBe('Saved copy from 27 Nov 2026, 09:12. No network.');
  expect(copyWords(at, true)).toBe('Saved copy from 27 Nov 2026, 09:12. The server does not answer.');
});
