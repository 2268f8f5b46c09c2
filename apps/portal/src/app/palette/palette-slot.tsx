import { HeaderAction, usePaletteShortcut } from '@surtidor/ui';
import Search from 'lucide-react/icons/search';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import type { PaletteProps } from './palette.tsx';

// If the chunk fails to load, the palette is omitted (faults 24).
const Palette = lazy<ComponentType<PaletteProps>>(() =>
  import('./palette.tsx').then(
    ({ Palette: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Opens the command palette with Ctrl or Cmd K and its button; a lazy chunk. */
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
