export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
export type { Command, CommandGroup } from './match-commands.ts';
export { usePaletteShortcut } from './use-palette-shortcut.ts';
