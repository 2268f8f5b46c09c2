import { useEffect, useState } from 'react';
import { usePortal } from '../shell/portal-context.tsx';
import { loadSanitiser, type Sanitiser } from './sanitise-html.ts';

/** The sanitiser: on its way, here, or not to be had (the portal then goes on without the markup). */
export type SanitiserState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly sanitiser: Sanitiser }
  | { readonly kind: 'missing' };

/** Loads the sanitiser after the first paint of whoever asks for it. */
export function useSanitiser(): SanitiserState {
  const { config, readings } = usePortal();
  const { allowedHosts } = config;
  const { product } = readings;
  const [state, setState] = useState<SanitiserState>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    const policy = { hosts: allowedHosts, origin: window.location.origin, product };
    loadSanitiser(policy).then(
      (sanitiser) => {
        if (!gone) setState({ kind: 'ready', sanitiser });
      },
      () => {
        if (!gone) setState({ kind: 'missing' });
      },
    );
    return () => {
      gone = true;
    };
  }, [allowedHosts, product]);
  return state;
}
