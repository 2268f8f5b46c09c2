import { forwardRef, type ReactElement, useId, useState } from 'react';
import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { Search } from '../../icons/icons.ts';
import { useKitMessages, useListMessages } from '../../messages/index.ts';
import { DialogTrigger } from '../dialog/dialog-trigger.tsx';
import { useModal } from '../dialog/index.ts';
import { CommandList } from './command-list.tsx';
import { type CommandGroup, matchCommands } from './match-commands.ts';
import { useActiveCommand } from './use-active-command.ts';

export interface CommandPaletteProps extends RootProps {
  /** Whether it is open (controlled). The field is always empty on open. */
  open?: boolean;
  /** Whether it is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called with `true` by the trigger, and with `false` by Escape, an outside click or a selected command. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, rendered in place (`asChild`). */
  trigger?: ReactElement;
  /** The accessible name of the palette and its field: 'Ir a una página o un pedido'. */
  label: string;
  /** The commands in groups. The palette filters them by the typed text. */
  groups: ReadonlyArray<CommandGroup>;
  /** Called with the id of the selected command after the palette has closed. */
  onSelect: (id: string) => void;
  /** Called with the typed text, to fetch further commands. */
  onType?: (query: string) => void;
  /**
   * `loading` while more commands are being fetched. The existing ones can be selected meanwhile.
   * @default 'ready'
   */
  state?: 'ready' | 'loading';
}

/** The status is visible only if there are no results. */
const statusClasses = cva('', {
  variants: { hasResults: { true: 'sr-only', false: 'px-4 pb-6 text-center text-ui-ink-soft' } },
});

/** A dialog with a field that finds pages and actions (ARIA practices, combobox with a listbox). */
export const CommandPalette = forwardRef<HTMLDialogElement, CommandPaletteProps>(
  function CommandPalette(
    { open: openProp, defaultOpen = false, onOpenChange, trigger, ...paletteProps },
    ref,
  ) {
    const [open, setOpen] = useControllable({
      value: openProp,
      defaultValue: defaultOpen,
      onChange: onOpenChange,
    });
    return (
      <>
        <DialogTrigger open={open} onOpen={() => setOpen(true)}>
          {trigger}
        </DialogTrigger>
        {open && <OpenPalette ref={ref} onOpenChange={setOpen} {...paletteProps} />}
      </>
    );
  },
);

interface OpenPaletteProps
  extends Omit<CommandPaletteProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> {
  onOpenChange: (open: boolean) => void;
}

const OpenPalette = forwardRef<HTMLDialogElement, OpenPaletteProps>(function OpenPalette(
  { onOpenChange, label, groups, onSelect, onType, state = 'ready', className, ...rest },
  ref,
) {
  const id = useId();
  const { commandsFound, commandsLoading, commandsNone } = useListMessages();
  const { emptyTitle } = useKitMessages();
  const [query, setQuery] = useState('');
  const close = () => onOpenChange(false);
  const modal = useModal(true, close, ref);
  const matchingGroups = matchCommands(groups, query);
  const commands = matchingGroups.flatMap((group) => group.commands);
  const selectCommand = (commandId: string) => {
    close();
    onSelect(commandId);
  };
  const { activeId, setActiveId, handleKeyDown } = useActiveCommand(commands, selectCommand);
  const status =
    commands.length > 0
      ? commandsFound(commands.length)
      : state === 'loading'
        ? commandsLoading
        : query.trim() === ''
          ? emptyTitle
          : commandsNone(query.trim());
  return (
    <dialog
      {...rest}
      {...modal}
      aria-label={label}
      className={cn(
        'mx-auto mt-4 mb-auto max-h-[min(32rem,85dvh)] w-[calc(100%-1.5rem)] max-w-md animate-enter flex-col overflow-hidden rounded-ui-modal bg-ui-surface text-ui-ink elevate-3 open:flex sm:mt-[12vh]',
        className,
      )}
    >
      <div className="flex items-center gap-3 border-b border-ui-line px-4">
        {state === 'loading' ? (
          <Spinner size="md" className="text-ui-ink-soft" />
        ) : (
          <Search className="size-6 shrink-0 text-ui-ink-soft" />
        )}
        <input
          data-autofocus=""
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={commands.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={activeId === undefined ? undefined : `${id}-option-${activeId}`}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            onType?.(event.target.value.trim());
          }}
          onKeyDown={handleKeyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ui-ink-soft"
        />
      </div>
      <CommandList
        id={id}
        label={label}
        groups={matchingGroups}
        activeId={activeId}
        onHighlight={setActiveId}
        onSelect={selectCommand}
      />
      <p role="status" className={statusClasses({ hasResults: commands.length > 0 })}>
        {status}
      </p>
    </dialog>
  );
});
