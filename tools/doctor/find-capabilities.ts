import {
  type BackendProfile,
  capabilityDescriptions,
  capabilityNames,
} from '@surtidor/data/backend-profile';
import type { Endpoint } from './endpoint.ts';
import {
  createMissingFinding,
  createUncheckedFinding,
  createWorkingFinding,
  type Finding,
} from './finding.ts';
import { adaptPortalOperation, type PortalOperation } from './portal-operations.ts';
import { validateRemotely } from './validate-remotely.ts';

type CapabilityName = (typeof capabilityNames)[number];

/** Whether a backend has each capability; null if validation cannot detect it. */
export type FoundCapabilities = Readonly<Record<CapabilityName, boolean | null>>;

interface Search {
  readonly endpoint: Endpoint;
  readonly operations: readonly PortalOperation[];
  /** The profile found so far: type and field names, without capabilities. */
  readonly profile: BackendProfile;
  readonly product: string;
}

/** Operations that test the capabilities that the portal uses only in variables, not in an operation's text. */
const testOperations: Partial<Record<CapabilityName, string>> = {
  documentSearch:
    'query Search { documentos(paymentType: PSE, documentType: INVOICE, filter: { busqueda: "1" }) { total_count } }',
};

const addCapability = (profile: BackendProfile, name: CapabilityName): BackendProfile => ({
  ...profile,
  capabilities: { ...profile.capabilities, [name]: true },
});

async function hasCapability(name: CapabilityName, search: Search): Promise<boolean | null> {
  const { endpoint, operations, profile, product } = search;
  const changedTexts = operations.flatMap((operation) => {
    const text = adaptPortalOperation(operation, addCapability(profile, name), product);
    return text === null || text === adaptPortalOperation(operation, profile, product)
      ? []
      : [text];
  });
  const texts = [...changedTexts, ...[testOperations[name] ?? []].flat()];
  // Capabilities that affect only errors do not occur in operations.
  if (texts.length === 0) return null;
  const responses = await Promise.all(texts.map((text) => validateRemotely(endpoint, text)));
  if (responses.some(({ kind }) => kind === 'invalid')) return false;
  return responses.every(({ kind }) => kind === 'valid') ? true : null;
}

/** Tests capabilities one by one, in addition to those of the profile. */
async function testCapabilities(names: readonly CapabilityName[], search: Search) {
  const foundCapabilities = await Promise.all(
    names.map(async (name) => [name, await hasCapability(name, search)] as const),
  );
  // Object.fromEntries widens the keys.
  return Object.fromEntries(foundCapabilities) as FoundCapabilities;
}

/**
 * Finds the capabilities of the backend. A capability exists if every operation that uses it is valid. Some
 * capabilities extend others, so undecided ones are tested again with the capabilities found: the provider's
 * session and the details of a transaction are part of the list of transactions.
 */
export async function findCapabilities(search: Search): Promise<FoundCapabilities> {
  const foundCapabilities = await testCapabilities(capabilityNames, search);
  const undecided = capabilityNames.filter((name) => foundCapabilities[name] === null);
  const profile = capabilityNames
    .filter((name) => foundCapabilities[name] === true)
    .reduce(addCapability, search.profile);
  const retested = await testCapabilities(undecided, { ...search, profile });
  return {
    ...foundCapabilities,
    ...retested,
    ...(foundCapabilities.transactionList === false && {
      transactionDetails: false,
      paymentReturn: false,
    }),
  };
}

/** Returns one finding per capability. */
export const getCapabilityFindings = (foundCapabilities: FoundCapabilities): readonly Finding[] =>
  capabilityNames.map((name) => {
    const { feature, usedBy, fallback } = capabilityDescriptions[name];
    const subject = `capability ${name}`;
    if (foundCapabilities[name] === true) return createWorkingFinding(subject, feature);
    return foundCapabilities[name] === false
      ? createMissingFinding(subject, `${usedBy}: ${fallback}`)
      : createUncheckedFinding(subject, `${feature}: set it manually if the backend has it`);
  });
