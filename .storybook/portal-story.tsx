import type { Decorator } from '@storybook/react-vite';
import { createSchemaClient } from '@surtidor/data/testing';
import { storeCodes } from '@surtidor/domain';
import { matchRoute, type Session } from '@surtidor/domain/session';
import { createDraftSlot } from '@surtidor/flows/core';
import { type BrowserSandbox, createBrowserSandbox } from '@surtidor/sandbox/browser';
import { getCachedScenario, getEmail } from '@surtidor/sandbox/scenarios';
import { englishMessages } from '@surtidor/ui';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import surtidor from '../apps/portal/portal.config.tsx';
import alba from '../examples/alba/portal.config.tsx';
import { createStaticPortal } from '../packages/portal/src/app/environment/static-portal.ts';
import { MemberLayout } from '../packages/portal/src/app/frame/member-layout.tsx';
import { PortalAttempts } from '../packages/portal/src/features/attempts/portal-attempts.tsx';
import { InboxProvider } from '../packages/portal/src/features/notifications/inbox-context.tsx';
import type { Portal } from '../packages/portal/src/platform/context/portal-context.tsx';
import { PortalProviders } from '../packages/portal/src/platform/context/providers.tsx';
import { english } from '../packages/portal/src/platform/messages/en.ts';
import { MemoryRouter } from '../packages/portal/src/platform/router/index.ts';
import { sessionRequests } from '../packages/portal/src/platform/session/session-requests.ts';
import { saveSignInReason } from '../packages/portal/src/platform/session/sign-in-reason.ts';
import {
  getLocale,
  type PortalDefinition,
} from '../packages/portal/src/shared/config/portal-definition.ts';
import type { PublicConfig } from '../packages/portal/src/shared/config/public-config.ts';
import { spanish } from '../packages/portal/src/shared/messages/es.ts';
import type { SessionStore } from '../packages/portal/src/shared/session/session-store.ts';
import { type PortalParameters, storyNow } from './portal-parameters.ts';
import { getStoryBackendProfile } from './story-backend.ts';
import { createStoryConfig } from './story-config.ts';
import { createStoryNotifications, storyRealtimeSettings } from './story-notifications.ts';
import { mockRest } from './story-rest.ts';
import { createStorySession } from './story-session.ts';

/** Called with every external URL that the portal navigates to, for assertions in play functions. */
export const redirectTo = fn().mockName('redirectTo');

/** Called with the name and content of every saved file. */
export const saveFile = fn().mockName('saveFile');

/** Called with every URL opened in a new tab. */
export const openTab = fn().mockName('openTab');

/** Called with the credentials of every sign-in. */
export const requestSignIn = fn().mockName('requestSignIn');

/** The distributors of the toolbar. `omitted` repeats `omit` of examples/alba/vite.config.ts. */
const distributors = {
  surtidor,
  alba: { ...alba, omitted: ['vouchers', 'survey', 'calendar'] },
} as const satisfies Readonly<Record<string, PortalDefinition>>;

type DealerStore = NonNullable<Parameters<typeof getEmail>[2]>;

/** Returns the store of the story's dealer: that of the story, or the other distributor's of the same language. */
const getDealerStore = ({
  distributor = 'surtidor',
  store = 'colombia',
}: PortalParameters): DealerStore => {
  if (distributor === 'surtidor') return store;
  return store === 'colombia' ? 'norte' : 'istmo';
};

/** The environment of a story, once its scenario is built. */
interface StoryEnvironment {
  readonly client: ReturnType<typeof createSchemaClient>;
  readonly sandbox: BrowserSandbox;
  readonly portal: Portal;
  readonly isSignedIn: boolean;
  readonly path: string;
  readonly close: () => void;
}

const StorySandboxContext = createContext<BrowserSandbox | null>(null);

/** Returns the sandbox behind the story. */
export function useStorySandbox(): BrowserSandbox {
  const sandbox = useContext(StorySandboxContext);
  if (sandbox === null) throw new Error('useStorySandbox needs the decorator portalStory.');
  return sandbox;
}

const roleByToolbarValue: Readonly<Record<string, string>> = {
  'Representante Legal': 'representante',
  Administrativo: 'administrativo',
  Financiero: 'financiero',
  Operativo: 'operativo',
  Compras: 'compras',
};

/** Returns the sign-in of a story, which has a given result or none. */
const createSignIn =
  ({ signIn: result = { kind: 'done' } }: PortalParameters): SessionStore['signIn'] =>
  (credentials) => {
    requestSignIn(credentials);
    return result === 'never' ? new Promise(() => {}) : Promise.resolve(result);
  };

async function createEnvironment(parameters: PortalParameters): Promise<StoryEnvironment> {
  const {
    scenario = 'typical',
    distributor = 'surtidor',
    role = 'representante',
    support = false,
    sandboxMode = 'extended',
  } = parameters;
  const definition = distributors[distributor];
  const { product } = definition;
  const store = getDealerStore(parameters);
  const backendProfile = getStoryBackendProfile(sandboxMode);
  const dealerScenario =
    scenario === 'demo' || scenario === 'stores' || scenario === 'companies' || scenario === 'alba'
      ? 'typical'
      : scenario;
  const email = role === null ? null : getEmail(role, dealerScenario, store);
  const rows = await getCachedScenario({ scenario, store, now: storyNow, product });
  const sandbox = await createBrowserSandbox({
    rows,
    email,
    now: storyNow,
    support,
    sandboxMode,
    product,
    faults: parameters.faults ?? [],
    // Images are served from Storybook's own /content.
    origin: window.location.origin,
  });
  const session =
    email === null
      ? null
      : await createStorySession(sandbox, { email, definition, store, backendProfile, support });
  const restoreFetch = mockRest({
    '/server-middleware/realtime-credentials': { status: 200, body: { token: 'story' } },
    '/server-middleware/invitations': { status: 200, body: { result: 'sent' } },
    ...parameters.rest,
  });
  const config: PublicConfig = {
    ...createStoryConfig(definition, store, backendProfile),
    realtime: parameters.realtime ? storyRealtimeSettings : null,
  };
  redirectTo.mockClear();
  openTab.mockClear();
  requestSignIn.mockClear();
  saveFile.mockClear();
  const permissions = parameters.permissions ?? session?.permissions ?? [];
  const base = createStaticPortal(definition, {
    config,
    session: {
      session: session && { ...session, permissions },
      key: session && 'story',
      store,
    },
    sharedStorage: getStoredValues(parameters, session) ?? {},
    isPhone: false,
    origin: window.location.origin,
    now: storyNow,
  });
  const { tabStorage } = base.browser;
  const { connection } = parameters;
  if (parameters.signInReason) saveSignInReason(tabStorage, parameters.signInReason);
  if (parameters.interruptedDraft) {
    const { name, draft, lifetime = 'session' } = parameters.interruptedDraft;
    const now = () => storyNow - 60_000;
    createDraftSlot({ pageDrafts: base.pageDrafts, tabStorage }, name, lifetime, {
      person: getOwner(session),
      session: null,
      now,
      isSignedOut: () => false,
    }).save(draft);
  }
  const portal: Portal = {
    ...base,
    deploymentOptions: { ...base.deploymentOptions, ...parameters.deploymentOptions },
    sessions: {
      ...base.sessions,
      signIn: createSignIn(parameters),
      switchCompany: sessionRequests.switchCompany,
    },
    browser: { ...base.browser, redirectTo, openTab, saveFile, reload: fn() },
    connection: { ...base.connection, ...(connection && { getSnapshot: () => connection }) },
    notificationOptions: createStoryNotifications(sandbox, parameters.realtime ?? 'available'),
  };
  const client = createSchemaClient(sandbox, { backendProfile, product });
  const path = typeof parameters.path === 'function' ? parameters.path(rows) : parameters.path;
  return {
    client,
    sandbox,
    portal,
    isSignedIn: session !== null,
    // The product is part of a path: stories have that of Surtidor.
    path: (path ?? '/').replace(/^\/allied\/surtidor-/, `/allied/${product.toLowerCase()}-`),
    close: () => {
      restoreFetch();
      client.stop();
      sandbox.close();
    },
  };
}

interface PortalEnvironmentProps {
  readonly parameters: PortalParameters;
  readonly language: string;
  readonly children: ReactNode;
}

/** Whether the distributor has the page of a story. A path that no portal has is that of a story about a part. */
const hasPage = ({ path, portal: { deploymentOptions } }: StoryEnvironment): boolean => {
  const { pathname } = new URL(path, window.location.origin);
  return (
    matchRoute(pathname, deploymentOptions) !== null ||
    matchRoute(pathname, { ...deploymentOptions, omitted: [] }) === null
  );
};

const PortalEnvironment = ({ parameters, language, children }: PortalEnvironmentProps) => {
  const [environment, setEnvironment] = useState<StoryEnvironment | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isCancelled = false;
    let close = () => {};
    createEnvironment(parameters).then((createdEnvironment) => {
      close = createdEnvironment.close;
      if (isCancelled) close();
      else setEnvironment(createdEnvironment);
    }, setError);
    return () => {
      isCancelled = true;
      close();
    };
  }, [parameters]);
  if (error) throw error;
  if (environment === null) return null;
  if (!hasPage(environment)) {
    return <p>{`${environment.portal.definition.product} no tiene esta página.`}</p>;
  }
  const page = parameters.framed ? <MemberLayout>{children}</MemberLayout> : children;
  const { definition, sessions } = environment.portal;
  const isEnglish =
    language === 'en' || getLocale(definition, sessions.getSnapshot().store) === 'en';
  return (
    <StorySandboxContext value={environment.sandbox}>
      <MemoryRouter initial={environment.path}>
        <div data-portal-story className="contents">
          <PortalProviders
            portal={environment.portal}
            client={environment.client}
            catalogue={isEnglish ? english : { ...spanish, ...definition.texts }}
            {...(isEnglish && { kitMessages: englishMessages })}
          >
            {environment.isSignedIn ? (
              <PortalAttempts>
                <InboxProvider>{page}</InboxProvider>
              </PortalAttempts>
            ) : (
              page
            )}
          </PortalProviders>
        </div>
      </MemoryRouter>
    </StorySandboxContext>
  );
};

/** Returns the owner of stored values (client and user), or an empty string without a session. */
const getOwner = (session: Session | null): string =>
  session === null ? '' : `${session.clientCode}/${session.userId}`;

/** Returns the content of the browser's storage, from the parameters, for the signed-in user. */
const getStoredValues = ({ storage }: PortalParameters, session: Session | null) =>
  typeof storage === 'function' ? storage(getOwner(session)) : storage;

const findStoreCode = (store: unknown) => storeCodes.find((code) => code === store);

/**
 * Renders a screen of the portal connected to the sandbox's schema in the page, configured by
 * `parameters.portal`. The toolbar's store and role override those of the story.
 */
export const portalStory: Decorator = (Story, { parameters, globals, id }) => {
  const storyParameters: PortalParameters = parameters.portal ?? {};
  const store = findStoreCode(globals.store);
  const role = roleByToolbarValue[String(globals.role)];
  const mergedParameters: PortalParameters = {
    ...storyParameters,
    ...(store && { store }),
    ...(role && storyParameters.role !== null && { role }),
    ...(globals.distributor === 'alba' && { distributor: 'alba' as const }),
  };
  const key = JSON.stringify([id, store, role, globals.distributor]);
  return (
    <StablePortalEnvironment
      key={key}
      parameters={mergedParameters}
      language={String(globals.language)}
    >
      <Story />
    </StablePortalEnvironment>
  );
};

/** Keeps the initial parameters, so that a re-render does not create a new database. */
const StablePortalEnvironment = ({ parameters, ...rest }: PortalEnvironmentProps) => {
  const [initialParameters] = useState(parameters);
  return <PortalEnvironment parameters={initialParameters} {...rest} />;
};
