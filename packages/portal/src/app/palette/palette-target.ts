import type { RecentTarget } from '@surtidor/domain/session';
import type { Command } from '@surtidor/ui';

/** A target of the palette. */
export interface PaletteTarget extends RecentTarget, Omit<Command, 'id'> {
  /** A path of the portal with its query. */
  readonly href: string;
}

/** Returns the id of a target's command, unique across groups. */
export const getCommandId = (group: string, { kind, id }: RecentTarget): string =>
  `${group}:${kind}:${id}`;
