/**
 * What Node is started with for the server. V8 gives short-lived objects between 4 and 130 MB, takes minutes to grow there, and
 * shrinks them with each full collection. Twice 16 MB from the start keep the memory of a process level, and it answers no slower.
 */
export const nodeFlags = ['--min-semi-space-size=16', '--max-semi-space-size=16'];
