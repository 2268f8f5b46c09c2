import { type DataContext, sandboxProfile } from '@surtidor/data';
import { createSchemaClient } from '@surtidor/data/testing';
import { storeVariants } from '@surtidor/domain/variants';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { type BrowserSandbox, createBrowserSandbox } from '@surtidor/sandbox/browser';
import { type DealerScenario, getCachedScenario, getEmail } from '@surtidor/sandbox/scenarios';

/** The current time of the tests: noon of a working day in Bogotá. */
const now = Date.parse('2026-03-16T17:00:00Z');

export interface SignedInDealer {
  readonly sandbox: BrowserSandbox;
  readonly dataContext: DataContext;
  /** Returns how often the backend rejected the session. */
  readonly countUnauthorized: () => number;
}

/** Creates the sandbox's backend with a scenario, and a client for a signed-in user. */
export async function signIn({
  role = 'representante',
  scenario = 'typical',
  store = 'colombia',
  ...options
}: {
  readonly role?: string | null;
  readonly scenario?: DealerScenario;
  readonly store?: StoreCode;
  readonly support?: boolean;
} = {}): Promise<SignedInDealer> {
  const sandbox = await createBrowserSandbox({
    rows: await getCachedScenario({ scenario, store, now }),
    email: role === null ? null : getEmail(role, scenario, store),
    now,
    ...options,
  });
  let unauthorizedCount = 0;
  const client = createSchemaClient(sandbox, { onUnauthorized: () => (unauthorizedCount += 1) });
  const { currency, timeZone } = storeVariants[store];
  const storeContext = { currency, timeZone, product: 'Surtidor' };
  return {
    sandbox,
    dataContext: { client, storeContext, backendProfile: sandboxProfile },
    countUnauthorized: () => unauthorizedCount,
  };
}
