/** Signs up an account, and checks the access of its token. */
import { isNotOffered } from './not-offered.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { plain } from './samples.ts';
import type { Walk } from './walk.ts';

/** The modules of the contract. */
export function componentsOf({ operation }: Walk): string[] {
  const { schema } = operation('checkAccess').parameters.find(({ name }) => name === 'component')!;
  return (plain(schema).schema.enum ?? []).map(String);
}

async function walkSignUp(walk: Walk): Promise<void> {
  const account = { email: `${walk.prefix}@example.com`, password: 'a-long-enough-password' };
  const exchange = await walk.client.call(walk.operation('createAccount'), { json: account });
  if (isNotOffered(exchange, walk)) return;
  const created = walk.judge<{ email: string }>(exchange, 201);
  if (created.body) {
    const found = { pointer: '/body/email', expected: account.email, got: created.body.email };
    walk.check(found.expected === found.got, 'echo', created, found);
  }
  await walk.expect('createAccount', 409, { json: account });
  const another = { ...account, email: `${walk.prefix}-2@example.com` };
  await refuseInvalid(walk, 'createAccount', { json: another });
}

export async function walkAuth(walk: Walk, access: ReadonlyMap<string, boolean>): Promise<void> {
  await walkSignUp(walk);
  for (const [component, granted] of access) {
    const status = granted ? 200 : 403;
    const answered = await walk.expect<{ component: string }>('checkAccess', status, {
      query: { component },
    });
    if (!granted || !answered.body) continue;
    const found = { pointer: '/body/component', expected: component, got: answered.body.component };
    walk.check(found.expected === found.got, 'echo', answered, found);
  }
  await refuseInvalid(walk, 'checkAccess', { query: { component: componentsOf(walk)[0] ?? '' } });
}
