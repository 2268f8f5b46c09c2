import { parseDateRange } from '@surtidor/domain';
import type { AccountFilter } from '@surtidor/domain/invoices';
import { DateRangePicker, FilterPanel } from '@surtidor/ui';
import { useToday } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { AccountTexts } from './account-texts.ts';
import { DocumentClassField } from './document-class-field.tsx';

export interface AccountFilterPanelProps {
  readonly texts: AccountTexts;
  readonly filter: AccountFilter;
  /** The date ranges of this list. */
  readonly ranges: readonly ('documentDates' | 'dueDates')[];
  readonly onApply: (filter: AccountFilter) => void;
  readonly onClose: () => void;
}

const rangeLabels = { documentDates: 'Document date', dueDates: 'Expiration date' } as const;

/** Renders the class and date filters of account lines (spec 2 and 5). */
export const AccountFilterPanel = (props: AccountFilterPanelProps) => {
  const { texts, filter, ranges, onApply, onClose } = props;
  const text = useText();
  const today = useToday();
  // The number and the month are outside the panel.
  const { number, month } = filter;
  return (
    <FilterPanel<AccountFilter>
      open
      title={text(texts.filterTitle)}
      value={filter}
      cleared={{ number, month }}
      onApply={onApply}
      onOpenChange={onClose}
    >
      {({ draft, change }) => (
        <>
          <DocumentClassField
            value={draft.documentClasses ?? []}
            onChange={(documentClasses) => change({ documentClasses })}
          />
          {ranges.map((range) => (
            <DateRangePicker
              key={range}
              label={text(rangeLabels[range])}
              value={draft[range] ?? null}
              today={today}
              {...(range === 'documentDates' && { max: today })}
              onValueChange={(value) => change({ [range]: parseDateRange(value) ?? undefined })}
              onClear={() => change({ [range]: undefined })}
            />
          ))}
        </>
      )}
    </FilterPanel>
  );
};
