import type { Configuration } from '@/app/configuration';
import type { Settings } from './settings';

/** What the page reads at `/config.json` (`src/app/configuration.ts`), and the other origins that it then calls. */
export interface PageConfiguration {
  configuration: Configuration;
  connectTo: readonly string[];
}

/** Of a server with an identity provider; a trial has its own. */
export function pageConfiguration(settings: Settings): PageConfiguration {
  const { brandName, administratorEmail, identity, signUp, allowUnverifiedEmail } = settings;
  const page = { brandName, ...(administratorEmail !== undefined && { administratorEmail }), trial: null };
  switch (identity.kind) {
    case 'firebase': {
      const { apiKey, authDomain, projectId } = identity;
      const provider = {
        kind: 'firebase',
        apiKey,
        authDomain,
        projectId,
        confirmsEmail: !allowUnverifiedEmail,
      } as const;
      return { configuration: { ...page, identity: provider, signUp }, connectTo: [] };
    }
    case 'oidc': {
      const { issuer, audience, scope, origins } = identity;
      const provider = { kind: 'oidc', issuer, clientId: audience, scope } as const;
      return {
        configuration: { ...page, identity: provider, signUp: false },
        connectTo: origins,
      };
    }
    case 'trial':
      throw new Error('A trial has a configuration of its own.');
  }
}
