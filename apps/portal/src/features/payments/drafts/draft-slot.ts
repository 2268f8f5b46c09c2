import type { KeyValueStorage } from '../../../platform/browser/storage.ts';

/** Whose draft it is, and when and in which sign-in it is written. */
export interface DraftOwner {
  /** Client and user: nobody else ever sees it (faults 19). */
  readonly person: string;
  /**
   * The sign-in; another one of the same person finds what this one left. Null is kept for whoever
   * comes next: a payment to be tried again.
   */
  readonly session: string | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface StoredDraft extends Omit<DraftOwner, 'now'> {
  readonly name: string;
  readonly savedAt: number;
  readonly draft: unknown;
}

const storageKey = 'surtidor-payment-draft';

/** An older draft is not brought back: the person came for something else. */
const longestSavedMs = 60 * 60 * 1000;

/**
 * The payment being prepared in this tab, so that a session that ends in the middle of it costs
 * nothing (faults 13). A tab holds one: what is written last.
 */
export interface DraftSlot {
  readonly keep: (draft: unknown) => void;
  readonly forget: () => void;
  /** What an earlier sign-in of the same person left under this name, unread; else null. */
  readonly interrupted: () => unknown;
  /** What this sign-in left before the page was loaded anew, unread; else null. */
  readonly reloaded: () => unknown;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'savedAt' in value && 'draft' in value;

function parseStoredDraft(text: string | null): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStoredDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** The slot of this tab for one kind of draft, `name`. */
export function createDraftSlot(tab: KeyValueStorage, name: string, owner: DraftOwner): DraftSlot {
  const { person, session, now } = owner;
  const own = (): StoredDraft | null => {
    const stored = parseStoredDraft(tab.get(storageKey));
    if (stored === null || stored.name !== name || stored.person !== person) return null;
    const age = now() - stored.savedAt;
    return age >= 0 && age < longestSavedMs ? stored : null;
  };
  return {
    keep: (draft) => {
      const stored: StoredDraft = { name, person, session, savedAt: now(), draft };
      tab.set(storageKey, JSON.stringify(stored));
    },
    forget: () => {
      if (parseStoredDraft(tab.get(storageKey))?.name === name) tab.remove(storageKey);
    },
    interrupted: () => {
      const stored = own();
      return stored !== null && stored.session !== session ? stored.draft : null;
    },
    reloaded: () => {
      const stored = own();
      return stored !== null && stored.session === session ? stored.draft : null;
    },
  };
}
