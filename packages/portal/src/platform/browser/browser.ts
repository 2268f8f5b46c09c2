import { createSafeStorage, type KeyValueStorage } from '@surtidor/flows/core';
import { isPhoneAgent } from '../../shared/browser/is-phone-agent.ts';
import { applyColorMode, type ColorModeStore } from '../color-mode/color-mode.ts';

/** The portal's interface to the browser. Stories and tests replace it. */
export interface Browser {
  /** Persistent storage shared by tabs. Never throws, even if blocked or full. */
  readonly sharedStorage: KeyValueStorage;
  /** Storage of this tab. Never throws. */
  readonly tabStorage: KeyValueStorage;
  /** The color mode selected by the user. */
  readonly colorMode: ColorModeStore;
  /**
   * Redirects to a checked URL. `passed` replaces the current history entry, so that the back button skips a
   * page that only redirects.
   */
  readonly redirectTo: (href: string, page?: 'passed') => void;
  /** Opens a checked URL in a new tab, without an opener. */
  readonly openTab: (href: string) => void;
  /** Saves a generated file. */
  readonly saveFile: (name: string, content: Blob) => void;
  /** Reloads the page. */
  readonly reload: () => void;
  /** The origin of the portal, the base of relative URLs. */
  readonly origin: string;
  /** Whether the user agent is a phone. The server knows the user agent, but not the width of the window. */
  readonly isPhone: boolean;
}

/** Milliseconds until an object URL is revoked. The browser may still show its save dialog. */
const revokeDelayMs = 60_000;

function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs);
}

/** Creates the interface to the current browser. */
export function createBrowser(): Browser {
  const sharedStorage = createSafeStorage(() => window.localStorage);
  return {
    sharedStorage,
    colorMode: applyColorMode(sharedStorage, window),
    tabStorage: createSafeStorage(() => window.sessionStorage),
    redirectTo: (href, page) =>
      page === 'passed' ? window.location.replace(href) : window.location.assign(href),
    openTab: (href) => {
      window.open(href, '_blank', 'noopener,noreferrer');
    },
    saveFile,
    reload: () => window.location.reload(),
    origin: window.location.origin,
    isPhone: isPhoneAgent(navigator.userAgent),
  };
}
