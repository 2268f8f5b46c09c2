import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { type Tab, TabList } from './tab-list.tsx';

export interface TabsProps<Value extends string> extends RootProps {
  /** The accessible name of the tab list: 'Documentos'. */
  label: string;
  /** The tabs, in display order. */
  tabs: ReadonlyArray<Tab<Value>>;
  /** The selected tab (controlled). */
  value?: Value;
  /** The initially selected tab (uncontrolled); the first by default. */
  defaultValue?: Value;
  /** Called with the selected tab. */
  onValueChange?: (value: Value) => void;
  /** `automatic` selects on arrow keys; `manual` requires Enter or Space, for panels that load slowly. */
  activation?: 'automatic' | 'manual';
  /** The selected tab's panel, or a function that receives the selected value. */
  children: ReactNode | ((value: Value) => ReactNode);
}

/** Tabs and the panel of the selected tab (ARIA tabs pattern). */
export const Tabs = forwardRef(function Tabs<Value extends string>(
  {
    activation = 'automatic',
    value: valueProp,
    defaultValue,
    onValueChange,
    children,
    ...listProps
  }: TabsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const [value, setValue] = useControllable<Value>({
    value: valueProp,
    // An empty tab list has no value to select.
    defaultValue: defaultValue ?? listProps.tabs[0]?.value ?? ('' as Value),
    onChange: onValueChange,
  });
  const id = useId();
  return (
    <div ref={ref} {...getRootProps(listProps)} className={cn('min-w-0', listProps.className)}>
      <TabList
        id={id}
        activation={activation}
        value={value}
        onValueChange={setValue}
        {...listProps}
      />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: panels without focusable content are tab stops (ARIA).
        tabIndex={0}
        className="rounded-ui-md pt-4"
      >
        {typeof children === 'function' ? children(value) : children}
      </div>
    </div>
  );
}) as <Value extends string>(
  props: TabsProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement;
