const field = 'terms_and_conditions_ip';
/** Matches a variable of the field in an operation's text. */
const fieldVariable = new RegExp(`\\b${field}:\\s*\\$(\\w+)`, 'g');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the address in an input that has the field. */
const replaceAddress = (input: unknown, address: string | null): unknown =>
  isRecord(input) && field in input ? { ...input, [field]: address } : input;

/**
 * Replaces the IP address from which terms are accepted with the one this server sees, since a page could
 * send any other.
 */
export function withVisitorAddress(
  text: string,
  variables: unknown,
  address: string | null,
): unknown {
  if (!isRecord(variables)) return variables;
  const addressVariables = [...text.matchAll(fieldVariable)].map(([, name = '']) => [
    name,
    address,
  ]);
  const otherVariables = Object.entries(variables).map(([name, value]) => [
    name,
    replaceAddress(value, address),
  ]);
  return Object.fromEntries([...otherVariables, ...addressVariables]);
}
