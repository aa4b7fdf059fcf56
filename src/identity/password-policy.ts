/** The result of the library's password check: each requirement is only there if the policy has it. */
export interface PasswordStatus {
  isValid: boolean;
  meetsMinPasswordLength?: boolean;
  meetsMaxPasswordLength?: boolean;
  containsLowercaseLetter?: boolean;
  containsUppercaseLetter?: boolean;
  containsNumericCharacter?: boolean;
  containsNonAlphanumericCharacter?: boolean;
  passwordPolicy: {
    customStrengthOptions: { minPasswordLength?: number; maxPasswordLength?: number };
  };
}

function missing(status: PasswordStatus): string[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  return [
    status.meetsMinPasswordLength === false && `at least ${minPasswordLength} characters`,
    status.meetsMaxPasswordLength === false && `at most ${maxPasswordLength} characters`,
    status.containsLowercaseLetter === false && 'a small letter',
    status.containsUppercaseLetter === false && 'a capital letter',
    status.containsNumericCharacter === false && 'a digit',
    status.containsNonAlphanumericCharacter === false && 'a sign such as ! or ?',
  ].filter((one) => one !== false);
}

const inWords = (all: string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

/**
 * The message for a password that the current policy refuses. If the status has no fault, the policy changed since it was
 * last fetched; the library is fetching it again at that moment.
 */
export function requirementsMessage(status: PasswordStatus): string {
  const needs = missing(status);
  return needs.length === 0
    ? 'The password does not meet the requirements, which have just been refreshed. Choose another one.'
    : `The password does not meet the requirements, which have just been refreshed: it needs ${inWords(needs)}.`;
}
