import type { FirstQuery } from '@surtidor/data';
import type { CalendarDate, DeploymentOptions, Session, StoreVariant } from '@surtidor/domain';

/** What the first queries of a page follow from. */
export interface FirstView {
  readonly session: Session;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
  /** The query of the address. */
  readonly parameters: URLSearchParams;
  /** Today in the store's zone. */
  readonly today: CalendarDate;
}

/**
 * The queries that a page asks as soon as it may be opened, with the very variables of its screen's
 * hooks; false for one that this address or this person does not ask.
 */
export type FirstQueries = (view: FirstView) => readonly (FirstQuery | false)[];
