import { GraphQLError } from 'graphql';
import type { GraphqlErrorCode } from '../shared/errors.ts';

/** The categories of the family's errors; an internal one has none. */
type Category =
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists';

const signInRefused =
  'El inicio de sesión de la cuenta era incorrecto o su cuenta está inhabilitada temporalmente. Espere y vuelva a intentarlo más tarde.';

interface FamilyError {
  readonly category: Category;
  /** The text of a Spanish store view where the family has its own. */
  readonly message?: string;
}

/** Our error codes as Magento categories and messages. */
const familyErrors: Readonly<Record<Exclude<GraphqlErrorCode, 'FAULT'>, FamilyError>> = {
  UNAUTHORIZED: {
    category: 'graphql-authentication',
    message: 'El token de usuario ha sido revocado',
  },
  FORBIDDEN: {
    category: 'graphql-authorization',
    message: 'El cliente actual no tiene permiso para esta acción.',
  },
  SUPPORT_READ_ONLY: { category: 'graphql-authorization' },
  TERMS_REQUIRED: {
    category: 'graphql-authorization',
    message: 'Debe aceptar los términos y condiciones antes de continuar.',
  },
  SIGN_IN_FAILED: { category: 'graphql-authentication', message: signInRefused },
  SIGN_IN_LOCKED: { category: 'graphql-authentication', message: signInRefused },
  INVALID_INPUT: { category: 'graphql-input' },
  NOT_FOUND: { category: 'graphql-no-such-entity' },
  DOCUMENT_NOT_FOUND: { category: 'graphql-no-such-entity' },
  DOCUMENT_BLOCKED: { category: 'graphql-input' },
  DOCUMENT_CHANGED: { category: 'graphql-input' },
  AMOUNT_INVALID: { category: 'graphql-input' },
  IDEMPOTENCY_MISMATCH: { category: 'graphql-input' },
  EMAIL_TAKEN: { category: 'graphql-already-exists' },
  CONFLICT: { category: 'graphql-input' },
};

const isFamilyCode = (code: unknown): code is keyof typeof familyErrors =>
  typeof code === 'string' && code in familyErrors;

/** Converts an error to Magento's format: a category and no code. */
export function toFamilyError(error: unknown): GraphQLError {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  if (!(error instanceof GraphQLError) || !isFamilyCode(code)) {
    return new GraphQLError('Internal server error', {
      originalError: error instanceof Error ? error : undefined,
    });
  }
  const isCurrentPassword = error.extensions.field === 'currentPassword';
  const { category, message = error.message } = familyErrors[code];
  return new GraphQLError(message, {
    extensions: { category: isCurrentPassword ? 'graphql-authentication' : category },
  });
}

/** A block that does not exist or is disabled (a Spanish store view's text). */
export const noSuchBlock = (identifier: string): GraphQLError =>
  new GraphQLError(`El bloque CMS con el identificador "${identifier}" no existe.`, {
    extensions: { category: 'graphql-no-such-entity' },
  });

export const emptyIdentifiers = (): GraphQLError =>
  new GraphQLError('Se deben especificar los «identificadores» de los bloques CMS.', {
    extensions: { category: 'graphql-input' },
  });
