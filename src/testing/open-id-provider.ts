import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testIssuer } from './issuer';

/** An OpenID Connect issuer over HTTP that signs one person in without asking, for tests of the page and of the server. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** The parameters of each visit to its sign-in page. */
  readonly visits: Record<string, string>[];
  /** How often tokens were renewed. */
  renewals: number;
  /** Of its tokens, s. */
  lifetimeS: number;
  /** Refuses the next sign-ins, with these words. */
  refusal: string | undefined;
  /** Whether it forgets the session: its refresh token is no longer accepted. */
  forgets: boolean;
  close(): Promise<void>;
}

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return Object.fromEntries(new URLSearchParams(body));
}

export async function openIdProvider(email: string, clientId = 'montage'): Promise<OpenIdProvider> {
  const codes = new Map<string, Record<string, string>>();
  let refreshToken: string | undefined;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = await testIssuer({ issuer: address, audience: clientId });
  const provider: OpenIdProvider = {
    issuer: address,
    clientId,
    visits: [],
    renewals: 0,
    lifetimeS: 3_600,
    refusal: undefined,
    forgets: false,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };

  /** Back to the application, with a code or a refusal. */
  function authorize(asked: Record<string, string>): string {
    provider.visits.push(asked);
    const back = new URL(asked.redirect_uri!);
    back.searchParams.set('state', asked.state!);
    if (provider.refusal !== undefined) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', provider.refusal);
      return back.href;
    }
    const code = randomUUID();
    codes.set(code, asked);
    back.searchParams.set('code', code);
    return back.href;
  }

  /** A code is good once, for who began the sign-in (PKCE); so is a refresh token. */
  function isGranted(form: Record<string, string>): boolean {
    if (form.grant_type === 'refresh_token') {
      provider.renewals += 1;
      return !provider.forgets && form.refresh_token === refreshToken;
    }
    const asked = codes.get(form.code ?? '');
    codes.delete(form.code ?? '');
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    return asked?.code_challenge === challenge && asked.code_challenge_method === 'S256';
  }

  async function tokens(form: Record<string, string>): Promise<object | undefined> {
    if (!isGranted(form)) return undefined;
    refreshToken = randomUUID();
    const exp = Math.floor(Date.now() / 1_000) + provider.lifetimeS;
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: provider.lifetimeS,
      id_token: await keys.token({ email, email_verified: true, exp }),
      refresh_token: refreshToken,
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', address);
    const json = (status: number, body: unknown) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(JSON.stringify(body));
    };
    if (request.method === 'OPTIONS') return json(200, {});
    if (pathname === '/authorize') {
      response.writeHead(302, { location: authorize(Object.fromEntries(searchParams)) }).end();
      return;
    }
    if (pathname === '/token') {
      const granted = await tokens(await formOf(request));
      return granted ? json(200, granted) : json(400, { error: 'invalid_grant' });
    }
    const published = await keys.fetch(`${address}${pathname}`);
    if (!published.ok) return json(404, {});
    const more = { authorization_endpoint: `${address}/authorize`, token_endpoint: `${address}/token` };
    const body = (await published.json()) as object;
    return json(200, pathname === '/keys' ? body : { ...body, ...more });
  }

  return provider;
}
