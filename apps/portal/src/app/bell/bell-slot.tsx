import { HeaderAction } from '@surtidor/ui';
import BellIcon from 'lucide-react/icons/bell';
import { Suspense, useEffect, useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { lazyOptional } from '../../platform/loading/lazy-optional.ts';
import { loadNotificationBundle } from '../../platform/messages/catalogue-store.ts';
import { useText } from '../../platform/messages/text-context.tsx';

/** The bell with its words: whoever is quick reads no key of the catalogue. */
const load = async () => {
  const [{ Bell }] = await Promise.all([import('./bell.tsx'), loadNotificationBundle()]);
  return Bell;
};
const Bell = lazyOptional(load);

/**
 * The place of the bell. The notifications, and the vendor's library they come through, are fetched
 * after the first paint; without them, or without a realtime database, the portal goes on
 * (faults 24).
 */
export const BellSlot = () => {
  const text = useText();
  const { realtime } = usePortal().config;
  const [here, setHere] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (realtime === null) return;
    return afterFirstPaint(() => setHere(true));
  }, [realtime]);
  if (realtime === null) return null;
  // A press that comes before the bell is not lost: the bell then arrives opened. It may arrive between
  // the pointer's going down and up, and no click is told then.
  const fetchNow = () => {
    setHere(true);
    setWanted(true);
  };
  const waiting = (
    <HeaderAction
      ref={(button) => {
        button?.addEventListener('pointerdown', fetchNow);
        return () => button?.removeEventListener('pointerdown', fetchNow);
      }}
      label={text('Notifications')}
      expanded={false}
      onClick={fetchNow}
    >
      <BellIcon />
    </HeaderAction>
  );
  if (!here) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Bell settings={realtime} startsOpen={wanted} />
    </Suspense>
  );
};
