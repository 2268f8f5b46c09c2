import { canCompensate } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import {
  Button,
  ComparisonBar,
  type ComparisonSideName,
  PaymentsVersusInvoices,
} from '@surtidor/ui';
import { useState } from 'react';
import { useListView } from '../../features/lists/list-view.ts';
import { ViewSwitch } from '../../features/lists/view-switch.tsx';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { useAbilities, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ResumeCompensation } from './draft/resume-compensation.tsx';
import { useSavedCompensation } from './draft/saved-compensation.ts';
import { CheckingNotice } from './parts/checking-notice.tsx';
import { getColumnHeading } from './parts/column-heading.ts';
import { type CompensationCloseDetails, CompensationModal } from './parts/compensation-modal.tsx';
import { MatchPanel } from './parts/match-panel.tsx';
import { SideColumn } from './parts/side-column.tsx';
import { getCompensationSums, getSumsHint } from './parts/sums.ts';
import type { SelectedDocuments } from './parts/use-compensation-selection.ts';
import {
  type CompensationWorkspace,
  useCompensationWorkspace,
} from './parts/use-compensation-workspace.ts';
import { useProposedMatch } from './parts/use-proposed-match.ts';
import '../../shared/messages/spanish/features/compensations.ts';

/** Merges documents without duplicates; the first list sets the order. */
const mergeById = (documents: readonly Invoice[], added: readonly Invoice[]) => [
  ...new Map([...documents, ...added].map((document) => [document.id, document])).values(),
];

/** Applies payments to invoices in two columns (spec 2). */
const CompensateScreen = () => {
  const text = useText();
  const abilities = useAbilities();
  const workspace = useCompensationWorkspace();
  const [reviewedDocuments, setReviewedDocuments] = useState<SelectedDocuments | null>(null);
  const { isSelectable, selection, sentCompensations, reload } = workspace;
  const { pendingRestore, clearPendingRestore, saveReviewed, restoreReviewed } =
    useSavedCompensation(selection.selected, reviewedDocuments !== null);
  const close = (details: CompensationCloseDetails) => {
    setReviewedDocuments(null);
    if (details.isSent) selection.clear();
    else selection.replace(details.selected);
    if (details.shouldReload) reload();
  };
  const resume = (restoredDocuments: SelectedDocuments) => {
    clearPendingRestore();
    const { selected } = selection;
    const mergedDocuments = {
      payments: mergeById(selected.payments, restoredDocuments.payments).filter(isSelectable),
      invoices: mergeById(selected.invoices, restoredDocuments.invoices).filter(isSelectable),
    };
    selection.replace(mergedDocuments);
    if (pendingRestore?.step === 'reviewing' && canCompensate(mergedDocuments))
      setReviewedDocuments(mergedDocuments);
  };
  return (
    <>
      <PaymentsHub
        page="compensate"
        title={text('Payments vs invoices')}
        subtitle={text('Select the payments to apply and the invoices that they settle.')}
      />
      <CompensationColumns workspace={workspace} canSend={abilities.sendCompensation} />
      {abilities.sendCompensation && (
        <TotalsBar
          workspace={workspace}
          onContinue={() => setReviewedDocuments(selection.selected)}
        />
      )}
      {/* The server does not know what the browser saved: above the columns, it would move what the user is about to press. */}
      <CheckingNotice sentCompensations={sentCompensations} hidden={reviewedDocuments !== null} />
      {pendingRestore && abilities.sendCompensation && (
        <ResumeCompensation
          saved={pendingRestore}
          onResume={resume}
          onDismiss={clearPendingRestore}
        />
      )}
      {reviewedDocuments && (
        <CompensationModal
          selected={reviewedDocuments}
          sentCompensations={sentCompensations}
          onSave={saveReviewed}
          onRestore={restoreReviewed}
          onClose={close}
        />
      )}
    </>
  );
};

/** Renders the two columns. Invoices can be proposed for the selected payments. */
const CompensationColumns = ({
  workspace,
  canSend,
}: {
  workspace: CompensationWorkspace;
  canSend: boolean;
}) => {
  const text = useText();
  const { currency } = useVariant();
  const { isSelectable, selection } = workspace;
  const [side, setSide] = useState<ComparisonSideName>('payments');
  const { view, displayedView, select } = useListView('compensate');
  const { selected } = selection;
  const match = useProposedMatch(selected.payments, isSelectable);
  const columnProps = {
    workspace,
    view: displayedView === 'rows' ? displayedView : 'cards',
    canSend,
  } as const;
  const propose = () => {
    setSide('invoices');
    void match.propose();
  };
  return (
    <PaymentsVersusInvoices
      switchLabel={text('Side of the compensation')}
      side={side}
      onSideChange={setSide}
      view={<ViewSwitch className="max-md:hidden" view={view} select={select} />}
      payments={{
        ...getColumnHeading('payment', selected.payments, currency, text),
        action: selected.payments.length > 0 && (
          <Button variant="secondary" size="sm" onClick={propose}>
            {text('Suggest invoices')}
          </Button>
        ),
        children: <SideColumn side="payment" {...columnProps} />,
      }}
      invoices={{
        ...getColumnHeading('invoice', selected.invoices, currency, text),
        children: (
          <SideColumn side="invoice" {...columnProps}>
            <MatchPanel
              match={match}
              payments={selected.payments}
              onUse={(proposedInvoices) => {
                selection.replace({ ...selected, invoices: proposedInvoices });
                match.close();
              }}
            />
          </SideColumn>
        ),
      }}
    />
  );
};

/** Renders the totals of both sides and the continue button; nothing without a selection. */
const TotalsBar = ({
  workspace,
  onContinue,
}: {
  workspace: CompensationWorkspace;
  onContinue: () => void;
}) => {
  const text = useText();
  const { currency } = useVariant();
  const { selected, clear } = workspace.selection;
  const hint = getSumsHint(selected, currency);
  return (
    <ComparisonBar
      count={selected.payments.length + selected.invoices.length}
      {...getCompensationSums(selected, currency, text)}
      hint={hint && text(hint.key, hint.params)}
      actionLabel={text('Continue')}
      disabled={!canCompensate(selected)}
      onAction={onContinue}
      onClear={clear}
    />
  );
};

export default CompensateScreen;
