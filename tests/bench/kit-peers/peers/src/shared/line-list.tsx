import { type ComponentType, useCallback, useState } from 'react';
import { type Invoice, invoicesFrom } from './data.ts';

/** Props of a competitor's line. */
export interface LineProps {
  readonly invoice: Invoice;
  /** In minor units. */
  readonly amount: number | null;
  readonly onAmountChange: (id: string, amount: number | null) => void;
}

const invoices = invoicesFrom(0, 200);

/** The same payment for every competitor: 200 lines, opened by a button, with their total. */
export const LineList = ({ Line }: { Line: ComponentType<LineProps> }) => {
  const [open, setOpen] = useState(false);
  const [amounts, setAmounts] = useState<Readonly<Record<string, number | null>>>({});
  const change = useCallback(
    (id: string, amount: number | null) => setAmounts((before) => ({ ...before, [id]: amount })),
    [],
  );
  const total = invoices.reduce((sum, { id }) => sum + (amounts[id] ?? 100_000), 0);
  return (
    <>
      <button type="button" className="field" onClick={() => setOpen(true)}>
        Pagar
      </button>
      {open && (
        <>
          <ul>
            {invoices.map((invoice) => (
              <Line
                key={invoice.id}
                invoice={invoice}
                amount={invoice.id in amounts ? (amounts[invoice.id] ?? null) : 100_000}
                onAmountChange={change}
              />
            ))}
          </ul>
          <output>{total}</output>
        </>
      )}
    </>
  );
};
