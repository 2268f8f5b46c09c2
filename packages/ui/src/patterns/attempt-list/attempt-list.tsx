import type { ReactNode } from 'react';
import { StatusPill } from '../../badge/index.ts';
import { Button } from '../../button/index.ts';
import type { Tone } from '../../tone/index.ts';

export interface Attempt {
  id: string;
  /** What is being paid: '3 facturas'. */
  title: string;
  /** Since when: 'Iniciado hace 4 minutos'. */
  detail: ReactNode;
  amount: string;
  status: { label: string; tone: Tone };
  /** Its state is being asked for. */
  checking?: boolean;
}

export interface AttemptListProps {
  /** Names the list: 'Pagos en proceso'. */
  label: string;
  attempts: readonly Attempt[];
  /** The button that asks for the state of one of them. */
  checkLabel: string;
  onCheck: (id: string) => void;
}

/** Payments that have not ended yet. */
export const AttemptList = ({ label, attempts, checkLabel, onCheck }: AttemptListProps) => (
  <ul aria-label={label} className="divide-y divide-line">
    {attempts.map((attempt) => (
      <li key={attempt.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <div className="min-w-0 flex-auto">
          <p className="flex flex-wrap items-center gap-2 font-bold">
            {attempt.title}
            <StatusPill tone={attempt.status.tone}>{attempt.status.label}</StatusPill>
          </p>
          <p className="text-sm text-ink-soft">{attempt.detail}</p>
        </div>
        <p className="font-heading font-extrabold tabular-nums">{attempt.amount}</p>
        <Button
          size="sm"
          variant="secondary"
          busy={attempt.checking}
          onClick={() => onCheck(attempt.id)}
        >
          {checkLabel}
        </Button>
      </li>
    ))}
  </ul>
);
