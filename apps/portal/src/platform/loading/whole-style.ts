let loading: Promise<unknown> | null = null;

/**
 * Brings the looks of everything a first visit does not render. Asked for once; a page that came with
 * them says so on its root element.
 */
export function loadWholeStyle(): Promise<unknown> {
  if (globalThis.document?.documentElement.dataset.styles === 'whole') return Promise.resolve();
  loading ??= import('../../whole-style.css').catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}
