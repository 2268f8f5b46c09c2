import { createFailure, type Failure } from '@surtidor/domain';
import type { PasswordDraft } from '@surtidor/domain/associates';
import type { DataClient } from '../client/data-client.ts';
import { credentialsContext } from '../client/operation-kind.ts';
import { toFailure } from '../shared/errors/to-failure.ts';
import { readObject } from '../shared/readers.ts';
import { getRejectedField } from './associate-field.ts';
import { ChangePasswordDocument } from './change-password.generated.ts';

/** The outcome of a password change; a failure names its field, if known. */
export type ChangePasswordOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly failure: Failure;
      readonly field: 'currentPassword' | 'newPassword' | null;
    };

const getField = (error: unknown) => {
  const field = getRejectedField(error);
  return field === 'currentPassword' || field === 'newPassword' ? field : null;
};

/** Changes the password of the signed-in user (spec 7, `changeCustomerPassword`). Trims both passwords. */
export async function changePassword(
  client: DataClient,
  { currentPassword, newPassword }: Pick<PasswordDraft, 'currentPassword' | 'newPassword'>,
): Promise<ChangePasswordOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: ChangePasswordDocument,
      variables: { current: currentPassword.trim(), new: newPassword.trim() },
      fetchPolicy: 'no-cache',
      context: credentialsContext,
    });
    if (readObject(data?.changeCustomerPassword)) return { kind: 'done' };
    // Without a customer or an error, the outcome is unknown.
    return { kind: 'failed', failure: createFailure('outcome-unknown'), field: null };
  } catch (error) {
    const rejection = toFailure(error, 'password-change');
    const isWrong = rejection.code === 'wrong-current-password';
    return {
      kind: 'failed',
      failure: rejection,
      field: isWrong ? 'currentPassword' : getField(error),
    };
  }
}
