import { formatMoney } from '@surtidor/domain';
import {
  getSessionEnd,
  getShortReference,
  isSameUuid,
  type PaymentResult,
  parseReturnedUuid,
} from '@surtidor/domain/payments';
import { type CorporateInfo, canSwitchCompany } from '@surtidor/domain/session';
import { markAnnounced } from '@surtidor/flows/core';
import { useAttempts, useJournal, useLiveAttempts } from '@surtidor/flows/react';
import { ResultPanel, Spinner } from '@surtidor/ui';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ClaimsCard } from '../../features/claims/claims-card.tsx';
import { OtherCompanySlot } from '../../features/companies/company-bar.tsx';
import { useCompany } from '../../features/people/use-company.ts';
import {
  useAbilities,
  usePortal,
  useSession,
  useVariant,
} from '../../platform/context/portal-context.tsx';
import { formatTime } from '../../platform/format/format-instant.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';
import { useLocation } from '../../platform/router/index.ts';
import { getReceiptFacts, getReceiptLines } from './parts/receipt.tsx';
import { ResultActions } from './parts/result-actions.tsx';
import { resultTexts, resultTextsWithoutInvoices } from './parts/result-texts.ts';
import { isReadOnly, type TransactionView } from './parts/transaction-view.ts';
import { usePurchasedVouchers } from './parts/use-purchased-vouchers.ts';
import { paysInvoices, useReceipt } from './parts/use-receipt.ts';
import { type FollowedTransaction, useTransaction } from './parts/use-transaction.ts';
import '../../shared/messages/spanish/transaction-result.ts';

/** The result of a payment, as reported by the backend (spec 2, /admin/resultado-transaccion). */
const TransactionResultScreen = () => {
  const { search } = useLocation();
  const uuid = parseReturnedUuid(search);
  const { onReturn } = useAttempts();
  const isHydrated = useHydrated();
  useEffect(onReturn, [onReturn]);
  const otherCompany = useOtherCompany(uuid);
  // The journal, which decides who checks the transaction, is available only after hydration.
  if (uuid !== null && !isHydrated) return <CheckingIndicator />;
  // The backend of this session does not know it: nothing may be checked or shown for the wrong company.
  if (otherCompany !== null) return <OtherCompanySlot code={otherCompany} subject="payment" />;
  // The key resets the state for another transaction.
  return <TransactionResult key={uuid} uuid={uuid} />;
};

/** Returns the other company of the person that started a payment in this browser; null for a payment of this one. */
function useOtherCompany(uuid: string | null): string | null {
  const session = useSession();
  const attempt = useJournal().find((one) => isSameUuid(one.uuid, uuid));
  const isOther = attempt !== undefined && attempt.owner !== session.clientCode;
  return isOther && canSwitchCompany(session) ? attempt.owner : null;
}

const TransactionResult = ({ uuid }: { uuid: string | null }) => {
  const transaction = useTransaction(uuid);
  const { view } = transaction;
  if (view.kind === 'checking') return <CheckingIndicator />;
  const isKnown = view.kind === 'answered' && view.result !== 'unknown-transaction';
  return isKnown && uuid !== null ? (
    <>
      <ResultWithCompany transaction={transaction} view={view} />
      <PaymentClaims uuid={uuid} />
    </>
  ) : (
    <TransactionPanel transaction={transaction} view={view} company={null} />
  );
};

type LoadedView = Exclude<TransactionView, { kind: 'checking' }>;

interface TransactionPanelProps {
  readonly transaction: FollowedTransaction;
  readonly view: LoadedView;
  /** The paying company; null until loaded. */
  readonly company: CorporateInfo | null;
}

/** The result of an existing transaction, with the company on its receipt. */
const ResultWithCompany = (props: Omit<TransactionPanelProps, 'company'>) => {
  const { state } = useCompany();
  return <TransactionPanel {...props} company={getData(state) ?? null} />;
};

/** The questions and claims about a payment, for those who may see the company's payments. */
const PaymentClaims = ({ uuid }: { readonly uuid: string }) => {
  const text = useText();
  const { seePendingInvoices } = useAbilities();
  if (!seePendingInvoices) return null;
  return (
    <div className="mx-auto mt-5 max-w-md lg:max-w-none">
      <ClaimsCard
        subject={{ kind: 'payment', number: uuid }}
        subjectName={text('Payment {reference}', { reference: getShortReference(uuid) })}
      />
    </div>
  );
};

/** Records that the user has seen the final result of a payment. Support does not. */
function useMarkAnnounced(uuid: string | null): void {
  const { sharedStorage } = usePortal().browser;
  const { support } = useSession();
  useEffect(() => {
    if (uuid !== null && !support) markAnnounced(sharedStorage, [uuid]);
  }, [uuid, support, sharedStorage]);
}

const TransactionPanel = ({ transaction, view, company }: TransactionPanelProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const { clientCode } = useSession();
  const { uuid, attempt } = transaction;
  const result: PaymentResult | 'unanswered' =
    view.kind === 'answered' ? view.result : 'unanswered';
  const isUnknown = result === 'unknown-transaction';
  useMarkAnnounced(result === 'approved' || result === 'rejected' ? uuid : null);
  const isKnown = !isUnknown && result !== 'unanswered';
  const receipt = useReceipt(isKnown ? uuid : null, result, isUnknown ? null : attempt);
  const vouchers = usePurchasedVouchers(receipt?.kind === 'vouchers' ? uuid : null);
  const liveAttempt = useLiveAttempts().find((one) => isSameUuid(one.uuid, uuid));
  const sessionEnd = liveAttempt ? getSessionEnd(liveAttempt) : null;
  const endTime =
    sessionEnd !== null && sessionEnd > now() ? formatTime(timeZone, sessionEnd) : null;
  const texts = getTexts(view, { isInvoicePayment: paysInvoices(receipt), endTime }, text);
  const receiptContext = { uuid: uuid ?? '', clientCode, company, timeZone, now: now(), result };
  return (
    <ResultPanel
      status={texts.status}
      title={texts.title}
      {...(receipt && { amount: formatMoney(receipt.amount) })}
      receipt={isUnknown ? [] : getReceiptFacts(receipt, receiptContext, text)}
      lines={vouchers?.lines ?? getReceiptLines(receipt, result, text)}
      linesTitle={text(vouchers ? 'Vouchers of this purchase' : 'Paid invoices')}
      issuer={<Issuer uuid={uuid} />}
      actions={
        <ResultActions
          transaction={transaction}
          receipt={receipt}
          voucherEmail={vouchers?.email ?? ''}
        />
      }
    >
      {texts.reason && <span className="block">{texts.reason}</span>}
      <span className="block">
        {texts.status === 'approved' && vouchers?.successMessage
          ? vouchers.successMessage
          : texts.detail}
      </span>
    </ResultPanel>
  );
};

/** The title of the printed page, below the letterhead of the issuer. */
const Issuer = ({ uuid }: { uuid: string | null }) => {
  const text = useText();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
      <span className="font-heading text-xl font-extrabold">{text('Payment receipt')}</span>
      {uuid !== null && (
        <span translate="no" className="tabular-nums">
          {getShortReference(uuid)}
        </span>
      )}
    </p>
  );
};

const getTexts = (
  view: LoadedView,
  payment: { readonly isInvoicePayment: boolean; readonly endTime: string | null },
  text: ReturnType<typeof useText>,
) => {
  if (view.kind === 'unanswered') {
    return {
      status: 'pending' as const,
      title: text('We could not check the result'),
      reason: '',
      detail: isReadOnly(view)
        ? text('A support session may not do this.')
        : text('Your payment is safe. We will check again in a moment.'),
    };
  }
  const texts = payment.isInvoicePayment ? resultTexts : resultTextsWithoutInvoices;
  const { status, title, reason, detail } = texts[view.result];
  return {
    status,
    title: text(title),
    reason: reason === undefined ? '' : view.message || text(reason),
    detail:
      status === 'pending' && payment.endTime !== null
        ? text(
            'Do not pay again. The bank session ends at {time}: then we show here whether it was paid.',
            { time: payment.endTime },
          )
        : text(detail),
  };
};

const CheckingIndicator = () => {
  const text = useText();
  return (
    <div className="flex flex-col items-center gap-4 py-20">
      <h1 className="sr-only">{text('Transaction result')}</h1>
      <Spinner size="lg" label={text('Checking the result…')} className="text-ui-primary-ink" />
      <p className="text-ui-ink-soft">{text('Checking the result…')}</p>
    </div>
  );
};

export default TransactionResultScreen;
