import '@mantine/core/styles.css';
import { MantineProvider, NumberInput, SegmentedControl, Text } from '@mantine/core';
import { memo } from 'react';
import { LineList, type LineProps } from '../shared/line-list.tsx';
import { mount } from '../shared/mount.tsx';

const Line = memo(({ invoice, amount, onAmountChange }: LineProps) => (
  <li>
    <Text>{invoice.title}</Text>
    <Text>{invoice.amount}</Text>
    <SegmentedControl value="partial" data={['full', 'partial']} />
    <NumberInput
      label="Valor"
      thousandSeparator="."
      decimalSeparator=","
      value={amount ?? ''}
      onChange={(value) => onAmountChange(invoice.id, Number(value))}
    />
  </li>
));

mount(
  <MantineProvider>
    <LineList Line={Line} />
  </MantineProvider>,
);
