import type { Browser } from '../../../platform/browser/browser.ts';
import { isSignedOut } from '../../../platform/session/signed-out-session.ts';

/** The owner, time and session of a draft. */
export interface DraftOwner {
  /** Client and user. Other users cannot see the draft (faults 19). */
  readonly person: string;
  /**
   * The session that saved the draft. Another session of the same user restores it. Null for a retry, which any
   * session restores.
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

/** Older drafts are not restored: the user has probably returned for another task. */
const maxSavedMs = 60 * 60 * 1000;

/**
 * The draft of a payment in this tab, restored after the session ends (faults 13). A tab stores only the last draft.
 */
export interface DraftSlot {
  /** Does nothing once the user has signed out of the session. A request may end later. */
  readonly save: (draft: unknown) => void;
  readonly remove: () => void;
  /** Saves a draft that was removed and then not sent, unless the tab has a newer draft. */
  readonly restore: (draft: unknown) => void;
  /** Returns the draft of this name from an earlier session of the same user, or null. */
  readonly readInterrupted: () => unknown;
  /** Returns the draft of this session from before a reload, or null. */
  readonly readReloaded: () => unknown;
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

/** Creates the slot of one kind of draft, `name`, in the tab's storage. */
export function createDraftSlot(
  { sharedStorage, tabStorage }: Pick<Browser, 'sharedStorage' | 'tabStorage'>,
  name: string,
  owner: DraftOwner,
): DraftSlot {
  const { person, session, now } = owner;
  const readStoredDraft = () => parseStoredDraft(tabStorage.get(storageKey));
  const readOwnDraft = (): StoredDraft | null => {
    const storedDraft = readStoredDraft();
    if (storedDraft === null || storedDraft.name !== name || storedDraft.person !== person)
      return null;
    const age = now() - storedDraft.savedAt;
    return age >= 0 && age < maxSavedMs ? storedDraft : null;
  };
  const save = (draft: unknown) => {
    if (isSignedOut(sharedStorage, session)) return;
    const storedDraft: StoredDraft = { name, person, session, savedAt: now(), draft };
    tabStorage.set(storageKey, JSON.stringify(storedDraft));
  };
  return {
    save,
    remove: () => {
      if (readStoredDraft()?.name === name) tabStorage.remove(storageKey);
    },
    restore: (draft) => {
      if (readStoredDraft() === null) save(draft);
    },
    readInterrupted: () => {
      const storedDraft = readOwnDraft();
      return storedDraft !== null && storedDraft.session !== session ? storedDraft.draft : null;
    },
    readReloaded: () => {
      const storedDraft = readOwnDraft();
      return storedDraft !== null && storedDraft.session === session ? storedDraft.draft : null;
    },
  };
}
