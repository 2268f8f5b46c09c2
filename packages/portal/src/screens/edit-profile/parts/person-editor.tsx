import { ListFrame } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText } from '../../../platform/remote/frame-state.ts';
import { PersonForm, type PersonFormProps } from './person-form.tsx';
import { useReferenceLists } from './use-reference-lists.ts';

export type PersonEditorProps = Omit<PersonFormProps, 'lists'>;

/** Renders the form of a user once its lists are loaded. */
export const PersonEditor = (props: PersonEditorProps) => {
  const text = useText();
  const { lists, failure, retry } = useReferenceLists();
  return lists ? (
    <PersonForm {...props} lists={lists} />
  ) : (
    <ListFrame
      state={failure ? 'failed' : 'loading'}
      failureText={failure && getFailureText(failure, text)}
      onRetry={retry}
    />
  );
};
