import {
  formatMoney,
  type OverdueBar,
  overdueChart,
  type PortfolioSummary,
} from '@surtidor/domain';
import type { OverdueChartProps, OverdueColumn } from '@surtidor/ui';
import { overdueAgeNames } from '../../../features/invoices/overdue-ages.ts';
import { compactMoney } from '../../../platform/format/compact-money.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** Overdue amounts are red at any age (spec 4): the fill grows denser with age. The total is neutral. */
const appearances: Readonly<Record<OverdueBar['key'], Pick<OverdueColumn, 'tone' | 'fill'>>> = {
  total: { tone: 'neutral' },
  'week-one': { tone: 'danger', fill: 'pale' },
  'week-two': { tone: 'danger', fill: 'dotted' },
  'week-three': { tone: 'danger', fill: 'striped' },
  older: { tone: 'danger' },
};

/**
 * The chart of the dashboard (spec 2): five columns, total overdue and total portfolio.
 * @param pathOf The list of a column's invoices; absent without permission.
 */
export function overdueColumns(
  summary: PortfolioSummary,
  text: Text,
  pathOf?: (column: OverdueBar['key']) => string,
): Pick<OverdueChartProps, 'columns' | 'totals'> {
  const { bars, totalPortfolio } = overdueChart(summary);
  return {
    columns: bars.map(({ key, amount, barHeight }) => ({
      id: key,
      label: text(overdueAgeNames[key]),
      ...appearances[key],
      amount: formatMoney(amount),
      shortAmount: compactMoney(amount),
      height: barHeight,
      ...(pathOf && amount.minor > 0 && { href: pathOf(key) }),
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
