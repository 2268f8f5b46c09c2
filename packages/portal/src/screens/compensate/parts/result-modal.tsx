import { assertNever } from '@surtidor/domain';
import { compensationResultMessages } from '@surtidor/domain/compensations';
import { StatusModal, type StatusModalProps } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import { Fragment } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatInstant } from '../../../platform/format/format-instant.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText } from '../../../platform/remote/frame-state.ts';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import type { CompensationResult } from './use-compensation-form.ts';

/** Renders the `<br/>` of a specification text as a line break and other markup as text. */
const MarkupBreaks = ({ text }: { text: string }) =>
  text.split(/\s*<br\s*\/?>\s*/).map((line, index) => (
    // The order of the lines is fixed.
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <Fragment key={index}>
      {index > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));

interface ResultTexts {
  readonly status: StatusModalProps['status'];
  readonly title: PortalMessageKey;
  /** The text from the specification; null for other results. */
  readonly specificationText: string | null;
  /** The reason and the next step. */
  readonly detail: string | null;
}

/** Formats epoch milliseconds as the `{date}` and `{time}` of a text. */
type FormatWithTime = (key: PortalMessageKey, instant: number) => string;

function getRejectionDetail(
  result: Extract<CompensationResult, { kind: 'refused' }>,
  text: Text,
  formatWithTime: FormatWithTime,
): string {
  const heldSince = result.conflicts.find((conflict) => conflict.since !== null)?.since ?? null;
  return heldSince === null
    ? getFailureText(result.failure, text)
    : formatWithTime('One of these documents has been on hold since {date}, {time}.', heldSince);
}

const createFailedTexts = (text: Text, detail: string): ResultTexts => ({
  status: 'error',
  title: 'The compensation failed',
  specificationText: text(compensationResultMessages.failed),
  detail,
});

const createCheckingTexts = (detail: string): ResultTexts => ({
  status: 'warning',
  title: 'We are checking your compensation',
  specificationText: null,
  detail,
});

function getTexts(
  result: CompensationResult,
  text: Text,
  formatWithTime: FormatWithTime,
): ResultTexts {
  switch (result.kind) {
    case 'sent':
      return {
        status: 'success',
        title: 'Compensation sent',
        specificationText: text(compensationResultMessages.sent),
        detail: null,
      };
    case 'refused':
      return createFailedTexts(text, getRejectionDetail(result, text, formatWithTime));
    case 'not-sent':
      return createFailedTexts(text, text('Nothing was sent. Your selection is unchanged.'));
    case 'not-recorded':
      return createFailedTexts(
        text,
        text(
          'This browser cannot save your operation, so nothing was sent. Free up space or allow this site to store data, and try again.',
        ),
      );
    case 'not-received':
      return createFailedTexts(
        text,
        text('The distributor did not receive it. You can send it again.'),
      );
    case 'rejected':
      return createFailedTexts(text, text('The distributor rejected it.'));
    case 'verifying':
      return createCheckingTexts(
        text('We received no response. Do not send it again: we are checking the result.'),
      );
    case 'in-progress':
      return createCheckingTexts(
        formatWithTime(
          'A compensation of one of these documents has been in review since {date}, {time}.',
          result.startedAt,
        ),
      );
    case 'unauthorized':
      return {
        status: 'error',
        title: 'Your session ended',
        specificationText: null,
        detail: text('Sign in again: nothing was sent.'),
      };
    default:
      return assertNever(result);
  }
}

export interface ResultModalProps {
  /** The latest known result. */
  readonly result: CompensationResult;
  readonly onAccept: () => void;
}

const detailClasses = cva('', { variants: { hasTextAbove: { true: 'mt-2 text-sm', false: '' } } });

/** Shows the result of sending a compensation (spec 4, faults 1 to 4). */
export const ResultModal = ({ result, onAccept }: ResultModalProps) => {
  const text = useText();
  const { timeZone } = useVariant();
  const { now } = usePortal();
  const formatWithTime: FormatWithTime = (key, instant) => {
    const { date, time } = formatInstant(timeZone, instant, now(), text);
    return text(key, { date, time });
  };
  const { status, title, specificationText, detail } = getTexts(result, text, formatWithTime);
  return (
    <StatusModal open status={status} title={text(title)} onAccept={onAccept}>
      {specificationText && (
        <p>
          <MarkupBreaks text={specificationText} />
        </p>
      )}
      {detail && (
        <p className={detailClasses({ hasTextAbove: specificationText !== null })}>{detail}</p>
      )}
    </StatusModal>
  );
};
