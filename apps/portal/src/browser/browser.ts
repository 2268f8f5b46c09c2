import { createMemoryStorage, type KeyValueStorage, safeStorage } from './storage.ts';

/** What the portal asks of the browser; stories and tests give their own. */
export interface Browser {
  /** Kept between visits and shared by every tab. Never throws, even when it is blocked or full. */
  readonly shared: KeyValueStorage;
  /** Kept for this tab only. Never throws. */
  readonly tab: KeyValueStorage;
  /** Leaves the portal for an address that was checked before. */
  readonly leaveFor: (href: string) => void;
  /** Opens an address that was checked before in a tab of its own, which knows nothing of this one. */
  readonly openTab: (href: string) => void;
  /** Loads the page anew. */
  readonly reload: () => void;
}

const storageOf = (pick: () => Storage): KeyValueStorage => {
  try {
    return safeStorage(pick());
  } catch {
    return createMemoryStorage();
  }
};

/** The browser the portal runs in. */
export const createBrowser = (): Browser => ({
  shared: storageOf(() => window.localStorage),
  tab: storageOf(() => window.sessionStorage),
  leaveFor: (href) => window.location.assign(href),
  openTab: (href) => {
    window.open(href, '_blank', 'noopener,noreferrer');
  },
  reload: () => window.location.reload(),
});
