import { errors, jwtVerify, type JWTPayload, type JWTVerifyResult } from 'jose';
import type { KeySource, Published, PublishedKeys } from './published-keys';

export interface Expected {
  issuer: string;
  audience: string;
  /** Whether the provider need not have confirmed the e-mail address. */
  allowUnverifiedEmail: boolean;
}

/** Two machines that keep their time by the network differ by less. */
const clockToleranceS = 60;
/** Providers that name groups in a token reach a few kilobytes; no header of Node is longer than this. */
const longestToken = 16_384;
const logEveryMs = 60_000;

const minutes = (ms: number): number => Math.round(Math.abs(ms) / 60_000);

/** A key that the issuer publishes twice, or in a form that cannot be used, is a refusal as well: no key has verified the token. */
const isRefusal = (error: unknown): boolean => error instanceof errors.JOSEError;

/** The e-mail address that the claims vouch for, in lower case. */
function emailIn(
  { email, email_verified: verified, sub }: JWTPayload,
  { allowUnverifiedEmail }: Expected,
): string | undefined {
  if (typeof sub !== 'string' || sub.trim() === '') return undefined;
  if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(email)) return undefined;
  // Absent from the tokens of issuers that know their users; some issuers write it as text.
  const isVerified = verified === undefined || verified === true || verified === 'true';
  return isVerified || allowUnverifiedEmail ? email.toLowerCase() : undefined;
}

/** A token for several parties names the one that it was issued to (OpenID Connect Core 1.0, section 3.1.3.7). */
const isForUs = ({ aud, azp }: JWTPayload, { audience }: Expected): boolean =>
  !Array.isArray(aud) || aud.length === 1 || azp === audience;

/** Access tokens say so in their header (RFC 9068); an ID token says `JWT` or nothing. */
const isIdToken = ({ typ }: JWTVerifyResult['protectedHeader']): boolean =>
  typ === undefined || typ.toUpperCase() === 'JWT';

/** Verifies ID tokens; the result is `emailOf` of the port `Identity`. */
export function tokenVerifier(
  expected: Expected,
  keys: PublishedKeys,
  { now, log }: Pick<KeySource, 'now' | 'log'>,
): (token: string) => Promise<string | undefined> {
  let loggedMs = Number.NEGATIVE_INFINITY;

  /** Otherwise a wrong clock shows only as users who cannot sign in. */
  function reportClock(message: string, differenceMs: number): void {
    if (now() - loggedMs < logEveryMs) return;
    loggedMs = now();
    log.warn({ differenceMs }, message);
  }

  const verify = (token: string, { key, algorithms }: Published): Promise<JWTVerifyResult> =>
    jwtVerify(token, key, {
      algorithms,
      issuer: expected.issuer,
      audience: expected.audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: clockToleranceS,
      currentDate: new Date(now()),
    });

  async function verifyWithNewestKeys(token: string, published: Published): Promise<JWTVerifyResult> {
    try {
      return await verify(token, published);
    } catch (error) {
      const renewed = error instanceof errors.JWKSNoMatchingKey ? await keys.renewed() : undefined;
      if (!renewed) throw error;
      return verify(token, renewed);
    }
  }

  /** Whether the time of the token fits; its signature is valid. */
  function isIssuedInTime({ iat }: JWTPayload): boolean {
    const aheadMs = (iat ?? Number.NaN) * 1_000 - now();
    if (aheadMs <= clockToleranceS * 1_000) return true;
    reportClock(
      `A token was refused because it was issued ${minutes(aheadMs)} minutes in the future: the clock of this server looks wrong.`,
      aheadMs,
    );
    return false;
  }

  function noteExpiry({ clockSkewMs }: Published): void {
    if (clockSkewMs === undefined || Math.abs(clockSkewMs) <= clockToleranceS * 1_000) return;
    reportClock(
      `A token was refused because of its times, and this server's clock looks wrong: the issuer's differs by ${minutes(clockSkewMs)} minutes.`,
      clockSkewMs,
    );
  }

  return async (token) => {
    if (token.length > longestToken) return undefined;
    const published = await keys.current();
    try {
      const { payload, protectedHeader } = await verifyWithNewestKeys(token, published);
      const isValid = isIdToken(protectedHeader) && isForUs(payload, expected) && isIssuedInTime(payload);
      return isValid ? emailIn(payload, expected) : undefined;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const isAboutTime =
        error instanceof errors.JWTExpired ||
        (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf');
      if (isAboutTime) noteExpiry(published);
      return undefined;
    }
  };
}
