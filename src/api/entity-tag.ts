/** RFC 9110, 8.8.3: a strong tag is quoted and has no `W/` before it. */
const strongTag = /^"[\x21\x23-\x7e\x80-\xff]*"$/;

/**
 * The version of an answer, to be sent back as `If-Match`; null without a strong tag. `If-Match` compares strongly, so a weak
 * tag (proxies that compress weaken tags) would always be refused with 412.
 */
export function versionOf({
  headers,
}: {
  readonly headers: Readonly<Record<string, string>>;
}): string | null {
  const { etag = '' } = headers;
  return strongTag.test(etag) ? etag : null;
}
