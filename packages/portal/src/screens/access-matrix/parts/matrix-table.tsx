import { type AccessRow, type Associate, getStations } from '@surtidor/domain/associates';
import { type AccessRoute, getProfilePath } from '@surtidor/domain/session';
import { Link } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { getFullName, getStatus } from '../../../features/people/person-facts.ts';
import { type Text, translate, useText } from '../../../platform/messages/text-context.tsx';

export interface MatrixTableProps {
  readonly rows: readonly AccessRow[];
  readonly pages: readonly AccessRoute[];
}

/**
 * Shows the pages each user may open, one row per user. Scrolls horizontally if it does not fit. On paper the headings of
 * the pages are vertical.
 */
export const MatrixTable = ({ rows, pages }: MatrixTableProps) => {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrollable region must be focusable
    <div
      role="region"
      aria-label={text('User permissions')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
      className="relative overflow-x-auto rounded-ui-lg border border-ui-line bg-ui-surface print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-ui-line text-left">
            <th scope="col" className="p-3 sticky left-0 bg-ui-surface">
              {text('Person')}
            </th>
            {pages.map(({ id, title }) => (
              <th
                key={id}
                scope="col"
                className="min-w-20 p-2 align-bottom text-xs font-semibold print:min-w-0 print:p-1 print:whitespace-nowrap print:[writing-mode:vertical-rl]"
              >
                {text(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person.id} className="border-b border-ui-line last:border-0">
              <th
                scope="row"
                className="min-w-40 p-3 text-left font-normal sticky left-0 bg-ui-surface sm:min-w-64 print:min-w-40"
              >
                <Link href={getProfilePath('see', row.person.id)}>{getFullName(row.person)}</Link>
                <span className="block text-ui-ink-soft">
                  {[
                    translate(text, row.person.roleName),
                    ...(row.person.status === 'inactive'
                      ? [getStatus(row.person, text).label]
                      : []),
                    formatStationCount(row.person, text),
                  ].join(' · ')}
                </span>
              </th>
              {pages.map(({ id }) => (
                <td key={id} className="p-2 print:p-1">
                  <PermissionMark allowed={row.pages?.has(id) ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Formats the number of a user's stations: every station or the assigned ones. */
const formatStationCount = (person: Associate, text: Text): string => {
  const count = getStations(person)?.length;
  if (count === undefined) return text('Every station');
  return count === 1 ? text('1 station') : text('{n} stations', { n: count });
};

const permissionMarkClasses = cva('', {
  variants: { allowed: { true: 'text-ui-success-ink', false: 'text-ui-ink-soft' } },
});

/** Shows whether the user may open a page. `allowed` is null if the backend does not return it. */
const PermissionMark = ({ allowed }: { allowed: boolean | null }) => {
  const text = useText();
  if (allowed === null) return <span>{text('Not available')}</span>;
  return (
    <span className={permissionMarkClasses({ allowed })}>
      {allowed ? <Check className="size-5" /> : <Minus className="size-5" />}
      <span className="sr-only">{text(allowed ? 'Yes' : 'No')}</span>
    </span>
  );
};
