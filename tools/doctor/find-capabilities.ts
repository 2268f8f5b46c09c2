import {
  type BackendProfile,
  capabilityDescriptions,
  capabilityNames,
} from '@surtidor/data/backend-profile';
import type { Endpoint } from './endpoint.ts';
import { type Finding, missing, unchecked, works } from './finding.ts';
import { type PortalOperation, textFor } from './portal-operations.ts';
import { validateRemotely } from './validate-remotely.ts';

type CapabilityName = (typeof capabilityNames)[number];

/** Whether a backend has a capability; null where its validation cannot tell. */
export type FoundCapabilities = Readonly<Record<CapabilityName, boolean | null>>;

interface Search {
  readonly endpoint: Endpoint;
  readonly operations: readonly PortalOperation[];
  /** The profile found so far: names of types and fields, and no capability. */
  readonly profile: BackendProfile;
  readonly product: string;
}

/** Capabilities that our operations use in their variables, which are no part of a text. */
const literalUses: Partial<Record<CapabilityName, string>> = {
  documentSearch:
    'query Search { documentos(paymentType: PSE, documentType: INVOICE, filter: { busqueda: "1" }) { total_count } }',
};

const withCapability = (profile: BackendProfile, name: CapabilityName): BackendProfile => ({
  ...profile,
  capabilities: { ...profile.capabilities, [name]: true },
});

async function hasCapability(name: CapabilityName, search: Search): Promise<boolean | null> {
  const { endpoint, operations, profile, product } = search;
  const changed = operations.flatMap((operation) => {
    const text = textFor(operation, withCapability(profile, name), product);
    return text === null || text === textFor(operation, profile, product) ? [] : [text];
  });
  const texts = [...changed, ...[literalUses[name] ?? []].flat()];
  // What shows in errors alone is in no text.
  if (texts.length === 0) return null;
  const responses = await Promise.all(texts.map((text) => validateRemotely(endpoint, text)));
  if (responses.some(({ kind }) => kind === 'invalid')) return false;
  return responses.every(({ kind }) => kind === 'valid') ? true : null;
}

/** Looks for some of the capabilities, on top of what is known. */
async function searchFor(names: readonly CapabilityName[], search: Search) {
  const found = await Promise.all(
    names.map(async (name) => [name, await hasCapability(name, search)] as const),
  );
  // fromEntries widens the keys; they are those of the list.
  return Object.fromEntries(found) as FoundCapabilities;
}

/**
 * Which capabilities the backend has: each is there when every operation that uses it is valid with it.
 * One that extends another shows only where that is known, so those left open are looked for once more:
 * the provider's session is a part of the list of transactions.
 */
export async function findCapabilities(search: Search): Promise<FoundCapabilities> {
  const found = await searchFor(capabilityNames, search);
  const open = capabilityNames.filter((name) => found[name] === null);
  const profile = capabilityNames
    .filter((name) => found[name] === true)
    .reduce(withCapability, search.profile);
  const again = await searchFor(open, { ...search, profile });
  return { ...found, ...again, ...(found.transactionList === false && { paymentReturn: false }) };
}

/** A line of the table for each capability. */
export const capabilityFindings = (found: FoundCapabilities): readonly Finding[] =>
  capabilityNames.map((name) => {
    const { offers, usedBy, without } = capabilityDescriptions[name];
    const subject = `capability ${name}`;
    if (found[name] === true) return works(subject, offers);
    return found[name] === false
      ? missing(subject, `${usedBy}: ${without}`)
      : unchecked(subject, `${offers}: set it by hand where the backend has it`);
  });
