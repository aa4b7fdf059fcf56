import { describe, expect, it } from 'vitest';
import { operations } from './generated/operations';
import { operationOf } from './operation-of';

describe('the operation of a call', () => {
  it.each(Object.entries(operations))('is %s for %s', (id, address) => {
    const [method = '', path = ''] = address.split(' ');
    const called = path.replaceAll(/\{[^}]+\}/g, 'a%2Fb%20c');
    expect(operationOf(method, called)).toBe(id);
    expect(operationOf(method.toLowerCase(), `https://montage.invalid:8443${called}?page=2#x`)).toBe(id);
  });

  it.each([
    ['GET', '/api/v1/nothing'],
    ['DELETE', '/api/v1/montage'],
    ['GET', '/api/v1/montage/'],
    ['GET', '/v1/montage'],
    ['GET', ''],
  ])('is undefined for %s %s', (method, url) => {
    expect(operationOf(method, url)).toBeUndefined();
  });
});
