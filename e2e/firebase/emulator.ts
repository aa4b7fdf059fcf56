import type { OutsideProvider } from '../../src/mocks/identity/outside-provider.ts';

/** With the address of the emulator and the ports that `scripts/firebase-journeys.ts` found free. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start these journeys with "npm run test:firebase".`);
  return value;
}

export const emulatorUrl = given('FIREBASE_JOURNEYS_EMULATOR');
export const originPort = Number(given('FIREBASE_JOURNEYS_PORT'));
export const buildDir = given('FIREBASE_JOURNEYS_DIR');
export const projectId = given('FIREBASE_JOURNEYS_PROJECT');

/** The emulator's token with an administrator's rights. */
const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${emulatorUrl}${path}`, {
    method,
    headers: asOwner,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`);
  return (await response.json()) as T;
}

const project = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`;

/** @returns the id of the account. */
export async function createAccount(email: string, password: string): Promise<string> {
  const { localId } = await ask<{ localId: string }>('POST', `${project}/accounts`, { email, password });
  return localId;
}

export const setDisabled = (localId: string, disableUser: boolean): Promise<unknown> =>
  ask('POST', `${project}/accounts:update`, { localId, disableUser });

export const deleteAccount = (localId: string): Promise<unknown> =>
  ask('POST', `${project}/accounts:delete`, { localId });

export const forgetAccounts = (): Promise<unknown> =>
  ask('DELETE', `/emulator/v1/projects/${projectId}/accounts`);

interface OobCode {
  email: string;
  oobCode: string;
  requestType: string;
}

/** The mails to an address that would have been sent, the newest last. */
export async function resetCodesOf(email: string): Promise<string[]> {
  const { oobCodes } = await ask<{ oobCodes?: OobCode[] }>(
    'GET',
    `/emulator/v1/projects/${projectId}/oobCodes`,
  );
  return (oobCodes ?? [])
    .filter((one) => one.email === email && one.requestType === 'PASSWORD_RESET')
    .map(({ oobCode }) => oobCode);
}

/** The mock backend's accounts are the emulator's. */
export const emulatorAccounts: OutsideProvider = {
  projectId,
  createAccount: async (email, password) => void (await createAccount(email, password)),
};
