import { Accordion } from '@surtidor/ui/accordion';
import { Carousel } from '@surtidor/ui/carousel';
import { Countdown } from '@surtidor/ui/countdown';
import { LoadMore } from '@surtidor/ui/load-more';
import { LongList } from '@surtidor/ui/long-list';
import { OverdueChart } from '@surtidor/ui/patterns/overdue-chart';
import { ComparisonBar } from '@surtidor/ui/patterns/payments-versus-invoices';
import { ProgressBar } from '@surtidor/ui/progress-bar';
import { SelectionBar } from '@surtidor/ui/selection-bar';
import { SkeletonList } from '@surtidor/ui/skeleton';
import { Table } from '@surtidor/ui/table';
import { LinkTabs, Tabs } from '@surtidor/ui/tabs';

const noop = () => {};
const rows = Array.from({ length: 200 }, (_, index) => ({
  id: String(index),
  name: `Row ${index}`,
}));
const getId = ({ id }: { id: string }) => id;
const getName = ({ name }: { name: string }) => name;
const slides = ['One', 'Two'].map((content) => ({ id: content, content }));
const sum = { label: 'Sum', amount: '$ 1' };

/** Lists, counters and meters. Many of them measure the layout after hydration. */
export const Lists = () => (
  <>
    <LinkTabs label="Sections" tabs={[{ href: '#orders', label: 'Orders', current: true }]} />
    <Tabs label="Parts" tabs={[{ value: 'a', label: 'A' }]} value="a" onValueChange={noop}>
      The part
    </Tabs>
    <LongList
      label="Rows"
      items={rows}
      getKey={getId}
      getItemState={() => false}
      renderItem={getName}
      estimatedHeight={36}
    />
    <LoadMore more="yes" progress="200 of 300" onLoadMore={noop} />
    <Carousel label="News" slides={slides} autoplayMs={60_000} />
    <Accordion sections={[{ id: 'a', heading: 'More', content: 'All of it' }]} />
    <Table
      caption="Names"
      columns={[{ id: 'name', header: 'Name', cell: getName, part: 'title' }]}
      rows={rows.slice(0, 2)}
      rowId={getId}
    />
    <OverdueChart
      caption="Overdue"
      columnHeading="Days"
      amountHeading="Sum"
      totals={[sum]}
      columns={[{ ...sum, id: 'a', height: 40, tone: 'danger' }]}
    />
    <ProgressBar label="Sending" value={40} />
    <Countdown label="Leaving in" seconds={60} />
    <SkeletonList />
    <SelectionBar count={2} total="$ 2" actionLabel="Go on" onAction={noop} onClear={noop} />
    <ComparisonBar
      count={2}
      payments={sum}
      invoices={sum}
      difference={sum}
      balanced
      actionLabel="Compensate"
      onAction={noop}
      onClear={noop}
    />
  </>
);
