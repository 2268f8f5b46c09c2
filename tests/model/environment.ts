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
  readonly tab: (place: number) => Page;
  /** Closes the page of a tab and reopens the portal in it. */
  readonly reopen: (place: number) => void;
  readonly end: () => void;
}

/** Two users of a company, each with a browser of two tabs, and one backend and bank. */
export interface Environment {
  readonly backend: ModelBackend;
  readonly network: Network;
  readonly timers: Timers;
  readonly browsers: readonly Browser[];
  readonly invariants: Invariants;
}

const tabs = 2;
const people = 2;

function openBrowser(open: (browser: BrowserState) => Page): Browser {
  const state: BrowserState = {
    storage: createMemoryStorage(),
    clockError: 0,
    chunkFails: false,
    distrusts: false,
  };
  const pages = Array.from({ length: tabs }, () => open(state));
  const tab = (place: number) => {
    const page = pages[place % tabs];
    if (page === undefined) throw new Error('A browser has its tabs.');
    return page;
  };
  return {
    state,
    tab,
    reopen: (place) => {
      tab(place).end();
      pages[place % tabs] = open(state);
    },
    end: () => {
      for (const page of pages) page.end();
    },
  };
}

/** Creates an environment. */
export function createEnvironment(backend: ModelBackend): Environment {
  const network = createNetwork();
  const timers = createTimers();
  const invariants = createInvariants(backend);
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `attempt-${keys}`;
  };
  const open = (browser: BrowserState) =>
    openPage({
      backend,
      network,
      timers,
      browser,
      newKey,
      onSend: invariants.onSend,
      onBroken: invariants.onBroken,
      onLeave: (uuid) => {
        backend.onVisit(uuid);
        invariants.onLeave(uuid);
      },
    });
  const browsers = Array.from({ length: people }, () => openBrowser(open));
  return { backend, network, timers, browsers, invariants };
}
