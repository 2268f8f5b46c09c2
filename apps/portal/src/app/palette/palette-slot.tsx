import { HeaderAction, usePaletteShortcut } from '@surtidor/ui';
import Search from 'lucide-react/icons/search';
import { Suspense, useState } from 'react';
import { lazyOptional } from '../../platform/loading/lazy-optional.ts';
import { useText } from '../../platform/messages/text-context.tsx';

const Palette = lazyOptional(async () => (await import('./palette.tsx')).Palette);

/** Opens the command palette by Control or Command K and by its button; fetched when asked for. */
export const PaletteSlot = ({ button }: { button: 'shown' | 'hidden' }) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  const show = () => {
    setRequested(true);
    setOpen(true);
  };
  usePaletteShortcut(show);
  return (
    <>
      {button === 'shown' && (
        <HeaderAction label={text('Search the portal (Ctrl K)')} expanded={open} onClick={show}>
          <Search />
        </HeaderAction>
      )}
      {requested && (
        <Suspense fallback={null}>
          <Palette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
