import { type KeyboardEvent, useState } from 'react';
import type { Command } from './match-commands.ts';

/**
 * Returns the active command and the key handler that moves it. The arrow keys wrap around (ARIA practices,
 * combobox).
 */
export const useActiveCommand = (commands: readonly Command[], onSelect: (id: string) => void) => {
  const [requestedId, setRequestedId] = useState<string | null>(null);
  // If the active command is filtered out, the first command becomes active.
  const activeIndex = Math.max(
    0,
    commands.findIndex(({ id }) => id === requestedId),
  );
  const count = commands.length;
  const targetIndexes: Readonly<Record<string, number>> = {
    ArrowDown: activeIndex + 1,
    ArrowUp: activeIndex - 1 + count,
  };
  const activeCommand = commands[activeIndex];
  return {
    activeId: activeCommand?.id,
    setActiveId: setRequestedId,
    handleKeyDown: (event: KeyboardEvent) => {
      // During IME composition Enter selects from the IME's list.
      if (event.nativeEvent.isComposing) return;
      const targetIndex = targetIndexes[event.key];
      if (targetIndex !== undefined && count > 0) {
        event.preventDefault();
        setRequestedId(commands[targetIndex % count]?.id ?? null);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (activeCommand) onSelect(activeCommand.id);
      }
    },
  };
};
