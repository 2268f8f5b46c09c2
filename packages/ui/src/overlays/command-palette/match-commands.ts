import type { ReactNode } from 'react';
import { removeDiacritics } from '../../inputs/large-select/remove-diacritics.ts';

/** Something the palette can do or open. */
export interface Command {
  /** Handed to `onSelect`; unique in all groups. */
  id: string;
  /** What it does or where it leads: 'Facturas pendientes'. */
  label: string;
  /** Words that find it besides its label: 'factura cartera'. */
  keywords?: string;
  /** A short fact at the end of the line: 'Pedido', '$ 1.200.000'. */
  hint?: string;
  /** One icon, rendered 20 px wide. */
  icon?: ReactNode;
}

export interface CommandGroup {
  /** Unique key among the groups. */
  id: string;
  /** What its commands have in common, above them: 'Páginas'. */
  label: string;
  /** In the order they are shown; a group in which nothing matches is not shown. */
  commands: readonly Command[];
}

/**
 * The groups with the commands that hold every word that was typed, in any order, without regard to
 * accents and case. Groups left empty go.
 */
export const matchCommands = (
  groups: readonly CommandGroup[],
  typed: string,
): readonly CommandGroup[] => {
  const words = removeDiacritics(typed).split(' ').filter(Boolean);
  const fits = ({ label, keywords = '', hint = '' }: Command) => {
    const text = removeDiacritics(`${label} ${keywords} ${hint}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter(fits) }))
    .filter(({ commands }) => commands.length > 0);
};
