import 'react-day-picker/style.css';
import { useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { mount } from '../shared/mount.tsx';

const Range = () => {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<DateRange | undefined>({
    from: new Date(2026, 10, 1),
    to: new Date(2026, 10, 20),
  });
  return (
    <div>
      <button type="button" className="field" onClick={() => setOpen(!open)}>
        Fechas
      </button>
      {open && (
        <DayPicker
          mode="range"
          numberOfMonths={2}
          locale={es}
          defaultMonth={new Date(2026, 10, 1)}
          selected={value}
          onSelect={setValue}
        />
      )}
    </div>
  );
};

mount(<Range />);
