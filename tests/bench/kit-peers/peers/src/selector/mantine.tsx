import '@mantine/core/styles.css';
import { MantineProvider, MultiSelect } from '@mantine/core';
import { places, selectedAtStart } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const options = places.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

mount(
  <MantineProvider>
    <MultiSelect searchable className="field" data={options} defaultValue={[...selectedAtStart]} />
  </MantineProvider>,
);
