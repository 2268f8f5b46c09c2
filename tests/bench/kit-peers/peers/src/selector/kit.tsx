import '@surtidor/ui/styles.css';
import { LargeSelect } from '@surtidor/ui/large-select';
import { useState } from 'react';
import { destinations, initialSelection } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const options = destinations.map(({ code, name }) => ({ value: code, label: name }));

const Selector = () => {
  const [value, setValue] = useState(initialSelection);
  return <LargeSelect label="Destinos" options={options} value={value} onValueChange={setValue} />;
};

mount(<Selector />);
