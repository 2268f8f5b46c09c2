import { HeaderAction, usePaletteShortcut } from '@surtidor/ui';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { LazyPart } from '../../platform/loading/lazy-part.tsx';
import { useText } from '../../platform/messages/text-context.tsx';

const loadPalette = async () => (await import('./palette.tsx')).Palette;

/** Renders the command palette, a lazy chunk, which opens with Ctrl or Cmd K or its button. */
export const PaletteSlot = ({ button }: { button: 'shown' | 'hidden' }) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const handleOpen = () => setOpen(true);
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
      {open && (
        <LazyPart load={loadPalette} onClose={() => setOpen(false)}>
          {(Palette) => <Palette onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
};
