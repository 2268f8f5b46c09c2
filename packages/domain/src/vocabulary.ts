/**
 * Codes, ids and names of roles, permissions, segments and statuses, without rules. A mock backend can
 * use them without depending on the rules of the portal.
 */

export * from './claims/vocabulary.ts';
export * from './payments/vocabulary.ts';
export * from './shared/constants/index.ts';
export * from './shared/constants/operation-access.ts';
export * from './survey/vocabulary.ts';
