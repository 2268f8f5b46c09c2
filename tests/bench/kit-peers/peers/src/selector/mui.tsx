import { Autocomplete, TextField } from '@mui/material';
import { destinations, initialSelection } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const selectedCodes = new Set(initialSelection);

mount(
  <Autocomplete
    multiple
    disableCloseOnSelect
    filterSelectedOptions={false}
    options={destinations}
    defaultValue={destinations.filter(({ code }) => selectedCodes.has(code))}
    getOptionLabel={({ code, name }) => `${code} ${name}`}
    getOptionKey={({ code }) => code}
    renderInput={(input) => <TextField {...input} label="Destinos" className="field" />}
  />,
);
