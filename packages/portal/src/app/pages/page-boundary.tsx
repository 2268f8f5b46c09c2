import { useHydrated } from '@tanstack/react-router';
import { createContext, type ReactNode, Suspense } from 'react';
import { PagePending } from '../frame/page-pending.tsx';

const LayoutHydratedContext = createContext(false);

/**
 * Renders the Suspense boundary of a page. React hydrates the content of a boundary after the layout, in slices and with
 * the lowest priority, and controls look hydrated before their page is. A changed context makes React hydrate all
 * boundaries below it at once and in one task. No component reads this context, so none renders again.
 */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <LayoutHydratedContext value={useHydrated()}>
    <Suspense fallback={<PagePending />}>{children}</Suspense>
  </LayoutHydratedContext>
);
