/**
 * Words only: codes, ids, role names, permission names, segments, statuses.
 * No rule lives here, so that a stand-in backend can speak the same language
 * without borrowing our judgement.
 */

export * from './payments/vocabulary.ts';
export * from './shared/constants/index.ts';
export * from './shared/constants/operation-access.ts';
export * from './survey/vocabulary.ts';
