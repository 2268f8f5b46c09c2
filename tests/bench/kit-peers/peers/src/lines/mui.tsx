import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { memo } from 'react';
import { LineList, type LineProps } from '../shared/line-list.tsx';
import { mount } from '../shared/mount.tsx';

const Line = memo(({ invoice, amount, onAmountChange }: LineProps) => (
  <li>
    <Typography>{invoice.title}</Typography>
    <Typography>{invoice.amount}</Typography>
    <RadioGroup row value="partial">
      <FormControlLabel value="full" control={<Radio />} label="Total" />
      <FormControlLabel value="partial" control={<Radio />} label="Parcial" />
    </RadioGroup>
    <TextField
      label="Valor"
      value={amount ?? ''}
      onChange={(event) => onAmountChange(invoice.id, Number(event.target.value))}
    />
  </li>
));

mount(<LineList Line={Line} />);
