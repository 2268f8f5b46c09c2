import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The data that react-docgen attaches to a component. */
interface DocumentedComponent {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly description?: string }>>;
  };
}

/** Formats a type on one line, without its comments and without the `undefined` of an optional prop. */
const formatType = (type: string): string =>
  type
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^\s*\||\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .trim();

/**
 * Completes prop tables. Storybook shows 'union' and drops type arguments; this shows the full type. Props that a
 * component forwards show the default of their `@default` tag.
 */
export const completeArgTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as DocumentedComponent | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const sourceType = typeof type === 'object' ? type.raw : undefined;
      const defaultTag = /^@default (.+)$/m.exec(props[name]?.description ?? '')?.[1];
      return [
        name,
        {
          ...argType,
          table: {
            ...table,
            ...(table?.type &&
              sourceType !== undefined && { type: { summary: formatType(sourceType) } }),
            ...(defaultTag !== undefined && { defaultValue: { summary: defaultTag } }),
          },
        },
      ];
    }),
  );
};
