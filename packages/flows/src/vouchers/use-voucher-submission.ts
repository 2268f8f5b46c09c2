import { useMemo } from 'react';
import { useAttempts } from '../attempts/attempts-context.tsx';
import { useAttemptSender } from '../attempts/use-attempt-sender.ts';
import { useHandOffPorts } from '../attempts/use-hand-off-ports.ts';
import { useSubmission } from '../submission/use-submission.ts';
import {
  createVoucherDefinition,
  createVoucherPorts,
  type VoucherPorts,
} from './voucher-definition.ts';

/**
 * Returns the submission of a voucher purchase (spec 4, voucher purchase).
 * @param onRegistered Called once the bank session has its vouchers. A new function starts a new sender.
 */
export function useVoucherSubmission(onRegistered: VoucherPorts['onRegistered']) {
  const { dataContext, dependencies } = useAttempts();
  const { owner } = dependencies;
  const handOffPorts = useHandOffPorts();
  const definition = useMemo(
    () =>
      createVoucherDefinition(createVoucherPorts(dataContext, owner, onRegistered), handOffPorts),
    [dataContext, owner, onRegistered, handOffPorts],
  );
  return useSubmission(useAttemptSender(definition));
}
