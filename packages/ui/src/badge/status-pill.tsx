import type { ReactNode } from 'react';
import { softTone, type Tone } from '../tone/index.ts';

export interface StatusPillProps {
  /** The colour of the dot and the ground; the words carry the meaning. */
  tone: Tone;
  /** `strong` stands out in a list: a full fill, for `danger` only. */
  emphasis?: 'soft' | 'strong';
  /** The state in a word or two: 'Vencida'. */
  children: ReactNode;
}

/** The dot is no element of its own: long lists have thousands of pills. */
const look =
  "inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-bold wrap-break-word before:size-2 before:shrink-0 before:rounded-full before:content-[''] forced-colors:border";

const looks: Record<Tone, string> = {
  neutral: `${look} ${softTone.neutral} before:bg-line-strong`,
  primary: `${look} ${softTone.primary} before:bg-accent`,
  info: `${look} ${softTone.info} before:bg-info`,
  success: `${look} ${softTone.success} before:bg-success`,
  warning: `${look} ${softTone.warning} before:bg-warning`,
  danger: `${look} ${softTone.danger} before:bg-danger`,
  locked: `${look} ${softTone.locked} before:bg-locked`,
};

const strong: Partial<Record<Tone, string>> = {
  danger: `${look} bg-danger text-on-danger before:bg-on-danger`,
};

/** The state something is in: a dot and its name. */
export const StatusPill = ({ tone, emphasis = 'soft', children }: StatusPillProps) => (
  <span className={(emphasis === 'strong' && strong[tone]) || looks[tone]}>{children}</span>
);
