import { type Remote, useCorporateInfo } from '@surtidor/data';
import type { CorporateInfo } from '@surtidor/domain/session';
import { useSession } from '../../platform/context/portal-context.tsx';

/** Returns the company from the login result if it has one, else from the backend (spec 3). */
export function useCompany(): Remote<CorporateInfo> {
  const { company } = useSession();
  const corporateInfo = useCorporateInfo(company === undefined);
  if (company === undefined) return corporateInfo;
  return { ...corporateInfo, state: { kind: 'ready', value: company, refreshing: false } };
}
