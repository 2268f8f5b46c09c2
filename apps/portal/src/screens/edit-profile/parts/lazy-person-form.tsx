import { ListFrame } from '@surtidor/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import type { PersonFormProps } from './person-form.tsx';

// Whoever looks at a person loads no form.
const PersonForm = lazyPart(async () => (await import('./person-form.tsx')).PersonForm);

/** The form of a person, fetched with the engine of forms when it is first drawn. */
export const LazyPersonForm = (props: PersonFormProps) => (
  <Suspense fallback={<ListFrame state="loading" />}>
    <PersonForm {...props} />
  </Suspense>
);
