import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { StatusPill } from '../../data-display/badge/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { Tone } from '../../foundations/tone/index.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';

export interface Attempt {
  /** Unique key among the attempts; passed to `onCheck`. */
  id: string;
  /** What is being paid: '3 facturas'. */
  title: string;
  /** Where its result is shown, once that is known; the title then leads there. */
  href?: string;
  /** Since when and by whom: 'Iniciado hace 4 minutos por Ana Ruiz'. */
  detail: ReactNode;
  /** Which documents it holds. */
  note?: ReactNode;
  /** What is paid in all, as it is shown: '$ 1.200.000'. */
  amount: string;
  /** Where the payment stands, in words with their colour: 'En proceso'. */
  status: { label: string; tone: Tone };
  /** What else can be done with it: going back to the bank. */
  action?: ReactNode;
  /** Its state is being asked for. */
  checking?: boolean;
}

export interface AttemptListProps extends RootProps {
  /** Names the list: 'Pagos en proceso'. */
  label: string;
  /** Each payment once, in the order they are shown. */
  attempts: ReadonlyArray<Attempt>;
  /** The button that asks for the state of one of them. */
  checkLabel: string;
  /** Asks for the state of the attempt with this id. */
  onCheck: (id: string) => void;
}

/** Payments that have not ended yet. */
export const AttemptList = forwardRef<HTMLUListElement, AttemptListProps>(function AttemptList(
  { label, attempts, ...rest },
  ref,
) {
  return (
    <ul
      ref={ref}
      {...passedOn(rest)}
      aria-label={label}
      className={cn('divide-y divide-line', rest.className)}
    >
      {attempts.map((attempt) => (
        <AttemptRow key={attempt.id} attempt={attempt} {...rest} />
      ))}
    </ul>
  );
});

type AttemptRowProps = Pick<AttemptListProps, 'checkLabel' | 'onCheck'> & { attempt: Attempt };

const AttemptRow = ({ attempt, checkLabel, onCheck }: AttemptRowProps) => {
  const { id, title, href, detail, note, amount, status, action, checking } = attempt;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-auto basis-full sm:basis-56">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {href === undefined ? title : <Link href={href}>{title}</Link>}
          <StatusPill tone={status.tone}>{status.label}</StatusPill>
        </p>
        <p className="text-sm text-ink-soft">{detail}</p>
        {note && <p className="text-sm wrap-break-word text-ink-soft tabular-nums">{note}</p>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      <p className="mr-auto font-heading font-extrabold tabular-nums sm:mr-0">{amount}</p>
      <Button size="sm" variant="secondary" busy={checking} onClick={() => onCheck(id)}>
        {checkLabel}
      </Button>
    </li>
  );
};
