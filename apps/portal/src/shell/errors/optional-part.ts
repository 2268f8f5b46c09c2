import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A part that the portal can do without: fetched when it is drawn, and nothing at all where it
 * cannot be fetched (faults 24).
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: Nothing };
    }
  });
