const field = 'terms_and_conditions_ip';
/** A variable that stands for the field in an operation's text. */
const fieldVariable = new RegExp(`\\b${field}:\\s*\\$(\\w+)`, 'g');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An input with the address in place of the one it brings; one without the field stays. */
const withField = (input: unknown, address: string | null): unknown =>
  isRecord(input) && field in input ? { ...input, [field]: address } : input;

/**
 * The variables of an operation with the address from which the terms are accepted as this server saw
 * it: a page could say any other.
 */
export function withVisitorAddress(
  text: string,
  variables: unknown,
  address: string | null,
): unknown {
  if (!isRecord(variables)) return variables;
  const named = [...text.matchAll(fieldVariable)].map(([, name = '']) => [name, address]);
  const given = Object.entries(variables).map(([name, value]) => [name, withField(value, address)]);
  return Object.fromEntries([...given, ...named]);
}
