import { useMovementsSum, usePortfolioSummary } from '@surtidor/data';
import {
  addDays,
  type CalendarDate,
  type DateRange,
  formatMoney,
  type Money,
} from '@surtidor/domain';
import {
  getLastAccountMonth,
  getMonthRange,
  getOverdueChart,
  type OverdueBar,
  type PortfolioSummary,
} from '@surtidor/domain/invoices';
import { useWhenAttemptsEnd } from '@surtidor/flows/react';
import {
  Card,
  ListFrame,
  OverdueChart,
  type OverdueChartProps,
  type OverdueColumn,
  Skeleton,
} from '@surtidor/ui';
import { CreditSummary } from '../../../features/credit/credit-summary.tsx';
import { getOverduePath, overdueAgeLabels } from '../../../features/invoices/overdue-ages.ts';
import {
  useAbilities,
  usePortal,
  useRoutePath,
  useSession,
  useToday,
} from '../../../platform/context/portal-context.tsx';
import { formatCompactMoney } from '../../../platform/format/format-compact-money.ts';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { useDashboardStation } from './dashboard-station.ts';

/** Overdue amounts are red at any age (spec 4). The fill grows denser with age. The total is neutral. */
const appearanceByColumn: Readonly<
  Record<OverdueBar['key'], Pick<OverdueColumn, 'tone' | 'fill'>>
> = {
  total: { tone: 'neutral' },
  'week-one': { tone: 'danger', fill: 'pale' },
  'week-two': { tone: 'danger', fill: 'dotted' },
  'week-three': { tone: 'danger', fill: 'striped' },
  older: { tone: 'danger' },
};

/** Returns the month whose movements the dashboard adds up; null for one station, because accounts have no stations. */
export const getComparedMonth = (station: string, today: CalendarDate): DateRange | null =>
  station === '' ? getMonthRange(getLastAccountMonth(today)) : null;

/** The change of the account's balance since last month ended. */
interface MonthChange {
  readonly label: string;
  /** The sum of the month's movements; undefined while it is loading. */
  readonly movements: Money | undefined;
}

/** Returns the change since last month ended; null if it cannot be known, such as for one station. */
function useMonthChange(): MonthChange | null {
  const text = useText();
  const { clientCode } = useSession();
  const { seeAccountHistory } = useAbilities();
  const month = getComparedMonth(useDashboardStation(), useToday());
  const { state, retry } = useMovementsSum(clientCode, seeAccountHistory ? month : null);
  useWhenAttemptsEnd(retry);
  const movements = getData(state);
  if (month === null || (movements === undefined && state.kind !== 'loading')) return null;
  const date = formatDate(addDays(month.start, -1), text);
  return { label: text('Balance since {date}', { date }), movements };
}

/** Formats the change with its sign. */
const formatChange = (change: Money): string =>
  `${change.minor > 0 ? '+' : ''}${formatMoney(change)}`;

/**
 * Returns the five columns of the dashboard chart, the total overdue and the total portfolio (spec 2).
 * @param getPath Returns the path of a column's invoices; absent without permission.
 */
function getOverdueChartProps(
  summary: PortfolioSummary,
  change: MonthChange | null,
  text: Text,
  getPath?: (column: OverdueBar['key']) => string,
): Pick<OverdueChartProps, 'columns' | 'totals'> {
  const { bars, totalPortfolio, monthChange } = getOverdueChart(summary, change?.movements);
  return {
    columns: bars.map(({ key, amount, barHeight }) => ({
      id: key,
      label: text(overdueAgeLabels[key]),
      ...appearanceByColumn[key],
      amount: formatMoney(amount),
      shortAmount: formatCompactMoney(amount),
      height: barHeight,
      ...(getPath && amount.minor > 0 && { href: getPath(key) }),
    })),
    totals: [
      {
        label: text('Total overdue'),
        amount: formatMoney(summary.expired),
        tone: summary.expired.minor > 0 ? 'danger' : 'neutral',
      },
      { label: text('Total portfolio'), amount: formatMoney(totalPortfolio) },
      ...(change && (monthChange || change.movements === undefined)
        ? [
            {
              label: change.label,
              amount: monthChange ? formatChange(monthChange) : '…',
              size: 'sm' as const,
            },
          ]
        : []),
    ],
  };
}

const ChartSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className="flex gap-x-8 gap-y-1 max-sm:flex-col">
      <Skeleton className="h-12 w-36" />
      <Skeleton className="h-12 w-36" />
    </div>
    <Skeleton className="h-40 w-full rounded-ui-md" />
  </div>
);

/** Shows the portfolio, the overdue amounts by age (spec 2, dashboard) and the credit line. */
export const PortfolioCard = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { seePendingInvoices, seeAccountHistory } = useAbilities();
  const statementPath = useRoutePath()('statement');
  const getPath = (column: OverdueBar['key']) => getOverduePath(deploymentOptions.product, column);
  const { state, retry } = usePortfolioSummary(useDashboardStation());
  useWhenAttemptsEnd(retry);
  const summary = getData(state);
  const change = useMonthChange();
  return (
    <div className="flex h-full flex-col gap-5">
      <Card
        title={text('Your portfolio')}
        className="flex-1"
        action={
          seeAccountHistory && (
            <ButtonLink href={statementPath} variant="quiet" size="sm">
              {text('Statement')}
            </ButtonLink>
          )
        }
      >
        <ListFrame {...getFrame(state, retry, text)} skeleton={<ChartSkeleton />}>
          {summary && (
            <>
              <OverdueChart
                caption={text('Overdue invoices by age')}
                columnHeading={text('Age')}
                amountHeading={text('Amount')}
                emptyText={text('Nothing is overdue.')}
                {...getOverdueChartProps(
                  summary,
                  change,
                  text,
                  seePendingInvoices ? getPath : undefined,
                )}
              />
              <p className="mt-4 text-xs text-ui-ink-soft">
                {text('The total portfolio is what you owe. Credits are not deducted.')}
              </p>
            </>
          )}
        </ListFrame>
      </Card>
      <CreditSummary />
    </div>
  );
};
