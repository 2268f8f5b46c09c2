import { useDepartments, useDestinations } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import { getDepartmentCode, getDepartmentName } from '@surtidor/domain/associates';
import type { CorporateInfo as Company } from '@surtidor/domain/session';
import { getCountryName } from '@surtidor/domain/variants';
import { Alert, Button, type CorporateDestinations, CorporateInfo } from '@surtidor/ui';
import { useState } from 'react';
import { getListProgress } from '../../../features/lists/list-texts.ts';
import { useCompany } from '../../../features/people/use-company.ts';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFailedFrame, getFailureText } from '../../../platform/remote/frame-state.ts';

/** Returns the details of the company, with the name of its department (spec 7). */
function useCompanyDetails(company: Company | undefined) {
  const code = getDepartmentCode(company?.department ?? '');
  const { state } = useDepartments(code !== '');
  if (company === undefined) return null;
  const { name, country, telephone, email, ...otherDetails } = company;
  return {
    ...otherDetails,
    corporation: name,
    phone: telephone,
    billingEmail: email,
    department: getDepartmentName(company, getData(state) ?? []),
    country: getCountryName(country),
  };
}

/** Returns the searchable destinations of the company, or null in stores that hide them. */
function useDestinationList(): CorporateDestinations | null {
  const text = useText();
  const { corporateDestinationSearch: hasSearch } = useVariant();
  const [searchText, setSearchText] = useState('');
  const list = useDestinations(hasSearch ? searchText : null);
  const { state, loadMore, retry } = list;
  if (!hasSearch) return null;
  const items = getLoadedItems(state);
  const total = state.kind === 'ready' ? state.total : undefined;
  return {
    frame:
      state.kind === 'failed'
        ? getFailedFrame(state, retry, text)
        : {
            state: state.kind === 'ready' || state.kind === 'empty' ? state.kind : 'loading',
            emptyTitle: searchText === '' ? text('Data not found') : text('No destinations match'),
            ...(searchText !== '' && {
              emptyIllustration: 'no-match' as const,
              emptyText: text('Search by code or commercial name.'),
            }),
          },
    items,
    searchText,
    onSearch: setSearchText,
    more: state.kind === 'ready' ? state.more : 'no',
    onLoadMore: loadMore,
    ...(total !== undefined && {
      progress: getListProgress(list, items.length, text),
    }),
  };
}

/** The details of the company, read-only (spec 2, corporate information panel). */
export const CompanyPanel = () => {
  const text = useText();
  const { state, retry } = useCompany();
  const company = useCompanyDetails(getData(state));
  const destinations = useDestinationList();
  const title = text('Corporate information');
  if (state.kind === 'idle') {
    // Neither the sign-in nor the backend has the company.
    return (
      <Alert tone="info" title={title}>
        {text('Data not found')}
      </Alert>
    );
  }
  if (state.kind === 'failed' && company === null) {
    return (
      <Alert
        tone="danger"
        title={title}
        action={
          <Button size="sm" variant="secondary" onClick={retry}>
            {text('Try again')}
          </Button>
        }
      >
        {getFailureText(state.failure, text)}
      </Alert>
    );
  }
  return (
    <CorporateInfo
      title={title}
      company={company}
      {...(destinations !== null && { destinations })}
    />
  );
};
