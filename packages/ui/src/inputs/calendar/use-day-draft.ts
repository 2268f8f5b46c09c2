import { useState } from 'react';
import { useDateMessages } from '../../messages/index.ts';
import { type CalendarDay, earliestDay, latestDay } from './calendar-day.ts';
import { addSlashes, formatDay } from './day-text.ts';
import { getLimitsMessage, type ParsedDay, parseDayWithin } from './parsed-day.ts';

interface Draft {
  text: string;
  /** The value when this text was typed. If the caller sets another value, it replaces the text. */
  baseValue: CalendarDay | null;
  /** Whether typing has ended. Errors are not shown before that. */
  isFinished: boolean;
}

export interface DayDraftOptions {
  value: CalendarDay | null;
  min?: CalendarDay;
  max?: CalendarDay;
  /** Called with a complete day within the limits, or with null if the final text is not a valid day. */
  onDayChange: (day: CalendarDay | null) => void;
}

const completeDatePattern = /^\d{2}\/\d{2}\/\d{4}$/;

/** Manages the text of a date field while it is typed: its value, its edits and its error. */
export const useDayDraft = ({ value, min, max, onDayChange }: DayDraftOptions) => {
  const messages = useDateMessages();
  const [draft, setDraft] = useState<Draft | null>(null);
  const currentDraft = draft?.baseValue === value ? draft : null;
  const text = currentDraft?.text ?? formatDay(value);
  const parse = (input: string): ParsedDay =>
    parseDayWithin(input, { min: min ?? earliestDay, max: max ?? latestDay });
  const emit = (day: CalendarDay | null) => {
    if (day !== value) onDayChange(day);
  };

  const changeText = (input: string) => {
    const nextText = addSlashes(text, input);
    const parsed = parse(nextText);
    const day = parsed.kind === 'day' && completeDatePattern.test(nextText) ? parsed.day : null;
    setDraft({ text: nextText, baseValue: day ?? value, isFinished: false });
    if (day !== null) emit(day);
  };
  const finish = () => {
    if (currentDraft === null) return;
    const parsed = parse(text);
    const day = parsed.kind === 'day' ? parsed.day : null;
    const isValid = parsed.kind === 'day' || parsed.kind === 'empty';
    setDraft(isValid ? null : { text, baseValue: null, isFinished: true });
    emit(day);
  };

  const kind = currentDraft?.isFinished ? parse(text).kind : 'day';
  const error = {
    day: undefined,
    empty: undefined,
    unreadable: messages.dateNotUnderstood,
    outside: getLimitsMessage({ min, max }, messages),
  }[kind];
  return { text, error, changeText, finish, reset: () => setDraft(null) };
};
