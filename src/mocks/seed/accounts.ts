import type { Account } from '../db/schemas';
import type { Clock } from '@/backend/ports';

export interface DemonstrationAccount {
  email: string;
  password: string;
  description: string;
}

const password = 'montage-demo';

/** The users that a visitor can sign in as. */
export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  {
    email: 'admin@example.com',
    password,
    description: 'Both modules: montages, and users and organisations',
  },
  { email: 'engineer@example.com', password, description: 'Montages only' },
  { email: 'newcomer@example.com', password, description: 'No module yet' },
];

const dayMs = 24 * 60 * 60_000;

export function seededAccounts(clock: Clock): Account[] {
  const created = clock.now() - 90 * dayMs;
  return demonstrationAccounts.map(({ email }, index) => ({
    id: `acc-${1001 + index}`,
    email,
    password,
    disabled: false,
    created_ms: created,
    last_sign_in_ms: created,
    password_changed_ms: created,
    failed_attempts: 0,
    locked_until_ms: 0,
  }));
}
