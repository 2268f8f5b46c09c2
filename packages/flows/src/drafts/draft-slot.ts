import type { KeyValueStorage } from '../storage.ts';

/**
 * How long a draft is kept, always for the same user and at most an hour.
 * - page: until the page is left. It survives the end of the session. Personal data is kept in memory only.
 * - tab: also across a reload, in the tab's storage
 * - session: as `tab`, and it is also restored when its page is opened again in the session that saved it
 */
export type DraftLifetime = 'page' | 'tab' | 'session';

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
  /** Whether the user has signed out of the session. A request may end later. */
  readonly isSignedOut: () => boolean;
}

interface StoredDraft extends Pick<DraftOwner, 'person' | 'session'> {
  readonly name: string;
  readonly savedAt: number;
  readonly draft: unknown;
}

/** The drafts in the memory of a page, by name. A sign-out clears them. */
export type PageDrafts = Map<string, StoredDraft>;

/** A tab stores only the last draft of a lifetime. */
const storageKeys: Readonly<Record<DraftLifetime, string | null>> = {
  page: null,
  tab: 'surtidor-form-draft',
  session: 'surtidor-payment-draft',
};

/** Older drafts are not restored: the user has probably returned for another task. */
const maxSavedMs = 60 * 60 * 1000;

/** A draft of what a user typed, restored after the session ends (faults 13). */
export interface DraftSlot {
  /** Does nothing once the user has signed out of the session. */
  readonly save: (draft: unknown) => void;
  readonly remove: () => void;
  /** Saves a draft that was removed and then not sent, unless the tab has a newer draft. */
  readonly restore: (draft: unknown) => void;
  /** Returns the draft from an earlier session of the same user, or null. */
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

/** Creates the slot of one kind of draft, `name`. */
export function createDraftSlot(
  {
    pageDrafts,
    tabStorage,
  }: { readonly pageDrafts: PageDrafts; readonly tabStorage: KeyValueStorage },
  name: string,
  lifetime: DraftLifetime,
  { person, session, now, isSignedOut }: DraftOwner,
): DraftSlot {
  const storageKey = storageKeys[lifetime];
  const isInMemory = lifetime !== 'session';
  const readStoredDraft = () =>
    storageKey === null ? null : parseStoredDraft(tabStorage.get(storageKey));
  const readOwnDraft = (): StoredDraft | null => {
    const pageDraft = isInMemory ? pageDrafts.get(name) : undefined;
    // The user left a draft of the current session on purpose.
    if (pageDraft?.session === session) return null;
    const draft = pageDraft ?? readStoredDraft();
    if (draft === null || draft.name !== name || draft.person !== person) return null;
    const age = now() - draft.savedAt;
    return age >= 0 && age < maxSavedMs ? draft : null;
  };
  const save = (draft: unknown) => {
    if (isSignedOut()) return;
    const storedDraft: StoredDraft = { name, person, session, savedAt: now(), draft };
    if (isInMemory) pageDrafts.set(name, storedDraft);
    if (storageKey !== null) tabStorage.set(storageKey, JSON.stringify(storedDraft));
  };
  return {
    save,
    remove: () => {
      if (isInMemory) pageDrafts.delete(name);
      if (storageKey !== null && readStoredDraft()?.name === name) tabStorage.remove(storageKey);
    },
    restore: (draft) => {
      if (readStoredDraft() === null) save(draft);
    },
    readInterrupted: () => {
      const draft = readOwnDraft();
      return draft !== null && draft.session !== session ? draft.draft : null;
    },
    readReloaded: () => {
      const draft = readOwnDraft();
      return draft !== null && draft.session === session ? draft.draft : null;
    },
  };
}
