import { Select } from 'antd';
import { destinations, initialSelection } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const options = destinations.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

mount(
  <Select
    mode="multiple"
    className="field"
    style={{ width: 400 }}
    options={options}
    optionFilterProp="label"
    defaultValue={[...initialSelection]}
  />,
);
