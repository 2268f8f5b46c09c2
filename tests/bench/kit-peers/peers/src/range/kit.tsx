import '@surtidor/ui/styles.css';
import { DateRangePicker } from '@surtidor/ui/date-range-picker';
import { useState } from 'react';
import { mount } from '../shared/mount.tsx';

const Range = () => {
  const [value, setValue] = useState({ start: '2026-11-01', end: '2026-11-20' });
  return (
    <DateRangePicker label="Fechas" value={value} onValueChange={setValue} today="2026-11-20" />
  );
};

mount(<Range />);
