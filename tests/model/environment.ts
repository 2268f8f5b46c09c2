import { createMemoryStorage } from '../../packages/flows/src/storage.ts';
import type { BrowserState } from './browser-environment.ts';
import { createInvariants, type Invariants } from './invariants.ts';
import type { ModelBackend } from './model-backend.ts';
import { createNetwork, type Network } from './network.ts';
import { openPage, type Page } from './page.ts';
import { createTimers, type Timers } from './timers.ts';

/** A browser with two tabs. Tab indexes wrap around. */
export interface Browser {
  readonly state: BrowserState;
  readonly getTab: (index: number) => Page;
  /** Closes the page of a tab and reopens the portal in it. */
  readonly reopen: (index: number) => void;
  readonly close: () => void;
}

/** Two users of a company, each with a two-tab browser, that share a backend and a bank. */
export interface Environment {
  readonly backend: ModelBackend;
  readonly network: Network;
  readonly timers: Timers;
  readonly browsers: readonly Browser[];
  readonly invariants: Invariants;
}

const tabCount = 2;
const userCount = 2;

function openBrowser(openPortal: (browser: BrowserState) => Page): Browser {
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

export function createEnvironment(backend: ModelBackend): Environment {
  const network = createNetwork();
  const timers = createTimers();
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
      onRedirect: (uuid) => {
        backend.onBankVisit(uuid);
        invariants.onRedirect(uuid);
      },
    });
  const browsers = Array.from({ length: userCount }, () => openBrowser(openPortal));
  return { backend, network, timers, browsers, invariants };
}
