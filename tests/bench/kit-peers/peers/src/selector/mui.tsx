import { Autocomplete, TextField } from '@mui/material';
import { chosenAtStart, places } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const taken = new Set(chosenAtStart);

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
