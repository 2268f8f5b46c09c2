import type { ReactNode } from 'react';
import { removeDiacritics } from '../../inputs/large-select/remove-diacritics.ts';

/** A command of the palette: an action or a page. */
export interface Command {
  /** Passed to `onSelect`; unique in all groups. */
  id: string;
  /** The action or page: 'Facturas pendientes'. */
  label: string;
  /** Search words in addition to the label: 'factura cartera'. */
  keywords?: string;
  /** A short detail at the end of the line: 'Pedido', '$ 1.200.000'. */
  hint?: string;
  /** One icon, rendered 20 px wide. */
  icon?: ReactNode;
}

export interface CommandGroup {
  /** Unique key among the groups. */
  id: string;
  /** The heading of the group: 'Páginas'. */
  label: string;
  /** The commands in display order. A group without a match is not shown. */
  commands: readonly Command[];
}

/**
 * Returns the groups with the commands that contain every word of the query, in any order, ignoring accents
 * and case. Empty groups are removed.
 */
export const matchCommands = (
  groups: readonly CommandGroup[],
  query: string,
): readonly CommandGroup[] => {
  const words = removeDiacritics(query).split(/\s/).filter(Boolean);
  const isMatch = ({ label, keywords = '', hint = '' }: Command) => {
    const text = removeDiacritics(`${label} ${keywords} ${hint}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter(isMatch) }))
    .filter(({ commands }) => commands.length > 0);
};
