import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testIssuer } from '@/testing/issuer';

const audience = 'montage-page';
const hoursValid = 12;

export interface LocalIssuer {
  /** What the server needs to trust it. */
  settings: Record<string, string>;
  token(email: string): Promise<string>;
  close(): void;
}

/** An OpenID Connect issuer on this machine, with keys of its own. */
export async function startLocalIssuer(): Promise<LocalIssuer> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = await testIssuer({ issuer: address, audience });
  async function answer(path: string, response: ServerResponse): Promise<void> {
    const published = await issuer.fetch(`${address}${path}`);
    response.writeHead(published.status, { 'content-type': 'application/json' });
    response.end(await published.text());
  }
  return {
    settings: { OIDC_ISSUER: address, OIDC_AUDIENCE: audience },
    token: (email) =>
      issuer.token({ email, sub: email, email_verified: true, exp: Date.now() / 1000 + hoursValid * 3_600 }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
