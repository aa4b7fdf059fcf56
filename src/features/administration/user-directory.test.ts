import { describe, expect, it } from 'vitest';
import type { User } from '@/api/generated/model';
import { countByOrganisation, pageOfUsers, pageWith, searchIn } from './user-directory';
import { readUsersQuery } from './users-query';

const user = (index: number, organisation: User['organisation'] = null): User => ({
  id: `user-${index}`,
  email: `person.${index}@example.com`,
  organisation,
  component_access: [],
});
const aurora = { id: 'org-1', name: 'Aurora Energy' };
const lowland = { id: 'org-2', name: 'Lowland Drilling' };
const many = Array.from({ length: 10_000 }, (_, index) => user(index, index % 2 ? aurora : lowland));

describe('a page of users', () => {
  it.each([
    { count: 0, asked: 1, page: 1, pageCount: 1, from: 0, to: 0 },
    { count: 1, asked: 1, page: 1, pageCount: 1, from: 1, to: 1 },
    { count: 10, asked: 1, page: 1, pageCount: 1, from: 1, to: 10 },
    { count: 13, asked: 2, page: 2, pageCount: 2, from: 11, to: 13 },
    { count: 13, asked: 99, page: 2, pageCount: 2, from: 11, to: 13 },
    { count: 13, asked: 0, page: 1, pageCount: 2, from: 1, to: 10 },
    { count: 10_000, asked: 1_000, page: 1_000, pageCount: 1_000, from: 9_991, to: 10_000 },
  ])('is $from to $to of $count where $asked is asked for', ({ count, asked, ...expected }) => {
    const { users, ...extent } = pageOfUsers(many.slice(0, count), asked);
    expect(extent).toEqual(expected);
    expect(users.map(({ id }) => id)).toEqual(
      many.slice(Math.max(0, expected.from - 1), expected.to).map(({ id }) => id),
    );
  });

  it('is found by one of its users', () => {
    expect(pageWith(many, 'person.9@example.com')).toBe(1);
    expect(pageWith(many, 'Person.10@Example.com')).toBe(2);
    expect(pageWith(many, 'person.9999@example.com')).toBe(1_000);
    expect(pageWith(many, 'nobody@example.com')).toBeNull();
  });
});

describe('the search', () => {
  const find = searchIn([...many, user(10_000)]);

  it('finds by a part of the email or of the name, whatever the case', () => {
    expect(find('PERSON.1234@').map(({ id }) => id)).toEqual(['user-1234']);
    expect(find(' aurora ')).toHaveLength(5_000);
    expect(find('example.com')).toHaveLength(10_001);
  });

  it('finds no user by text that is in neither, or only across the two', () => {
    expect(find('nobody')).toEqual([]);
    expect(find('.comaurora')).toEqual([]);
    expect(find('null')).toEqual([]);
  });

  it('gives the list itself where nothing is searched for', () => {
    expect(searchIn(many)('  ')).toBe(many);
  });
});

it('counts the users of each organisation', () => {
  const counts = countByOrganisation([...many, user(10_000)]);
  expect([...counts]).toEqual([
    ['org-2', 5_000],
    ['org-1', 5_000],
  ]);
});

describe('the page in an address', () => {
  it.each([1, 2, 1_000_000])('is %s', (page) => {
    expect(readUsersQuery({ page }).page).toBe(page);
  });

  it.each([0, -1, 1.5, 1_000_001, Number.NaN, '2', null, [2], '<script>', undefined])(
    'counts as not said: %s',
    (page) => expect(readUsersQuery({ page }).page).toBeUndefined(),
  );
});
