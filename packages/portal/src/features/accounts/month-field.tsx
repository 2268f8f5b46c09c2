import { type AccountMonth, getLastAccountMonth } from '@surtidor/domain/invoices';
import { MonthPicker } from '@surtidor/ui';
import { useToday } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';

export interface MonthFieldProps {
  /** Null shows every month. */
  readonly month: AccountMonth | null;
  readonly onMonthChange: (month: AccountMonth | null) => void;
}

/** Selects the month of the movements, up to the current one (spec 2, month/year picker). */
export const MonthField = ({ month, onMonthChange }: MonthFieldProps) => {
  const text = useText();
  const today = useToday();
  return (
    <MonthPicker
      className="w-40"
      label={text('Month')}
      labelMode="hidden"
      value={month}
      today={today}
      max={getLastAccountMonth(today)}
      onValueChange={onMonthChange}
    />
  );
};
