import type { MessageKey } from '../messages/keys.ts';
import type { MessageParams } from '../messages/types.ts';
import type { Failure, FailureCode, FailureTone } from './types.ts';

/** A row of the failure catalogue. */
export interface FailureRow {
  readonly key: MessageKey;
  /** HTTP status of the error page; unknown errors are 500 (spec 8). */
  readonly status: number;
  readonly tone: FailureTone;
}

const createErrorRow = (key: MessageKey, status = 500): FailureRow => ({
  key,
  status,
  tone: 'error',
});
const createWarningRow = (key: MessageKey, status = 404): FailureRow => ({
  key,
  status,
  tone: 'warning',
});

/** All failures with their texts (spec 8). */
export const failureCatalogue: Readonly<Record<FailureCode, FailureRow>> = {
  unauthorized: createErrorRow('Unauthorized session token, you must log in again.', 401),
  'invalid-credentials': createErrorRow('Wrong e-mail or password.', 401),
  'wrong-current-password': createErrorRow('The current password is not correct.', 422),
  'too-many-attempts': createErrorRow('Too many attempts. Try again in a few minutes.', 429),
  forbidden: createErrorRow('Your current session may not do this.', 403),
  'support-read-only': createErrorRow('A support session may not do this.', 403),
  'not-sent': createErrorRow('The request was not sent.', 503),
  'outcome-unknown': createWarningRow('We are checking what happened to your request.', 504),
  communication: createErrorRow('Server communication error'),
  'query-failed': createErrorRow('Data not found'),
  'data-not-found': createErrorRow('Data not found', 404),
  'document-not-found': createWarningRow('Document {type} not found'),
  'document-types-not-found': createErrorRow('Document types not found', 404),
  'associates-not-found': createErrorRow('User clients not found', 404),
  'user-not-found': createErrorRow('User not found', 404),
  'roles-not-found': createErrorRow('Client roles not found', 404),
  'stations-not-found': createErrorRow('EDSList not found', 404),
  'departments-not-found': createErrorRow('Departments not found', 404),
  'associate-not-created': createErrorRow('Associated user was not created'),
  'associate-not-edited': createErrorRow('Associate user was not edited'),
  'password-not-changed': createErrorRow('User password was not edited'),
  'email-taken': createErrorRow('This email already exists on the site', 409),
  'payment-failed': createErrorRow('Server communication error'),
  'voucher-payment-failed': createErrorRow(
    'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.',
  ),
  'payment-in-progress': createWarningRow(
    'A payment of this document is already in progress.',
    409,
  ),
  'compensation-failed': createErrorRow(
    'There was a problem making compensation. <br/> Try again later.',
  ),
  'description-not-available': createWarningRow('Description not available'),
  'incorrect-format': createWarningRow('Incorrect format', 422),
  'answer-type-not-allowed': createErrorRow('answer option type not allowed'),
  'unknown-middleware': createErrorRow('Unknown middleware {name}'),
  'address-not-allowed': createErrorRow('This address is not allowed.', 403),
  'new-version': createWarningRow('There is a new version of the portal.', 503),
  unknown: createErrorRow('An unexpected error occurred.'),
};

/** Creates a failure of the catalogue. `serverText` is the server's text if spec 8 shows it. Empty text is ignored. */
export const createFailure = (
  code: FailureCode,
  { params, serverText }: { params?: MessageParams; serverText?: string } = {},
): Failure => {
  const { key } = failureCatalogue[code];
  const trimmedText = serverText?.trim() ?? '';
  return {
    code,
    message: params === undefined ? { key } : { key, params },
    ...(trimmedText === '' ? {} : { serverText: trimmedText }),
  };
};

/** Returns the HTTP status of the error page for a failure; 500 if unknown (spec 8). */
export const getStatus = (failure: Pick<Failure, 'code'> | null): number =>
  failureCatalogue[failure?.code ?? 'unknown'].status;
