import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a contestant into the page. */
export function mount(contestant: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(contestant);
}
