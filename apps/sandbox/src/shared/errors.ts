import { GraphQLError } from 'graphql';

/** Values of `extensions.code`. */
export type GraphqlErrorCode =
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'SUPPORT_READ_ONLY'
  | 'TERMS_REQUIRED'
  | 'SIGN_IN_FAILED'
  | 'SIGN_IN_LOCKED'
  | 'INVALID_INPUT'
  | 'NOT_FOUND'
  | 'DOCUMENT_NOT_FOUND'
  | 'DOCUMENT_BLOCKED'
  | 'DOCUMENT_CHANGED'
  | 'AMOUNT_INVALID'
  | 'IDEMPOTENCY_MISMATCH'
  | 'EMAIL_TAKEN'
  | 'CONFLICT'
  | 'FAULT';

/** Creates an error for the client. The message is from spec 8 or in Spanish. */
export const createGraphqlError = (
  code: GraphqlErrorCode,
  message: string,
  extensions: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...extensions } });

/** Creates the error with the message that makes the portal end its session (spec 8). */
export const createUnauthorizedError = (): GraphQLError =>
  createGraphqlError('UNAUTHORIZED', "The current customer isn't authorized.");

export const createForbiddenError = (missing: readonly string[] = []): GraphQLError =>
  createGraphqlError('FORBIDDEN', 'You do not have permissions to be on this page!', { missing });

export const createSupportReadOnlyError = (): GraphQLError =>
  createGraphqlError('SUPPORT_READ_ONLY', 'Una sesión de soporte no puede hacer cambios ni pagos.');

/** Creates the error for a user who must accept the terms first (spec 8). */
export const createTermsRequiredError = (): GraphQLError =>
  createGraphqlError(
    'TERMS_REQUIRED',
    'Update your terms and conditions and data usage policies to continue.',
  );

/** Creates the error for an invalid value of `field`. */
export const createInvalidInputError = (field: string, message: string): GraphQLError =>
  createGraphqlError('INVALID_INPUT', message, { field });
