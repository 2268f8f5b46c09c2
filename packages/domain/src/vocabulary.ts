/**
 * Words only: codes, ids, role names, permission names, segments, statuses.
 * No rule lives here, so that a stand-in backend can speak the same language
 * without borrowing our judgement.
 */
export * from './shared/words/index.ts';
