/**
 * Vocabulary without rules: codes, ids, names of roles and permissions, segments, statuses. A mock
 * backend can use it without depending on our rules.
 */

export * from './payments/vocabulary.ts';
export * from './shared/constants/index.ts';
export * from './shared/constants/operation-access.ts';
export * from './survey/vocabulary.ts';
