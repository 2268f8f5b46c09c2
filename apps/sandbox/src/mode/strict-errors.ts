import { GraphQLError } from 'graphql';
import type { GraphqlErrorCode } from '../shared/errors.ts';

/** Magento's error categories. Internal errors have none. */
type Category =
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists';

const SIGN_IN_REJECTED =
  'El inicio de sesión de la cuenta era incorrecto o su cuenta está inhabilitada temporalmente. Espere y vuelva a intentarlo más tarde.';

interface MagentoError {
  readonly category: Category;
  /** Message of a Spanish Magento store view. Default: the sandbox's message. */
  readonly message?: string;
}

/** Magento's category and message for each error code. */
const magentoErrors: Readonly<Record<Exclude<GraphqlErrorCode, 'FAULT'>, MagentoError>> = {
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
  SIGN_IN_FAILED: { category: 'graphql-authentication', message: SIGN_IN_REJECTED },
  SIGN_IN_LOCKED: { category: 'graphql-authentication', message: SIGN_IN_REJECTED },
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

const isMappedCode = (code: unknown): code is keyof typeof magentoErrors =>
  typeof code === 'string' && code in magentoErrors;

/** Converts an error to Magento's format: a category and no code. */
export function toMagentoError(error: unknown): GraphQLError {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  if (!(error instanceof GraphQLError) || !isMappedCode(code)) {
    return new GraphQLError('Internal server error', {
      originalError: error instanceof Error ? error : undefined,
    });
  }
  const isCurrentPassword = error.extensions.field === 'currentPassword';
  const { category, message = error.message } = magentoErrors[code];
  return new GraphQLError(message, {
    extensions: { category: isCurrentPassword ? 'graphql-authentication' : category },
  });
}

/** Creates the error for a missing or disabled block, with the message of a Spanish store view. */
export const createNoSuchBlockError = (identifier: string): GraphQLError =>
  new GraphQLError(`El bloque CMS con el identificador "${identifier}" no existe.`, {
    extensions: { category: 'graphql-no-such-entity' },
  });

export const createEmptyIdentifiersError = (): GraphQLError =>
  new GraphQLError('Se deben especificar los «identificadores» de los bloques CMS.', {
    extensions: { category: 'graphql-input' },
  });
