import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openIdProvider, type OpenIdProvider } from '@/testing/open-id-provider';
import { createOpenIdIdentity } from './open-id';

const origin = 'https://montage.example.com';
const email = 'chief@wells.example';
let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await openIdProvider(email);
});
afterAll(() => provider.close());

/** What the library needs of a browser. Each tab has a page; the storage is that of all tabs. */
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size;
  },
};
const visited = vi.fn<(address: string) => void>();
let lock: Promise<unknown> = Promise.resolve();

beforeEach(() => {
  stored.clear();
  visited.mockClear();
  Object.assign(provider, { lifetimeS: 3_600, refusal: undefined, forgets: false, renewals: 0 });
  const location = { origin, replace: (to: URL) => visited(to.href), assign: visited };
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => Promise<unknown>) => (lock = lock.then(work, work)) },
  });
  vi.stubGlobal('window', {
    self: { location },
    location,
    localStorage: storage,
    addEventListener: () => {},
  });
});

const pageAt = (path: string) =>
  createOpenIdIdentity(
    { issuer: provider.issuer, clientId: 'montage', scope: 'openid email' },
    `${origin}${path}`,
  );

/** Where the issuer's page sends the browser back to. */
async function throughIssuer(returnTo: string): Promise<string> {
  const identity = pageAt('/login');
  void identity.signInElsewhere(returnTo);
  await vi.waitFor(() => expect(visited).toHaveBeenCalled());
  const answer = await fetch(visited.mock.lastCall![0], { redirect: 'manual' });
  visited.mockClear();
  return answer.headers.get('location')!.slice(origin.length);
}

async function signedIn() {
  void pageAt(await throughIssuer('/montage?page=2')).ready();
  await vi.waitFor(() => expect(visited).toHaveBeenCalledWith(`${origin}/montage?page=2`));
  const identity = pageAt('/montage?page=2');
  await identity.ready();
  return identity;
}

describe('signing in at the company', () => {
  it('returns to the requested page, with a token of the person', async () => {
    const identity = await signedIn();
    expect(identity.current()).toEqual({ id: 'person-1', email });
    expect(await identity.token()).toMatch(/^eyJ/);
    expect(provider.visits.at(-1)).toMatchObject({
      client_id: 'montage',
      redirect_uri: `${origin}/login`,
      response_type: 'code',
      code_challenge_method: 'S256',
    });
  });

  it('says why the issuer refused, once', async () => {
    provider.refusal = 'You are not assigned to this application.';
    const identity = pageAt(await throughIssuer('/'));
    await expect(identity.ready()).rejects.toThrow(
      "Your company's sign-in service refused: You are not assigned to this application. Try again, or ask your administrator.",
    );
    expect(await identity.ready()).toBeNull();
  });

  it('takes no answer that this browser did not ask for', async () => {
    const foreign = pageAt(await throughIssuer('/').then((path) => (stored.clear(), path)));
    await expect(foreign.ready()).rejects.toThrow(/took too long or was begun in another window/);
    expect(await foreign.token()).toBeNull();
  });

  it('asks again after a sign-out', async () => {
    const identity = await signedIn();
    await identity.signOut();
    expect([identity.current(), await identity.token(), await pageAt('/').ready()]).toEqual([
      null,
      null,
      null,
    ]);
    void identity.signInElsewhere('/');
    await vi.waitFor(() => expect(visited).toHaveBeenCalledWith(expect.stringContaining('prompt=login')));
  });
});

describe('a token', () => {
  it('is renewed before it ends, once for all tabs', async () => {
    provider.lifetimeS = 59;
    const tabs = [await signedIn(), pageAt('/montage')];
    await Promise.all(tabs.map((tab) => tab.ready()));
    provider.lifetimeS = 3_600;
    const [first, second] = await Promise.all(tabs.map((tab) => tab.token()));
    expect(first).toMatch(/^eyJ/);
    expect(second).toBe(first);
    expect(provider.renewals).toBe(1);
  });

  it('ends the session when the issuer renews it no longer', async () => {
    provider.lifetimeS = 59;
    const identity = await signedIn();
    const changed = vi.fn();
    identity.subscribe(changed);
    provider.forgets = true;
    await expect(identity.token()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(identity.current()).toBeNull();
    expect(changed).toHaveBeenCalled();
  });

  it('stays when the issuer cannot be reached', async () => {
    provider.lifetimeS = 59;
    const identity = await signedIn();
    const working = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(identity.token()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(identity.current()).toMatchObject({ email });
    vi.stubGlobal('fetch', working);
    provider.lifetimeS = 3_600;
    expect(await identity.token()).toMatch(/^eyJ/);
  });

  it('that cannot be renewed leaves the user signed in without a network, and ends the session with one', async () => {
    provider.lifetimeS = 59;
    await signedIn();
    for (const [key, text] of stored) {
      const { refresh_token: _, ...others } = JSON.parse(text) as { refresh_token?: string };
      if (key.startsWith('oidc.user:')) stored.set(key, JSON.stringify(others));
    }
    const working = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const identity = pageAt('/montage');
    expect(await identity.ready()).toMatchObject({ email });
    await expect(identity.token()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(identity.current()).toMatchObject({ email });
    vi.stubGlobal('fetch', working);
    await expect(identity.token()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(identity.current()).toBeNull();
    expect(await pageAt('/montage').ready()).toBeNull();
  });
});

it('has no passwords', async () => {
  await expect(pageAt('/').signIn(email, 'word')).rejects.toMatchObject({ name: 'IdentityError' });
});
