import { CircleCheck, CircleX, Info, Lock, type LucideIcon, TriangleAlert } from 'lucide-react';
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

export interface ToneIconProps {
  tone: Tone;
  className?: string;
}

/** The sign that goes with a tone, so that colour is never alone. */
export const ToneIcon = ({ tone, className }: ToneIconProps) => {
  const Icon = icons[tone];
  return <Icon className={className} />;
};
