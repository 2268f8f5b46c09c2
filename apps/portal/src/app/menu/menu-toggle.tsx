import { HeaderAction } from '@surtidor/ui';
import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useEffect, useState } from 'react';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { loadChunk } from '../../platform/loading/load-chunk.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSignOut } from '../frame/use-sign-out.ts';

const load = () =>
  loadChunk(() => import('./menu-panel.tsx').then(({ MenuPanel }) => ({ default: MenuPanel })));
const MenuPanel = lazy(load);

/** Opens the side menu, which is fetched while nobody waits for it. */
export const MenuToggle = () => {
  const text = useText();
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  useEffect(() => afterFirstPaint(() => void load().catch(() => undefined)), []);
  const show = () => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <>
      <HeaderAction label={text('Menu')} expanded={open} onClick={show}>
        <Menu />
      </HeaderAction>
      {requested && (
        <Suspense fallback={null}>
          <MenuPanel open={open} onClose={() => setOpen(false)} onSignOut={signOut} />
        </Suspense>
      )}
    </>
  );
};
