import { type OrderOptions, type OrdersFiles, useOrderOptions } from '@surtidor/data';
import {
  activeOrderFields,
  type CalendarDate,
  completeRange,
  defaultOrdersRequest,
  emptyOrderFilter,
  type Order,
  type OrdersRequest,
  orderRequestLimits,
  parseCalendarDate,
  requestDays,
} from '@surtidor/domain';
import { ActiveFilters, DateRangePicker, FilterButton, ToolBar } from '@surtidor/ui';
import { type ReactNode, useState } from 'react';
import { ExportMenu } from '../../../features/lists/export/export-menu.tsx';
import { wholeListFiles } from '../../../features/lists/list-file.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../../../features/lists/saved-views/saved-views-menu.tsx';
import { orderSheet } from '../../../features/orders/order-sheet.ts';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { shownValue } from '../../../platform/remote/frame-state.ts';
import { OrderFilterPanel } from './order-filter-panel.tsx';
import { fixedOptions, orderChips, withoutChip } from './order-filter-texts.ts';

export interface OrderToolsProps {
  readonly request: OrdersRequest;
  readonly onChange: (request: OrdersRequest) => void;
  readonly view: Pick<SavedViewsMenuProps, 'query' | 'onApply'>;
  readonly today: CalendarDate;
  /** What is shown, and what is selected: these are exported. */
  readonly shown: readonly Order[];
  readonly selected: readonly Order[];
  /** The list as the backend writes it; null before it has come. */
  readonly files: OrdersFiles | null;
  /** Asks for the papers of the exported orders; absent where nothing is exported. */
  readonly onPapers?: (orders: readonly Order[]) => void;
  /** What else the list offers: another way to look at it. */
  readonly children?: ReactNode;
}

const noOptions: OrderOptions = { stations: [], plants: [] };

/** Everything above the orders: filters, days, saved views, export and a chip for each filter. */
export const OrderTools = ({ request, onChange, view, today, ...rest }: OrderToolsProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const [open, setOpen] = useState(false);
  const { filter } = request;
  // The chips of a station and a plant have names; nothing else needs the lists before the panel.
  const needsNames = open || filter.station !== '' || filter.plant !== '';
  const { clientCode } = useSession();
  const { state } = useOrderOptions(needsNames ? clientCode : '');
  const options = shownValue(state);
  const chips = orderChips(
    request,
    { ...(options ?? noOptions), ...fixedOptions(deploymentOptions, text) },
    text,
  );
  return (
    <div className="mb-5 flex flex-col gap-3">
      <ToolBar
        end={
          <>
            <SavedViewsMenu list="orders" {...view} />
            {rest.onPapers && <OrdersExport today={today} {...rest} onPapers={rest.onPapers} />}
          </>
        }
      >
        <FilterButton count={activeOrderFields(filter).length} open={open} onOpenChange={setOpen} />
        {rest.children}
        <RequestDays request={request} onChange={onChange} today={today} />
      </ToolBar>
      <ActiveFilters
        filters={chips}
        onRemove={(id) => onChange(withoutChip(request, id))}
        onClearAll={() => onChange(defaultOrdersRequest)}
      />
      {open && (
        <OrderFilterPanel
          filter={filter}
          options={options ?? null}
          optionsFailed={state.kind === 'failed'}
          today={today}
          onApply={(next) => onChange({ ...request, filter: next })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};

const RequestDays = ({
  request,
  onChange,
  today,
}: Pick<OrderToolsProps, 'request' | 'onChange' | 'today'>) => {
  const text = useText();
  const { max } = orderRequestLimits(today);
  const withoutDay = { ...request.filter, orderDate: emptyOrderFilter.orderDate };
  return (
    <div className="order-last w-full lg:order-none lg:ml-2 lg:w-96">
      <DateRangePicker
        label={text('Requested between')}
        value={requestDays(request, today)}
        today={today}
        {...(max && { max })}
        onValueChange={({ start, end }) => {
          const range = completeRange({
            start: parseCalendarDate(start),
            end: parseCalendarDate(end),
          });
          if (range) onChange({ filter: withoutDay, range });
        }}
      />
    </div>
  );
};

const OrdersExport = ({
  today,
  shown,
  selected,
  files,
  onPapers,
}: Required<Pick<OrderToolsProps, 'today' | 'shown' | 'selected' | 'files' | 'onPapers'>>) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const isSelected = selected.length > 0;
  const rows = isSelected ? selected : shown;
  return (
    <ExportMenu
      title={text('Pedidos')}
      fileName={`pedidos-${today}`}
      rows={rows}
      scope={isSelected ? 'selected' : 'shown'}
      columns={orderSheet(deploymentOptions, text)}
      onPdfs={() => onPapers(rows)}
      {...(files && { files: wholeListFiles(files) })}
    />
  );
};
