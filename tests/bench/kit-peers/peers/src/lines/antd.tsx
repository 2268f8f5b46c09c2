import { InputNumber, Radio, Typography } from 'antd';
import { memo } from 'react';
import { LineList, type LineProps } from '../shared/line-list.tsx';
import { mount } from '../shared/mount.tsx';

const Line = memo(({ invoice, amount, onAmountChange }: LineProps) => (
  <li>
    <Typography.Text>{invoice.title}</Typography.Text>
    <Typography.Text>{invoice.amount}</Typography.Text>
    <Radio.Group value="partial" options={['full', 'partial']} />
    <InputNumber value={amount} onChange={(value) => onAmountChange(invoice.id, value)} />
  </li>
));

mount(<LineList Line={Line} />);
