import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { mount } from '../shared/mount.tsx';

mount(
  <MantineProvider>
    <DatePickerInput
      type="range"
      className="field"
      numberOfColumns={2}
      defaultValue={['2026-11-01', '2026-11-20']}
    />
  </MantineProvider>,
);
