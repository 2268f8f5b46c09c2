import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { type Tab, TabList } from './tab-list.tsx';

export interface TabsProps<Value extends string> extends RootProps {
  /** What the tabs divide, for screen readers: 'Documentos'. */
  label: string;
  /** One per panel, in display order. */
  tabs: ReadonlyArray<Tab<Value>>;
  /** The selected tab (controlled). */
  value?: Value;
  /** The initially selected tab (uncontrolled); the first by default. */
  defaultValue?: Value;
  /** Called with the tab that was selected. */
  onValueChange?: (value: Value) => void;
  /** `automatic` chooses as the arrows move; `manual` waits for Enter or Space: for panels that take time. */
  activation?: 'automatic' | 'manual';
  /** The selected tab's panel, or a function that is given which one it is. */
  children: ReactNode | ((value: Value) => ReactNode);
}

/** Panels of which one is visible (ARIA tabs pattern). */
export const Tabs = forwardRef(function Tabs<Value extends string>(
  {
    activation = 'automatic',
    value: valueProp,
    defaultValue,
    onValueChange,
    children,
    ...list
  }: TabsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const [value, change] = useControllable<Value>({
    value: valueProp,
    // A row without a tab has nothing to choose.
    defaultValue: defaultValue ?? list.tabs[0]?.value ?? ('' as Value),
    onChange: onValueChange,
  });
  const id = useId();
  return (
    <div ref={ref} {...passedOn(list)} className={cn('min-w-0', list.className)}>
      <TabList id={id} activation={activation} value={value} onValueChange={change} {...list} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing focusable, and the ARIA practices then make it a stop itself.
        tabIndex={0}
        className="rounded-md pt-4"
      >
        {typeof children === 'function' ? children(value) : children}
      </div>
    </div>
  );
}) as <Value extends string>(
  props: TabsProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement;
