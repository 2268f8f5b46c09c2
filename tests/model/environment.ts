import { createMemoryStorage } from '../../packages/flows/src/storage.ts';
import type { BrowserState } from './browser-environment.ts';
import { createInvariants, type Invariants } from './invariants.ts';
import type { ModelBackend } from './model-backend.ts';
import { createNetwork, type Network } from './network.ts';
import { openPage, type Page } from './page.ts';
import { createTimers, type Timers } from './timers.ts';

/** A browser with tabs. Tab indexes wrap around. */
export interface Browser {
  readonly state: BrowserState;
  readonly tabCount: number;
  readonly getTab: (index: number) => Page;
  /** Closes the page of a tab and reopens the portal in it. */
  readonly reopen: (index: number) => void;
  readonly close: () => void;
}

/** Users of a company, each with a browser, that share a backend and a bank. */
export interface Environment {
  readonly backend: ModelBackend;
  readonly network: Network;
  readonly timers: Timers;
  readonly browsers: readonly Browser[];
  readonly invariants: Invariants;
  /** Returns the number of idempotency keys that pages have created. */
  readonly getKeyCount: () => number;
}

function openBrowser(openPortal: (browser: BrowserState) => Page, tabCount: number): Browser {
  const state: BrowserState = {
    storage: createMemoryStorage(),
    clockOffset: 0,
    rejectsBankUrl: false,
  };
  const pages = Array.from({ length: tabCount }, () => openPortal(state));
  const getTab = (index: number) => {
    const page = pages[index % tabCount];
    if (page === undefined) throw new Error('The browser has no such tab.');
    return page;
  };
  return {
    state,
    tabCount,
    getTab,
    reopen: (index) => {
      getTab(index).close();
      pages[index % tabCount] = openPortal(state);
    },
    close: () => {
      for (const page of pages) page.close();
    },
  };
}

export function createEnvironment(
  backend: ModelBackend,
  { userCount = 2, tabCount = 2 } = {},
): Environment {
  const timers = createTimers();
  const network = createNetwork(timers);
  const invariants = createInvariants(backend);
  let keyCount = 0;
  const createKey = () => {
    keyCount += 1;
    return `attempt-${keyCount}`;
  };
  const openPortal = (browser: BrowserState) =>
    openPage({
      backend,
      network,
      timers,
      browser,
      createKey,
      onSend: invariants.onSend,
      onConclusion: invariants.onConclusion,
      onBrokenResponse: invariants.onBrokenResponse,
      onRedirect: (uuid, isReturn) => {
        backend.onBankVisit(uuid);
        invariants.onRedirect(uuid, isReturn);
      },
    });
  const browsers = Array.from({ length: userCount }, () => openBrowser(openPortal, tabCount));
  return { backend, network, timers, browsers, invariants, getKeyCount: () => keyCount };
}
