import { memo } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ChevronDown, X } from '../../icons/icons.ts';
import { useChoiceMessages, useKitMessages } from '../../messages/index.ts';

export interface ComboboxEndProps {
  /** What is selected. */
  label: string;
  disabled: boolean | undefined;
  /** Takes the single choice away; without it there is none. Must stay the same function. */
  onClear: (() => void) | undefined;
  /** Opens or closes the list; must stay the same function. */
  onToggle: () => void;
}

/** The buttons at the end of the field. The keys open the list, so its button is no Tab stop. */
export const ComboboxEnd = memo(function ComboboxEnd({
  label,
  disabled,
  onClear,
  onToggle,
}: ComboboxEndProps) {
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
