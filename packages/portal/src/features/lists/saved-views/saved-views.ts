import type { Session } from '@surtidor/domain/session';

/** A named query of one list. */
export interface SavedView {
  readonly name: string;
  /** The list's search params. */
  readonly query: string;
}

/** The maximum number of views of a list. */
export const maxViews = 20;

/** The maximum length of a name. */
export const maxViewNameLength = 40;

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Record<keyof SavedView, unknown>;
  return typeof name === 'string' && name.trim() !== '' && typeof query === 'string';
};

/** Parses the stored views. Omits invalid views (faults 17). */
export function readViews(storedJson: string | null): readonly SavedView[] {
  try {
    const value: unknown = JSON.parse(storedJson ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter(isView)
      .slice(0, maxViews)
      .map(({ name, query }) => ({ name, query }));
  } catch {
    return [];
  }
}

const isSameName = (name: string, otherName: string) =>
  name.localeCompare(otherName, 'es', { sensitivity: 'accent' }) === 0;

/** Returns the name to store: trimmed and limited in length. */
export const normalizeViewName = (input: string): string =>
  input.trim().replace(/\s+/g, ' ').slice(0, maxViewNameLength).trim();

/** Adds a view as the first one. Replaces a view of the same name. */
export function addView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const name = normalizeViewName(view.name);
  if (name === '') return views;
  const otherViews = views.filter((otherView) => !isSameName(otherView.name, name));
  return [{ name, query: view.query }, ...otherViews].slice(0, maxViews);
}

/** Removes a view. */
export const removeView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

/** Returns the storage key of a user's views of a list, in one of their companies. */
export const getViewsKey = (
  list: string,
  { userId, clientCode, hasOtherCompanies }: Session,
): string => `surtidor-views.${list}.${hasOtherCompanies ? `${clientCode}/` : ''}${userId}`;
