import Select from 'react-select';
import { destinations, initialSelection } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const options = destinations.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
const selectedCodes = new Set(initialSelection);

mount(
  <Select
    isMulti
    closeMenuOnSelect={false}
    options={options}
    className="field"
    defaultValue={options.filter(({ value }) => selectedCodes.has(value))}
  />,
);
