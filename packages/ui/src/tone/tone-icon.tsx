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
  /** Which sign: each tone has its own. */
  tone: Tone;
  /** Classes for the sign: its size (`size-5`), its margins. */
  className?: string;
}

/** The sign that goes with a tone, so that colour is never alone. */
export const ToneIcon = ({ tone, className }: ToneIconProps) => {
  const Icon = icons[tone];
  return <Icon className={className} />;
};
