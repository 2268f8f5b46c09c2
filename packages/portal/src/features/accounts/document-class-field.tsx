import { useDocumentClasses } from '@surtidor/data';
import {
  allDocumentsOption,
  getDocumentClassFilter,
  toggleDocumentChoice,
} from '@surtidor/domain/invoices';
import { Alert, Button, Checkbox } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import type { FilterCondition, FilterDefinition } from '../lists/filters/filter-definition.tsx';
import { cleanParam, listParam, optionalParam } from '../lists/parameters.ts';
import type { GetClassName } from './use-class-names.ts';

/** A filter with document classes; undefined for all. */
interface DocumentClasses {
  readonly documentClasses?: readonly string[] | undefined;
}

/** The condition of the document classes. Its chip shows their codes: see {@link withClassNames}. */
export const documentClassCondition: FilterCondition<DocumentClasses['documentClasses']> = {
  ...optionalParam(cleanParam(listParam('class'), getDocumentClassFilter)),
  label: 'Document class',
  format: (classes) => classes.join(', '),
  renderField: ({ value = [], onChange }) => <DocumentClassField {...{ value, onChange }} />,
};

/** Returns a definition whose chip shows the names of the document classes. */
export const withClassNames = <Filter extends DocumentClasses>(
  definition: FilterDefinition<Filter>,
  getClassName: GetClassName,
): FilterDefinition<Filter> => ({
  ...definition,
  documentClasses: {
    ...documentClassCondition,
    format: (classes: readonly string[]) =>
      classes.map((grouping) => getClassName({ grouping, documentClass: '' })).join(', '),
  },
});

interface DocumentClassFieldProps {
  /** The selected classes; empty for all. */
  readonly value: readonly string[];
  readonly onChange: (documentClasses: readonly string[]) => void;
}

/** The filter by document class. 'Todos' excludes the other options (spec 5). */
const DocumentClassField = ({ value, onChange }: DocumentClassFieldProps) => {
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
