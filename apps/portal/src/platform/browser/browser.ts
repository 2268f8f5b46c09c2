import { applyColorMode, type ColorModeStore } from '../color-mode/color-mode.ts';
import { createMemoryStorage, type KeyValueStorage, safeStorage } from './storage.ts';

/** What the portal asks of the browser; stories and tests give their own. */
export interface Browser {
  /** Kept between visits and shared by every tab. Never throws, even when it is blocked or full. */
  readonly shared: KeyValueStorage;
  /** Kept for this tab only. Never throws. */
  readonly tab: KeyValueStorage;
  /** How light the portal is, by the person's choice. */
  readonly colorMode: ColorModeStore;
  /**
   * Leaves the portal for an address that was checked before. A page that only leads there is
   * `passed`: the back button goes to the one before it, which would be led away again otherwise.
   */
  readonly redirectTo: (href: string, page?: 'passed') => void;
  /** Opens an address that was checked before in a tab of its own, which knows nothing of this one. */
  readonly openTab: (href: string) => void;
  /** Lets the person keep a file that was made here. */
  readonly saveFile: (name: string, content: Blob) => void;
  /** Loads the page anew. */
  readonly reload: () => void;
  /** Whether the device calls itself a phone: the server knows that, but not the window's width. */
  readonly isPhone: boolean;
}

/** Whether a user agent string is a phone's. */
export const isPhoneAgent = (userAgent: string): boolean => /Mobi/.test(userAgent);

const storageOf = (pick: () => Storage): KeyValueStorage => {
  try {
    return safeStorage(pick());
  } catch {
    return createMemoryStorage();
  }
};

/** How long a file's address is kept: the browser may still be asking where to save it. */
const savedMs = 60_000;

function saveThroughLink(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), savedMs);
}

/** The browser the portal runs in. */
export function createBrowser(): Browser {
  const shared = storageOf(() => window.localStorage);
  return {
    shared,
    colorMode: applyColorMode(shared, window),
    tab: storageOf(() => window.sessionStorage),
    redirectTo: (href, page) =>
      page === 'passed' ? window.location.replace(href) : window.location.assign(href),
    openTab: (href) => {
      window.open(href, '_blank', 'noopener,noreferrer');
    },
    saveFile: saveThroughLink,
    reload: () => window.location.reload(),
    isPhone: isPhoneAgent(navigator.userAgent),
  };
}
