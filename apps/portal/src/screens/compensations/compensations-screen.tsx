import { useCompensations } from '@surtidor/data';
import {
  type Compensation,
  countCompensationConditions,
  getDefaultCompensationFilter,
  getLoadedItems,
} from '@surtidor/domain';
import { CompensationCard } from '@surtidor/ui';
import { useMemo } from 'react';
import { getCompleteList } from '../../features/lists/export/complete-list.ts';
import { useListAddress } from '../../features/lists/use-list-address.ts';
import { withUrlPages } from '../../features/lists/with-url-pages.ts';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { usePortal, useToday, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getCompensationCard } from './parts/compensation-card.ts';
import { compensationCodec } from './parts/compensation-codec.ts';
import { CompensationList } from './parts/compensation-list.tsx';
import { CompensationTools } from './parts/compensation-tools.tsx';

/** Lists the sent compensations and their results (spec 2, compensations, list). */
export const CompensationsScreen = () => {
  const text = useText();
  const today = useToday();
  const codec = useMemo(() => compensationCodec(today), [today]);
  const address = useListAddress(codec);
  const { filter, setFilter } = address;
  const list = withUrlPages(useCompensations(filter, { pages: address.pages }), address);
  const rows = getLoadedItems(list.state);
  const narrowed = countCompensationConditions(filter, today) > 0;
  return (
    <>
      <PaymentsHub
        section="compensations"
        title={text('Compensations')}
        subtitle={text('What you sent, and how it ended.')}
      />
      <CompensationTools
        filter={filter}
        view={{ query: address.query, onApply: address.setQuery }}
        onChange={setFilter}
        today={today}
        shown={rows}
        whole={getCompleteList(list)}
        files={list.extra}
        isEmpty={list.state.kind === 'empty' && !narrowed}
      />
      <h2 className="sr-only">{text('Compensations')}</h2>
      <CompensationList
        list={list}
        onClear={narrowed ? () => setFilter(getDefaultCompensationFilter(today)) : null}
      >
        <Cards rows={rows} />
      </CompensationList>
    </>
  );
};

const Cards = ({ rows }: { rows: readonly Compensation[] }) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id}>
          <CompensationCard {...getCompensationCard(row, { timeZone, now: now() }, text)} />
        </li>
      ))}
    </ul>
  );
};
