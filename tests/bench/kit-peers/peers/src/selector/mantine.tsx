import '@mantine/core/styles.css';
import { MantineProvider, MultiSelect } from '@mantine/core';
import { destinations, initialSelection } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const options = destinations.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

mount(
  <MantineProvider>
    <MultiSelect searchable className="field" data={options} defaultValue={[...initialSelection]} />
  </MantineProvider>,
);
