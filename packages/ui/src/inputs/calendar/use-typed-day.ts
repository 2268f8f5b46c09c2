import { useState } from 'react';
import { useDateMessages } from '../../messages/index.ts';
import { type CalendarDay, firstDay, lastDay } from './calendar-day.ts';
import { dayText, withSlashes } from './day-text.ts';
import { limitsText, type ParsedDay, readWithin } from './parsed-day.ts';

interface Draft {
  text: string;
  /** The value when this text was typed. If the caller sets another value, it replaces the text. */
  of: CalendarDay | null;
  /** Whether typing has ended. Errors are not shown before. */
  isDone: boolean;
}

export interface TypedDayOptions {
  value: CalendarDay | null;
  min?: CalendarDay;
  max?: CalendarDay;
  /** Called with a complete day within the limits, or with null if the final text is not a valid day. */
  onDay: (day: CalendarDay | null) => void;
}

const complete = /^\d{2}\/\d{2}\/\d{4}$/;

/** Manages the text of a date field while it is typed: its value, its edits and its error. */
export const useTypedDay = ({ value, min, max, onDay }: TypedDayOptions) => {
  const messages = useDateMessages();
  const [draft, setDraft] = useState<Draft | null>(null);
  const typed = draft?.of === value ? draft : null;
  const text = typed?.text ?? dayText(value);
  const read = (typedText: string): ParsedDay =>
    readWithin(typedText, { min: min ?? firstDay, max: max ?? lastDay });
  const emit = (day: CalendarDay | null) => {
    if (day !== value) onDay(day);
  };

  const onType = (next: string) => {
    const typedText = withSlashes(text, next);
    const reading = read(typedText);
    const day = reading.kind === 'day' && complete.test(typedText) ? reading.day : null;
    setDraft({ text: typedText, of: day ?? value, isDone: false });
    if (day !== null) emit(day);
  };
  const onDone = () => {
    if (typed === null) return;
    const reading = read(text);
    const day = reading.kind === 'day' ? reading.day : null;
    const isFine = reading.kind === 'day' || reading.kind === 'empty';
    setDraft(isFine ? null : { text, of: null, isDone: true });
    emit(day);
  };

  const kind = typed?.isDone ? read(text).kind : 'day';
  const problem = {
    day: undefined,
    empty: undefined,
    unreadable: messages.dateNotUnderstood,
    outside: limitsText({ min, max }, messages),
  }[kind];
  return { text, problem, onType, onDone, forget: () => setDraft(null) };
};
