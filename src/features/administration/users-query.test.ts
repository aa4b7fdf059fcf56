import { describe, expect, it } from 'vitest';
import type { User } from '@/api/generated/model';
import { arrangedUsers } from './arranged-users';
import { readUsersQuery } from './users-query';

const user = (
  id: string,
  organisation: string | null,
  ...access: ('montage' | 'user_management')[]
): User => ({
  id,
  email: `${id}@example.com`,
  organisation: organisation === null ? null : { id: organisation, name: organisation },
  component_access: access.map((name) => ({ id: name, name })),
});
const users = [
  user('user2', 'Zee', 'montage'),
  user('user10', null),
  user('ana', 'Aurora', 'user_management', 'montage'),
];
const idsOf = (...given: Parameters<typeof arrangedUsers>) => arrangedUsers(...given).map(({ id }) => id);

describe('the users', () => {
  it('are sorted, those without a value last, and filtered by access', () => {
    expect(idsOf(users, {})).toEqual(['user2', 'user10', 'ana']);
    expect(idsOf(users, { sort: 'email' })).toEqual(['ana', 'user2', 'user10']);
    expect(idsOf(users, { sort: 'organisation', order: 'desc' })).toEqual(['user2', 'ana', 'user10']);
    expect(idsOf(users, { sort: 'access', order: 'asc' })).toEqual(['user2', 'ana', 'user10']);
    expect(idsOf(users, { access: 'montage' })).toEqual(['user2', 'ana']);
    expect(idsOf(users, { access: 'none' })).toEqual(['user10']);
  });

  it('are asked for in the address, whose invalid parts count as missing', () => {
    const query = { page: 2, sort: 'email', order: 'desc', access: 'none' };
    expect(readUsersQuery(query)).toEqual(query);
    expect(readUsersQuery({ page: -1, sort: 'id', order: 'up', access: true })).toStrictEqual({
      page: undefined,
      sort: undefined,
      order: undefined,
      access: undefined,
    });
  });
});
