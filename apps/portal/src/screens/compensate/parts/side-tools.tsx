import type { CompensableParams, InvoiceSort } from '@surtidor/data';
import { type CompensationSide, cleanNumberFilter } from '@surtidor/domain';
import { SearchBox, Select, ToolBar, ToolBarSearch } from '@surtidor/ui';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

/** Payments are owed by nobody: they are not due, and the largest has the least balance. */
const sorts = {
  payment: [
    ['oldest', 'Oldest payments'],
    ['newest', 'Newest payments'],
    ['amount-least', 'Largest amount'],
    ['amount', 'Smallest amount'],
  ],
  invoice: [
    ['due', 'First due'],
    ['due-latest', 'Last due'],
    ['amount', 'Largest amount'],
    ['amount-least', 'Smallest amount'],
  ],
} as const satisfies Record<
  CompensationSide,
  readonly (readonly [InvoiceSort, PortalMessageKey])[]
>;

const searchLabels = {
  payment: 'Search a payment by its number',
  invoice: 'Search an invoice by its number',
} as const satisfies Record<CompensationSide, PortalMessageKey>;

const sortLabels = {
  payment: 'Sort payments by',
  invoice: 'Sort invoices by',
} as const satisfies Record<CompensationSide, PortalMessageKey>;

export interface SideToolsProps {
  readonly side: CompensationSide;
  readonly asked: CompensableParams;
  readonly onAsk: (side: CompensationSide, next: CompensableParams) => void;
}

/** Search and order of one column; what is selected stays selected. */
export const SideTools = ({ side, asked, onAsk }: SideToolsProps) => {
  const text = useText();
  return (
    <div className="mb-3">
      <ToolBar className="[&>:first-child]:max-w-none">
        <ToolBarSearch>
          <SearchBox
            label={text(searchLabels[side])}
            value={asked.number}
            onSearch={(words) => onAsk(side, { ...asked, number: cleanNumberFilter(words) })}
          />
        </ToolBarSearch>
        <Select
          label={text(sortLabels[side])}
          labelMode="hidden"
          value={asked.sort}
          options={sorts[side].map(([value, label]) => ({ value, label: text(label) }))}
          onValueChange={(value) => {
            const sort = sorts[side].find(([one]) => one === value)?.[0];
            if (sort) onAsk(side, { ...asked, sort });
          }}
        />
      </ToolBar>
    </div>
  );
};
