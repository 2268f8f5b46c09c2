import { type KeyboardEvent, useState } from 'react';
import type { Command } from './match-commands.ts';

/**
 * Returns the active command and the key handler that moves it. The arrow keys wrap around (ARIA practices,
 * combobox).
 */
export const useActiveCommand = (commands: readonly Command[], onSelect: (id: string) => void) => {
  const [activeId, setActiveId] = useState<string | null>(null);
  // If the active command is filtered out, the first command becomes active.
  const at = Math.max(
    0,
    commands.findIndex(({ id }) => id === activeId),
  );
  const count = commands.length;
  const moves: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 + count };
  const active = commands[at];
  return {
    active: active?.id,
    light: setActiveId,
    onKeyDown: (event: KeyboardEvent) => {
      // During IME composition Enter selects from the IME's list.
      if (event.nativeEvent.isComposing) return;
      const move = moves[event.key];
      if (move !== undefined && count > 0) {
        event.preventDefault();
        setActiveId(commands[move % count]?.id ?? null);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (active) onSelect(active.id);
      }
    },
  };
};
