import '@mantine/core/styles.css';
import { Badge, Card as Box, Button, Checkbox, MantineProvider, Text, Title } from '@mantine/core';
import { memo } from 'react';
import { CardList, type CardProps } from '../shared/card-list.tsx';
import { mount } from '../shared/mount.tsx';

const Card = memo(({ invoice, selected, onSelectedChange }: CardProps) => (
  <Box withBorder>
    <Checkbox
      checked={selected}
      onChange={(event) => onSelectedChange(invoice.id, event.currentTarget.checked)}
    />
    <Title order={5}>{invoice.title}</Title>
    <Badge color="red">Vencida</Badge>
    <Text fw={700}>{invoice.amount}</Text>
    <Text>{invoice.dueDate}</Text>
    <Text>{invoice.client}</Text>
    <Button>Pagar</Button>
  </Box>
));

mount(
  <MantineProvider>
    <CardList Card={Card} />
  </MantineProvider>,
);
