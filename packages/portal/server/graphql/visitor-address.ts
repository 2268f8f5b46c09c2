const addressField = 'terms_and_conditions_ip';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the address in an input that has the field. */
const replaceAddress = (input: unknown, address: string | null): unknown =>
  isRecord(input) && addressField in input ? { ...input, [addressField]: address } : input;

/**
 * Replaces the IP address from which terms are accepted with the one this server sees, since the page
 * could send any address. The field is in the input of an operation.
 */
export const withVisitorAddress = (variables: unknown, address: string | null): unknown =>
  isRecord(variables)
    ? Object.fromEntries(
        Object.entries(variables).map(([name, value]) => [name, replaceAddress(value, address)]),
      )
    : variables;
