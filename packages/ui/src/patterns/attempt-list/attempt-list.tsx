import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { StatusPill } from '../../data-display/badge/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { Tone } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';

export interface Attempt {
  /** Unique key among the attempts; passed to `onCheck`. */
  id: string;
  /** The paid items: '3 facturas'. */
  title: string;
  /** The URL of its result. The title links to it. */
  href?: string;
  /** The time and the user: 'Iniciado hace 4 minutos por Ana Ruiz'. */
  detail: ReactNode;
  /** The documents blocked by the attempt. */
  note?: ReactNode;
  /** The formatted total: '$ 1.200.000'. */
  amount: string;
  /** The status with its tone: 'En proceso'. */
  status: { label: string; tone: Tone };
  /** Further actions, such as returning to the bank. */
  action?: ReactNode;
  /** Whether its status is being fetched. */
  checking?: boolean;
}

export interface AttemptListProps extends RootProps {
  /** The accessible name of the list: 'Pagos en proceso'. */
  label: string;
  /** The payments, in order and without duplicates. */
  attempts: ReadonlyArray<Attempt>;
  /** The label of the button that fetches the status. Without it, a row has no button. */
  checkLabel?: string;
  /** Called to fetch the status of the attempt with this id. */
  onCheck?: (id: string) => void;
}

/** A list of payments, in progress or with their results. */
export const AttemptList = forwardRef<HTMLUListElement, AttemptListProps>(function AttemptList(
  { label, attempts, ...rest },
  ref,
) {
  return (
    <ul
      ref={ref}
      {...getRootProps(rest)}
      aria-label={label}
      className={cn('divide-y divide-ui-line', rest.className)}
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
          {href === undefined ? <span>{title}</span> : <Link href={href}>{title}</Link>}
          <StatusPill tone={status.tone}>{status.label}</StatusPill>
        </p>
        <p className="text-sm text-ui-ink-soft">{detail}</p>
        {note && <p className="text-sm wrap-break-word text-ui-ink-soft tabular-nums">{note}</p>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      <p translate="no" className="mr-auto font-heading font-extrabold tabular-nums sm:mr-0">
        {amount}
      </p>
      {checkLabel !== undefined && (
        <Button size="sm" variant="secondary" busy={checking} onClick={() => onCheck?.(id)}>
          {checkLabel}
        </Button>
      )}
    </li>
  );
};
