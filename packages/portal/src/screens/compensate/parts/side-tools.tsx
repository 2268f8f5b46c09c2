import type { CompensableParams, InvoiceSort } from '@surtidor/data';
import type { CompensationSide } from '@surtidor/domain/compensations';
import { cleanNumberFilter } from '@surtidor/domain/invoices';
import { SearchBox, Select, ToolBar, ToolBarSearch } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

/** Payments have no due date. Their balances are negative, so the largest has the lowest balance. */
const sortOptions = {
  payment: [
    ['oldest', 'Oldest payments'],
    ['newest', 'Newest payments'],
    ['amount-least', 'Largest amount'],
    ['amount', 'Smallest amount'],
  ],
  invoice: [
    ['due', 'Earliest due date'],
    ['due-latest', 'Latest due date'],
    ['amount', 'Largest amount'],
    ['amount-least', 'Smallest amount'],
  ],
} as const satisfies Record<
  CompensationSide,
  readonly (readonly [InvoiceSort, PortalMessageKey])[]
>;

const searchLabels = {
  payment: 'Search for a payment by number',
  invoice: 'Search for an invoice by number',
} as const satisfies Record<CompensationSide, PortalMessageKey>;

const sortLabels = {
  payment: 'Sort payments by',
  invoice: 'Sort invoices by',
} as const satisfies Record<CompensationSide, PortalMessageKey>;

export interface SideToolsProps {
  readonly side: CompensationSide;
  readonly params: CompensableParams;
  readonly onParamsChange: (side: CompensationSide, next: CompensableParams) => void;
}

/** Renders the search and the sort of one column. They keep the selection. */
export const SideTools = ({ side, params, onParamsChange }: SideToolsProps) => {
  const text = useText();
  return (
    <div className="mb-3">
      <ToolBar className="[&>:first-child]:max-w-none">
        <ToolBarSearch>
          <SearchBox
            label={text(searchLabels[side])}
            value={params.number}
            onValueChange={(searchText) =>
              onParamsChange(side, { ...params, number: cleanNumberFilter(searchText) })
            }
          />
        </ToolBarSearch>
        <Select
          label={text(sortLabels[side])}
          labelMode="hidden"
          value={params.sort}
          options={sortOptions[side].map(([value, label]) => ({ value, label: text(label) }))}
          onValueChange={(sort) => onParamsChange(side, { ...params, sort })}
        />
      </ToolBar>
    </div>
  );
};
