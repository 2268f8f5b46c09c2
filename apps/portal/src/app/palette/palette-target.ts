import type { RecentTarget } from '@surtidor/domain';
import type { Command } from '@surtidor/ui';

/** Something the palette leads to. */
export interface PaletteTarget extends RecentTarget, Omit<Command, 'id'> {
  /** A page of the portal, with its query. */
  readonly href: string;
}

/** The id of its command: unique in all groups. */
export const commandId = (group: string, { kind, id }: RecentTarget): string =>
  `${group}:${kind}:${id}`;
