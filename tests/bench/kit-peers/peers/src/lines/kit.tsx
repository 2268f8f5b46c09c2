import '@surtidor/ui/styles.css';
import { PaymentLineEditor } from '@surtidor/ui/patterns/payment-line-editor';
import { memo } from 'react';
import { LineList, type LineProps } from '../shared/line-list.tsx';
import { mount } from '../shared/mount.tsx';
import { pesos } from './amounts.ts';

const keepMode = () => {};

const Line = memo(({ invoice, amount, onAmountChange }: LineProps) => (
  <PaymentLineEditor
    id={invoice.id}
    title={invoice.title}
    total={invoice.amount}
    mode="partial"
    amount={amount}
    maxAmount={100_000_000}
    amountFormat={pesos}
    onModeChange={keepMode}
    onAmountChange={onAmountChange}
  />
));

mount(<LineList Line={Line} />);
