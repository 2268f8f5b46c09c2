import Select from 'react-select';
import { places, selectedAtStart } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const options = places.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
const taken = new Set(selectedAtStart);

mount(
  <Select
    isMulti
    closeMenuOnSelect={false}
    options={options}
    className="field"
    defaultValue={options.filter(({ value }) => taken.has(value))}
  />,
);
