import { SegmentedControl } from '@surtidor/ui';
import { useSyncExternalStore } from 'react';
import { type ColorMode, colorModes } from '../../platform/color-mode/color-mode.ts';
import { usePortal } from '../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import { useText } from '../../platform/messages/text-context.tsx';

const names: Readonly<Record<ColorMode, PortalMessageKey>> = {
  auto: 'Automatic',
  light: 'Light',
  dark: 'Dark',
};

/** Chooses how light the portal is; the choice stays on the device (reading 49). */
export const ColorModeSwitch = () => {
  const text = useText();
  const { colorMode } = usePortal().browser;
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.get, () => 'auto' as const);
  return (
    <SegmentedControl
      label={text('Appearance')}
      segments={colorModes.map((value) => ({ value, label: text(names[value]) }))}
      value={mode}
      onValueChange={colorMode.choose}
    />
  );
};
