import { useDataContext } from '@surtidor/data';
import { useMemo } from 'react';
import { ownCipher } from '../attempts/cipher.ts';
import { useAttemptSender } from '../attempts/use-attempt-sender.ts';
import { useHandOffPorts } from '../attempts/use-hand-off-ports.ts';
import { openPaymentAt, paymentDefinition } from './payment-definition.ts';

/** Returns the function that sends payments in this session. */
export function usePaymentSender() {
  const dataContext = useDataContext();
  const ports = useHandOffPorts(ownCipher);
  const definition = useMemo(
    () => paymentDefinition(openPaymentAt(dataContext), ports),
    [dataContext, ports],
  );
  return useAttemptSender(definition);
}
