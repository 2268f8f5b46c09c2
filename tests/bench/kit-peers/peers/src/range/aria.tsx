import { parseDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import { mount } from '../shared/mount.tsx';

mount(
  <DateRangePicker
    aria-label="Fechas"
    defaultValue={{ start: parseDate('2026-11-01'), end: parseDate('2026-11-20') }}
  >
    <Group>
      <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
      <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
      <Button className="field">v</Button>
    </Group>
    <Popover>
      <Dialog>
        <RangeCalendar visibleDuration={{ months: 2 }}>
          <header>
            <Button slot="previous">&lt;</Button>
            <Heading />
            <Button slot="next">&gt;</Button>
          </header>
          <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          <CalendarGrid offset={{ months: 1 }}>
            {(date) => <CalendarCell date={date} />}
          </CalendarGrid>
        </RangeCalendar>
      </Dialog>
    </Popover>
  </DateRangePicker>,
);
