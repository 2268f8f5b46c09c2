import { createMemoryStorage } from '../../apps/portal/src/platform/browser/storage.ts';
import type { BrowserState } from './browser-environment.ts';
import { createInvariants, type Invariants } from './invariants.ts';
import type { ModelBackend } from './model-backend.ts';
import { createNetwork, type Network } from './network.ts';
import { openPage, type Page } from './page.ts';
import { createTimers, type Timers } from './timers.ts';

/** A browser with two tabs. */
export interface Browser {
  readonly state: BrowserState;
  readonly tab: (index: number) => Page;
  /** Closes the page of a tab and reopens the portal in it. */
  readonly reopen: (index: number) => void;
  readonly close: () => void;
}

/** Two users of a company, each with a browser of two tabs, and one backend and bank. */
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
    clockError: 0,
    failsChunks: false,
    rejectsBankUrl: false,
  };
  const pages = Array.from({ length: tabCount }, () => openPortal(state));
  const tab = (index: number) => {
    const page = pages[index % tabCount];
    if (page === undefined) throw new Error('The browser has no such tab.');
    return page;
  };
  return {
    state,
    tab,
    reopen: (index) => {
      tab(index).close();
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
  const open = (browser: BrowserState) =>
    openPage({
      backend,
      network,
      timers,
      browser,
      createKey,
      onSend: invariants.onSend,
      onBroken: invariants.onBroken,
      onRedirect: (uuid) => {
        backend.onVisit(uuid);
        invariants.onLeave(uuid);
      },
    });
  const browsers = Array.from({ length: userCount }, () => openBrowser(open));
  return { backend, network, timers, browsers, invariants };
}
