import type { BackendProfile, QueryRequest } from '@surtidor/data';
import type { CalendarDate } from '@surtidor/domain';
import type { Session } from '@surtidor/domain/session';
import type { DeploymentOptions, StoreVariant } from '@surtidor/domain/variants';

/** A granted visit to a page, on which the initial queries depend. */
export interface PageVisit {
  readonly session: Session;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
  /** The capabilities of the backend. */
  readonly capabilities: BackendProfile['capabilities'];
  /** The search params of the URL. */
  readonly parameters: URLSearchParams;
  /** Today in the store's time zone. */
  readonly today: CalendarDate;
}

/** Returns the initial queries of a page, with false for a query that this visit does not need. */
export type GetInitialQueries = (visit: PageVisit) => readonly (QueryRequest | false)[];
