import { ListFrame } from '@surtidor/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import type { PersonEditorProps } from './person-editor.tsx';

/**
 * Whoever looks at a person loads no form; whoever edits one loads it while the person comes, with
 * what saving needs: nothing typed is lost for a part that cannot be fetched.
 */
export const loadPersonEditor = async () => {
  const [{ PersonEditor }] = await Promise.all([
    import('./person-editor.tsx'),
    import('./merge-with-stored.ts'),
  ]);
  return PersonEditor;
};

const PersonEditor = lazyPart(loadPersonEditor);

/** The form of a person, fetched with its lists and the engine of forms when it is first rendered. */
export const LazyPersonEditor = (props: PersonEditorProps) => (
  <Suspense fallback={<ListFrame state="loading" />}>
    <PersonEditor {...props} />
  </Suspense>
);
