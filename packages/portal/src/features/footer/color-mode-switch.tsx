import { SegmentedControl } from '@surtidor/ui';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type ColorMode, colorModes } from '../../platform/color-mode/color-mode.ts';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

const labels: Readonly<Record<ColorMode, PortalMessageKey>> = {
  auto: 'Automatic',
  light: 'Light',
  dark: 'Dark',
};

const icons: Readonly<Record<ColorMode, ReactNode>> = {
  auto: <SunMoon className="size-5" />,
  light: <Sun className="size-5" />,
  dark: <Moon className="size-5" />,
};

/** Renders the switch of the color mode, which is saved on the device (reading 49). */
export const ColorModeSwitch = () => {
  const text = useText();
  const { colorMode } = usePortal().browser;
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.get, () => 'auto' as const);
  return (
    <SegmentedControl
      label={text('Appearance')}
      emphasis="quiet"
      options={colorModes.map((value) => ({
        value,
        label: (
          <>
            {icons[value]}
            <span className="sr-only">{text(labels[value])}</span>
          </>
        ),
      }))}
      value={mode}
      onValueChange={colorMode.select}
    />
  );
};
