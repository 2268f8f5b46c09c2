import { useDocumentClasses } from '@surtidor/data';
import {
  allDocumentsOption,
  getDocumentClassFilter,
  toggleDocumentChoice,
} from '@surtidor/domain/invoices';
import { Alert, Button, Checkbox } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';

export interface DocumentClassFieldProps {
  /** The selected classes; empty for all. */
  readonly value: readonly string[];
  readonly onChange: (documentClasses: readonly string[]) => void;
}

/** The filter by document class. 'Todos' excludes the other options (spec 5). */
export const DocumentClassField = ({ value, onChange }: DocumentClassFieldProps) => {
  const text = useText();
  const { state, retry } = useDocumentClasses();
  const { failureText } = getFrame(state, retry, text);
  const backendOptions = (getData(state) ?? []).map(({ name, grouping }) => ({
    value: grouping,
    label: name,
  }));
  // The options include a class of the search params even if the backend does not list it.
  const urlOptions = value
    .filter((documentClass) => backendOptions.every((option) => option.value !== documentClass))
    .map((documentClass) => ({ value: documentClass, label: documentClass }));
  const selected = value.length === 0 ? [allDocumentsOption] : value;
  const options = [
    { value: allDocumentsOption, label: text('Todos') },
    ...backendOptions,
    ...urlOptions,
  ];
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">{text('Document class')}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={selected.includes(option.value)}
          onCheckedChange={() =>
            onChange(getDocumentClassFilter(toggleDocumentChoice(selected, option.value)))
          }
        />
      ))}
      {failureText && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              {text('Try again')}
            </Button>
          }
        >
          {failureText}
        </Alert>
      )}
    </fieldset>
  );
};
