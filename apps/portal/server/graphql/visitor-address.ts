const addressField = 'terms_and_conditions_ip';
/** Matches a variable of the field in an operation's text. */
const fieldVariablePattern = new RegExp(`\\b${addressField}:\\s*\\$(\\w+)`, 'g');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the address in an input that has the field. */
const replaceAddress = (input: unknown, address: string | null): unknown =>
  isRecord(input) && addressField in input ? { ...input, [addressField]: address } : input;

/**
 * Replaces the IP address from which terms are accepted with the one this server sees, since the page
 * could send any address.
 */
export function withVisitorAddress(
  text: string,
  variables: unknown,
  address: string | null,
): unknown {
  if (!isRecord(variables)) return variables;
  const addressVariables = [...text.matchAll(fieldVariablePattern)].map(([, name = '']) => [
    name,
    address,
  ]);
  const otherVariables = Object.entries(variables).map(([name, value]) => [
    name,
    replaceAddress(value, address),
  ]);
  return Object.fromEntries([...otherVariables, ...addressVariables]);
}
