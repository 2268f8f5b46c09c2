import type { AssociateResult } from '@surtidor/data/schema';
import { GraphQLError } from 'graphql';

const answered: readonly unknown[] = ['INVALID_INPUT', 'EMAIL_TAKEN', 'NOT_FOUND', 'CONFLICT'];

/**
 * The response of mutations that return `success: false` instead of throwing. Unauthorized and
 * forbidden still throw.
 */
export function associateResult(work: () => unknown, done: string): AssociateResult {
  try {
    work();
    return { success: true, message: done };
  } catch (error) {
    if (error instanceof GraphQLError && answered.includes(error.extensions.code)) {
      return { success: false, message: error.message };
    }
    throw error;
  }
}
