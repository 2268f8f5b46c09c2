import { useDataContext } from '@surtidor/data';
import { defaultDeploymentOptions } from '@surtidor/domain/variants';
import {
  type AttemptsOptions,
  createSafeStorage,
  type FlowPorts,
  type PaymentOutcome,
} from '@surtidor/flows/core';
import { AttemptsProvider } from '@surtidor/flows/react';
import { Alert } from '@surtidor/ui';
import { type ReactNode, useMemo } from 'react';
import { configuration, type Language, texts } from './configuration';
import type { Session } from './session';

/** What the payments need from the page. */
const ports: FlowPorts = {
  sharedStorage: createSafeStorage(() => window.localStorage),
  now: Date.now,
  clock: Date.now,
  redirectTo: (href) => window.location.assign(href),
};

/** Keeps the payments of a session: no invoice is paid twice, and lost results are looked up. */
export function Payments({ session, children }: { session: Session; children: ReactNode }) {
  const dataContext = useDataContext();
  const options = useMemo((): AttemptsOptions => {
    const { clientCode, userId, support, seesInvoices } = session;
    return {
      ports,
      dataContext,
      settings: { ...defaultDeploymentOptions, allowedHosts: configuration.providerHosts },
      owner: clientCode,
      payer: userId,
      support,
      canSeeOtherDevices: seesInvoices,
    };
  }, [dataContext, session]);
  return <AttemptsProvider options={options}>{children}</AttemptsProvider>;
}

type EndedOutcome = Exclude<PaymentOutcome['kind'], 'leaving'>;

/** The message of each outcome of a payment that did not go to the bank. */
const outcomeTexts = {
  verifying: texts.verifying,
  'in-progress': texts.inProgress,
  refused: texts.notCharged,
  'not-sent': texts.notCharged,
  'not-recorded': texts.notCharged,
  'bad-address': texts.notCharged,
  unauthorized: texts.notCharged,
} satisfies Record<EndedOutcome, unknown>;

/** Says how a payment ended. */
export const Outcome = ({ kind, language }: { kind: EndedOutcome; language: Language }) => (
  <Alert tone="warning">{outcomeTexts[kind][language]}</Alert>
);
