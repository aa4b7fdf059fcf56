import type { FirebaseConfiguration } from '@/identity/firebase';
import type { OpenIdConfiguration } from '@/identity/open-id';

/** The settings of the page: built in, or the answer of its server at `/config.json`. */
export interface Configuration {
  brandName: string;
  identity: ({ kind: 'firebase' } & FirebaseConfiguration) | ({ kind: 'oidc' } & OpenIdConfiguration);
  /** Whether people may create accounts themselves. */
  signUp: boolean;
  /** Whom people without access can write to; absent where no address is given. */
  administratorEmail?: string;
  /** The published accounts of a trial; null with real ones. */
  trial: { accounts: TrialAccount[] } | null;
}

export interface TrialAccount {
  email: string;
  password: string;
  description: string;
}

/** The embedded mode's settings, which need no environment: the browser itself answers its identity provider. */
const embeddedFirebase: FirebaseConfiguration = {
  apiKey: 'embedded',
  authDomain: 'montage.invalid',
  projectId: 'montage-embedded',
};

const builtIn = (brandName: string, firebase: FirebaseConfiguration): Configuration => ({
  brandName,
  identity: { kind: 'firebase', ...firebase },
  signUp: true,
  trial: null,
});

/**
 * Reads the configuration from the environment that the build was given.
 *
 * @throws Error naming every variable that is missing, so that a wrong deployment says so instead of staying blank.
 */
export function readConfiguration(environment: Record<string, unknown>): Configuration {
  const value = (name: string) => {
    const found = environment[name];
    return typeof found === 'string' && found.trim() !== '' ? found : undefined;
  };
  if (environment.MODE === 'embedded')
    return builtIn(value('VITE_BRAND_NAME') ?? 'Montage', embeddedFirebase);
  const missing: string[] = [];
  const required = (name: string) => {
    const found = value(name);
    if (found === undefined) missing.push(name);
    return found ?? '';
  };
  const configuration = builtIn(required('VITE_BRAND_NAME'), {
    apiKey: required('VITE_FIREBASE_API_KEY'),
    authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
    projectId: required('VITE_FIREBASE_PROJECT_ID'),
    emulatorUrl: value('VITE_FIREBASE_AUTH_EMULATOR_URL'),
  });
  const administratorEmail = value('VITE_ADMINISTRATOR_EMAIL');
  if (administratorEmail !== undefined) configuration.administratorEmail = administratorEmail;
  if (missing.length > 0) {
    throw new Error(
      `This application is not configured: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
    );
  }
  return configuration;
}
