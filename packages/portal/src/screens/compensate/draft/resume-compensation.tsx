import { fetchCompensables, type Outcome, useDataContext } from '@surtidor/data';
import type { CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import {
  ResumeDraft,
  type ResumeDraftProps,
} from '../../../features/payments/drafts/resume-draft.tsx';
import type { SelectedDocuments } from '../parts/use-compensation-selection.ts';
import type { SavedCompensation } from './saved-compensation.ts';

const emptyOutcome: Outcome<readonly Invoice[]> = { kind: 'done', value: [] };

export interface ResumeCompensationProps extends Omit<ResumeDraftProps<SelectedDocuments>, 'load'> {
  readonly saved: SavedCompensation;
}

/** Restores the selection that both sides had before the session ended, without settled documents. */
export const ResumeCompensation = ({ saved, ...rest }: ResumeCompensationProps) => {
  const dataContext = useDataContext();
  const load = async (): Promise<Outcome<SelectedDocuments>> => {
    const fetchSide = async (side: CompensationSide, numbers: readonly string[]) =>
      numbers.length === 0 ? emptyOutcome : fetchCompensables(dataContext, side, numbers);
    const [payments, invoices] = await Promise.all([
      fetchSide('payment', saved.payments),
      fetchSide('invoice', saved.invoices),
    ]);
    if (payments.kind !== 'done') return payments;
    if (invoices.kind !== 'done') return invoices;
    return { kind: 'done', value: { payments: payments.value, invoices: invoices.value } };
  };
  return <ResumeDraft load={load} {...rest} />;
};
