import type { AssociateResult } from '@surtidor/data/schema';
import { GraphQLError } from 'graphql';

const reportedCodes: readonly unknown[] = ['INVALID_INPUT', 'EMAIL_TAKEN', 'NOT_FOUND', 'CONFLICT'];

/**
 * Runs a mutation that reports failures as `success: false`. Errors with other codes, such as
 * UNAUTHORIZED and FORBIDDEN, are thrown.
 */
export function runAssociateMutation(
  mutate: () => unknown,
  successMessage: string,
): AssociateResult {
  try {
    mutate();
    return { success: true, message: successMessage };
  } catch (error) {
    if (error instanceof GraphQLError && reportedCodes.includes(error.extensions.code)) {
      return { success: false, message: error.message };
    }
    throw error;
  }
}
