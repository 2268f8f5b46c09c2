import { HeaderAction, usePaletteShortcut } from '@surtidor/ui';
import Search from 'lucide-react/icons/search';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import type { PaletteProps } from './palette.tsx';

// If the chunk fails to load, the palette is omitted (faults 24).
const Palette = lazy<ComponentType<PaletteProps>>(() =>
  import('./palette.tsx').then(
    (paletteModule) => ({ default: paletteModule.Palette }),
    () => ({ default: () => null }),
  ),
);

/** Renders the command palette, a lazy chunk, which opens with Ctrl or Cmd K or its button. */
export const PaletteSlot = ({ button }: { button: 'shown' | 'hidden' }) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const handleOpen = () => {
    setHasOpened(true);
    setOpen(true);
  };
  usePaletteShortcut(handleOpen);
  return (
    <>
      {button === 'shown' && (
        <HeaderAction
          label={text('Search the portal (Ctrl K)')}
          expanded={open}
          onClick={handleOpen}
        >
          <Search />
        </HeaderAction>
      )}
      {hasOpened && (
        <Suspense fallback={null}>
          <Palette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
