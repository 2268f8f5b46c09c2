import { acceptTerms, useDataContext } from '@surtidor/data';
import { fetchVisitorAddress } from '@surtidor/data/rest';
import { type TermsDraft, termsErrors } from '@surtidor/domain';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { rulesSchema, usePortalForm } from '../../../features/forms/index.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

const shape = z.object({ termsAndConditions: z.boolean(), privacyPolicy: z.boolean() });

const initial: TermsDraft = { termsAndConditions: false, privacyPolicy: false };

/** A checkbox of the terms form (spec 5). */
export type TermsBox = keyof TermsDraft;

/** The checkboxes in the order of the page. */
export const termsBoxes = ['termsAndConditions', 'privacyPolicy'] as const satisfies TermsBox[];

/** Accepts the terms: validates, saves, then reloads the session for the guard. */
export function useTermsForm() {
  const text = useText();
  const { sessions, config } = usePortal();
  const { client } = useDataContext();
  const schema = useMemo(() => rulesSchema<TermsDraft>(shape, termsErrors, text), [text]);
  return usePortalForm<TermsDraft>({
    schema,
    initial,
    labels: { termsAndConditions: 'Terms and conditions', privacyPolicy: 'Privacy policy' },
    draftName: 'terms',
    save: async () => {
      const address = config.ipServiceUrl && (await fetchVisitorAddress(config.ipServiceUrl));
      return acceptTerms(client, address);
    },
    onSaved: sessions.termsAccepted,
  });
}
