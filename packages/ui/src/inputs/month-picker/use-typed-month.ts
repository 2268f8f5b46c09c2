import { useState } from 'react';
import { useDateMessages } from '../../messages/index.ts';
import { monthNumber, monthText, readMonth, withSlash, type YearMonth } from './month-text.ts';

interface Draft {
  text: string;
  /** The formatted value when this text was typed. */
  of: string;
  /** Whether typing has ended. Errors are not shown before. */
  isDone: boolean;
}

export interface TypedMonthOptions {
  value: YearMonth | null;
  min?: YearMonth;
  max?: YearMonth;
  onMonth: (month: YearMonth | null) => void;
}

/** Manages the text of a month field while it is typed: its value, its edits and its error. */
export const useTypedMonth = ({ value, min, max, onMonth }: TypedMonthOptions) => {
  const { dateAfter, dateBefore, dateOutside, monthNotUnderstood } = useDateMessages();
  const [draft, setDraft] = useState<Draft | null>(null);
  const inForce = monthText(value);
  const typed = draft?.of === inForce ? draft : null;
  const text = typed?.text ?? inForce;

  const allowed = (month: YearMonth) =>
    (min === undefined || monthNumber(month) >= monthNumber(min)) &&
    (max === undefined || monthNumber(month) <= monthNumber(max));
  const read = (typedText: string) => {
    const month = readMonth(typedText);
    return month !== null && allowed(month) ? month : null;
  };
  const emit = (month: YearMonth | null) => {
    if (monthText(month) !== inForce) onMonth(month);
  };
  const limits = () => {
    if (min && max) return dateOutside(monthText(min), monthText(max));
    if (min) return dateBefore(monthText(min));
    return max ? dateAfter(monthText(max)) : monthNotUnderstood;
  };

  const isWrong = typed?.isDone && text.trim() !== '' && read(text) === null;
  return {
    text,
    problem: isWrong ? (readMonth(text) === null ? monthNotUnderstood : limits()) : undefined,
    onType: (next: string) => {
      const typedText = withSlash(text, next);
      const month = /^\d{2}\/\d{4}$/.test(typedText) ? read(typedText) : null;
      setDraft({ text: typedText, of: month ? monthText(month) : inForce, isDone: false });
      if (month) emit(month);
    },
    onDone: () => {
      if (typed === null) return;
      const month = read(text);
      setDraft(month || text.trim() === '' ? null : { text, of: '', isDone: true });
      emit(month);
    },
    forget: () => setDraft(null),
  };
};
