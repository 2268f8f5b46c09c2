import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { isShortcut } from '../../hooks/is-shortcut.ts';
import { getNextTab } from './get-next-tab.ts';
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
  const hasSelection = tabs.some((tab) => tab.value === value);
  // Without a selection the first enabled tab is tabbable.
  const tabbableValue = hasSelection
    ? value
    : (tabs.find((tab) => !tab.disabled) ?? tabs[0])?.value;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const buttons = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const targetIndex = getNextTab(
      event.key,
      buttons.findIndex((button) => button.matches(':focus')),
      tabs.map((tab) => tab.disabled === true),
    );
    const tab = targetIndex === null ? undefined : tabs[targetIndex];
    if (targetIndex === null || tab === undefined) return;
    event.preventDefault();
    buttons[targetIndex]?.focus();
    if (activation === 'automatic' && tab.value !== value) onValueChange(tab.value);
  };
  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      className={tabStripClasses}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((tab) => {
        const isSelected = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={isSelected}
            data-state={isSelected ? 'active' : 'inactive'}
            aria-controls={isSelected ? `${id}-panel` : undefined}
            aria-disabled={tab.disabled || undefined}
            tabIndex={tab.value === tabbableValue ? 0 : -1}
            className={tabClasses({ selected: isSelected ? 'yes' : 'no' })}
            onClick={() => {
              if (!tab.disabled && !isSelected) onValueChange(tab.value);
            }}
            // Scrolls the focused tab into view.
            onFocus={(event) => event.currentTarget.scrollIntoView?.({ block: 'nearest' })}
          >
            {tab.icon}
            <span>{tab.label}</span>
            {tab.count !== undefined && <TabCount count={tab.count} selected={isSelected} />}
          </button>
        );
      })}
    </div>
  );
};
