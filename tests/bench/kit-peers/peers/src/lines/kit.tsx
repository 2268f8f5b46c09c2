import '@surtidor/ui/styles.css';
import { PaymentLineEditor } from '@surtidor/ui/patterns/payment-line-editor';
import { memo } from 'react';
import { LineList, type LineProps } from '../shared/line-list.tsx';
import { mount } from '../shared/mount.tsx';
import { pesoFormat } from './amounts.ts';

const handleModeChange = () => {};

const Line = memo(({ invoice, amount, onAmountChange }: LineProps) => (
  <PaymentLineEditor
    id={invoice.id}
    title={invoice.title}
    total={invoice.amount}
    mode="partial"
    amount={amount}
    maxAmount={100_000_000}
    amountFormat={pesoFormat}
    onModeChange={handleModeChange}
    onAmountChange={onAmountChange}
  />
));

mount(<LineList Line={Line} />);
