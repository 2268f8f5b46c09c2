/** A named query of one list. */
export interface SavedView {
  readonly name: string;
  /** The list's parameters as the address writes them. */
  readonly query: string;
}

/** Most views one list keeps. */
export const maxViews = 20;

/** Longest name of a view. */
export const maxViewNameLength = 40;

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Record<keyof SavedView, unknown>;
  return typeof name === 'string' && name.trim() !== '' && typeof query === 'string';
};

/** Reads what the storage holds; what is no view is left out (faults 17). */
export function readViews(stored: string | null): readonly SavedView[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter(isView)
      .slice(0, maxViews)
      .map(({ name, query }) => ({ name, query }));
  } catch {
    return [];
  }
}

const sameName = (one: string, other: string) =>
  one.localeCompare(other, 'es', { sensitivity: 'accent' }) === 0;

/** The name as it is kept: trimmed and not endless. */
export const viewName = (typed: string): string =>
  typed.trim().replace(/\s+/g, ' ').slice(0, maxViewNameLength).trim();

/** The views with one more, newest first; one of the same name is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const name = viewName(view.name);
  if (name === '') return views;
  const others = views.filter((other) => !sameName(other.name, name));
  return [{ name, query: view.query }, ...others].slice(0, maxViews);
}

/** The views without one. */
export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

/** Where the views of a list and a user are kept. */
export const viewsKey = (list: string, userId: string): string =>
  `surtidor-views.${list}.${userId}`;
