import { useMemo } from 'react';
import { useAttempts } from '../attempts/attempts-context.tsx';
import { useAttemptSender } from '../attempts/use-attempt-sender.ts';
import { useHandOffPorts } from '../attempts/use-hand-off-ports.ts';
import { type FormSubmission, useSubmission } from '../submission/use-submission.ts';
import {
  createOpenPayment,
  createPaymentDefinition,
  type PaymentOrder,
  type PaymentOutcome,
} from './payment-definition.ts';

/** The submission of a payment. */
export type PaymentSubmission = FormSubmission<PaymentOrder, PaymentOutcome>;

/** Returns the submission of a form that pays invoices or a cash amount. */
export function usePaymentSubmission(): PaymentSubmission {
  const { dataContext } = useAttempts();
  const ports = useHandOffPorts();
  const definition = useMemo(
    () => createPaymentDefinition(createOpenPayment(dataContext), ports),
    [dataContext, ports],
  );
  return useSubmission(useAttemptSender(definition));
}
