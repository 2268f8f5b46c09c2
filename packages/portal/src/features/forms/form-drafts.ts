import type { KeyValueStorage } from '@surtidor/flows/core';

/** The owner, time and session of a draft. */
export interface FormDraftOwner {
  /** Client and user. Other users cannot see the draft (faults 19). */
  readonly person: string;
  /**
   * The session that saved the draft. A later session of the same user restores it. Null for a retry, which any session
   * restores.
   */
  readonly session: string | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface SavedDraft extends Omit<FormDraftOwner, 'now'> {
  readonly name: string;
  readonly savedAt: number;
  readonly values: unknown;
}

const storageKey = 'surtidor-form-draft';

const isSavedDraft = (value: unknown): value is SavedDraft =>
  typeof value === 'object' && value !== null && 'savedAt' in value && 'values' in value;

/** Returns the unvalidated draft of this name in the tab's storage. */
function readStoredDraft(tabStorage: KeyValueStorage | undefined, name: string): SavedDraft | null {
  try {
    const value: unknown = JSON.parse(tabStorage?.get(storageKey) ?? 'null');
    return isSavedDraft(value) && value.name === name ? value : null;
  } catch {
    return null;
  }
}

/** Older drafts are not restored: the user has probably returned for another task. */
const maxSavedMs = 60 * 60 * 1000;

/**
 * Drafts of forms that were open when the session ended (faults 13). They hold personal data, so they are kept in
 * memory. A form without personal data passes the tab's storage, so that its draft survives a reload. A tab stores
 * only the last draft.
 */
export interface FormDrafts {
  readonly save: (
    name: string,
    owner: FormDraftOwner,
    values: unknown,
    tabStorage?: KeyValueStorage,
  ) => void;
  readonly remove: (name: string, tabStorage?: KeyValueStorage) => void;
  /** Returns the draft of an earlier session of the same user, or of the page before a reload, or null. */
  readonly restore: (name: string, owner: FormDraftOwner, tabStorage?: KeyValueStorage) => unknown;
  /** Deletes all drafts on sign-out. */
  readonly clear: (tabStorage: KeyValueStorage) => void;
}

/** Creates a store without drafts. */
export function createFormDrafts(): FormDrafts {
  const drafts = new Map<string, SavedDraft>();
  return {
    save: (name, { person, session, now }, values, tabStorage) => {
      const draft: SavedDraft = { name, person, session, savedAt: now(), values };
      drafts.set(name, draft);
      tabStorage?.set(storageKey, JSON.stringify(draft));
    },
    remove: (name, tabStorage) => {
      drafts.delete(name);
      if (readStoredDraft(tabStorage, name) !== null) tabStorage?.remove(storageKey);
    },
    restore: (name, { person, session, now }, tabStorage) => {
      const ownDraft = drafts.get(name);
      // The user left a draft of the current session on purpose.
      if (ownDraft?.session === session) return null;
      const draft = ownDraft ?? readStoredDraft(tabStorage, name);
      if (draft === null || draft.person !== person) return null;
      const age = now() - draft.savedAt;
      return age >= 0 && age < maxSavedMs ? draft.values : null;
    },
    clear: (tabStorage) => {
      drafts.clear();
      tabStorage.remove(storageKey);
    },
  };
}

/** The drafts of this page. */
export const formDrafts = createFormDrafts();
