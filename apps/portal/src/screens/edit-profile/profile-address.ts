import type { AssociateFormMode } from '@surtidor/domain';

/** What the address of a profile asks for (spec 2: mode, id). */
export type ProfileAddress =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'person';
      readonly mode: Exclude<AssociateFormMode, 'create'>;
      /** Null is whoever is signed in. */
      readonly id: string | null;
    }
  /** A mode nobody knows or an id that can be none. */
  | { readonly kind: 'malformed' };

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** Reads the address; without a mode a profile is shown. */
export function profileAddress(query: { get(name: string): string | null }): ProfileAddress {
  const mode = query.get('mode') || 'see';
  if (mode === 'create') return { kind: 'create' };
  const id = query.get('id') || null;
  if ((mode !== 'see' && mode !== 'edit') || (id !== null && !isId(id))) {
    return { kind: 'malformed' };
  }
  return { kind: 'person', mode, id };
}
