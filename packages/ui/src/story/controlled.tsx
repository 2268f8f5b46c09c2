import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

type Props = Readonly<Record<string, unknown>>;

/**
 * Keeps controlled props of a story in state. It is a decorator, so that code samples render the component itself.
 * @param handlers The name of each prop's handler, whose last argument is the new value.
 * @param resets The props that other handlers set, such as `onClear`.
 */
export const controlled =
  (
    handlers: Readonly<Record<string, string>>,
    resets: Readonly<Record<string, Props>> = {},
  ): Decorator =>
  (Story, { args }) => {
    const [overrides, setOverrides] = useState<Props>({});
    const createListenerEntry = (
      handler: string,
      getChange: (handlerArgs: readonly unknown[]) => Props,
    ) => [
      handler,
      (...handlerArgs: readonly unknown[]) => {
        setOverrides((previous) => ({ ...previous, ...getChange(handlerArgs) }));
        const storyHandler = args[handler];
        if (typeof storyHandler === 'function') storyHandler(...handlerArgs);
      },
    ];
    // A handler that the story lacks may change what the component renders.
    const hasAnyArg = (...names: readonly string[]) =>
      names.some((name) => args[name] !== undefined);
    const listenerEntries = [
      ...Object.entries(handlers)
        .filter(([prop, handler]) => hasAnyArg(prop, handler))
        .map(([prop, handler]) =>
          createListenerEntry(handler, (handlerArgs) => ({ [prop]: handlerArgs.at(-1) })),
        ),
      ...Object.entries(resets)
        .filter(([handler]) => hasAnyArg(handler))
        .map(([handler, resetProps]) => createListenerEntry(handler, () => resetProps)),
    ];
    return <Story args={{ ...args, ...overrides, ...Object.fromEntries(listenerEntries) }} />;
  };
