import { IconButton } from '../../actions/icon-button/index.ts';
import { X } from '../../icons/icons.ts';
import { useFileMessages } from '../../messages/index.ts';

export interface SelectedFilesProps {
  files: readonly File[];
  disabled: boolean | undefined;
  onRemove: (file: File) => void;
}

/** The selected files with their size, each with a button that removes it. */
export const SelectedFiles = ({ files, disabled, onRemove }: SelectedFilesProps) => {
  const { fileSize, fileRemove } = useFileMessages();
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be selected twice.
        <li key={index} className="flex items-center gap-2 rounded-ui-md bg-ui-sunken ps-3 text-sm">
          <bdi translate="no" className="min-w-0 wrap-anywhere">
            {file.name}
          </bdi>
          <span translate="no" className="grow text-ui-ink-soft tabular-nums">
            {fileSize(file.size)}
          </span>
          <IconButton
            label={fileRemove(file.name)}
            disabled={disabled}
            onClick={() => onRemove(file)}
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};
