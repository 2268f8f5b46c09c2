import type { StoreCode } from '@surtidor/domain';
import type { DeploymentOptions } from '@surtidor/domain/variants';
import type { DraftLifetime } from '@surtidor/flows/core';
import type { BrowserSandboxOptions } from '@surtidor/sandbox/browser';
import type { ScenarioName, ScenarioRows } from '@surtidor/sandbox/scenarios';
import type { ConnectionSnapshot } from '../packages/portal/src/platform/connection/connection.ts';
import type { SignInReason } from '../packages/portal/src/platform/session/sign-in-reason.ts';
import type { SignInOutcome } from '../packages/portal/src/shared/session/session-store.ts';
import type { StoryRealtime } from './story-notifications.ts';

/** A response outside GraphQL. A string is sent as is, any other body as JSON. */
export type RestResponse = 'never' | { readonly status: number; readonly body: unknown };

/** The environment of a portal story (`parameters.portal`). */
export interface PortalParameters {
  /** The scenario; 'typical' by default. */
  readonly scenario?: ScenarioName;
  /** The role of the signed-in user, null for none; the legal representative by default. */
  readonly role?: string | null;
  readonly store?: StoreCode;
  /** The distributor whose brand the story has; 'surtidor' by default. */
  readonly distributor?: 'surtidor' | 'alba';
  /** Whether a support user is signed in as this customer. */
  readonly support?: boolean;
  /** The URL of the page, or a function of the scenario. */
  readonly path?: string | ((rows: ScenarioRows) => string);
  /** The sandbox's mode; 'extended' by default. */
  readonly sandboxMode?: BrowserSandboxOptions['sandboxMode'];
  /** The faults of the backend. */
  readonly faults?: BrowserSandboxOptions['faults'];
  /** Replaces the user's permissions. */
  readonly permissions?: readonly string[];
  /** Deployment options that differ from the default. */
  readonly deploymentOptions?: Partial<DeploymentOptions>;
  /** The reason for the redirect to the sign-in page. */
  readonly signInReason?: SignInReason;
  /** Responses of the portal's server and of other services, by path; 'never' for no response. */
  readonly rest?: Readonly<Record<string, RestResponse>>;
  /** The content of the browser's storage; a function receives client and user. */
  readonly storage?:
    | Readonly<Record<string, string>>
    | ((owner: string) => Readonly<Record<string, string>>);
  /** What this user was typing when the previous session ended a minute ago; a payment by default. */
  readonly interruptedDraft?: {
    readonly name: string;
    readonly draft: unknown;
    readonly lifetime?: DraftLifetime;
  };
  /** The result of signing in; 'never' for no response. */
  readonly signIn?: SignInOutcome | 'never';
  /** The realtime database of notifications; none by default. */
  readonly realtime?: StoryRealtime | null;
  /** Whether the browser is online; true by default. */
  readonly connection?: ConnectionSnapshot;
  /** Renders the header and the footer around the screen. */
  readonly framed?: boolean;
}

/** The current time of all stories: Friday, 20 November 2026, 10:00 in Bogota. */
export const storyNow = Date.parse('2026-11-20T15:00:00Z');
