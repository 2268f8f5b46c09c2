import { acceptTerms, useDataContext } from '@surtidor/data';
import { fetchVisitorAddress } from '@surtidor/data/rest';
import type { Failure } from '@surtidor/domain';
import { useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';

/** The two boxes of the terms form (spec 5). */
export const termsBoxes = ['terms', 'privacy'] as const;
export type TermsBox = (typeof termsBoxes)[number];

/** Accepts the terms: both boxes, then the backend, then the guard lets the user through. */
export function useTermsForm() {
  const { sessions, config } = usePortal();
  const { client } = useDataContext();
  const [ticked, setTicked] = useState<readonly TermsBox[]>([]);
  const [missing, setMissing] = useState<readonly TermsBox[]>([]);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const tick = (box: TermsBox, on: boolean) => {
    setTicked(on ? [...ticked, box] : ticked.filter((other) => other !== box));
    setMissing(missing.filter((other) => other !== box));
  };
  const save = async () => {
    if (saving) return;
    const left = termsBoxes.filter((box) => !ticked.includes(box));
    setMissing(left);
    if (left.length > 0) return;
    setSaving(true);
    setFailure(null);
    const address = config.ipServiceUrl && (await fetchVisitorAddress(config.ipServiceUrl));
    const outcome = await acceptTerms(client, address);
    setSaving(false);
    if (outcome.kind === 'done') sessions.termsAccepted();
    else setFailure(outcome.failure);
  };
  return { ticked, missing, saving, failure, tick, save };
}
