/** Signs up an account, and checks the access of its token. */
import { refuseInvalid } from './refuse-invalid.ts';
import { plain } from './samples.ts';
import type { Walk } from './walk.ts';

/** The modules of the contract. */
export function componentsOf({ operation }: Walk): string[] {
  const { schema } = operation('checkAccess').parameters.find(({ name }) => name === 'component')!;
  return (plain(schema).schema.enum ?? []).map(String);
}

export async function walkAuth(walk: Walk, access: ReadonlyMap<string, boolean>): Promise<void> {
  const account = { email: `${walk.prefix}@example.com`, password: 'a-long-enough-password' };
  const created = await walk.expect<{ email: string }>('createAccount', 201, { json: account });
  if (created.body) {
    const found = { pointer: '/body/email', expected: account.email, got: created.body.email };
    walk.check(found.expected === found.got, 'echo', created, found);
  }
  await walk.expect('createAccount', 409, { json: account });
  const another = { ...account, email: `${walk.prefix}-2@example.com` };
  await refuseInvalid(walk, 'createAccount', { json: another });

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
