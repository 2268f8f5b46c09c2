import { canImport, type ImportRow } from '@surtidor/domain/associates';
import { StatusPill, type StatusPillProps } from '@surtidor/ui';
import { formatMessage } from '../../../features/forms/message-text.ts';
import { invitationProblems } from '../../../features/people/invitation.tsx';
import { getFullName } from '../../../features/people/person-facts.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText } from '../../../platform/remote/frame-state.ts';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { getInvitationProblem, type ImportEntry, type RowStatus } from '../file/import-run.ts';

export interface ImportRowsProps {
  /** All rows of the file. */
  readonly rows: readonly ImportRow[];
  /** The valid rows with their status. */
  readonly entries: readonly ImportEntry<ImportRow>[];
  /** Whether a run is in progress. The order of the rows is fixed during a run. */
  readonly running: boolean;
}

interface Pill {
  readonly tone: StatusPillProps['tone'];
  readonly label: PortalMessageKey;
}

const pillByStatus: Readonly<Record<RowStatus['kind'], Pill>> = {
  waiting: { tone: 'neutral', label: 'Ready' },
  sending: { tone: 'info', label: 'Creating…' },
  created: { tone: 'success', label: 'Created' },
  failed: { tone: 'danger', label: 'Failed' },
  unknown: { tone: 'warning', label: 'Unconfirmed' },
};

const getPill = (status: RowStatus): Pill => {
  if (status.kind !== 'created' || status.invitation === null) return pillByStatus[status.kind];
  return status.invitation === 'sent'
    ? { tone: 'success', label: 'Created and invited' }
    : { tone: 'warning', label: 'Created, not invited' };
};

/** Returns the validation errors of a row, or the error of its creation. */
function getErrors(row: ImportRow, status: RowStatus | undefined, text: Text): readonly string[] {
  if (status?.kind === 'failed') return [getFailureText(status.failure, text)];
  if (status?.kind === 'unknown')
    return [text('We received no response. A retry first checks whether the user exists.')];
  const invitationProblem = status ? getInvitationProblem(status) : null;
  if (invitationProblem !== null) return [text(invitationProblems[invitationProblem])];
  const unknownCodeErrors =
    row.unknownCodes.length === 0
      ? []
      : [text('We did not find these codes: {codes}', { codes: row.unknownCodes.join(', ') })];
  return [
    ...Object.values(row.errors).map((message) => formatMessage(message, text)),
    ...unknownCodeErrors,
  ];
}

/** Lists the rows of the file with their status and errors, invalid rows first. */
export const ImportRows = ({ rows, entries, running }: ImportRowsProps) => {
  const text = useText();
  const statusByRow = new Map(entries.map(({ row, status }) => [row, status]));
  const getSortOrder = (row: ImportRow): number => {
    if (!canImport(row)) return 0;
    const status = statusByRow.get(row)?.kind;
    return !running && (status === 'failed' || status === 'unknown') ? 1 : 2;
  };
  const sortedRows = rows.toSorted((a, b) => getSortOrder(a) - getSortOrder(b));
  return (
    <ul aria-label={text('File contents')} className="divide-y divide-ui-line">
      {sortedRows.map((row) => {
        const status = statusByRow.get(row);
        const { tone, label } = getPill(status ?? { kind: 'waiting' });
        return (
          <li
            key={row.line}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-3 sm:grid-cols-[4rem_minmax(0,1fr)_auto]"
          >
            <span className="text-sm text-ui-ink-soft tabular-nums">
              {text('Line {n}', { n: row.line })}
            </span>
            <span className="wrap-anywhere">
              {/* A missing quote can put the rest of the file into one cell. */}
              <span className="line-clamp-3">
                <span className="font-semibold">{getFullName(row.draft) || '—'}</span>{' '}
                <span className="text-ui-ink-soft">{row.draft.email}</span>
              </span>
              {getErrors(row, status, text).map((error) => (
                <span key={error} className="block text-sm text-ui-danger-ink">
                  {error}
                </span>
              ))}
            </span>
            <span className="max-sm:col-start-2">
              {canImport(row) ? (
                <StatusPill tone={tone}>{text(label)}</StatusPill>
              ) : (
                <StatusPill tone="danger">{text('With errors')}</StatusPill>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
