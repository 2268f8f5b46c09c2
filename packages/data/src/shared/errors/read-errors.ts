import { isUnauthorizedError } from '@surtidor/domain';

/** An entry of `errors[]`. */
export interface GraphqlError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Meaning of a backend error, independent of its language.
 * - unauthenticated: the session has ended, or the password of the operation is wrong
 * - forbidden: not allowed for this session
 * - held: another payment holds a document
 * - locked: sign-in is temporarily blocked
 * - rejected: rejected before anything happened
 * - not-found: the object does not exist
 * - exists: the object already exists
 * - internal: the backend failed, possibly after acting
 * - unnamed: unspecified
 */
export type ErrorMeaning =
  | 'unauthenticated'
  | 'forbidden'
  | 'held'
  | 'locked'
  | 'rejected'
  | 'not-found'
  | 'exists'
  | 'internal'
  | 'unnamed';

type Meanings = ReadonlyMap<unknown, ErrorMeaning>;

/** Returns the meaning of the response's HTTP status, if it has one. */
const getMeaningByStatus = (status: unknown): ErrorMeaning | undefined => {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return typeof status === 'number' && status >= 500 ? 'internal' : undefined;
};

/** By `extensions.category`, Magento's error category. */
const meaningByCategory: Meanings = new Map([
  ['graphql-authentication', 'unauthenticated'],
  ['graphql-authorization', 'forbidden'],
  ['graphql-input', 'rejected'],
  ['graphql-no-such-entity', 'not-found'],
  ['graphql-already-exists', 'exists'],
  // From the GraphQL library: the operation is invalid and was not run.
  ['graphql', 'rejected'],
  ['internal', 'internal'],
]);

/** By `extensions.code`: codes of the schema, and of GraphQL servers for operations that were not run. */
const meaningByCode: Meanings = new Map([
  ['UNAUTHORIZED', 'unauthenticated'],
  ['UNAUTHENTICATED', 'unauthenticated'],
  ['SIGN_IN_FAILED', 'unauthenticated'],
  ['SIGN_IN_LOCKED', 'locked'],
  ['FORBIDDEN', 'forbidden'],
  ['SUPPORT_READ_ONLY', 'forbidden'],
  ['TERMS_REQUIRED', 'rejected'],
  ['INVALID_INPUT', 'rejected'],
  ['AMOUNT_INVALID', 'rejected'],
  ['DOCUMENT_BLOCKED', 'held'],
  ['DOCUMENT_CHANGED', 'rejected'],
  ['IDEMPOTENCY_MISMATCH', 'rejected'],
  ['DOCUMENT_NOT_FOUND', 'not-found'],
  ['NOT_FOUND', 'not-found'],
  ['EMAIL_TAKEN', 'exists'],
  ['BAD_USER_INPUT', 'rejected'],
  ['GRAPHQL_PARSE_FAILED', 'rejected'],
  ['GRAPHQL_VALIDATION_FAILED', 'rejected'],
  ['INTERNAL_SERVER_ERROR', 'internal'],
]);

/** Whether an error means that the session has ended, by the specified message (spec 8) or one of the profile. */
export const isUnauthorizedResponse = ({ message, extensions }: GraphqlError): boolean =>
  extensions?.sessionEnded === true || isUnauthorizedError([message]);

/**
 * Classifies an error by HTTP status, category, code, and finally the specified message. The
 * message also outranks `forbidden`: Magento sends it as an authorization error, and spec 8 makes
 * it the end of the session.
 */
export function getMeaning(error: GraphqlError): ErrorMeaning {
  const { httpStatus, category, code, notSent } = error.extensions ?? {};
  const named =
    getMeaningByStatus(httpStatus) ??
    meaningByCategory.get(category) ??
    meaningByCode.get(code) ??
    (notSent === true ? 'rejected' : 'unnamed');
  const isAmbiguous = named === 'unnamed' || named === 'forbidden';
  return isAmbiguous && isUnauthorizedResponse(error) ? 'unauthenticated' : named;
}

/** Messages with a meaning that categories do not express (`errorMessages` of the profile). */
export interface ErrorTexts {
  readonly unauthorizedTexts: readonly string[];
  readonly emailTakenTexts: readonly string[];
}

/** Adds the meaning of the backend's messages to an error. */
export function withMeaning<T extends GraphqlError>(
  error: T,
  { unauthorizedTexts, emailTakenTexts }: ErrorTexts,
): T {
  const includesAny = (texts: readonly string[]) =>
    texts.some((text) => error.message.includes(text));
  const named = {
    ...(includesAny(unauthorizedTexts) && { sessionEnded: true }),
    ...(includesAny(emailTakenTexts) && { code: 'EMAIL_TAKEN' }),
  };
  return Object.keys(named).length === 0
    ? error
    : { ...error, extensions: { ...error.extensions, ...named } };
}

/** Adds the HTTP status to an error, unless it is a success. */
export const withHttpStatus = <T extends GraphqlError>(error: T, status: number): T =>
  status >= 200 && status < 300
    ? error
    : { ...error, extensions: { ...error.extensions, httpStatus: status } };

/** Marks an error of the portal's server, which did not forward the request. */
export const withNotSent = <T extends GraphqlError>(error: T): T => ({
  ...error,
  extensions: { ...error.extensions, notSent: true },
});

/** Rejections that happen before any effect. For other errors the effect is unknown. */
const rejectionMeanings: ReadonlySet<ErrorMeaning> = new Set([
  'unauthenticated',
  'forbidden',
  'held',
  'locked',
  'rejected',
  'not-found',
]);

/** The part of a response that shows whether the backend may have acted. */
export interface FailedResponse {
  readonly errors: readonly GraphqlError[];
  /** The data that arrived with the errors. */
  readonly data?: unknown;
}

const hasValue = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);

/** Whether a response proves that nothing happened: it has only known rejections and no data. */
export const isCleanRejection = ({ errors, data }: FailedResponse): boolean =>
  errors.length > 0 &&
  !hasValue(data) &&
  errors.every((error) => rejectionMeanings.has(getMeaning(error)));
