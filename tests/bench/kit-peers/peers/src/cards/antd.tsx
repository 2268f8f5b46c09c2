import { Card as Box, Button, Checkbox, Tag, Typography } from 'antd';
import { memo } from 'react';
import { CardList, type CardProps } from '../shared/card-list.tsx';
import { mount } from '../shared/mount.tsx';

const Card = memo(({ invoice, selected, onSelectedChange }: CardProps) => (
  <Box>
    <Checkbox
      checked={selected}
      onChange={(event) => onSelectedChange(invoice.id, event.target.checked)}
    />
    <Typography.Title level={5}>{invoice.title}</Typography.Title>
    <Tag color="error">Vencida</Tag>
    <Typography.Text strong>{invoice.amount}</Typography.Text>
    <Typography.Text>{invoice.dueDate}</Typography.Text>
    <Typography.Text>{invoice.client}</Typography.Text>
    <Button>Pagar</Button>
  </Box>
));

mount(<CardList Card={Card} />);
