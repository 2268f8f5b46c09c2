import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { forwardRef } from 'react';
import type { RootProps } from '../steady/root-props.ts';
import type { Tone } from './tone.ts';

const icons: Record<Tone, LucideIcon> = {
  neutral: Info,
  primary: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  locked: Lock,
};

export interface ToneIconProps extends RootProps {
  /** Which sign: each tone has its own. */
  tone: Tone;
}

/** The sign that goes with a tone, so that colour is never alone. */
export const ToneIcon = forwardRef<SVGSVGElement, ToneIconProps>(function ToneIcon(
  { tone, className, ...rest },
  ref,
) {
  const Icon = icons[tone];
  return <Icon ref={ref} {...rest} className={className} />;
});
