import { expect, it } from 'vitest';
import { judgeAudit } from './audit.ts';

const counts = { info: 0, low: 1, moderate: 2, high: 0, critical: 0 };

it('is clean if the registry says so, whatever npm warns first', () => {
  const answer = JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: counts } });
  expect(judgeAudit(`npm warn Something\n${answer}`)).toEqual({
    code: 0,
    says: 'no known weakness of severity high or above, 3 of lesser severity.',
  });
});

it('names known vulnerabilities', () => {
  const vulnerabilities = { left: { severity: 'low' }, right: { severity: 'high' } };
  const answer = { vulnerabilities, metadata: { vulnerabilities: { ...counts, high: 1 } } };
  expect(judgeAudit(JSON.stringify(answer))).toEqual({
    code: 1,
    says: '1 known weaknesses of severity high or above: right.',
  });
});

it.each([
  ['{"message": "405 Method Not Allowed - POST /bulk", "error": {"summary": ""}}', /405 Method Not Allowed/],
  ['npm error audit endpoint returned an error', /audit endpoint returned an error/],
  ['', /no answer/],
])('is never clean without an answer: %s', (output, why) => {
  const { code, says } = judgeAudit(output);
  expect(code).toBe(2);
  expect(says).toMatch(why);
});
