import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What react-docgen attaches to a component. */
interface Documented {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly description?: string }>>;
  };
}

/** A type on one line, without comments inside of it and without the `undefined` of an optional prop. */
const oneLine = (type: string): string =>
  type
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^\s*\||\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .trim();

/**
 * Completes prop tables: whole types, where Storybook shows 'union' and drops type arguments, and the default of a
 * `@default` tag, for props that a component passes on.
 */
export const completeArgTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const raw = typeof type === 'object' ? type.raw : undefined;
      const tag = /^@default (.+)$/m.exec(props[name]?.description ?? '')?.[1];
      return [
        name,
        {
          ...argType,
          table: {
            ...table,
            ...(table?.type && raw !== undefined && { type: { summary: oneLine(raw) } }),
            ...(tag !== undefined && { defaultValue: { summary: tag } }),
          },
        },
      ];
    }),
  );
};
