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
  readonly savedAt: number;
  readonly values: unknown;
}

/** An older draft is not brought back: the person came for something else. */
const longestSavedMs = 60 * 60 * 1000;

/**
 * Forms that were being filled when the session ended (faults 13). They hold personal data, so they
 * are kept in the memory of the page and never in the browser's storage.
 */
export interface FormDrafts {
  readonly keep: (name: string, owner: FormDraftOwner, values: unknown) => void;
  readonly forget: (name: string) => void;
  /** What an earlier sign-in of the same person left under this name; else null. */
  readonly interrupted: (name: string, owner: FormDraftOwner) => unknown;
  /** Leaves nothing: whoever signs out has done with it. */
  readonly forgetAll: () => void;
}

/** An empty memory of drafts. */
export function createFormDrafts(): FormDrafts {
  const drafts = new Map<string, SavedDraft>();
  return {
    keep: (name, { person, session, now }, values) => {
      drafts.set(name, { person, session, savedAt: now(), values });
    },
    forget: (name) => {
      drafts.delete(name);
    },
    interrupted: (name, { person, session, now }) => {
      const draft = drafts.get(name);
      if (draft === undefined || draft.person !== person || draft.session === session) return null;
      const age = now() - draft.savedAt;
      return age >= 0 && age < longestSavedMs ? draft.values : null;
    },
    forgetAll: () => drafts.clear(),
  };
}

/** The drafts of this page: they outlive a sign-in, not the page. */
export const formDrafts = createFormDrafts();
