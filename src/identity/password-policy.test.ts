import { describe, expect, it } from 'vitest';
import { requirementsMessage, type PasswordStatus } from './password-policy';

const passwordPolicy = { customStrengthOptions: { minPasswordLength: 12, maxPasswordLength: 64 } };
const fine: PasswordStatus = {
  isValid: false,
  meetsMinPasswordLength: true,
  meetsMaxPasswordLength: true,
  passwordPolicy,
};
const begins = 'The password does not meet the requirements, which have just been refreshed';

describe('the missing requirements of a password', () => {
  it.each<[Partial<PasswordStatus>, string]>([
    [{ meetsMinPasswordLength: false }, ': it needs at least 12 characters.'],
    [{ meetsMaxPasswordLength: false }, ': it needs at most 64 characters.'],
    [{ containsLowercaseLetter: false, containsNumericCharacter: true }, ': it needs a small letter.'],
    [
      { containsUppercaseLetter: false, containsNumericCharacter: false },
      ': it needs a capital letter and a digit.',
    ],
    [
      {
        meetsMinPasswordLength: false,
        containsNumericCharacter: false,
        containsNonAlphanumericCharacter: false,
      },
      ': it needs at least 12 characters, a digit and a sign such as ! or ?.',
    ],
    [{}, '. Choose another one.'],
  ])('%o', (status, ends) => {
    expect(requirementsMessage({ ...fine, ...status })).toBe(`${begins}${ends}`);
  });
});
