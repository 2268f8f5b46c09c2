import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a competitor into the page. */
export function mount(competitor: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(competitor);
}
