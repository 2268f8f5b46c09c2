import { usePortfolioSummary } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import { getOverdueChart, type OverdueBar, type PortfolioSummary } from '@surtidor/domain/invoices';
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
} from '../../../platform/context/portal-context.tsx';
import { formatCompactMoney } from '../../../platform/format/format-compact-money.ts';
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

/**
 * Returns the five columns of the dashboard chart, the total overdue and the total portfolio (spec 2).
 * @param getPath Returns the path of a column's invoices; absent without permission.
 */
function getOverdueChartProps(
  summary: PortfolioSummary,
  text: Text,
  getPath?: (column: OverdueBar['key']) => string,
): Pick<OverdueChartProps, 'columns' | 'totals'> {
  const { bars, totalPortfolio } = getOverdueChart(summary);
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
                {...getOverdueChartProps(summary, text, seePendingInvoices ? getPath : undefined)}
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
