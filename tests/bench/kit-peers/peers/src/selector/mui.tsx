import { Autocomplete, TextField } from '@mui/material';
import { places, selectedAtStart } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const taken = new Set(selectedAtStart);

mount(
  <Autocomplete
    multiple
    disableCloseOnSelect
    filterSelectedOptions={false}
    options={places}
    defaultValue={places.filter(({ code }) => taken.has(code))}
    getOptionLabel={({ code, name }) => `${code} ${name}`}
    getOptionKey={({ code }) => code}
    renderInput={(input) => <TextField {...input} label="Destinos" className="field" />}
  />,
);
