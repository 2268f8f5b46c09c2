import { useState } from 'react';
import { DateRangePicker } from '../../inputs/date-range-picker/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { pesoFormat } from '../../story/amounts.ts';
import { DocFrame } from './doc-frame.tsx';

/** A `MoneyInput` to try out: type, paste '1.234,56', delete across a dot. */
export const MoneyInputDemo = () => {
  const [minor, setMinor] = useState<number | null>(123_456_700);
  return (
    <DocFrame>
      <div style={{ maxWidth: '20rem' }}>
        <MoneyInput
          label="Valor a pagar"
          value={minor}
          format={pesoFormat}
          onValueChange={setMinor}
        />
        <p className="doc-note">{`Value: ${minor === null ? 'null' : `${minor} cents`}`}</p>
      </div>
    </DocFrame>
  );
};

/** A `DateRangePicker` to try out: type or select dates. */
export const DateRangePickerDemo = () => {
  const [range, setRange] = useState({ start: '2026-10-01', end: '2026-11-20' });
  return (
    <DocFrame>
      <div style={{ maxWidth: '26rem' }}>
        <DateRangePicker
          label="Fechas"
          value={range}
          onValueChange={setRange}
          today="2026-11-20"
          max="2026-11-20"
        />
        <p className="doc-note">{`Value: ${range.start} to ${range.end}`}</p>
      </div>
    </DocFrame>
  );
};
