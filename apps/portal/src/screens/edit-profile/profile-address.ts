import type { AssociateFormMode } from '@surtidor/domain';

/** The profile selected by the search params `mode` and `id` (spec 2). */
export type ProfileAddress =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'person';
      readonly mode: Exclude<AssociateFormMode, 'create'>;
      /** Null for the signed-in user. */
      readonly id: string | null;
    }
  /** An unknown mode or an invalid id. */
  | { readonly kind: 'malformed' };

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** Parses the search params; the default mode is 'see'. */
export function profileAddress(query: { get(name: string): string | null }): ProfileAddress {
  const mode = query.get('mode') || 'see';
  if (mode === 'create') return { kind: 'create' };
  const id = query.get('id') || null;
  if ((mode !== 'see' && mode !== 'edit') || (id !== null && !isId(id))) {
    return { kind: 'malformed' };
  }
  return { kind: 'person', mode, id };
}
