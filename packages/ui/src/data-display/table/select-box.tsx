import { useListMessages } from '../../messages/index.ts';
import type { Share } from './row-selection.ts';

export interface SelectBoxProps {
  label: string;
  /** `some` is the indeterminate state of the heading's checkbox. */
  share: Share;
  disabled?: boolean | undefined;
  onToggle: (selected: boolean) => void;
}

/** The checkbox of a row or of the heading, with a large touch target. */
export const SelectBox = ({ label, share, disabled, onToggle }: SelectBoxProps) => (
  <label className="-m-2 flex w-fit cursor-pointer p-2 has-disabled:cursor-not-allowed">
    <input
      ref={(box) => {
        if (box) box.indeterminate = share === 'some';
      }}
      type="checkbox"
      aria-label={label}
      checked={share === 'all'}
      disabled={disabled}
      onChange={(event) => onToggle(event.target.checked)}
      className="size-5 cursor-[inherit] accent-accent"
    />
  </label>
);

/** The heading's checkbox; its label is visible on phones. */
export const SelectAllBox = ({ share, disabled, onToggle }: Omit<SelectBoxProps, 'label'>) => {
  const { selectAll } = useListMessages();
  return (
    <span className="flex items-center gap-2">
      <SelectBox label={selectAll} share={share} disabled={disabled} onToggle={onToggle} />
      <span aria-hidden="true" className="hidden cards:inline">
        {selectAll}
      </span>
    </span>
  );
};
