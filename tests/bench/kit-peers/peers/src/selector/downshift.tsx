import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useMemo, useRef, useState } from 'react';
import { chosenAtStart, fold, places } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

const folded = places.map(({ code, name }) => fold(`${code} ${name}`));

const Selector = () => {
  const [chosen, setChosen] = useState(chosenAtStart);
  const [words, setWords] = useState('');
  const taken = useMemo(() => new Set(chosen), [chosen]);
  const items = useMemo(() => places.filter((_, at) => folded[at]?.includes(fold(words))), [words]);
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => 36,
    overscan: 2,
  });
  const combobox = useCombobox({
    items: items as (typeof places)[number][],
    inputValue: words,
    selectedItem: null,
    itemToString: (item) => item?.name ?? '',
    isItemDisabled: (item) => taken.has(item.code),
    onInputValueChange: ({ inputValue }) => setWords(inputValue),
    onSelectedItemChange: ({ selectedItem }) =>
      selectedItem && setChosen((codes) => [...codes, selectedItem.code]),
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.ItemClick
        ? { ...changes, isOpen: true, inputValue: words }
        : changes,
  });
  return (
    <div>
      <input className="field" {...combobox.getInputProps()} />
      <div>
        {chosen.map((code) => (
          <button key={code} type="button">
            {code}
          </button>
        ))}
      </div>
      <div {...combobox.getMenuProps({ ref: list })} style={{ overflow: 'auto', height: 324 }}>
        {combobox.isOpen && (
          <div style={{ position: 'relative', height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const item = items[index];
              return (
                item && (
                  <div
                    key={item.code}
                    {...combobox.getItemProps({ item, index })}
                    style={{ position: 'absolute', top: start }}
                  >
                    {item.code} {item.name}
                  </div>
                )
              );
            })}
          </div>
        )}
      </div>
    </div>
  );
};

mount(<Selector />);
