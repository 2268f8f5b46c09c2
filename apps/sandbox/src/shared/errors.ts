import { GraphQLError } from 'graphql';

/** Error codes, in `extensions.code`. */
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

/** An error for the client: a text of spec 8, or Spanish. */
export const graphqlError = (
  code: GraphqlErrorCode,
  message: string,
  extensions: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...extensions } });

/** The exact message that ends a session (spec 8). */
export const unauthorized = (): GraphQLError =>
  graphqlError('UNAUTHORIZED', "The current customer isn't authorized.");

export const forbidden = (missing: readonly string[] = []): GraphQLError =>
  graphqlError('FORBIDDEN', 'You do not have permissions to be on this page!', { missing });

export const supportReadOnly = (): GraphQLError =>
  graphqlError('SUPPORT_READ_ONLY', 'Una sesión de soporte no puede hacer cambios ni pagos.');

/** The words of spec 8; nothing else is done for somebody who must accept the terms first. */
export const termsRequired = (): GraphQLError =>
  graphqlError(
    'TERMS_REQUIRED',
    'Update your terms and conditions and data usage policies to continue.',
  );

/** Invalid input; `field` is its name. */
export const invalidInput = (field: string, message: string): GraphQLError =>
  graphqlError('INVALID_INPUT', message, { field });
