/** The meaning of a color. A label always accompanies it. */
export type Tone =
  | 'neutral'
  | 'primary'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger'
  /** Blocked by the distributor: orange-red. */
  | 'locked';

/** Text on the tone's pale background. */
export const softToneClasses: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  primary: 'bg-primary-soft text-primary-ink',
  info: 'bg-info-soft text-info-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
  locked: 'bg-locked-soft text-locked-ink',
};

/** A solid fill: bars, dots, borders. */
export const solidToneClasses: Record<Tone, string> = {
  neutral: 'bg-line-strong',
  primary: 'bg-accent',
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  locked: 'bg-locked',
};

/** Text in the tone's color on the page background. */
export const inkToneClasses: Record<Tone, string> = {
  neutral: 'text-ink',
  primary: 'text-primary-ink',
  info: 'text-info-ink',
  success: 'text-success-ink',
  warning: 'text-warning-ink',
  danger: 'text-danger-ink',
  locked: 'text-locked-ink',
};
