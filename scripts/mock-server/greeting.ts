import { unsignedToken } from '@/mocks/identity/tokens';
import { demonstrationAccounts } from '@/mocks/seed/accounts';
import type { MockServer } from './start.ts';

/** Long enough to be kept in a collection of calls, and it ends, as every token does. */
const tokenLifetimeS = 30 * 24 * 60 * 60;

/** What the server prints at the start: where it is, what it plays, and how to call it as which user. */
export function greetingOf({ url, scenario, world, resumed }: MockServer, data: string | undefined): string {
  const iat = Math.floor(world.clock.now() / 1000);
  const people = demonstrationAccounts.map(({ email, password, description }) => {
    const token = unsignedToken({ sub: email, email, iat, exp: iat + tokenLifetimeS });
    return `${email} (password ${password}): ${description}
  ${token}
  curl -H 'Authorization: Bearer ${token}' '${url}/api/v1/auth/check?component=montage'`;
  });
  const kept =
    data === undefined
      ? 'Nothing is kept: what you do is gone with the server.'
      : `Everything is kept in ${data}${resumed ? ', which goes on from where it was' : ''}.`;
  return `The mock server answers on ${url} (the operations are listed there; Ctrl+C ends it)
Scenario ${scenario.name}. ${scenario.lookFor}
${kept}

Demonstration accounts, each with an unsigned token that holds for thirty days:

${people.join('\n\n')}
`;
}
