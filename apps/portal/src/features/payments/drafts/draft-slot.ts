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

interface Slip extends Omit<DraftOwner, 'now'> {
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

const isSlip = (value: unknown): value is Slip =>
  typeof value === 'object' && value !== null && 'savedAt' in value && 'draft' in value;

function parseSlip(text: string | null): Slip | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSlip(value) ? value : null;
  } catch {
    return null;
  }
}

/** The slot of this tab for one kind of draft, `name`. */
export function createDraftSlot(tab: KeyValueStorage, name: string, owner: DraftOwner): DraftSlot {
  const { person, session, now } = owner;
  const own = (): Slip | null => {
    const slip = parseSlip(tab.get(storageKey));
    if (slip === null || slip.name !== name || slip.person !== person) return null;
    const age = now() - slip.savedAt;
    return age >= 0 && age < longestSavedMs ? slip : null;
  };
  return {
    keep: (draft) => {
      const slip: Slip = { name, person, session, savedAt: now(), draft };
      tab.set(storageKey, JSON.stringify(slip));
    },
    forget: () => {
      if (parseSlip(tab.get(storageKey))?.name === name) forgetDrafts(tab);
    },
    interrupted: () => {
      const slip = own();
      return slip !== null && slip.session !== session ? slip.draft : null;
    },
    reloaded: () => {
      const slip = own();
      return slip !== null && slip.session === session ? slip.draft : null;
    },
  };
}

/** Leaves nothing of a payment in this tab: whoever signs out has done with it. */
export const forgetDrafts = (tab: KeyValueStorage): void => tab.remove(storageKey);
