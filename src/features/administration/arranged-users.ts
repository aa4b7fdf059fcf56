import type { User } from '@/api/generated/model';
import { modules, ticksOf } from './modules';
import type { UserSort, UsersQuery } from './users-query';

const accessWords = ({ component_access }: User): string => {
  const ticks = ticksOf(component_access);
  const granted = modules.filter(({ name }) => ticks[name]);
  return granted.map(({ label }) => label).join(' ');
};

const keys: Record<UserSort, (user: User) => string> = {
  email: ({ email }) => email ?? '',
  organisation: ({ organisation }) => organisation?.name ?? '',
  access: accessWords,
};

const inEnglish = new Intl.Collator('en', { numeric: true });

/** The users in the order of their keys; those without one come last in either order. */
export function arrangedUsers(
  users: readonly User[],
  { sort, order, access }: Omit<UsersQuery, 'page'>,
): readonly User[] {
  const matching = access
    ? users.filter(({ component_access }) => {
        const ticks = ticksOf(component_access);
        return access === 'none' ? !Object.values(ticks).includes(true) : ticks[access];
      })
    : users;
  if (!sort) return matching;
  const sign = order === 'desc' ? -1 : 1;
  return matching
    .map((user) => ({ user, key: keys[sort](user) }))
    .toSorted((a, b) =>
      a.key === '' || b.key === ''
        ? Number(a.key === '') - Number(b.key === '')
        : sign * inEnglish.compare(a.key, b.key),
    )
    .map(({ user }) => user);
}
