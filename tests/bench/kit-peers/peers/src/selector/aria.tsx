import { useMemo, useState } from 'react';
import {
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import { places, selectedAtStart } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const items = places.map(({ code, name }) => ({ id: code, text: `${code} ${name}` }));

const Selector = () => {
  const [selected, setSelected] = useState(selectedAtStart);
  const taken = useMemo(() => new Set(selected), [selected]);
  return (
    <ComboBox
      aria-label="Destinos"
      defaultItems={items}
      menuTrigger="focus"
      disabledKeys={taken}
      onSelectionChange={(key) => key && setSelected((codes) => [...codes, String(key)])}
    >
      <Input className="field" />
      <Button>v</Button>
      <div>
        {selected.map((code) => (
          <button key={code} type="button">
            {code}
          </button>
        ))}
      </div>
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <ListBox style={{ height: 324, width: 400, overflow: 'auto' }}>
            {(item: (typeof items)[number]) => <ListBoxItem>{item.text}</ListBoxItem>}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
};

mount(<Selector />);
