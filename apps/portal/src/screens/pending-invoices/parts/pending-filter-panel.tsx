import { useDocumentClasses } from '@surtidor/data';
import {
  allDocumentsOption,
  getDocumentClassFilter,
  getToday,
  getYesterday,
  overdueColumnKeys,
  parseCalendarDate,
  selectionStatusOptions,
  toggleDocumentChoice,
} from '@surtidor/domain';
import {
  Button,
  DatePicker,
  DateRangePicker,
  FilterPanel,
  MonthPicker,
  MultiSelect,
  Select,
} from '@surtidor/ui';
import { overdueAgeLabels } from '../../../features/invoices/overdue-ages.ts';
import { usePortal, useToday, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';
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
          <ClassField draft={draft} change={change} />
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

/** The filter by document class. 'Todos' excludes the other options (spec 5). */
const ClassField = ({ draft, change }: FieldsProps) => {
  const text = useText();
  const { state, retry } = useDocumentClasses();
  const { failureText } = getFrame(state, retry, text);
  const backendOptions = (getData(state) ?? []).map(({ name, grouping }) => ({
    value: grouping,
    label: name,
  }));
  // The options include a class of the search params even if the backend does not list it.
  const urlOptions = draft.documentClasses
    .filter((documentClass) => backendOptions.every(({ value }) => value !== documentClass))
    .map((documentClass) => ({ value: documentClass, label: documentClass }));
  const selected =
    draft.documentClasses.length === 0 ? [allDocumentsOption] : draft.documentClasses;
  const handleValueChange = (values: readonly string[]) => {
    const toggledOption =
      values.find((value) => !selected.includes(value)) ??
      selected.find((value) => !values.includes(value));
    if (toggledOption === undefined) return;
    change({
      documentClasses: getDocumentClassFilter(toggleDocumentChoice(selected, toggledOption)),
    });
  };
  return (
    <>
      <MultiSelect
        label={text('Document class')}
        options={[
          { value: allDocumentsOption, label: text('Todos') },
          ...backendOptions,
          ...urlOptions,
        ]}
        value={selected}
        onValueChange={handleValueChange}
        {...(failureText && { error: failureText })}
      />
      {failureText && (
        <Button size="sm" variant="secondary" className="self-start" onClick={retry}>
          {text('Try again')}
        </Button>
      )}
    </>
  );
};

/** The filters by selection: open or compensated, and due dates until yesterday (spec 4, 5). */
const SelectionFields = ({ draft, change }: FieldsProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
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
        today={getToday(timeZone, now())}
        max={getYesterday(timeZone, now())}
        onValueChange={(range) => {
          const start = parseCalendarDate(range.start);
          const end = parseCalendarDate(range.end);
          if (start && end) change({ due: { start, end }, overdue: undefined });
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
