import { useCompensations } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import {
  type Compensation,
  countCompensationFilters,
  getDefaultCompensationFilter,
} from '@surtidor/domain/compensations';
import { Button, CompensationCard, Skeleton, SkeletonList } from '@surtidor/ui';
import { useMemo } from 'react';
import { getCompleteList } from '../../features/lists/export/complete-list.ts';
import { ExportMenu } from '../../features/lists/export/export-menu.tsx';
import { getListFiles } from '../../features/lists/list-file.tsx';
import { PagedList } from '../../features/lists/paged-list.tsx';
import { useListSearchParams, withUrlPages } from '../../features/lists/use-list-search-params.ts';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { usePortal, useToday, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { createCompensationFields, getCompensationCard } from './parts/compensation-card.tsx';
import { createCompensationCodec } from './parts/compensation-filter.tsx';
import { CompensationTools } from './parts/compensation-tools.tsx';
import '../../shared/messages/spanish/features/compensations.ts';

/** Lists the sent compensations and their results (spec 2, compensations, list). */
const CompensationsScreen = () => {
  const text = useText();
  const today = useToday();
  const codec = useMemo(() => createCompensationCodec(today), [today]);
  const urlState = useListSearchParams(codec);
  const { filter, setFilter } = urlState;
  const list = withUrlPages(useCompensations(filter, { pages: urlState.pages }), urlState);
  const rows = getLoadedItems(list.state);
  const isFiltered = countCompensationFilters(filter, today) > 0;
  return (
    <>
      <PaymentsHub
        page="compensations"
        title={text('Compensations')}
        subtitle={text('The compensations you sent and their results.')}
      />
      <div className="mb-2">
        <CompensationTools
          filter={filter}
          today={today}
          urlState={urlState}
          isEmpty={list.state.kind === 'empty' && !isFiltered}
          exportMenu={
            <ExportMenu
              title={text('Compensations')}
              fileName={`compensaciones-${today}`}
              loadedRows={rows}
              completeList={getCompleteList(list)}
              fields={Object.values(createCompensationFields(text))}
              {...(list.extra && { files: getListFiles(list.extra) })}
            />
          }
        />
      </div>
      <h2 className="sr-only">{text('Compensations')}</h2>
      <PagedList
        list={list}
        skeleton={<CardSkeletons />}
        emptyTitle={text(isFiltered ? 'No compensation matches' : 'Data not found')}
        emptyText={text(
          isFiltered ? 'Change or clear the filters.' : 'There are no compensations on these days.',
        )}
        emptyAction={
          isFiltered && (
            <Button
              variant="secondary"
              onClick={() => setFilter(getDefaultCompensationFilter(today))}
            >
              {text('Clear filters')}
            </Button>
          )
        }
        malformedText="Some compensations could not be read."
      >
        <CompensationCards rows={rows} />
      </PagedList>
    </>
  );
};

const CompensationCards = ({ rows }: { rows: readonly Compensation[] }) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  return (
    <ul className="grid items-start gap-2 lg:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id}>
          <CompensationCard {...getCompensationCard(row, { timeZone, now: now() }, text)} />
        </li>
      ))}
    </ul>
  );
};

const CardSkeletons = () => (
  <SkeletonList rows={8} className="grid gap-2 lg:grid-cols-2">
    <Skeleton className="h-20.5 rounded-ui-lg" />
  </SkeletonList>
);

export default CompensationsScreen;
