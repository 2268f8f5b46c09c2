import { isUnauthorizedError } from '@surtidor/domain';

/** An entry of `errors[]`. */
export interface GraphqlError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * What an error of the backend means, in whatever language its message is.
 * - unauthenticated: the session is over; in answer to a password, the password is wrong
 * - forbidden: this session may not do it
 * - held: another payment holds a document
 * - locked: no sign-in with this address for a while
 * - rejected: the request was read and refused before anything was done
 * - not-found: what the request names does not exist
 * - exists: what the request creates exists already
 * - internal: the backend broke; it may have acted before
 * - unnamed: the backend does not say
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

/** HTTP status of the answer that carried the error. */
const byStatus = (status: unknown): ErrorMeaning | undefined => {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return typeof status === 'number' && status >= 500 ? 'internal' : undefined;
};

/** `extensions.category`, the Magento family's word for the kind of an error. */
const byCategory: Meanings = new Map([
  ['graphql-authentication', 'unauthenticated'],
  ['graphql-authorization', 'forbidden'],
  ['graphql-input', 'rejected'],
  ['graphql-no-such-entity', 'not-found'],
  ['graphql-already-exists', 'exists'],
  // The GraphQL library's own: the operation does not fit the schema and was not run.
  ['graphql', 'rejected'],
  ['internal', 'internal'],
]);

/** `extensions.code`: the contract's codes, and those of GraphQL servers for operations not run. */
const byCode: Meanings = new Map([
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

/** Whether a sentence says that the session is over: the specification's (spec 8), or the profile's. */
export const isUnauthorizedResponse = ({ message, extensions }: GraphqlError): boolean =>
  extensions?.sessionEnded === true || isUnauthorizedError([message]);

/**
 * Reads an error by its HTTP status, then its category, then its code, and last by the
 * specification's sentence. The sentence also outranks `forbidden`: the Magento family raises it as
 * an authorization error, and spec 8 makes it the end of the session.
 */
export function meaningOf(error: GraphqlError): ErrorMeaning {
  const { httpStatus, category, code } = error.extensions ?? {};
  const named = byStatus(httpStatus) ?? byCategory.get(category) ?? byCode.get(code) ?? 'unnamed';
  const isOpen = named === 'unnamed' || named === 'forbidden';
  return isOpen && isUnauthorizedResponse(error) ? 'unauthenticated' : named;
}

/** The sentences by which a backend says what its categories do not (`errorManners` of the profile). */
export interface ErrorTexts {
  readonly unauthorizedTexts: readonly string[];
  readonly emailTakenTexts: readonly string[];
}

/** The error with what the backend's own sentences say of it. */
export function withMeaning<T extends GraphqlError>(
  error: T,
  { unauthorizedTexts, emailTakenTexts }: ErrorTexts,
): T {
  const says = (texts: readonly string[]) => texts.some((text) => error.message.includes(text));
  const named = {
    ...(says(unauthorizedTexts) && { sessionEnded: true }),
    ...(says(emailTakenTexts) && { code: 'EMAIL_TAKEN' }),
  };
  return Object.keys(named).length === 0
    ? error
    : { ...error, extensions: { ...error.extensions, ...named } };
}

/** The error with the HTTP status of its answer, unless that is a success. */
export const withHttpStatus = <T extends GraphqlError>(error: T, status: number): T =>
  status >= 200 && status < 300
    ? error
    : { ...error, extensions: { ...error.extensions, httpStatus: status } };

/**
 * The rejections that are known to happen before anything is done. Every other error leaves open
 * what the backend did.
 */
const rejections: ReadonlySet<ErrorMeaning> = new Set([
  'unauthenticated',
  'forbidden',
  'held',
  'locked',
  'rejected',
  'not-found',
]);

/** What of an answer decides whether the backend may have acted. */
export interface FailedResponse {
  readonly errors: readonly GraphqlError[];
  /** What came beside the errors. */
  readonly data?: unknown;
}

const hasValue = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);

/**
 * Whether an answer proves that nothing was done: it has errors, all of them are listed rejections,
 * and no data came beside them.
 */
export const isCleanRejection = ({ errors, data }: FailedResponse): boolean =>
  errors.length > 0 && !hasValue(data) && errors.every((error) => rejections.has(meaningOf(error)));
