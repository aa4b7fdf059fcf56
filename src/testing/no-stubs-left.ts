import { afterEach, vi } from 'vitest';

// Files share a worker: a document or a `fetch` that one of them made up would be there for the next.
afterEach(() => {
  vi.unstubAllGlobals();
});
