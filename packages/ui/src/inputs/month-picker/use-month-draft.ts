import { useState } from 'react';
import { useDateMessages } from '../../messages/index.ts';
import { addSlash, formatMonth, parseMonth, toMonthNumber, type YearMonth } from './month-text.ts';

interface Draft {
  text: string;
  /** The formatted value when this text was typed. */
  baseText: string;
  /** Whether typing has ended. Errors are not shown before that. */
  isFinished: boolean;
}

export interface MonthDraftOptions {
  value: YearMonth | null;
  min?: YearMonth;
  max?: YearMonth;
  /** The year of a typed month without a year. */
  defaultYear: number;
  onMonthChange: (month: YearMonth | null) => void;
}

/** Manages the text of a month field while it is typed: its value, its edits and its error. */
export const useMonthDraft = ({
  value,
  min,
  max,
  defaultYear,
  onMonthChange,
}: MonthDraftOptions) => {
  const { dateAfter, dateBefore, dateOutside, monthNames, monthNotUnderstood } = useDateMessages();
  const names = { months: monthNames, defaultYear };
  const [draft, setDraft] = useState<Draft | null>(null);
  const valueText = formatMonth(value);
  const currentDraft = draft?.baseText === valueText ? draft : null;
  const text = currentDraft?.text ?? valueText;

  const isWithinLimits = (month: YearMonth) =>
    (min === undefined || toMonthNumber(month) >= toMonthNumber(min)) &&
    (max === undefined || toMonthNumber(month) <= toMonthNumber(max));
  const parse = (input: string) => {
    const month = parseMonth(input, names);
    return month !== null && isWithinLimits(month) ? month : null;
  };
  const emit = (month: YearMonth | null) => {
    if (formatMonth(month) !== valueText) onMonthChange(month);
  };
  const getLimitsMessage = () => {
    if (min && max) return dateOutside(formatMonth(min), formatMonth(max));
    if (min) return dateBefore(formatMonth(min));
    return max ? dateAfter(formatMonth(max)) : monthNotUnderstood;
  };

  const isInvalid = currentDraft?.isFinished && text.trim() !== '' && parse(text) === null;
  return {
    text,
    error: isInvalid
      ? parseMonth(text, names) === null
        ? monthNotUnderstood
        : getLimitsMessage()
      : undefined,
    changeText: (input: string) => {
      const nextText = addSlash(text, input);
      const month = /^\d{2}\/\d{4}$/.test(nextText) ? parse(nextText) : null;
      setDraft({
        text: nextText,
        baseText: month ? formatMonth(month) : valueText,
        isFinished: false,
      });
      if (month) emit(month);
    },
    finish: () => {
      if (currentDraft === null) return;
      const month = parse(text);
      setDraft(month || text.trim() === '' ? null : { text, baseText: '', isFinished: true });
      emit(month);
    },
    reset: () => setDraft(null),
  };
};
