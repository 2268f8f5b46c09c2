import type { AssociateFormMode } from '@surtidor/domain/associates';

/** The profile selected by the search params `mode` and `id` (spec 2). */
export type ProfileParams =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'person';
      readonly mode: Exclude<AssociateFormMode, 'create'>;
      /** Null for the signed-in user. */
      readonly id: string | null;
    }
  /** An unknown mode or an invalid id. */
  | { readonly kind: 'malformed' };

const isValidId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** Parses the search params; the default mode is 'see'. */
export function parseProfileParams(searchParams: {
  get(name: string): string | null;
}): ProfileParams {
  const mode = searchParams.get('mode') || 'see';
  if (mode === 'create') return { kind: 'create' };
  const id = searchParams.get('id') || null;
  if ((mode !== 'see' && mode !== 'edit') || (id !== null && !isValidId(id))) {
    return { kind: 'malformed' };
  }
  return { kind: 'person', mode, id };
}
