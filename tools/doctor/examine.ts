import { type BackendProfile, magentoProfile } from '@surtidor/data/backend-profile';
import { getCost } from '@surtidor/data/limits';
import { parse } from 'graphql';
import { findMisspeltSettings } from '../../packages/portal/server/settings/misspelt-settings.ts';
import { checkContentBlocks } from './check-content.ts';
import {
  checkEndedSession,
  checkStoreHeader,
  checkTransport,
  checkWrongCredentials,
} from './check-errors.ts';
import { checkOperations } from './check-operations.ts';
import { checkOtherServices } from './check-other-services.ts';
import { checkSignIn } from './check-sign-in.ts';
import { createEndpoint, type Endpoint } from './endpoint.ts';
import {
  type FoundCapabilities,
  findCapabilities,
  getCapabilityFindings,
} from './find-capabilities.ts';
import { findPersonCalls, withPersonCalls } from './find-person-calls.ts';
import { findTypeNames } from './find-type-names.ts';
import { createDifferentFinding, createWorkingFinding, type Finding } from './finding.ts';
import {
  adaptPortalOperation,
  loadPortalOperations,
  type PortalOperation,
} from './portal-operations.ts';
import { validateRemotely } from './validate-remotely.ts';

/** The backend to examine and the account to sign in with. */
export interface ExaminationOptions {
  readonly url: string;
  readonly store: string | undefined;
  readonly product: string;
  readonly email: string;
  readonly password: string;
  /** The environment variables of the portal's server, with the settings of the other services. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborts every request after the timeout. */
  readonly signal: AbortSignal;
}

/** The content of `backend.config.json`. */
export interface BackendConfig {
  readonly extends: 'magento';
  readonly typeNames: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, string>>;
  readonly tokenLifeSeconds?: number;
  readonly personMutations?: Pick<BackendProfile['personMutations'], 'calls'>;
  /** The available capabilities; the others are off by default. */
  readonly capabilities: Readonly<Record<string, true>>;
}

/** The findings and the resulting configuration; null if the backend did not respond. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly config: BackendConfig | null;
}

/** The field names of a post's text in Magento and in the specification. */
const newsAliases = [{ 'BlogPost.content': 'post_content' }, {}] as const;

async function findNewsAlias(endpoint: Endpoint) {
  const responses = await Promise.all(
    newsAliases.map(async (aliases) => {
      const field = 'BlogPost.content' in aliases ? aliases['BlogPost.content'] : 'content';
      const text = `query News { mpBlogPosts(action: "get_post_list") { items { ${field} } } }`;
      return (await validateRemotely(endpoint, text)).kind === 'valid' ? aliases : null;
    }),
  );
  return responses.find((aliases) => aliases !== null) ?? newsAliases[0];
}

/** Finds the backend's type names, from its validation messages, and its mutations that save a person. */
async function findProfile(
  endpoint: Endpoint,
  operations: readonly PortalOperation[],
  product: string,
): Promise<BackendProfile> {
  const aliases = await findNewsAlias(endpoint);
  // A profile is merged into Magento's, so it must contain every alias explicitly.
  const baseProfile = { ...magentoProfile, aliases: { ...aliases } };
  const operationTexts = (['customer', 'associate'] as const).flatMap((calls) =>
    operations.flatMap(
      (one) => adaptPortalOperation(one, withPersonCalls(baseProfile, calls), product) ?? [],
    ),
  );
  const typeNames = await findTypeNames(endpoint, [...new Set(operationTexts)]);
  const renamedTypes = [...typeNames].filter(([ours, theirs]) => ours !== theirs);
  const profile = { ...baseProfile, typeNames: Object.fromEntries(renamedTypes) };
  const calls = await findPersonCalls({ endpoint, operations, profile, product });
  return withPersonCalls(profile, calls);
}

const getNameFindings = ({
  typeNames,
  aliases,
  personMutations: { calls },
}: BackendProfile): readonly Finding[] => {
  const names = Object.entries(typeNames);
  return [
    names.length === 0
      ? createWorkingFinding('input types', 'named as in the contract')
      : createDifferentFinding(
          'input types',
          `typeNames: ${names.map((pair) => pair.join(' → ')).join(', ')}`,
        ),
    createWorkingFinding('text of a news post', aliases['BlogPost.content'] ?? 'content'),
    ...(calls === 'customer'
      ? []
      : [createDifferentFinding('mutations of people', `personMutations.calls: ${calls}`)]),
  ];
};

/** Compares the portal's largest operations with Magento's default limits. */
function getSizeFindings(operationTexts: readonly string[]): readonly Finding[] {
  const costs = operationTexts.map((text) => getCost(parse(text)));
  const depth = Math.max(...costs.map((cost) => cost.depth));
  const fields = Math.max(...costs.map((cost) => cost.fields));
  return [
    createWorkingFinding('size of operations', `depth ${depth} of 20, ${fields} fields of 300`),
  ];
}

const createConfig = (
  { typeNames, aliases, personMutations: { calls } }: BackendProfile,
  capabilities: FoundCapabilities,
  tokenLifeSeconds: number | null,
): BackendConfig => ({
  extends: 'magento',
  typeNames,
  aliases: { 'BlogPost.content': aliases['BlogPost.content'] ?? 'content' },
  ...(tokenLifeSeconds !== null && { tokenLifeSeconds }),
  ...(calls !== 'customer' && { personMutations: { calls } }),
  capabilities: Object.fromEntries(
    Object.entries(capabilities).flatMap(([name, isAvailable]) =>
      isAvailable === true ? [[name, true as const]] : [],
    ),
  ),
});

/**
 * Examines a backend without changing it: mutations and queries that open a payment are validated, never
 * executed.
 */
export async function examine(options: ExaminationOptions): Promise<Diagnosis> {
  const { url, store, product, email, password, environment, signal } = options;
  const endpoint = createEndpoint(url, store, signal);
  const transport = await checkTransport(endpoint);
  if (transport.some(({ state }) => state === 'broken'))
    return { findings: transport, config: null };
  const operations = await loadPortalOperations();
  const profile = await findProfile(endpoint, operations, product);
  const signInOperation = operations.find(({ text }) => text.includes('generateCustomerToken'));
  const signInMutation =
    (signInOperation && adaptPortalOperation(signInOperation, profile, product)) ?? '';
  const capabilities = await findCapabilities({ endpoint, operations, profile, product });
  const { findings: signInFindings, signedIn } = await checkSignIn(
    endpoint,
    signInMutation,
    { email, password },
    product,
  );
  const findingGroups = await Promise.all([
    checkStoreHeader(endpoint),
    checkWrongCredentials(endpoint, signInMutation),
    checkEndedSession(endpoint, '{ listadoTiposDocumentos { value } }'),
    checkOperations({ endpoint, operations, profile, product, signedIn }),
    checkContentBlocks(endpoint),
    checkOtherServices(environment, signedIn?.token ?? null, signal),
  ]);
  return {
    findings: [
      ...transport,
      ...getSizeFindings(
        operations.flatMap((one) => adaptPortalOperation(one, profile, product) ?? []),
      ),
      ...signInFindings,
      ...getNameFindings(profile),
      ...findingGroups.flat(),
      ...findMisspeltSettings(environment).map((sentence) =>
        createDifferentFinding('setting', sentence),
      ),
      ...getCapabilityFindings(capabilities),
    ],
    config: createConfig(profile, capabilities, signedIn?.tokenLifeSeconds ?? null),
  };
}
