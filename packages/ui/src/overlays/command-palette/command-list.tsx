import { useEffect, useRef } from 'react';
import type { Command, CommandGroup } from './match-commands.ts';

export interface CommandListProps {
  /** Prefix of the ids of the list, its groups and its options. */
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  /** The id of the active command. */
  activeId: string | undefined;
  onHighlight: (id: string) => void;
  onSelect: (id: string) => void;
}

/** The grouped commands. The focus stays in the field, which refers to the active option by id. */
export const CommandList = ({ id, label, groups, activeId, ...handlers }: CommandListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeId === undefined) return;
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className="min-h-0 flex-auto overflow-y-auto p-2"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups of options, but no fieldset.
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="pb-2">
          <p id={`${id}-${group.id}`} className="px-3 py-1 text-xs font-bold text-ui-ink-soft">
            {group.label}
          </p>
          {group.commands.map((command) => (
            <Option
              key={command.id}
              id={`${id}-option-${command.id}`}
              command={command}
              isActive={command.id === activeId}
              {...handlers}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

const Option = ({
  id,
  command,
  isActive,
  onHighlight,
  onSelect,
}: Pick<CommandListProps, 'onHighlight' | 'onSelect'> & {
  id: string;
  command: Command;
  isActive: boolean;
}) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus (aria-activedescendant).
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    onPointerMove={() => onHighlight(command.id)}
    onClick={() => onSelect(command.id)}
    // The outline is for forced colors, which remove the background.
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-ui-md px-3 py-2 aria-selected:bg-ui-primary-soft aria-selected:text-ui-primary-ink forced-colors:-outline-offset-2 forced-colors:aria-selected:outline-2 [&_svg]:size-5 [&_svg]:shrink-0"
  >
    {command.icon}
    <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">{command.label}</span>
    {command.hint && (
      <span className="max-w-1/2 text-right text-sm wrap-anywhere text-ui-ink-soft tabular-nums">
        {command.hint}
      </span>
    )}
  </div>
);
