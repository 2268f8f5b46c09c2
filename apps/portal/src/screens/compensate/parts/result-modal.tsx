import { assertNever, compensationResultMessages } from '@surtidor/domain';
import { StatusModal, type StatusModalProps } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import { Fragment } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { readableInstant } from '../../../platform/format/local-time.ts';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/frame-state.ts';
import type { CompensationEnd } from './use-compensation-form.ts';

/** Renders the `<br/>` of a specification text as a line break and other markup as text. */
const MarkupBreaks = ({ text }: { text: string }) =>
  text.split(/\s*<br\s*\/?>\s*/).map((line, place) => (
    // The order of the lines is fixed.
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));

interface ResultTexts {
  readonly status: StatusModalProps['status'];
  readonly title: PortalMessageKey;
  /** The text from the specification; null for other results. */
  readonly detailText: string | null;
  /** The reason and the next step. */
  readonly detail: string | null;
}

/** Formats epoch milliseconds as the `{date}` and `{time}` of a text. */
type Since = (key: PortalMessageKey, since: number) => string;

function refusedDetail(
  end: Extract<CompensationEnd, { kind: 'refused' }>,
  text: Text,
  since: Since,
): string {
  const heldSince = end.conflicts.find((conflict) => conflict.since !== null)?.since ?? null;
  return heldSince === null
    ? failureText(end.failure, text)
    : since('One of these documents is held since {date}, {time}.', heldSince);
}

function getTexts(end: CompensationEnd, text: Text, since: Since): ResultTexts {
  const failed = (detail: string): ResultTexts => ({
    status: 'error',
    title: 'The compensation was not made',
    detailText: text(compensationResultMessages.failed),
    detail,
  });
  const checking = (detail: string): ResultTexts => ({
    status: 'warning',
    title: 'We are checking your compensation',
    detailText: null,
    detail,
  });
  switch (end.kind) {
    case 'sent':
      return {
        status: 'success',
        title: 'Compensation sent',
        detailText: text(compensationResultMessages.sent),
        detail: null,
      };
    case 'refused':
      return failed(refusedDetail(end, text, since));
    case 'not-sent':
      return failed(text('Nothing was sent. Your selection is as you left it.'));
    case 'not-received':
      return failed(text('The distributor did not receive it. You may send it again.'));
    case 'rejected':
      return failed(text('The distributor rejected it.'));
    case 'verifying':
      return checking(
        text('The answer was lost on the way. Do not send it again: we are asking how it ended.'),
      );
    case 'in-progress':
      return checking(
        since(
          'There is already a compensation of one of these documents being checked, since {date}, {time}.',
          end.startedAt,
        ),
      );
    case 'unauthorized':
      return {
        status: 'error',
        title: 'Your session ended',
        detailText: null,
        detail: text('Sign in again: nothing was sent.'),
      };
    default:
      return assertNever(end);
  }
}

export interface ResultModalProps {
  /** The latest known result. */
  readonly end: CompensationEnd;
  readonly onAccept: () => void;
}

const detailClasses = cva('', { variants: { below: { true: 'mt-2 text-sm', false: '' } } });

/** Shows the result of sending a compensation (spec 4, faults 1 to 4). */
export const ResultModal = ({ end, onAccept }: ResultModalProps) => {
  const text = useText();
  const { timeZone } = useVariant();
  const { now } = usePortal();
  const since: Since = (key, instant) => {
    const { date, time } = readableInstant(timeZone, instant, now());
    return text(key, { date, time });
  };
  const { status, title, detailText, detail } = getTexts(end, text, since);
  return (
    <StatusModal open status={status} title={text(title)} onAccept={onAccept}>
      {detailText && (
        <p>
          <MarkupBreaks text={detailText} />
        </p>
      )}
      {detail && <p className={detailClasses({ below: detailText !== null })}>{detail}</p>}
    </StatusModal>
  );
};
