import { useKitMessages } from '../messages/index.ts';

export interface CountdownProps {
  /** Whole seconds that are left; whoever owns the clock gives a new number each second. */
  seconds: number;
  /** What happens at the end: 'Redireccionando en'. */
  label: string;
}

/** Seconds left. Screen readers hear it once, not every second. */
export const Countdown = ({ seconds, label }: CountdownProps) => {
  const { countdownUnit } = useKitMessages();
  return (
    <p role="timer" aria-live="off" className="text-ink-soft">
      {label}{' '}
      <span className="font-heading text-xl font-extrabold text-ink tabular-nums">{seconds}</span>{' '}
      {countdownUnit(seconds)}
    </p>
  );
};
