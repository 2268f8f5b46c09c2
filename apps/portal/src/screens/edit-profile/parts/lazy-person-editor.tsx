import { ListFrame } from '@surtidor/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import type { PersonEditorProps } from './person-editor.tsx';

/** Whoever looks at a person loads no form; whoever edits one loads it while the person comes. */
export const loadPersonEditor = async () => (await import('./person-editor.tsx')).PersonEditor;

const PersonEditor = lazyPart(loadPersonEditor);

/** The form of a person, fetched with its lists and the engine of forms when it is first rendered. */
export const LazyPersonEditor = (props: PersonEditorProps) => (
  <Suspense fallback={<ListFrame state="loading" />}>
    <PersonEditor {...props} />
  </Suspense>
);
