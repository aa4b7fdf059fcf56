/**
 * The versions of the server's answers, stored next to them: an `ETag` is a header, and the contract's bodies have no
 * field for it. In a weak map, so that a tag is released with its answer.
 */
const tags = new WeakMap<object, string>();

/** RFC 9110, 8.8.3: a strong tag is quoted and has no `W/` prefix. */
const strongTag = /^"[\x21\x23-\x7e\x80-\xff]*"$/;

/**
 * Called by the transport. Ignores weak tags: `If-Match` compares strongly, so sending one back would always fail with
 * 412 (proxies that compress weaken tags).
 */
export function rememberEntityTag(answer: unknown, tag: string | null): void {
  if (tag !== null && strongTag.test(tag) && typeof answer === 'object' && answer !== null) {
    tags.set(answer, tag);
  }
}

/**
 * The version that the server gave this very answer, to be sent back as `If-Match`; null where it gave none.
 *
 * It belongs to the object that the call resolved with, not to a copy. A query whose answer is asked for here has to be
 * configured with `structuralSharing: false`, in its loader, its hook and wherever its data is set: React Query otherwise
 * keeps the older object where a newer answer says the same, and puts together a new one where it says half the same.
 */
export const etagOf = (answer: object): string | null => tags.get(answer) ?? null;
