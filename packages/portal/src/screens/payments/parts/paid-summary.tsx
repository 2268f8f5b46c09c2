import {
  type CalendarDate,
  type DateRange,
  formatTotals,
  getDateParts,
  type Money,
} from '@surtidor/domain';
import type { PaidSums } from '@surtidor/domain/payments';
import { Button, Dialog } from '@surtidor/ui';
import { useState } from 'react';
import { formatMonth } from '../../../features/lists/filters/filter-definition.tsx';
import { SumList } from '../../../features/lists/sum-list.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';

/** Formats sums; of nothing, text that says so. */
const formatSums = (totals: readonly Money[], text: Text): string =>
  totals.length === 0 ? text('Nothing') : formatTotals(totals);

const formatDates = ({ start, end }: DateRange, text: Text): string =>
  text('{start} to {end}', { start: formatDate(start, text), end: formatDate(end, text) });

/** Formats what was paid for the line above the list, which has a chip for other dates than those until today. */
export const formatPaid = (
  { totals }: PaidSums,
  { start }: DateRange,
  hasDatesChip: boolean,
  text: Text,
): string => {
  const amount = formatSums(totals, text);
  return hasDatesChip
    ? text('Paid: {amount}', { amount })
    : text('Paid since {date}: {amount}', { amount, date: formatDate(start, text) });
};

const formatKey = (month: CalendarDate, text: Text): string =>
  formatMonth(getDateParts(month), text);

export interface PaidSumsButtonProps {
  readonly sums: PaidSums;
  readonly dates: DateRange;
  /** What the compensations settled, by currency; null if the list has none. */
  readonly compensated: readonly Money[] | null;
}

/** The button that opens the sums by month and by bank. */
export const PaidSumsButton = ({ sums, dates, compensated }: PaidSumsButtonProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const format = (totals: readonly Money[]) => formatSums(totals, text);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-lg:min-h-11 max-lg:px-0 max-lg:whitespace-nowrap"
        // On a phone, more words would be cut.
        aria-label={text('Sums by month and bank')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {text('Sums')}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={text('What you paid')}
          description={formatDates(dates, text)}
          onOpenChange={setOpen}
        >
          <div className="flex flex-col gap-4">
            <SumList
              title={text('By month')}
              parts={sums.months.map(({ key, totals }) => [formatKey(key, text), format(totals)])}
              total={format(sums.totals)}
            />
            <SumList
              title={text('By bank')}
              parts={sums.banks.map(({ key, totals }) => [
                key || text('Without bank'),
                format(totals),
              ])}
              total={format(sums.totals)}
            />
            {compensated && (
              <SumList title={text('Compensations')} parts={[]} total={format(compensated)} />
            )}
            <p className="text-sm text-ui-ink-soft">
              {sums.openCount === 0
                ? text('Only approved payments are counted.')
                : text('Only approved payments are counted. Without a result: {count}.', {
                    count: sums.openCount,
                  })}
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
};
