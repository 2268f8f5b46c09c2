import { formatMoney, getAmountFormat } from '@surtidor/domain';
import { getDocumentStations } from '@surtidor/domain/invoices';
import {
  type DraftEntry,
  type DraftIssue,
  isAmountMissing,
  type ModesChange,
  matchesSearch,
  type PaymentAttempt,
  type PaymentDraft,
  sortProblemsFirst,
} from '@surtidor/domain/payments';
import { useDocumentsInProgress } from '@surtidor/flows/react';
import { PaymentLineEditor, PaymentLines } from '@surtidor/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Info from 'lucide-react/icons/info';
import { memo, useState } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import {
  type PortalMessage,
  type Text,
  useText,
} from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { getAttemptNote } from '../../invoices/disabled-state.ts';
import { getInvoiceTitle } from '../../invoices/document-title.ts';
import { formatDueDate, type StoreTime } from '../../invoices/format-due-date.ts';
import { LineTools } from './line-tools.tsx';

/** The note of a line whose invoice has changed since it was selected (faults 10). */
const draftIssueMessages = {
  none: null,
  changed: 'Its balance has changed. Check the amount.',
  gone: 'It is no longer pending and will not be paid.',
  settled: 'It is no longer pending and will not be paid.',
  credit: 'It is no longer pending and will not be paid.',
  'foreign-currency': 'It is in another currency and will not be paid.',
  blocked: 'It is blocked and will not be paid.',
  'in-progress': 'A payment is in progress.',
} as const satisfies Record<DraftIssue, PortalMessageKey | null>;

export interface PaymentLinesFormProps {
  readonly draft: PaymentDraft;
  readonly onModeChange: (id: string, mode: 'full' | 'partial') => void;
  readonly onAmountChange: (id: string, minor: number | null) => void;
  readonly onRemove: (id: string) => void;
  /** Called to set the mode of all these lines. */
  readonly onSetModes: (ids: ReadonlySet<string>, mode: 'full' | 'partial') => void;
  /** The last change, until it is undone. */
  readonly modesChange: ModesChange | null;
  readonly onUndo: () => void;
}

/** Renders one line per invoice: full or partial payment, and how it changed since it was selected (spec 2). */
export const PaymentLinesForm = ({
  draft,
  onRemove,
  onSetModes,
  modesChange,
  onUndo,
  ...lineHandlers
}: PaymentLinesFormProps) => {
  const text = useText();
  const [searchText, setSearchText] = useState('');
  const getTitle = ({ document }: DraftEntry) => getInvoiceTitle(document, text);
  const attemptsInProgress = useDocumentsInProgress();
  const count = draft.entries.length;
  const sortedEntries = sortProblemsFirst(draft.entries);
  const visibleEntries =
    searchText === ''
      ? sortedEntries
      : sortedEntries.filter((entry) => matchesSearch(entry, getTitle(entry), searchText));
  return (
    <>
      {count > 1 && (
        <LineTools
          {...{ count, searchText, modesChange, onUndo }}
          matchCount={visibleEntries.length}
          onSetAllModes={(mode) =>
            onSetModes(new Set(visibleEntries.map(({ document }) => document.id)), mode)
          }
          onSearch={setSearchText}
        />
      )}
      <StationsNote entries={draft.entries} />
      <PaymentLines label={text('Invoices to pay')}>
        {visibleEntries.map((entry) => (
          <Line
            key={entry.document.id}
            entry={entry}
            title={getTitle(entry)}
            attemptInProgress={attemptsInProgress.get(entry.document.documentNumber)}
            {...(count > 1 && { onRemove })}
            {...lineHandlers}
          />
        ))}
      </PaymentLines>
      {visibleEntries.length === 0 && (
        <p className="py-4 text-ui-ink-soft">{text('No invoice matches')}</p>
      )}
    </>
  );
};

/** The maximum number of stations listed by name. The others are only counted. */
const maxListedStations = 3;

/** Warns that the payment covers several stations, in one line that opens. */
const StationsNote = ({ entries }: { entries: readonly DraftEntry[] }) => {
  const text = useText();
  const stations = getDocumentStations(entries.map(({ document }) => document));
  const count = stations.length;
  if (count < 2) return null;
  const names = stations.slice(0, maxListedStations).map(({ name }) => name);
  const more = count - names.length;
  const params = { count, names: names.join(', '), more };
  return (
    <details className="group my-1 rounded-ui-md bg-ui-info-soft text-sm sm:my-2">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-ui-md px-3 py-2">
        <Info className="size-4 shrink-0 text-ui-info-ink" />
        <span className="min-w-0 flex-1 truncate group-open:whitespace-normal">
          {more === 0
            ? text('Invoices of {count} stations: {names}.', params)
            : text('Invoices of {count} stations: {names} and {more} more.', params)}
        </span>
        <ChevronDown className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
    </details>
  );
};

type LineProps = Pick<PaymentLinesFormProps, 'onModeChange' | 'onAmountChange'> & {
  entry: DraftEntry;
  title: string;
  /** The attempt that holds the document. */
  attemptInProgress: PaymentAttempt | undefined;
  onRemove?: (id: string) => void;
};

/** Returns the note of a line. If a payment is in progress, it contains the payer and the time. */
function getProblem(
  issue: DraftIssue,
  attemptInProgress: PaymentAttempt | undefined,
  storeTime: StoreTime,
  text: Text,
): PortalMessage | null {
  if (issue === 'in-progress' && attemptInProgress !== undefined)
    return getAttemptNote(attemptInProgress, storeTime, text);
  const key = draftIssueMessages[issue];
  return key && { key };
}

/** Renders one line. It is memoised, so it re-renders only when its own entry changes. */
const Line = memo(function Line({ entry, attemptInProgress, ...rest }: LineProps) {
  const text = useText();
  const { timeZone } = useVariant();
  const { now } = usePortal();
  const { document, issue } = entry;
  const { dueDate, balance, destinationName } = document;
  const dueText = dueDate && formatDueDate(dueDate, { timeZone, now: now() }, text);
  const problem = getProblem(issue, attemptInProgress, { timeZone, now: now() }, text);
  return (
    <PaymentLineEditor
      id={document.id}
      total={formatMoney(balance)}
      detail={[destinationName, dueText].filter(Boolean).join(' · ')}
      mode={entry.mode}
      amount={entry.amount.minor}
      maxAmount={balance.minor}
      amountFormat={getAmountFormat(balance.currency)}
      disabled={issue !== 'none' && issue !== 'changed'}
      {...(isAmountMissing(entry) && {
        note: text('Without an amount, this invoice will not be paid.'),
      })}
      {...(problem && { error: text(problem.key, problem.params) })}
      {...rest}
    />
  );
});
