import { type ReactNode, useId } from 'react';
import { type Tab, TabList } from './tab-list.tsx';

export interface TabsProps<Value extends string> {
  /** What the tabs divide, for screen readers: 'Documentos'. */
  label: string;
  /** One for each panel, in the order they are shown. */
  tabs: readonly Tab<Value>[];
  /** The chosen tab. */
  value: Value;
  /** Told the tab that was chosen; the owner then draws its panel as `children`. */
  onValueChange: (value: Value) => void;
  /** `automatic` chooses as the arrows move; `manual` waits for Enter or Space: for panels that take time. */
  activation?: 'automatic' | 'manual';
  /** The chosen tab's panel. */
  children: ReactNode;
}

/** Panels of which one is in sight, after the ARIA practices' tabs. */
export const Tabs = <Value extends string>({
  activation = 'automatic',
  children,
  ...list
}: TabsProps<Value>) => {
  const id = useId();
  return (
    <div className="min-w-0">
      <TabList id={id} activation={activation} {...list} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${list.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing focusable, and the ARIA practices then make it a stop itself.
        tabIndex={0}
        className="rounded-md pt-4"
      >
        {children}
      </div>
    </div>
  );
};
