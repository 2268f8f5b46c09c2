import type { KeyValueStorage } from '../../platform/browser/storage.ts';

/** Whose draft it is, and when and in which sign-in it is written. */
export interface FormDraftOwner {
  /** Client and user: nobody else ever sees it (faults 19). */
  readonly person: string;
  /** The sign-in; a later one of the same person finds what this one left. */
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

/** The draft of this name that the tab's storage holds; it may hold anything. */
function readStoredDraft(tab: KeyValueStorage | undefined, name: string): SavedDraft | null {
  try {
    const value: unknown = JSON.parse(tab?.get(storageKey) ?? 'null');
    return isSavedDraft(value) && value.name === name ? value : null;
  } catch {
    return null;
  }
}

/** An older draft is not brought back: the person came for something else. */
const longestSavedMs = 60 * 60 * 1000;

/**
 * Forms that were being filled when the session ended (faults 13). They hold personal data, so they
 * are kept in the memory of the page. A form without any hands over the tab's storage: its draft
 * outlives a reload too. A tab stores one: what was written last.
 */
export interface FormDrafts {
  readonly keep: (
    name: string,
    owner: FormDraftOwner,
    values: unknown,
    tab?: KeyValueStorage,
  ) => void;
  readonly forget: (name: string, tab?: KeyValueStorage) => void;
  /** What an earlier sign-in of the same person, or the page before a reload, left; else null. */
  readonly interrupted: (name: string, owner: FormDraftOwner, tab?: KeyValueStorage) => unknown;
  /** Leaves nothing: whoever signs out has done with it. */
  readonly forgetAll: (tab: KeyValueStorage) => void;
}

/** An empty memory of drafts. */
export function createFormDrafts(): FormDrafts {
  const drafts = new Map<string, SavedDraft>();
  return {
    keep: (name, { person, session, now }, values, tab) => {
      const draft: SavedDraft = { name, person, session, savedAt: now(), values };
      drafts.set(name, draft);
      tab?.set(storageKey, JSON.stringify(draft));
    },
    forget: (name, tab) => {
      drafts.delete(name);
      if (readStoredDraft(tab, name) !== null) tab?.remove(storageKey);
    },
    interrupted: (name, { person, session, now }, tab) => {
      const written = drafts.get(name);
      // What this very page wrote in this sign-in was left on purpose.
      if (written?.session === session) return null;
      const draft = written ?? readStoredDraft(tab, name);
      if (draft === null || draft.person !== person) return null;
      const age = now() - draft.savedAt;
      return age >= 0 && age < longestSavedMs ? draft.values : null;
    },
    forgetAll: (tab) => {
      drafts.clear();
      tab.remove(storageKey);
    },
  };
}

/** The drafts of this page. */
export const formDrafts = createFormDrafts();
