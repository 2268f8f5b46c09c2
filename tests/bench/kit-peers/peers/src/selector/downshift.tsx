import './baseline.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fold, type Place, places, selectedAtStart } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';

// Downshift brings behaviour and nothing to look at: what the baseline shows and says is rendered here as
// the baseline renders it. As there, names are folded at the first key.
const rowHeight = 48;
const chipsAtOnce = 10;

const byCode = new Map(places.map((place) => [place.code, place]));
let folded: readonly string[] | null = null;
const search = (query: string): readonly Place[] => {
  if (query === '') return places;
  folded ??= places.map(({ code, name }) => fold(`${code} ${name}`));
  const wanted = fold(query);
  return places.filter((_, at) => folded?.[at]?.includes(wanted));
};

const Selector = () => {
  const [selected, setSelected] = useState(selectedAtStart);
  const [query, setSearchText] = useState('');
  const taken = useMemo(() => new Set(selected), [selected]);
  const items = useMemo(() => search(query), [query]);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 2,
  });
  const combobox = useCombobox({
    items: items as Place[],
    inputValue: query,
    selectedItem: null,
    itemToString: (item) => item?.name ?? '',
    isItemDisabled: (item) => taken.has(item.code),
    onInputValueChange: ({ inputValue }) => setSearchText(inputValue),
    onSelectedItemChange: ({ selectedItem }) =>
      selectedItem && setSelected((codes) => [...codes, selectedItem.code]),
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.ItemClick
        ? { ...changes, isOpen: true, inputValue: query }
        : changes,
  });
  const { isOpen } = combobox;
  useLayoutEffect(() => {
    const [shown, beside] = [panel.current, field.current];
    if (!isOpen || shown === null || beside === null) return shown?.hidePopover();
    const { left, bottom, width } = beside.getBoundingClientRect();
    shown.style.cssText = `left:${left}px;top:${bottom + 4}px;min-width:${width}px`;
    shown.showPopover();
  }, [isOpen]);
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the field */}
      <label {...combobox.getLabelProps()}>Destinos</label>
      <span className="box">
        <input
          className="field"
          placeholder="Busque por código o nombre"
          {...combobox.getInputProps({ ref: field })}
        />
        <button
          type="button"
          className="arrow"
          {...combobox.getToggleButtonProps({ 'aria-label': 'Mostrar opciones: Destinos' })}
        >
          <svg
            aria-hidden="true"
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
        <span role="status" className="status">
          {query !== '' && `${items.length} opciones`}
        </span>
      </span>
      <ul className="chips" aria-label="Destinos: Elegidos">
        {selected
          .slice(-chipsAtOnce)
          .reverse()
          .map((code) => (
            <li key={code}>
              <button
                type="button"
                aria-label={`Quitar ${code} · ${byCode.get(code)?.name}`}
                onClick={() => setSelected(selected.filter((one) => one !== code))}
              >
                {code} · {byCode.get(code)?.name}
              </button>
            </li>
          ))}
      </ul>
      {selected.length > chipsAtOnce && (
        <button type="button" className="all">
          Ver los {selected.length}
        </button>
      )}
      <div ref={panel} className="panel" popover="manual">
        <div className="list" {...combobox.getMenuProps({ ref: list })}>
          {isOpen && (
            <div role="presentation" style={{ position: 'relative', height: rows.getTotalSize() }}>
              {rows.getVirtualItems().map(({ index, start }) => {
                const item = items[index];
                if (item === undefined) return null;
                const isTaken = taken.has(item.code);
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its props make it an option
                  <div
                    key={item.code}
                    title={item.name}
                    className={index === combobox.highlightedIndex ? 'at' : undefined}
                    {...combobox.getItemProps({ item, index })}
                    aria-selected={isTaken}
                    aria-setsize={items.length}
                    aria-posinset={index + 1}
                    style={{ position: 'absolute', top: start, insetInline: 0 }}
                  >
                    {item.name}
                    <i>{item.code}</i>
                  </div>
                );
              })}
            </div>
          )}
        </div>
      </div>
    </div>
  );
};

mount(<Selector />);
