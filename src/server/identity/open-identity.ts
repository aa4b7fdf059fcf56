import type { Identity } from '@/backend/ports';
import { firebaseAccounts, noAccounts } from './accounts';
import { loadFirebaseKeys, loadOpenIdKeys, publishedKeys, type KeySource } from './published-keys';
import { rememberedTokens } from './remembered-tokens';
import { tokenVerifier } from './verify-token';

export type Provider =
  | { kind: 'firebase'; projectId: string }
  /** The issuer as it writes itself, with or without a slash at the end. */
  | { kind: 'oidc'; issuer: string; audience: string };

export interface ProviderSettings {
  identity: Provider;
  /** Whether accounts may sign in whose e-mail address the provider has not confirmed. */
  allowUnverifiedEmail: boolean;
  /** Whether people may create accounts of a Firebase project themselves. */
  signUp: boolean;
}

const expectedOf = (provider: Provider) =>
  provider.kind === 'firebase'
    ? {
        issuer: `https://securetoken.google.com/${provider.projectId}`,
        audience: provider.projectId,
      }
    : { issuer: provider.issuer, audience: provider.audience };

/**
 * The identity provider of a company. One that cannot be reached does not prevent the start: calls get 503 until it can.
 */
export async function openIdentity(
  { identity: provider, allowUnverifiedEmail, signUp }: ProviderSettings,
  host: Pick<KeySource, 'log'> & Partial<KeySource>,
): Promise<Identity> {
  const source: KeySource = { fetch, now: Date.now, ...host };
  const keys = publishedKeys(source, () =>
    provider.kind === 'firebase' ? loadFirebaseKeys(source) : loadOpenIdKeys(source, provider.issuer),
  );
  // The first request need not wait for them, and the log says at the start if they cannot be loaded.
  await keys.current().catch(() => undefined);
  return {
    emailOf: rememberedTokens(
      tokenVerifier({ ...expectedOf(provider), allowUnverifiedEmail }, keys, source),
      keys,
      source.now,
    ),
    createAccount: provider.kind === 'firebase' && signUp ? firebaseAccounts(provider.projectId) : noAccounts,
  };
}
