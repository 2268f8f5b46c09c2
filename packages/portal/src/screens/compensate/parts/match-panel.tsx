import { formatMoney } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import { Alert, Button, Card, DescriptionList, Spinner } from '@surtidor/ui';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText } from '../../../platform/remote/frame-state.ts';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { getCompensationSums, getSumsHint } from './sums.ts';
import type { ProposedMatch, useProposedMatch } from './use-proposed-match.ts';

export interface MatchPanelProps {
  readonly match: ReturnType<typeof useProposedMatch>;
  /** The selected payments. */
  readonly payments: readonly Invoice[];
  /** Replaces the selected invoices with the proposed ones. */
  readonly onUse: (invoices: readonly Invoice[]) => void;
}

/** Shows the invoices proposed for the selected payments. */
export const MatchPanel = ({ match, payments, onUse }: MatchPanelProps) => {
  const text = useText();
  const { search, proposal, propose, close } = match;
  if (search.kind === 'closed') return null;
  return (
    <div aria-live="polite" className="mb-3">
      {search.kind === 'searching' && (
        <p className="flex items-center gap-2 py-3 text-sm text-ui-ink-soft">
          <Spinner size="sm" label={text('Searching for invoices…')} />
          <span>{text('Searching for invoices…')}</span>
        </p>
      )}
      {search.kind === 'failed' && (
        <Alert
          tone="danger"
          action={
            <Button variant="secondary" size="sm" onClick={() => void propose()}>
              {text('Suggest invoices')}
            </Button>
          }
        >
          {getFailureText(search.failure, text)}
        </Alert>
      )}
      {proposal && (
        <Proposal proposal={proposal} payments={payments} onUse={onUse} onClose={close} />
      )}
    </div>
  );
};

const explanations: Readonly<Record<ProposedMatch['kind'], PortalMessageKey>> = {
  exact: 'These invoices add up to exactly your payments.',
  'oldest-first': 'No invoices add up to exactly your payments. These are due first.',
  none: 'We found no invoices for these payments.',
};

interface ProposalProps extends Pick<MatchPanelProps, 'payments' | 'onUse'> {
  readonly proposal: ProposedMatch;
  readonly onClose: () => void;
}

const Proposal = ({ proposal, payments, onUse, onClose }: ProposalProps) => {
  const text = useText();
  const { currency } = useVariant();
  const { kind, invoices } = proposal;
  const selected = { payments, invoices };
  const { difference } = getCompensationSums(selected, currency, text);
  const hint = kind === 'oldest-first' ? getSumsHint(selected, currency) : null;
  const facts = invoices.map((invoice) => ({
    label: `${getInvoiceTitle(invoice, text)} · ${formatDate(invoice.dueDate, text)}`,
    value: formatMoney(invoice.balance),
  }));
  return (
    <Card title={text('Suggested invoices')} level={3} subtitle={text(explanations[kind])}>
      {kind !== 'none' && (
        <DescriptionList
          layout="lines"
          className="tabular-nums"
          facts={[...facts, { label: difference.label, value: difference.amount }]}
        />
      )}
      {hint && <p className="mt-2 text-sm text-ui-ink-soft">{text(hint.key, hint.params)}</p>}
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onClose}>
          {text('Not now')}
        </Button>
        {kind !== 'none' && (
          <Button size="sm" onClick={() => onUse(invoices)}>
            {text('Use this suggestion')}
          </Button>
        )}
      </div>
    </Card>
  );
};
