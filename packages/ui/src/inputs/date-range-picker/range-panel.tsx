import { type RefObject, useState } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { useDateMessages } from '../../messages/index.ts';
import { PopoverPanel, type PopoverPanelProps } from '../../overlays/popover/popover-panel.tsx';
import { Calendar, type CalendarDay, firstDay, lastDay } from '../calendar/index.ts';
import { type OpenRange, pickInRange, type RangeEnd } from './pick-in-range.ts';

export interface RangePanelProps extends Partial<Pick<PopoverPanelProps, 'side' | 'align'>> {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  today: CalendarDay;
  min?: CalendarDay;
  max?: CalendarDay;
  range: OpenRange;
  /** The end whose button opened the panel. */
  opened: RangeEnd;
  onChange: (range: OpenRange) => void;
  /** Called when both ends are selected or the panel is dismissed. */
  onClose: () => void;
}

/**
 * Matches viewports with space for two months side by side (breakpoint `md`). In other viewports, or in low
 * windows, the calendar shows one month.
 */
const twoMonthsQuery = '(min-width: 48rem) and (min-height: 30rem)';

const panelClasses = cva('', { variants: { months: { 1: 'w-80', 2: 'w-160' } } });

/** The calendar of a range. It states which end the next day sets, and closes when both are set. */
export const RangePanel = (props: RangePanelProps) => {
  const { id, label, anchor, today, min, max, range, opened, onChange, onClose } = props;
  const { rangeStartPick, rangeEndPick } = useDateMessages();
  const [next, setNext] = useState<RangeEnd>(opened);
  const [previous] = useState(range);
  const [months] = useState<1 | 2>(() => (window.matchMedia(twoMonthsQuery).matches ? 2 : 1));
  return (
    <PopoverPanel
      {...{ id, label, anchor }}
      onClose={() => {
        onChange(previous);
        onClose();
      }}
      side={props.side}
      align={props.align ?? 'start'}
      overflow="cover"
      className={panelClasses({ months })}
    >
      <p aria-live="polite" className="mb-2 text-sm text-ink-soft">
        {next === 'start' ? rangeStartPick : rangeEndPick}
      </p>
      <Calendar
        isRange
        {...{ today, months }}
        min={min ?? firstDay}
        max={max ?? lastDay}
        from={range.start}
        to={range.end}
        start={range[opened] ?? range.start ?? range.end ?? today}
        onPick={(day) => {
          const picked = pickInRange(range, next, day);
          onChange(picked);
          setNext('end');
          if (picked.end !== null) onClose();
        }}
      />
    </PopoverPanel>
  );
};
