import { toSave } from '../../contract/verify/shapes.ts';
type Montage = Parameters<typeof toSave>[0];

import { fullMontage } from './montage.ts';

/** The same montage, changed through the server's own interface by another account. */
export async function saveAsOther(url: string, change: (montage: Montage) => Montage): Promise<void> {
  const signedIn = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=trial`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'montage-demo', returnSecureToken: true }),
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const authorization = `Bearer ${idToken}`;
  const loaded = await fetch(`${url}/api/v1/montage/${fullMontage}`, { headers: { authorization } });
  const saved = await fetch(`${url}/api/v1/montage`, {
    method: 'PUT',
    headers: {
      authorization,
      'content-type': 'application/json',
      'if-match': loaded.headers.get('etag') ?? '',
    },
    body: JSON.stringify(toSave(change((await loaded.json()) as Montage))),
  });
  if (!saved.ok) throw new Error(`The other user could not save: ${saved.status} ${await saved.text()}`);
}
