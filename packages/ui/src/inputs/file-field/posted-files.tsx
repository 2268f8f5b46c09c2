import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';

export interface PostedFilesProps {
  /** The form field name of the files; without it, nothing is posted. */
  name: string | undefined;
  files: readonly File[];
  disabled: boolean | undefined;
  form: string | undefined;
}

/** A hidden file input that posts the files, because the visible one is cleared after every selection. */
export const PostedFiles = ({ name, files, disabled, form }: PostedFilesProps) => {
  const input = useRef<HTMLInputElement>(null);
  useBrowserLayoutEffect(() => {
    if (input.current === null) return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.current.files = transfer.files;
  }, [files]);
  if (name === undefined) return null;
  return <input ref={input} type="file" multiple hidden {...{ name, disabled, form }} />;
};
