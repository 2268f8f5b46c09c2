import { usePortfolioSummary } from '@surtidor/data';
import type { OverdueBar } from '@surtidor/domain';
import { Card, ListFrame, OverdueChart, Skeleton } from '@surtidor/ui';
import { useWhenAttemptsEnd } from '../../../features/attempts/attempts-context.tsx';
import { overduePath } from '../../../features/invoices/overdue-ages.ts';
import { useStationLens } from '../../../features/stations/station-lens.ts';
import { useAbilities, usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { dataOf, frameOf } from '../../../platform/remote/frame-state.ts';
import { overdueColumns } from './overdue-columns.ts';

const ChartSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className="flex gap-x-8 gap-y-1 max-sm:flex-col">
      <Skeleton className="h-12 w-36" />
      <Skeleton className="h-12 w-36" />
    </div>
    <Skeleton className="h-40 w-full rounded-md" />
  </div>
);

/** The portfolio and the overdue amounts by age (spec 2, dashboard). */
export const PortfolioCard = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { seePendingInvoices } = useAbilities();
  const pathOf = (column: OverdueBar['key']) => overduePath(deploymentOptions.product, column);
  const { state, retry } = usePortfolioSummary(useStationLens());
  useWhenAttemptsEnd(retry);
  const summary = dataOf(state);
  return (
    <Card title={text('Your portfolio')} className="h-full">
      <ListFrame {...frameOf(state, retry, text)} skeleton={<ChartSkeleton />}>
        {summary && (
          <>
            <OverdueChart
              caption={text('Overdue invoices by age')}
              columnHeading={text('Age')}
              amountHeading={text('Amount')}
              emptyText={text('Nothing is overdue.')}
              {...overdueColumns(summary, text, seePendingInvoices ? pathOf : undefined)}
            />
            <p className="mt-4 text-xs text-ink-soft">
              {text('The total portfolio is what you owe: credits are not taken off.')}
            </p>
          </>
        )}
      </ListFrame>
    </Card>
  );
};
