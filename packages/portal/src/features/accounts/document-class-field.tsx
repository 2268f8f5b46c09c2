import { useDocumentClasses } from '@surtidor/data';
import { allDocumentsOption, getDocumentClassFilter, toggleDocumentChoice } from '@surtidor/domain';
import { Button, MultiSelect } from '@surtidor/ui';
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
  const handleValueChange = (values: readonly string[]) => {
    const toggledOption =
      values.find((option) => !selected.includes(option)) ??
      selected.find((option) => !values.includes(option));
    if (toggledOption === undefined) return;
    onChange(getDocumentClassFilter(toggleDocumentChoice(selected, toggledOption)));
  };
  return (
    <>
      <MultiSelect
        label={text('Document class')}
        options={[
          { value: allDocumentsOption, label: text('Todos') },
          ...backendOptions,
          ...urlOptions,
        ]}
        value={selected}
        onValueChange={handleValueChange}
        {...(failureText && { error: failureText })}
      />
      {failureText && (
        <Button size="sm" variant="secondary" className="self-start" onClick={retry}>
          {text('Try again')}
        </Button>
      )}
    </>
  );
};
