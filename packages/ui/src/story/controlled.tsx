import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

type Props = Readonly<Record<string, unknown>>;

/**
 * Keeps controlled props of a story in state. As a decorator, so that code samples render the component itself.
 * @param handlers The handler of each prop; its last argument is the new value.
 * @param resets The props that other handlers set, such as `onClear`.
 */
export const controlled =
  (
    handlers: Readonly<Record<string, string>>,
    resets: Readonly<Record<string, Props>> = {},
  ): Decorator =>
  (Story, { args }) => {
    const [changed, setChanged] = useState<Props>({});
    const listen = (handler: string, changeOf: (given: readonly unknown[]) => Props) => [
      handler,
      (...given: readonly unknown[]) => {
        setChanged((before) => ({ ...before, ...changeOf(given) }));
        const own = args[handler];
        if (typeof own === 'function') own(...given);
      },
    ];
    // A handler that the story lacks may change what the component renders.
    const isGiven = (...names: readonly string[]) => names.some((name) => args[name] !== undefined);
    const listeners = [
      ...Object.entries(handlers)
        .filter(([prop, handler]) => isGiven(prop, handler))
        .map(([prop, handler]) => listen(handler, (given) => ({ [prop]: given.at(-1) }))),
      ...Object.entries(resets)
        .filter(([handler]) => isGiven(handler))
        .map(([handler, change]) => listen(handler, () => change)),
    ];
    return <Story args={{ ...args, ...changed, ...Object.fromEntries(listeners) }} />;
  };
