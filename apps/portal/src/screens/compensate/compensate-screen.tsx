import { canCompensate } from '@surtidor/domain';
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
import { getColumn } from './parts/column.ts';
import { CompensationModal, type CompensationModalEnd } from './parts/compensation-modal.tsx';
import { withBoth } from './parts/known-documents.ts';
import { MatchPanel } from './parts/match-panel.tsx';
import { SideColumn } from './parts/side-column.tsx';
import { shownSums, sumsHint } from './parts/sums.ts';
import type { SelectedDocuments } from './parts/use-compensation-selection.ts';
import {
  type CompensationWorkspace,
  useCompensationWorkspace,
} from './parts/use-compensation-workspace.ts';
import { useMatch } from './parts/use-match.ts';

/** Applies payments to invoices in two columns (spec 2). */
export const CompensateScreen = () => {
  const text = useText();
  const abilities = useAbilities();
  const workspace = useCompensationWorkspace();
  const [sent, setSent] = useState<SelectedDocuments | null>(null);
  const { choice, sending, reload } = workspace;
  const { waiting, settle, keepReviewed } = useSavedCompensation(choice.selected, sent !== null);
  const close = (end: CompensationModalEnd) => {
    setSent(null);
    if (end.sent) choice.clear();
    else choice.choose(end.selected);
    if (end.reload) reload();
  };
  const resume = (found: SelectedDocuments) => {
    settle();
    const both = withBoth(choice.selected, found);
    choice.choose(both);
    if (waiting?.step === 'reviewing' && canCompensate(both)) setSent(both);
  };
  return (
    <>
      <PaymentsHub
        section="compensate"
        title={text('Payments vs invoices')}
        subtitle={text('Choose the payments you apply and the invoices they settle.')}
      />
      <CheckingNotice sending={sending} hidden={sent !== null} />
      {waiting && abilities.sendCompensation && (
        <ResumeCompensation saved={waiting} onResumed={resume} onGiveUp={settle} />
      )}
      <Columns workspace={workspace} canSend={abilities.sendCompensation} />
      {abilities.sendCompensation && (
        <Bar workspace={workspace} onContinue={() => setSent(choice.selected)} />
      )}
      {sent && (
        <CompensationModal
          selected={sent}
          sending={sending}
          onKeep={keepReviewed}
          onClose={close}
        />
      )}
    </>
  );
};

/** Renders the two columns. Invoices can be proposed for the selected payments. */
const Columns = ({
  workspace,
  canSend,
}: {
  workspace: CompensationWorkspace;
  canSend: boolean;
}) => {
  const text = useText();
  const { currency } = useVariant();
  const { isOpen, choice } = workspace;
  const [side, setSide] = useState<ComparisonSideName>('payments');
  const { view, displayedView, select } = useListView('compensate');
  const { selected, toggle } = choice;
  const match = useMatch(selected.payments, isOpen);
  const column = { workspace, view: displayedView, ...(canSend && { onToggle: toggle }) };
  const propose = () => {
    setSide('invoices');
    void match.propose();
  };
  return (
    <PaymentsVersusInvoices
      switchLabel={text('Side of the compensation')}
      side={side}
      onSideChange={setSide}
      view={<ViewSwitch view={view} select={select} />}
      payments={{
        ...getColumn('payment', selected.payments, currency, text),
        action: selected.payments.length > 0 && (
          <Button variant="secondary" size="sm" onClick={propose}>
            {text('Propose invoices')}
          </Button>
        ),
        children: <SideColumn side="payment" {...column} />,
      }}
      invoices={{
        ...getColumn('invoice', selected.invoices, currency, text),
        children: (
          <SideColumn side="invoice" {...column}>
            <MatchPanel
              match={match}
              payments={selected.payments}
              onUse={(found) => {
                choice.choose({ ...selected, invoices: found });
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
const Bar = ({
  workspace,
  onContinue,
}: {
  workspace: CompensationWorkspace;
  onContinue: () => void;
}) => {
  const text = useText();
  const { currency } = useVariant();
  const { selected, clear } = workspace.choice;
  const hint = sumsHint(selected, currency);
  return (
    <ComparisonBar
      count={selected.payments.length + selected.invoices.length}
      {...shownSums(selected, currency, text)}
      hint={hint && text(hint.key, hint.params)}
      actionLabel={text('Continue')}
      disabled={!canCompensate(selected)}
      onAction={onContinue}
      onClear={clear}
    />
  );
};
