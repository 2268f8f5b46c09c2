import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A part that the portal can do without: fetched when it is rendered, and nothing at all where it
 * cannot be fetched (faults 24).
 * @param instead What is rendered then, where nothing would not do.
 */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: instead };
    }
  });
