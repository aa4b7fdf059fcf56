import { expect, it } from 'vitest';
import { deniesAccess } from './denies-access';

it.each([false, { has_access: false }, { component: 'montage', allowed: false }, { isAuthorized: false }])(
  '%j denies access',
  (body) => {
    expect(deniesAccess(body)).toBe(true);
  },
);

it.each([true, 'OK', {}, { component: 'montage' }, { has_access: true }, { is_admin: false }, [false], null])(
  '%j does not',
  (body) => {
    expect(deniesAccess(body)).toBe(false);
  },
);
