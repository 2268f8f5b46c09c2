import {
  Card as Box,
  Button,
  CardActions,
  CardContent,
  Checkbox,
  Chip,
  Typography,
} from '@mui/material';
import { memo } from 'react';
import { CardList, type CardProps } from '../shared/card-list.tsx';
import { mount } from '../shared/mount.tsx';

const Card = memo(({ invoice, selected, onSelectedChange }: CardProps) => (
  <Box variant="outlined">
    <CardContent>
      <Checkbox
        checked={selected}
        onChange={(event) => onSelectedChange(invoice.id, event.target.checked)}
      />
      <Typography variant="h6">{invoice.title}</Typography>
      <Chip color="error" label="Vencida" />
      <Typography variant="h5">{invoice.amount}</Typography>
      <Typography>{invoice.dueDate}</Typography>
      <Typography>{invoice.client}</Typography>
    </CardContent>
    <CardActions>
      <Button>Pagar</Button>
    </CardActions>
  </Box>
));

mount(<CardList Card={Card} />);
