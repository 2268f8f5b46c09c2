import { IconButton } from '../../actions/icon-button/index.ts';
import { memoWithHandlers } from '../../hooks/latest-handlers.tsx';
import { ChevronDown, X } from '../../icons/icons.ts';
import { useChoiceMessages, useKitMessages } from '../../messages/index.ts';

export interface ComboboxButtonsProps {
  /** The label of the field. */
  label: string;
  disabled: boolean | undefined;
  /** Called to clear the single selection. Without it, there is no clear button. */
  onClear: (() => void) | undefined;
  /** Called to open or close the list. */
  onToggle: () => void;
}

/** The buttons at the end of the field. The list button is not a tab stop: arrow keys open the list. */
export const ComboboxButtons = memoWithHandlers(function ComboboxButtons({
  label,
  disabled,
  onClear,
  onToggle,
}: ComboboxButtonsProps) {
  const { openList } = useChoiceMessages();
  const { clear } = useKitMessages();
  return (
    <span className="absolute inset-y-0 right-0.5 flex items-center">
      {onClear && (
        <IconButton label={`${clear}: ${label}`} onClick={onClear}>
          <X />
        </IconButton>
      )}
      <IconButton
        label={`${openList}: ${label}`}
        tabIndex={-1}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      >
        <ChevronDown />
      </IconButton>
    </span>
  );
});
