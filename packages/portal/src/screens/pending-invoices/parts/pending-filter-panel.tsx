import { getYesterday, parseCalendarDate, parseDateRange } from '@surtidor/domain';
import { overdueColumnKeys, selectionStatusOptions } from '@surtidor/domain/invoices';
import { DatePicker, DateRangePicker, FilterPanel, MonthPicker, Select } from '@surtidor/ui';
import { DocumentClassField } from '../../../features/accounts/document-class-field.tsx';
import { overdueAgeLabels } from '../../../features/invoices/overdue-ages.ts';
import { usePortal, useToday, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { defaultPendingFilter, type PendingFilter } from '../pending-filter.ts';

export interface PendingFilterPanelProps {
  readonly filter: PendingFilter;
  readonly onApply: (filter: PendingFilter) => void;
  readonly onClose: () => void;
}

/** The filters of spec 2: by document, by selection, by document date, and by month and year. */
export const PendingFilterPanel = ({ filter, onApply, onClose }: PendingFilterPanelProps) => {
  const { number, sort } = filter;
  return (
    <FilterPanel
      open
      title={useText()('Filter invoices')}
      value={filter}
      cleared={{ ...defaultPendingFilter, number, sort }}
      onApply={onApply}
      onOpenChange={onClose}
    >
      {({ draft, change }) => (
        <>
          <DocumentClassField
            value={draft.documentClasses}
            onChange={(documentClasses) => change({ documentClasses })}
          />
          <SelectionFields draft={draft} change={change} />
          <DocumentFields draft={draft} change={change} />
        </>
      )}
    </FilterPanel>
  );
};

interface FieldsProps {
  readonly draft: PendingFilter;
  readonly change: (changes: Partial<PendingFilter>) => void;
}

/** The filters by selection: open or compensated, and due dates until yesterday (spec 4, 5). */
const SelectionFields = ({ draft, change }: FieldsProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const today = useToday();
  const anyOption = { value: '', label: text('Any') } as const;
  return (
    <>
      <Select
        label={text('State')}
        value={draft.status ?? ''}
        options={[
          anyOption,
          ...selectionStatusOptions.map(({ status, label }) => ({
            value: status,
            label: text(label),
          })),
        ]}
        onValueChange={(status) => change({ status: status || undefined })}
      />
      <Select
        label={text('Overdue since')}
        value={draft.overdue ?? ''}
        options={[
          anyOption,
          ...overdueColumnKeys.map((age) => ({ value: age, label: text(overdueAgeLabels[age]) })),
        ]}
        onValueChange={(age) => change({ overdue: age || undefined, due: undefined })}
      />
      <DateRangePicker
        label={text('Due date')}
        value={draft.due ?? null}
        today={today}
        max={getYesterday(timeZone, now())}
        onValueChange={(value) => {
          const due = parseDateRange(value);
          if (due) change({ due, overdue: undefined });
        }}
        onClear={() => change({ due: undefined })}
      />
    </>
  );
};

/** The filters by document date, until today, and by month (spec 2, 5). */
const DocumentFields = ({ draft, change }: FieldsProps) => {
  const text = useText();
  const today = useToday();
  return (
    <>
      <DatePicker
        label={text('Document date')}
        value={draft.documentDate ?? null}
        today={today}
        max={today}
        onValueChange={(day) => change({ documentDate: parseCalendarDate(day) ?? undefined })}
      />
      <MonthPicker
        label={text('Month and year')}
        value={draft.month ?? null}
        today={today}
        onValueChange={(month) => change({ month: month ?? undefined })}
      />
    </>
  );
};
