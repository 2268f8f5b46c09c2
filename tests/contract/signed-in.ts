import { type DataContext, sandboxProfile } from '@surtidor/data';
import { createSchemaClient } from '@surtidor/data/testing';
import { storeVariants } from '@surtidor/domain';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { type BrowserSandbox, createBrowserSandbox } from '@surtidor/sandbox/browser';
import { buildScenarioOnce, type DealerScenario, getEmail } from '@surtidor/sandbox/scenarios';

/** Noon of a working day in Bogotá: the tests' today. */
const noon = Date.parse('2026-03-16T17:00:00Z');

export interface SignedIn {
  readonly sandbox: BrowserSandbox;
  readonly dataContext: DataContext;
  /** How often the backend rejected the session. */
  readonly unauthorized: () => number;
}

/** The sandbox's backend with a scenario, and our client of a signed-in user. */
export async function signedIn({
  role = 'representante',
  scenario = 'typical',
  store = 'colombia',
  ...over
}: {
  readonly role?: string | null;
  readonly scenario?: DealerScenario;
  readonly store?: StoreCode;
  readonly support?: boolean;
} = {}): Promise<SignedIn> {
  const sandbox = await createBrowserSandbox({
    rows: await buildScenarioOnce({ scenario, store, now: noon }),
    email: role === null ? null : getEmail(role, scenario, store),
    now: noon,
    ...over,
  });
  let unauthorized = 0;
  const client = createSchemaClient(sandbox, { onUnauthorized: () => (unauthorized += 1) });
  const { currency, timeZone } = storeVariants[store];
  const storeContext = { currency, timeZone, product: 'Surtidor' };
  return {
    sandbox,
    dataContext: { client, storeContext, backendProfile: sandboxProfile },
    unauthorized: () => unauthorized,
  };
}
