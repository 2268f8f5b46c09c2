import { type ComponentType, useCallback, useState } from 'react';
import { createInvoices, type Invoice } from './data.ts';

/** Props of a competitor's line. */
export interface LineProps {
  readonly invoice: Invoice;
  /** In minor units. */
  readonly amount: number | null;
  readonly onAmountChange: (id: string, amount: number | null) => void;
}

const invoices = createInvoices(0, 200);

/** The payment that every competitor renders: 200 lines and their total, opened by a button. */
export const LineList = ({ Line }: { Line: ComponentType<LineProps> }) => {
  const [open, setOpen] = useState(false);
  const [amounts, setAmounts] = useState<Readonly<Record<string, number | null>>>({});
  const handleAmountChange = useCallback(
    (id: string, amount: number | null) =>
      setAmounts((previous) => ({ ...previous, [id]: amount })),
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
                onAmountChange={handleAmountChange}
              />
            ))}
          </ul>
          <output>{total}</output>
        </>
      )}
    </>
  );
};
