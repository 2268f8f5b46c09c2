import type { MessageKey } from '../messages/keys.ts';
import type { MessageParams } from '../messages/types.ts';
import type { Failure, FailureCode, FailureTone } from './types.ts';

/** One row of the catalogue. */
export interface FailureRow {
  readonly key: MessageKey;
  /** HTTP status of the error page; unknown errors are 500 (spec 8). */
  readonly status: number;
  readonly tone: FailureTone;
}

const error = (key: MessageKey, status = 500): FailureRow => ({ key, status, tone: 'error' });
const warning = (key: MessageKey, status = 404): FailureRow => ({ key, status, tone: 'warning' });

/** All failures with their texts (spec 8). */
export const failureCatalogue: Readonly<Record<FailureCode, FailureRow>> = {
  unauthorized: error('Unauthorized session token, you must log in again.', 401),
  'invalid-credentials': error('Wrong e-mail or password.', 401),
  'wrong-current-password': error('The current password is not correct.', 422),
  'too-many-attempts': error('Too many attempts. Try again in a few minutes.', 429),
  forbidden: error('Your current session may not do this.', 403),
  'support-read-only': error('A support session may not do this.', 403),
  'not-sent': error('The request was not sent.', 503),
  'outcome-unknown': warning('We are checking what happened to your request.', 504),
  communication: error('Server communication error'),
  'query-failed': error('Data not found'),
  'data-not-found': error('Data not found', 404),
  'document-not-found': warning('Document {type} not found'),
  'document-types-not-found': error('Document types not found', 404),
  'associates-not-found': error('User clients not found', 404),
  'user-not-found': error('User not found', 404),
  'roles-not-found': error('Client roles not found', 404),
  'stations-not-found': error('EDSList not found', 404),
  'departments-not-found': error('Departments not found', 404),
  'associate-not-created': error('Associated user was not created'),
  'associate-not-edited': error('Associate user was not edited'),
  'password-not-changed': error('User password was not edited'),
  'email-taken': error('This email already exists on the site', 409),
  'payment-failed': error('Server communication error'),
  'voucher-payment-failed': error(
    'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.',
  ),
  'payment-in-progress': warning('A payment of this document is already in progress.', 409),
  'compensation-failed': error('There was a problem making compensation. <br/> Try again later.'),
  'description-not-available': warning('Description not available'),
  'incorrect-format': warning('Incorrect format', 422),
  'answer-type-not-allowed': error('answer option type not allowed'),
  'unknown-middleware': error('Unknown middleware {name}'),
  'address-not-allowed': error('This address is not allowed.', 403),
  'new-version': warning('There is a new version of the portal.', 503),
  unknown: error('An unexpected error occurred.'),
};

/**
 * Creates a failure of the catalogue. `serverText` is the server's text where spec 8 shows it;
 * empty counts as none.
 */
export const failure = (
  code: FailureCode,
  { params, serverText }: { params?: MessageParams; serverText?: string } = {},
): Failure => {
  const { key } = failureCatalogue[code];
  const shown = serverText?.trim() ?? '';
  return {
    code,
    message: params === undefined ? { key } : { key, params },
    ...(shown === '' ? {} : { serverText: shown }),
  };
};

/** HTTP status of the error page for a failure; 500 if unknown (spec 8). */
export const getStatus = (what: Pick<Failure, 'code'> | null): number =>
  failureCatalogue[what?.code ?? 'unknown'].status;
