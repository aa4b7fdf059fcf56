import { vi } from 'vitest';

const { waitFor } = vi;

/** What is waited for may take its time on a busy machine, and what never comes fails all the same. The library's limit is a second. */
const patient: typeof waitFor = (callback, options = { timeout: 60_000 }) => waitFor(callback, options);

// Files that share a worker share the library, too.
if (waitFor.name !== patient.name) vi.waitFor = patient;
