const prime = 0x1000000000000000000013bn;
const offset = 0x6c62272e07bb014262b821756295c58dn;
const all = (1n << 128n) - 1n;

/**
 * A UUID that is always the same for one name, so that a second import replaces the first instead of adding to it.
 *
 * Version 8 (RFC 9562, "custom"), from the name's FNV-1a in 128 bits: the usual version 5 needs SHA-1, which browsers
 * have only on HTTPS pages. Security does not depend on it.
 */
export function uuidOf(name: string): string {
  let hash = offset;
  for (const byte of new TextEncoder().encode(name)) hash = ((hash ^ BigInt(byte)) * prime) & all;
  const version = (hash & ~(0xfn << 76n)) | (8n << 76n);
  const digits = ((version & ~(3n << 62n)) | (2n << 62n)).toString(16).padStart(32, '0');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
