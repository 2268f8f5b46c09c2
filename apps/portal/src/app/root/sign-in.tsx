import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadFirstChunk } from '../../platform/loading/chunk-load-error.ts';
import type { LoginScreenProps } from '../../screens/login/login-screen.tsx';
import { Waiting } from './waiting.tsx';

let here: ComponentType<LoginScreenProps> | null = null;

/** Fetches the sign-in page, a part of its own: a session has no use for it before its end. */
export const loadSignIn = () =>
  loadFirstChunk(async () => {
    const page = await import('./sign-in-page.tsx');
    here = page.default;
    return page;
  });

const SignInPage = lazy(loadSignIn);

/** The sign-in page for whoever comes to it from elsewhere: it is here by then, or is fetched. */
export const SignIn = (props: LoginScreenProps) => {
  // What is lazy shows a moment of waiting, even where there is nothing to wait for.
  const [Page] = useState(() => here ?? SignInPage);
  return (
    <Suspense fallback={<Waiting />}>
      <Page {...props} />
    </Suspense>
  );
};
