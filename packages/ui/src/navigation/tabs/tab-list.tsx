import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { isShortcut } from '../../hooks/is-shortcut.ts';
import { nextTab } from './next-tab.ts';
import { tabClasses, tabStripClasses } from './tab-classes.ts';
import { TabCount } from './tab-count.tsx';

export interface Tab<Value extends string> {
  /** The value passed to `onValueChange`; unique among the tabs. */
  value: Value;
  /** The tab's label, one or two words. */
  label: ReactNode;
  /** One icon, rendered 20 px wide. */
  icon?: ReactNode;
  /** The number of items in the tab. */
  count?: string | number;
  /** Disabled: neither selectable nor focusable. */
  disabled?: boolean;
}

export interface TabListProps<Value extends string> {
  /** Prefix of the ids that connect each tab to its panel. */
  id: string;
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  activation: 'automatic' | 'manual';
}

/** The tab list: a single tab stop with arrow keys, Home and End. */
export const TabList = <Value extends string>({
  id,
  label,
  tabs,
  value,
  onValueChange,
  activation,
}: TabListProps<Value>) => {
  const strip = useRef<HTMLDivElement>(null);
  const isThere = tabs.some((tab) => tab.value === value);
  // Without a selection the first enabled tab is tabbable.
  const stop = isThere ? value : (tabs.find((tab) => !tab.disabled) ?? tabs[0])?.value;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const buttons = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const target = nextTab(
      event.key,
      buttons.findIndex((button) => button.matches(':focus')),
      tabs.map((tab) => tab.disabled === true),
    );
    const tab = target === null ? undefined : tabs[target];
    if (target === null || tab === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
    if (activation === 'automatic' && tab.value !== value) onValueChange(tab.value);
  };
  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      className={tabStripClasses}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => {
        const selected = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={selected}
            data-state={selected ? 'active' : 'inactive'}
            aria-controls={selected ? `${id}-panel` : undefined}
            aria-disabled={tab.disabled || undefined}
            tabIndex={tab.value === stop ? 0 : -1}
            className={tabClasses({ selected: selected ? 'yes' : 'no' })}
            onClick={() => {
              if (!tab.disabled && !selected) onValueChange(tab.value);
            }}
            // Scrolls the focused tab into view.
            onFocus={(event) => event.currentTarget.scrollIntoView?.({ block: 'nearest' })}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <TabCount count={tab.count} selected={selected} />}
          </button>
        );
      })}
    </div>
  );
};
