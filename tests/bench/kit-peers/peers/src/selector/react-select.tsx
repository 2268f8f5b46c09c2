import Select from 'react-select';
import { chosenAtStart, places } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const options = places.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
const taken = new Set(chosenAtStart);

mount(
  <Select
    isMulti
    closeMenuOnSelect={false}
    options={options}
    className="field"
    defaultValue={options.filter(({ value }) => taken.has(value))}
  />,
);
