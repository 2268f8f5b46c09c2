import '@surtidor/ui/styles.css';
import { LargeSelect } from '@surtidor/ui/large-select';
import { useState } from 'react';
import { places, selectedAtStart } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const Selector = () => {
  const [value, setValue] = useState(selectedAtStart);
  return <LargeSelect label="Destinos" options={places} value={value} onValueChange={setValue} />;
};

mount(<Selector />);
