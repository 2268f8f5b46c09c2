import { useListMessages } from '../../messages/index.ts';
import type { Share } from './row-selection.ts';

export interface SelectBoxProps {
  label: string;
  /** `some` is the heading's third state. */
  share: Share;
  disabled?: boolean | undefined;
  onToggle: (selected: boolean) => void;
}

/** The box of a row or of the heading, with a finger's width of room around it. */
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

/** The heading's box; on phones its words are in sight. */
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
