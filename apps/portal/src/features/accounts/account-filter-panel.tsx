import { useDocumentClasses } from '@surtidor/data';
import {
  type AccountFilter,
  allDocumentsOption,
  type DateRange,
  getToday,
  parseCalendarDate,
  toggleDocumentChoice,
} from '@surtidor/domain';
import { DateRangePicker, FilterPanel, MultiSelect } from '@surtidor/ui';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';
import type { AccountTexts } from './account-texts.ts';

export interface AccountFilterPanelProps {
  readonly texts: AccountTexts;
  readonly filter: AccountFilter;
  /** The date ranges of this list. */
  readonly ranges: readonly ('documentDates' | 'dueDates')[];
  readonly onApply: (filter: AccountFilter) => void;
  readonly onClose: () => void;
}

/** The values of the open panel. */
interface Draft {
  readonly classes: readonly string[];
  readonly documentDates: DateRange | null;
  readonly dueDates: DateRange | null;
}

const clearedDraft: Draft = {
  classes: [allDocumentsOption],
  documentDates: null,
  dueDates: null,
};

const getDraft = ({ documentClasses, documentDates, dueDates }: AccountFilter): Draft => ({
  classes: documentClasses ?? [allDocumentsOption],
  documentDates: documentDates ?? null,
  dueDates: dueDates ?? null,
});

const getFilter = ({ classes, documentDates, dueDates }: Draft): AccountFilter => ({
  ...(classes.length > 0 && { documentClasses: classes }),
  ...(documentDates && { documentDates }),
  ...(dueDates && { dueDates }),
});

/** Returns the selected classes after a change. 'Todos' is exclusive (spec 5). */
function getSelectedClasses(
  previousClasses: readonly string[],
  currentClasses: readonly string[],
): readonly string[] {
  const [changedClass] = [
    ...currentClasses.filter((documentClass) => !previousClasses.includes(documentClass)),
    ...previousClasses.filter((documentClass) => !currentClasses.includes(documentClass)),
  ];
  const nextClasses =
    changedClass === undefined
      ? currentClasses
      : toggleDocumentChoice(previousClasses, changedClass);
  return nextClasses.length === 0 ? [allDocumentsOption] : nextClasses;
}

const toDateRange = ({ start, end }: { start: string; end: string }): DateRange | null => {
  const [startDate, endDate] = [parseCalendarDate(start), parseCalendarDate(end)];
  return startDate && endDate && { start: startDate, end: endDate };
};

const rangeLabels = { documentDates: 'Document date', dueDates: 'Expiration date' } as const;

/** Renders the class and date filters of account lines (spec 2 and 5). */
export const AccountFilterPanel = (props: AccountFilterPanelProps) => {
  const { texts, filter, ranges, onApply, onClose } = props;
  const text = useText();
  const { now } = usePortal();
  const today = getToday(useVariant().timeZone, now());
  return (
    <FilterPanel<Draft>
      open
      title={text(texts.filterTitle)}
      value={getDraft(filter)}
      cleared={clearedDraft}
      onApply={(draft) => onApply(getFilter(draft))}
      onOpenChange={onClose}
    >
      {({ draft, change }) => (
        <>
          <ClassField classes={draft.classes} onChange={(classes) => change({ classes })} />
          {ranges.map((range) => (
            <DateRangePicker
              key={range}
              label={text(rangeLabels[range])}
              value={draft[range]}
              today={today}
              {...(range === 'documentDates' && { max: today })}
              onValueChange={(value) => change({ [range]: toDateRange(value) })}
              onClear={() => change({ [range]: null })}
            />
          ))}
        </>
      )}
    </FilterPanel>
  );
};

interface ClassFieldProps {
  readonly classes: readonly string[];
  readonly onChange: (classes: readonly string[]) => void;
}

const ClassField = ({ classes, onChange }: ClassFieldProps) => {
  const text = useText();
  const { state } = useDocumentClasses();
  const loadedClasses = getData(state) ?? [];
  const unlistedClasses = classes.filter(
    (documentClass) =>
      documentClass !== allDocumentsOption &&
      !loadedClasses.some(({ grouping }) => grouping === documentClass),
  );
  const options = [
    { value: allDocumentsOption, label: text('Todos') },
    ...loadedClasses.map(({ grouping, name }) => ({ value: grouping, label: name })),
    ...unlistedClasses.map((grouping) => ({ value: grouping, label: grouping })),
  ];
  return (
    <MultiSelect
      label={text('Document class')}
      options={options}
      value={classes}
      onValueChange={(nextClasses) => onChange(getSelectedClasses(classes, nextClasses))}
      {...(state.kind === 'failed' && {
        hint: text('Document classes are not available right now.'),
      })}
    />
  );
};
