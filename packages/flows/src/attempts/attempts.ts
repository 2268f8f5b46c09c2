import { createRandomId, type DataContext, readPreloadedTransactions } from '@surtidor/data';
import { toRemoteAttempt } from '@surtidor/domain/payments';
import type { DeploymentOptions } from '@surtidor/domain/variants';
import type { FlowPorts } from '../ports.ts';
import { type AttemptEngine, createAttemptEngine } from './attempt-engine.ts';
import type { AttemptDependencies } from './attempt-sender.ts';
import { detectReturn } from './detect-return.ts';
import { createJournalStore, subscribeToTabChanges } from './journal-store.ts';
import { createOtherDevicesStore, type OtherDevicesStore } from './other-devices-store.ts';

/** What the deployment knows about its payment provider. */
export interface PaymentSettings
  extends Pick<DeploymentOptions, 'tokenEscapes' | 'paymentResults'> {
  /** The hosts that the browser may be redirected to. */
  readonly allowedHosts: readonly string[];
}

/** The session, backend and page of the attempts. */
export interface AttemptsOptions {
  readonly ports: FlowPorts;
  readonly dataContext: DataContext;
  readonly settings: PaymentSettings;
  /** The client code of the session. */
  readonly owner: string;
  /** The user of the session. */
  readonly payer: string;
  /** Support never pays, and never checks an outcome, because a check is a mutation that unlocks documents. */
  readonly support: boolean;
  /** Whether the session may see payments of colleagues and the backend lists them. */
  readonly canSeeOtherDevices: boolean;
  /** Called before the redirect to the bank, for example to extend the idle timeout. */
  readonly onBeforeRedirect?: () => void;
  /** Called on the page that the bank returns to. */
  readonly onReturn?: () => void;
}

/** The attempts of a session. */
export interface Attempts
  extends Pick<AttemptsOptions, 'ports' | 'settings' | 'dataContext' | 'support'> {
  /** The dependencies for sending attempts. */
  readonly dependencies: AttemptDependencies;
  readonly otherDevices: OtherDevicesStore;
  /** Checks the status of attempts. */
  readonly engine: AttemptEngine;
  /** Records that this page is redirecting to the bank. */
  readonly onBeforeRedirect: () => void;
  /** Called by the page that the bank returns to. */
  readonly onReturn: () => void;
  /**
   * Starts watching open attempts. Returns a function that stops it.
   * @param onRestored Called when the browser restores a page that redirected and still renders the redirect.
   */
  readonly start: (onRestored: () => void) => () => void;
}

/** Creates the journal and the watches of a session. Nothing is read or sent before `start`, except the journal. */
export function createAttempts(options: AttemptsOptions): Attempts {
  const { ports, settings, dataContext, owner, payer, support, canSeeOtherDevices } = options;
  const { sharedStorage, clock } = ports;
  let isRedirecting = false;
  const journal = createJournalStore({ sharedStorage, now: clock });
  const preloadedTransactions = canSeeOtherDevices ? readPreloadedTransactions(dataContext) : null;
  const otherDevices = createOtherDevicesStore(
    preloadedTransactions?.map((transaction) => toRemoteAttempt(transaction, owner, ports.now())) ??
      null,
  );
  const engine = createAttemptEngine({
    ...{ dataContext, journal, otherDevices, preloadedTransactions, owner, clock, support },
    canSeeOtherDevices,
    paymentResults: settings.paymentResults,
  });
  return {
    ...{ ports, settings, dataContext, support, otherDevices, engine },
    dependencies: { journal, owner, payer, now: clock, createKey: createRandomId },
    onBeforeRedirect: () => {
      isRedirecting = true;
      options.onBeforeRedirect?.();
    },
    onReturn: () => options.onReturn?.(),
    start: (onRestored) => {
      const stopListening = subscribeToTabChanges(journal.refresh);
      const handleRestored = () => {
        isRedirecting = false;
        onRestored();
      };
      const stopDetecting = detectReturn(journal, owner, () => isRedirecting, handleRestored);
      const stopEngine = engine.start();
      return () => {
        stopListening();
        stopDetecting();
        stopEngine();
      };
    },
  };
}
