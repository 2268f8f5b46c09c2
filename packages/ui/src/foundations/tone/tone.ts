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
  neutral: 'bg-ui-sunken text-ui-ink-soft',
  primary: 'bg-ui-primary-soft text-ui-primary-ink',
  info: 'bg-ui-info-soft text-ui-info-ink',
  success: 'bg-ui-success-soft text-ui-success-ink',
  warning: 'bg-ui-warning-soft text-ui-warning-ink',
  danger: 'bg-ui-danger-soft text-ui-danger-ink',
  locked: 'bg-ui-locked-soft text-ui-locked-ink',
};

/** A solid fill: bars, dots, borders. */
export const solidToneClasses: Record<Tone, string> = {
  neutral: 'bg-ui-line-strong',
  primary: 'bg-ui-accent',
  info: 'bg-ui-info',
  success: 'bg-ui-success',
  warning: 'bg-ui-warning',
  danger: 'bg-ui-danger',
  locked: 'bg-ui-locked',
};

/** Text in the tone's color on the page background. */
export const inkToneClasses: Record<Tone, string> = {
  neutral: 'text-ui-ink',
  primary: 'text-ui-primary-ink',
  info: 'text-ui-info-ink',
  success: 'text-ui-success-ink',
  warning: 'text-ui-warning-ink',
  danger: 'text-ui-danger-ink',
  locked: 'text-ui-locked-ink',
};
