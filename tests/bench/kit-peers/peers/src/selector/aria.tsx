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
import { destinations, initialSelection } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const items = destinations.map(({ code, name }) => ({ id: code, text: `${code} ${name}` }));

const Selector = () => {
  const [selected, setSelected] = useState(initialSelection);
  const selectedKeys = useMemo(() => new Set(selected), [selected]);
  return (
    <ComboBox
      aria-label="Destinos"
      defaultItems={items}
      menuTrigger="focus"
      disabledKeys={selectedKeys}
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
