import type { Endpoint } from './endpoint.ts';
import {
  createBrokenFinding,
  createDifferentFinding,
  createMissingFinding,
  createUncheckedFinding,
  createWorkingFinding,
  type Finding,
} from './finding.ts';

const authenticationCategory = 'graphql-authentication';

/** Checks that the backend responds and accepts one operation per request. */
export async function checkTransport({ request, post }: Endpoint): Promise<readonly Finding[]> {
  const response = await request({ query: '{ __typename }' });
  if (response.body?.data?.__typename === undefined) {
    return [
      createBrokenFinding('GraphQL endpoint', `HTTP ${response.status}, and no GraphQL response`),
    ];
  }
  const batch = await post([{ query: '{ __typename }' }]);
  return [
    createWorkingFinding('GraphQL endpoint', `HTTP ${response.status}`),
    createWorkingFinding(
      'One operation per request',
      batch.status === 400 ? 'arrays are rejected, as in Magento' : 'arrays are not needed',
    ),
  ];
}

/** Checks that the backend reads the `Store` header: an unknown store view must be rejected. */
export async function checkStoreHeader({ request }: Endpoint): Promise<readonly Finding[]> {
  const { body } = await request({
    query: '{ __typename }',
    store: 'surtidor-doctor-no-such-view',
  });
  const subject = 'Store header';
  return body?.errors === undefined
    ? [createUncheckedFinding(subject, 'an unknown store view is not rejected')]
    : [createWorkingFinding(subject, 'an unknown store view is rejected')];
}

/** An invalid token. */
const foreignToken = 'surtidor-doctor-no-such-token';

/** Checks the backend's response to an ended session (spec 8). */
export async function checkEndedSession(
  { request }: Endpoint,
  ownQuery: string,
): Promise<readonly Finding[]> {
  const { status, body } = await request({ query: ownQuery, token: foreignToken });
  const [error] = body?.errors ?? [];
  const subject = 'Ended session';
  if (error === undefined)
    return [createUncheckedFinding(subject, `HTTP ${status} without an error`)];
  if (status === 401 || error.extensions?.category === authenticationCategory) {
    return [
      createWorkingFinding(
        subject,
        `HTTP ${status}, category ${error.extensions?.category ?? 'none'}`,
      ),
    ];
  }
  if (error.message.includes("The current customer isn't authorized.")) {
    return [createWorkingFinding(subject, `HTTP ${status}, the specification's sentence`)];
  }
  return [
    createDifferentFinding(
      subject,
      `HTTP ${status} without a category: add ${JSON.stringify(error.message)} to errorMessages.unauthorizedTexts`,
    ),
  ];
}

/** Checks the response to unknown credentials, without touching an account. */
export async function checkWrongCredentials(
  { request }: Endpoint,
  signInMutation: string,
): Promise<readonly Finding[]> {
  const variables = { email: `doctor-${Date.now()}@surtidor.invalid`, password: 'Doctor#2026' };
  const { status, body } = await request({ query: signInMutation, variables });
  const [error] = body?.errors ?? [];
  const subject = 'Wrong password';
  if (error === undefined) return [createBrokenFinding(subject, `HTTP ${status} without an error`)];
  if (/recaptcha/i.test(error.message)) {
    return [
      createMissingFinding(
        'X-ReCaptcha',
        'the backend requires reCAPTCHA, which the portal does not show: set BACKEND_RECAPTCHA_TOKEN or turn it off',
      ),
    ];
  }
  const { category, code } = error.extensions ?? {};
  return status === 401 || category === authenticationCategory || code === 'SIGN_IN_FAILED'
    ? [createWorkingFinding(subject, `HTTP ${status}, ${category ?? code ?? 'by status'}`)]
    : [
        createDifferentFinding(
          subject,
          `HTTP ${status} without a category: the portal shows a general error instead of a wrong password`,
        ),
      ];
}
