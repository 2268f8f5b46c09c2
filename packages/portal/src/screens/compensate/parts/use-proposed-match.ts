import { fetchCandidateInvoices, useDataContext } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import { type MatchProposal, proposeMatch } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import { useMemo, useRef, useState } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';

/** Invoices proposed for the selected payments. */
export interface ProposedMatch {
  readonly kind: MatchProposal['kind'];
  readonly invoices: readonly Invoice[];
}

type ProposalSearch =
  | { readonly kind: 'closed' | 'searching' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'found'; readonly candidates: readonly Invoice[] };

/** Finds invoices that match the selected payments among all open ones. It does not select or send anything (reading 19). */
export function useProposedMatch(
  payments: readonly Invoice[],
  isSelectable: (document: Invoice) => boolean,
) {
  const dataContext = useDataContext();
  const { currency } = useVariant();
  const [search, setSearch] = useState<ProposalSearch>({ kind: 'closed' });
  const latestRequestNumber = useRef(0);
  const propose = async () => {
    latestRequestNumber.current += 1;
    const requestNumber = latestRequestNumber.current;
    setSearch({ kind: 'searching' });
    const outcome = await fetchCandidateInvoices(dataContext);
    if (requestNumber !== latestRequestNumber.current) return;
    setSearch(outcome.kind === 'done' ? { kind: 'found', candidates: outcome.value } : outcome);
  };
  const close = () => {
    latestRequestNumber.current += 1;
    setSearch({ kind: 'closed' });
  };
  const proposal = useMemo(() => {
    if (search.kind !== 'found') return null;
    const { kind, selection } = proposeMatch(
      payments,
      search.candidates.filter(isSelectable),
      currency,
    );
    return { kind, invoices: selection.invoices };
  }, [search, payments, isSelectable, currency]);
  return { search, proposal, propose, close };
}
