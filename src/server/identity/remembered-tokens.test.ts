import { UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import type { Published } from './published-keys';
import { rememberedTokens } from './remembered-tokens';

it('remembers a valid token for a minute or to its end, and a refused one not at all', async () => {
  let nowMs = 1_000_000_000;
  const verified: string[] = [];
  let isValid = true;
  const published = () => ({ clockSkewMs: undefined }) as Published;
  let keys = published();
  const emailOf = rememberedTokens(
    async (token) => {
      verified.push(token);
      return isValid ? 'engineer@example.com' : undefined;
    },
    { current: async () => keys },
    () => nowMs,
  );
  const ending = (inS: number) => new UnsecuredJWT({ exp: nowMs / 1_000 + inS }).encode();
  const [long, short] = [ending(3_600), ending(20)];
  for (const token of [long, long, short, short]) expect(await emailOf(token)).toBe('engineer@example.com');
  expect(verified).toEqual([long, short]);

  isValid = false;
  nowMs += 21_000;
  expect(await emailOf(long)).toBe('engineer@example.com');
  expect(await emailOf(short)).toBeUndefined();
  expect(await emailOf(short)).toBeUndefined();
  keys = published();
  expect(await emailOf(long)).toBeUndefined();
  expect(verified).toEqual([long, short, short, short, long]);

  isValid = true;
  await emailOf(long);
  isValid = false;
  nowMs += 60_000;
  expect(await emailOf(long)).toBeUndefined();
});
