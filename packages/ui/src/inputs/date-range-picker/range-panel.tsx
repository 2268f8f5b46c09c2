import { type RefObject, useState } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { useDateMessages } from '../../messages/index.ts';
import { PopoverPanel, type PopoverPanelProps } from '../../overlays/popover/popover-panel.tsx';
import { Calendar, type CalendarDay, earliestDay, latestDay } from '../calendar/index.ts';
import { type PartialRange, type RangeEnd, selectInRange } from './select-in-range.ts';

export interface RangePanelProps extends Partial<Pick<PopoverPanelProps, 'side' | 'align'>> {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  today: CalendarDay;
  min?: CalendarDay;
  max?: CalendarDay;
  range: PartialRange;
  /** The end whose button opened the panel. */
  initialEnd: RangeEnd;
  onChange: (range: PartialRange) => void;
  /** Called when both ends are selected or the panel is dismissed. */
  onClose: () => void;
}

/**
 * Matches viewports with space for two months side by side (breakpoint `md`). In narrower or shorter viewports
 * the calendar shows one month.
 */
const twoMonthsQuery = '(min-width: 48rem) and (min-height: 30rem)';

const panelClasses = cva('', { variants: { months: { 1: 'w-80', 2: 'w-160' } } });

/** The calendar of a range. It states which end the next day sets, and closes when both are set. */
export const RangePanel = (props: RangePanelProps) => {
  const { id, label, anchor, today, min, max, range, initialEnd, onChange, onClose } = props;
  const { rangeStartPick, rangeEndPick } = useDateMessages();
  const [nextEnd, setNextEnd] = useState<RangeEnd>(initialEnd);
  const [initialRange] = useState(range);
  const [months] = useState<1 | 2>(() => (window.matchMedia(twoMonthsQuery).matches ? 2 : 1));
  return (
    <PopoverPanel
      {...{ id, label, anchor }}
      onClose={() => {
        onChange(initialRange);
        onClose();
      }}
      side={props.side}
      align={props.align ?? 'start'}
      overflow="cover"
      className={panelClasses({ months })}
    >
      <p aria-live="polite" className="mb-2 text-sm text-ui-ink-soft">
        {nextEnd === 'start' ? rangeStartPick : rangeEndPick}
      </p>
      <Calendar
        isRange
        {...{ today, months }}
        min={min ?? earliestDay}
        max={max ?? latestDay}
        from={range.start}
        to={range.end}
        initialDay={range[initialEnd] ?? range.start ?? range.end ?? today}
        onPick={(day) => {
          const nextRange = selectInRange(range, nextEnd, day);
          onChange(nextRange);
          setNextEnd('end');
          if (nextRange.end !== null) onClose();
        }}
      />
    </PopoverPanel>
  );
};
