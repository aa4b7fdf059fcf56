/** Returns the user's bearer token, renewed, or null without a signed-in user. Rejects if it can't be renewed. */
export type TokenSource = () => Promise<string | null>;

let source: TokenSource = () => Promise.resolve(null);
let tellRefused = (): void => {};

/**
 * Sets the source of tokens; this room does not know the identity provider. Apart from the transport, so that screens without
 * calls load without it.
 *
 * @param onRefused called when the server rejects a token (401).
 */
export function setTokenSource(tokens: TokenSource, onRefused: () => void = () => {}): void {
  source = tokens;
  tellRefused = onRefused;
}

export const bearerToken: TokenSource = () => source();

export const reportRefusedToken = (): void => tellRefused();
