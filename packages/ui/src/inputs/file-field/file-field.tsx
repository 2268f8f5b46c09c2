import {
  type ChangeEvent,
  forwardRef,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { Paperclip } from '../../icons/icons.ts';
import { useFileMessages } from '../../messages/index.ts';
import { createFieldBlurHandler } from '../form-field/field-blur-handler.ts';
import {
  controlClasses,
  type FieldProps,
  type FormControlProps,
  FormField,
} from '../form-field/index.ts';
import { accepts } from './accepts.ts';
import { PostedFiles } from './posted-files.tsx';
import { SelectedFiles } from './selected-files.tsx';

export interface FileFieldProps extends FieldProps, FormControlProps, RootProps {
  /** The selected files; empty for none (controlled). */
  value?: readonly File[];
  /** The initially selected files (uncontrolled). */
  defaultValue?: readonly File[];
  /** Called with the accepted files after a selection, a drop or a removal. */
  onValueChange?: (files: File[]) => void;
  /** The accepted extensions and MIME types, as in the `accept` attribute: '.csv,.xlsx', 'image/*'. */
  accept?: string;
  /** The maximum size of a file, in bytes. */
  maxSize?: number;
  /** Whether several files can be selected. Otherwise a new file replaces the previous one. */
  multiple?: boolean;
  /** The progress of the files: 'Leyendo el archivo…'. Changes are announced. */
  status?: ReactNode;
}

const noFiles: readonly File[] = [];

const boxClasses = cva(
  [
    controlClasses,
    'relative flex flex-wrap items-center gap-x-3 gap-y-1 border-dashed py-3 has-disabled:bg-ui-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ui-ring has-enabled:hover:border-ui-ink-soft has-aria-invalid:border-ui-danger',
  ],
  {
    variants: { dragging: { true: 'border-solid border-ui-accent bg-ui-primary-soft', false: '' } },
  },
);

/**
 * A field to select files with a button or by drag and drop. Files of another type or above the maximum size
 * are rejected with a message. The browser's own text is hidden, because it is in the browser's language.
 */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(
  {
    value,
    defaultValue = noFiles,
    onValueChange,
    accept,
    maxSize,
    multiple = false,
    status,
    name,
    form,
    id,
    disabled,
    autoFocus,
    onBlur,
    onChange: _onChange,
    error,
    ...field
  },
  ref,
) {
  const messages = useFileMessages();
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [files, setFiles] = useControllable<readonly File[]>({
    value,
    defaultValue,
    onChange: (newFiles) => onValueChange?.([...newFiles]),
  });
  const [rejection, setRejection] = useState<string>();
  const [isDragging, setDragging] = useState(false);

  const getRejection = (file: File): string | undefined => {
    if (!accepts(accept, file)) return messages.fileTypeRejected(file.name, accept ?? '');
    const isTooLarge = maxSize !== undefined && file.size > maxSize;
    return isTooLarge ? messages.fileTooLarge(file.name, maxSize) : undefined;
  };
  const handleSelect = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const selectedFiles = [...(target.files ?? [])];
    // Cleared, so the same file can be selected again after a correction.
    target.value = '';
    setDragging(false);
    if (selectedFiles.length === 0) return;
    setRejection(selectedFiles.map(getRejection).find((message) => message !== undefined));
    const acceptedFiles = selectedFiles.filter((file) => getRejection(file) === undefined);
    if (acceptedFiles.length > 0)
      setFiles(multiple ? [...files, ...acceptedFiles] : acceptedFiles.slice(-1));
  };
  const removeFile = (file: File) => {
    setFiles(files.filter((other) => other !== file));
    setRejection(undefined);
    // The clicked button disappears, so the focus moves to the field.
    input.current?.focus();
  };

  return (
    <FormField
      {...field}
      id={inputId}
      error={error || rejection || error}
      onBlur={createFieldBlurHandler(onBlur)}
    >
      {(control) => (
        <>
          <div className={boxClasses({ dragging: isDragging })}>
            <input
              ref={input}
              {...control}
              {...{ accept, multiple, disabled, autoFocus, form }}
              type="file"
              className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
              onChange={handleSelect}
              onDragEnter={() => setDragging(true)}
              onDragLeave={() => setDragging(false)}
              onDrop={() => setDragging(false)}
            />
            <span
              aria-hidden="true"
              className="flex max-w-full items-center gap-1.5 rounded-ui-sm bg-ui-primary-soft px-3 py-1 text-sm font-semibold text-ui-primary-ink peer-disabled:bg-transparent peer-disabled:text-ui-ink-soft forced-colors:border"
            >
              <Paperclip className="size-4 shrink-0" />
              <span>{messages.fileChoose(multiple)}</span>
            </span>
            <span aria-hidden="true" className="text-sm text-ui-ink-soft">
              {messages.fileDrop(multiple)}
            </span>
          </div>
          <SelectedFiles {...{ files, disabled }} onRemove={removeFile} />
          <span aria-live="polite" className="sr-only">
            {files.length > 0 && messages.filesChosen(files.map((file) => file.name).join(', '))}
          </span>
          <p aria-live="polite" className="text-sm text-ui-ink-soft empty:-mt-1">
            {status}
          </p>
          <PostedFiles {...{ name, form, disabled, files }} />
        </>
      )}
    </FormField>
  );
});
