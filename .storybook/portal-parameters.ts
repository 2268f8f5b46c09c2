import type { DeploymentOptions, StoreCode } from '@surtidor/domain';
import type { BrowserSandboxOptions } from '@surtidor/sandbox/browser';
import type { ScenarioName, ScenarioRows } from '@surtidor/sandbox/scenarios';
import type { ConnectionSnapshot } from '../apps/portal/src/platform/connection/connection.ts';
import type { SignInOutcome } from '../apps/portal/src/platform/session/session-store.ts';
import type { SignInReason } from '../apps/portal/src/platform/session/sign-in-reason.ts';
import type { StoryRealtime } from './story-notifications.ts';

/** An answer outside GraphQL; a text is sent as it is, anything else as JSON. */
export type RestResponse = 'never' | { readonly status: number; readonly body: unknown };

/** What a story of the portal says about its environment (`parameters.portal`). */
export interface PortalParameters {
  /** The scenario behind the screen; 'typical' unless named. */
  readonly scenario?: ScenarioName;
  /** The role of whoever is signed in, null for nobody; the legal representative unless named. */
  readonly role?: string | null;
  readonly store?: StoreCode;
  /** A support person signed in as this customer. */
  readonly support?: boolean;
  /** Address of the page, or how it follows from the scenario. */
  readonly path?: string | ((rows: ScenarioRows) => string);
  /** How the backend speaks: with our extensions unless named. */
  readonly sandboxMode?: BrowserSandboxOptions['sandboxMode'];
  /** What goes wrong in the backend. */
  readonly faults?: BrowserSandboxOptions['faults'];
  /** Takes the place of the user's permissions. */
  readonly permissions?: readonly string[];
  /** Readings of the specification that differ from the default. */
  readonly deploymentOptions?: Partial<DeploymentOptions>;
  /** Why somebody was brought to the sign-in page. */
  readonly signInReason?: SignInReason;
  /** Answers of the portal's own server and of other services, by path; 'never' for none. */
  readonly rest?: Readonly<Record<string, RestResponse>>;
  /** What the browser's shared storage holds; a function is told whose it is, by client and user. */
  readonly stored?:
    | Readonly<Record<string, string>>
    | ((owner: string) => Readonly<Record<string, string>>);
  /** How signing in ends; 'never' for a server that does not answer. */
  readonly signIn?: SignInOutcome | 'never';
  /** The realtime database of notifications; none unless named. */
  readonly realtime?: StoryRealtime | null;
  /** Whether there is a connection; there is one unless named. */
  readonly connection?: ConnectionSnapshot;
  /** Renders the header and the footer around the screen. */
  readonly framed?: boolean;
}

/** The instant every story lives at: Friday, 20 November 2026, 10:00 in Bogota. */
export const storyNow = Date.parse('2026-11-20T15:00:00Z');
