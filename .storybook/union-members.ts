import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Shows the members of a union in prop tables, where Storybook shows only 'union'. */
export const showUnionMembers: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const members = typeof argType.type === 'object' ? argType.type.raw : undefined;
      const isUnion = argType.table?.type?.summary === 'union' && members !== undefined;
      const summary = isUnion ? members.replace(/^\||\s+/g, ' ').trim() : '';
      return [
        name,
        isUnion ? { ...argType, table: { ...argType.table, type: { summary } } } : argType,
      ];
    }),
  );
