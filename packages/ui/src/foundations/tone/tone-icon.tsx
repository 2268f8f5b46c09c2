import type { LucideIcon } from 'lucide-react';
import { forwardRef } from 'react';
import type { RootProps } from '../../hooks/root-props.ts';
import { CircleCheck, CircleX, Info, Lock, TriangleAlert } from '../../icons/icons.ts';
import type { Tone } from './tone.ts';

const iconByTone: Record<Tone, LucideIcon> = {
  neutral: Info,
  primary: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  locked: Lock,
};

export interface ToneIconProps extends RootProps {
  /** The tone; each has its own icon. */
  tone: Tone;
}

/** The icon of a tone, so that color is never the only sign. */
export const ToneIcon = forwardRef<SVGSVGElement, ToneIconProps>(function ToneIcon(
  { tone, className, ...rest },
  ref,
) {
  const Icon = iconByTone[tone];
  return <Icon ref={ref} {...rest} className={className} />;
});
