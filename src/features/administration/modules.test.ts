import { expect, it } from 'vitest';
import type { ComponentAccess } from '@/api/generated/model';
import { otherNames, tickedNames, ticksOf } from './modules';

const grants = (...names: string[]) => names.map((name) => ({ id: name, name }) as ComponentAccess);

it('keeps what a user has that this page does not know', () => {
  const given = grants('montage', 'reporting');
  expect(otherNames(given)).toEqual(['reporting']);
  expect(tickedNames({ ...ticksOf(given), user_management: true }, given)).toEqual([
    'user_management',
    'montage',
    'reporting',
  ]);
  expect(tickedNames({ user_management: false, montage: false }, given)).toEqual(['reporting']);
});

it.each([['MONTAGE'], [' Montage']])('reads %j as montage, and sends it as it came', (name) => {
  const given = grants(name, 'User Management');
  expect(ticksOf(given)).toEqual({ montage: true, user_management: true });
  expect(tickedNames(ticksOf(given), given)).toEqual(['User Management', name]);
});

it('sends the names of the contract for a new user', () => {
  expect(tickedNames({ user_management: true, montage: true })).toEqual(['user_management', 'montage']);
});
