import { describe, expect, it } from 'vitest';
import { errorReport, plainAddress, withoutSecrets } from './whole-screen-report';

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhY2NvdW50In0.c2lnbmF0dXJl';
const around = {
  address: 'https://montage.example.com/montage?page=2',
  build: 'index-4f2a.js',
  atMs: Date.UTC(2026, 0, 31, 12, 30),
  userAgent: 'Browser/1.0',
};

describe('the address of a report', () => {
  it.each([
    ['https://a.example/montage?page=2&page_size=25', 'https://a.example/montage?page=2&page_size=25'],
    [
      'https://a.example/password-reset?oobCode=Xy_9&mode=resetPassword&apiKey=k#x',
      'https://a.example/password-reset?oobCode=[removed]&mode=resetPassword&apiKey=[removed]',
    ],
    [
      'https://a.example/login?from=%2Fpassword-reset%3FoobCode%3DXy_9',
      'https://a.example/login?from=[removed]',
    ],
    ['https://someone:secret@a.example/montage', 'https://a.example/montage'],
    ['about', '-'],
  ])('%s is reported as %s', (address, reported) => {
    expect(plainAddress(address)).toBe(reported);
  });
});

describe('a text of a report', () => {
  it.each([
    [`Authorization: Bearer ${token}`, 'Authorization: Bearer [removed]'],
    ['Bearer abc.def', 'Bearer [removed]'],
    [`{"idToken":"${token}"}`, '{"idToken":"[removed]"}'],
    [`answered ${token}`, 'answered [token removed]'],
    ['?key=AIza-x&oobCode=Xy_9', '?key=[removed]&oobCode=[removed]'],
    ['{"password": "hunter two"}', '{"password": "[removed] two"}'],
    ['no user engineer@example.com here', 'no user [e-mail removed] here'],
    ['/users/engineer%40example.com', '/users/[e-mail removed]'],
    ['TVD SS of 1,234.5 m at key 7', 'TVD SS of 1,234.5 m at key 7'],
  ])('%s', (text, reported) => {
    expect(withoutSecrets(text)).toBe(reported);
  });
});

describe('a report', () => {
  it('has the message, where, when, on what, and the stacks down to the cause', () => {
    const cause = new TypeError('no depth');
    const report = errorReport(new Error('The table could not be drawn', { cause }), around);
    expect(report.split('\n').slice(0, 6)).toEqual([
      'Error: The table could not be drawn',
      '',
      'Address: https://montage.example.com/montage?page=2',
      'Build: index-4f2a.js',
      'Time: 2026-01-31T12:30:00.000Z',
      'Browser: Browser/1.0',
    ]);
    expect(report).toContain('whole-screen-report.test.ts');
    expect(report).toContain('Caused by: TypeError: no depth');
  });

  it('has nothing secret, wherever it was', () => {
    const cause = new Error(`answered to ${token} of engineer@example.com`);
    const address = `https://a.example/login?from=${token}`;
    const report = errorReport(new Error(`Bearer ${token}`, { cause }), { ...around, address });
    expect(report).not.toContain('eyJ');
    expect(report).not.toContain('engineer@');
  });

  it('comes to an end where causes go round, and speaks of what is no error', () => {
    const error = new Error('round');
    error.cause = error;
    expect(errorReport(error, around).match(/Caused by/g)).toHaveLength(3);
    expect(errorReport('just a word', around)).toContain('just a word');
    expect(errorReport(undefined, around)).toContain('undefined');
  });
});
