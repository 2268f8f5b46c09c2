import { memo, type ReactNode, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

type Handler = (...args: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/** Returns props whose handlers (`onToggle`) are stable and call the latest ones. */
export function useLatestHandlers<Props extends object>(props: Props): Props {
  const latestProps = useRef<ReadonlyMap<string, unknown>>(new Map());
  useBrowserLayoutEffect(() => {
    latestProps.current = new Map(Object.entries(props));
  });
  const [getHandler] = useState(() => {
    const handlers = new Map<string, Handler>();
    return (name: string): Handler => {
      const handler: Handler =
        handlers.get(name) ??
        ((...args) => {
          const latest = latestProps.current.get(name);
          return isHandler(name, latest) ? latest(...args) : undefined;
        });
      handlers.set(name, handler);
      return handler;
    };
  });
  // The values keep their types: a handler has the parameters of the latest one.
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isHandler(name, value) ? getHandler(name) : value,
    ]),
  ) as Props;
}

/** Memoises a component. A new handler does not render it again: the latest one is called. */
export function memoWithHandlers<Props extends object>(
  Component: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  // React's memo changes the type of the props; the props and the result stay the same.
  const Memoized = memo(Component) as unknown as typeof Component;
  return function WithHandlers(props: Props) {
    return <Memoized {...useLatestHandlers(props)} />;
  };
}
