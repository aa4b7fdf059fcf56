import { http, HttpResponse, type HttpHandler } from 'msw';
import { StorageFailure } from '@/backend/ports';
import type { IdentityOperation } from '../faults';
import type { World } from '../world';
import { minPasswordLength } from './accounts';
import { identityErrorBody } from './errors';
import { resetPassword, sendOobCode } from './password-reset';
import { lookup, refreshToken, signInWithPassword, signUp, type Answer, type Fields } from './sign-in';
import { projectId } from './tokens';

interface Endpoint {
  method: 'get' | 'post';
  host: 'identitytoolkit' | 'securetoken';
  path: string;
  perform: (world: World, fields: Fields) => Promise<Answer> | Answer;
  /** A sign-in that cannot be stored lasts as long as the page, so that a visitor can at least look around. */
  volatile?: boolean;
}

/**
 * Every call of the provider's SDK for e-mail and password, with the required fields. The record is total, so that
 * a fault can be declared for each of them.
 */
const endpoints: Record<IdentityOperation, Endpoint> = {
  signInWithPassword: {
    method: 'post',
    host: 'identitytoolkit',
    path: 'v1/accounts:signInWithPassword',
    perform: signInWithPassword,
    volatile: true,
  },
  signUp: { method: 'post', host: 'identitytoolkit', path: 'v1/accounts:signUp', perform: signUp },
  lookup: { method: 'post', host: 'identitytoolkit', path: 'v1/accounts:lookup', perform: lookup },
  sendOobCode: {
    method: 'post',
    host: 'identitytoolkit',
    path: 'v1/accounts:sendOobCode',
    perform: sendOobCode,
  },
  resetPassword: {
    method: 'post',
    host: 'identitytoolkit',
    path: 'v1/accounts:resetPassword',
    perform: resetPassword,
  },
  token: { method: 'post', host: 'securetoken', path: 'v1/token', perform: refreshToken },
  passwordPolicy: {
    method: 'get',
    host: 'identitytoolkit',
    path: 'v2/passwordPolicy',
    perform: () => ({
      customStrengthOptions: { minPasswordLength, maxPasswordLength: 4096 },
      schemaVersion: 1,
      enforcementState: 'OFF',
      forceUpgradeOnSignin: false,
      allowedNonAlphanumericCharacters: [],
    }),
  },
  recaptchaConfig: {
    method: 'get',
    host: 'identitytoolkit',
    path: 'v2/recaptchaConfig',
    perform: () => ({
      recaptchaKey: `projects/${projectId}/keys/none`,
      recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
    }),
  },
  projects: {
    method: 'get',
    host: 'identitytoolkit',
    path: 'v1/projects',
    perform: () => ({ projectId, authorizedDomains: ['localhost', '127.0.0.1'] }),
  },
};

/**
 * The real host, and an emulator, whose paths start with the name of the real host. A pattern in MSW's own syntax cannot
 * distinguish the colon of `accounts:lookup` from a parameter.
 */
const addressOf = ({ host, path }: Pick<Endpoint, 'host' | 'path'>): RegExp =>
  new RegExp(`/${host}\\.googleapis\\.com/${path}$`);

async function fieldsOf(request: Request): Promise<Fields> {
  if (request.method === 'GET') return {};
  const text = await request.text();
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const fields: unknown = JSON.parse(text);
    return typeof fields === 'object' && fields !== null ? { ...fields } : {};
  } catch {
    throw HttpResponse.json(identityErrorBody('INVALID_ARGUMENT', 'Invalid JSON payload received.'), {
      status: 400,
    });
  }
}

/** An error is an answer here: a wrong password is counted, and the count is stored. */
const keepOnError = (error: unknown): boolean => error instanceof Response;

/**
 * The identity provider's REST interface, so that its real SDK works unchanged.
 */
export function identityHandlers(world: World): HttpHandler[] {
  const known = Object.entries(endpoints).map(([name, { perform, volatile, ...endpoint }]) =>
    http[endpoint.method](addressOf(endpoint), ({ request }) =>
      world.calls.during(name as IdentityOperation, async () => {
        await world.faults.apply(name as IdentityOperation);
        const fields = await fieldsOf(request);
        try {
          return HttpResponse.json(
            await world.db.transaction(() => perform(world, fields), { keepOnError, volatile }),
          );
        } catch (error) {
          if (!(error instanceof StorageFailure)) throw error;
          return HttpResponse.json(identityErrorBody('INTERNAL_ERROR', error.message, 500), { status: 500 });
        }
      }),
    ),
  );
  const rest = http.all(/\/(identitytoolkit|securetoken)\.googleapis\.com\//, ({ request }) => {
    const said = `The mock identity provider does not know ${request.method} ${new URL(request.url).pathname}`;
    console.error(said);
    return HttpResponse.json(identityErrorBody('NOT_IMPLEMENTED', said, 501), { status: 501 });
  });
  return [...known, rest];
}
