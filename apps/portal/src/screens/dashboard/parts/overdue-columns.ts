import {
  formatMoney,
  type OverdueBar,
  overdueChart,
  type PortfolioSummary,
} from '@surtidor/domain';
import type { OverdueChartProps, Tone } from '@surtidor/ui';
import { compactMoney } from '../../../content/compact-money.ts';
import type { PortalMessageKey } from '../../../messages/portal-message-key.ts';
import type { Text } from '../../../messages/text-context.tsx';

/** What each column is called, and how urgent it looks: the older the redder. */
const columns: Readonly<Record<OverdueBar['key'], { label: PortalMessageKey; tone: Tone }>> = {
  total: { label: 'Total overdue', tone: 'primary' },
  'week-one': { label: '1-7 days', tone: 'warning' },
  'week-two': { label: '8-14 days', tone: 'warning' },
  'week-three': { label: '15-21 days', tone: 'locked' },
  older: { label: '+21 days', tone: 'danger' },
};

/** The chart of the dashboard (spec 2): five columns, total overdue and total portfolio. */
export function overdueColumns(
  summary: PortfolioSummary,
  text: Text,
): Pick<OverdueChartProps, 'columns' | 'totals'> {
  const { bars, totalPortfolio } = overdueChart(summary);
  return {
    columns: bars.map(({ key, amount, barHeight }) => ({
      id: key,
      label: text(columns[key].label),
      tone: columns[key].tone,
      amount: formatMoney(amount),
      shortAmount: compactMoney(amount),
      height: barHeight,
    })),
    totals: [
      {
        label: text('Total overdue'),
        amount: formatMoney(summary.expired),
        tone: summary.expired.minor > 0 ? 'danger' : 'neutral',
      },
      { label: text('Total portfolio'), amount: formatMoney(totalPortfolio) },
    ],
  };
}
