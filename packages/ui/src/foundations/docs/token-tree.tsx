import scale from '../tokens/scale.tokens.json';
import { DocFrame } from './doc-frame.tsx';

interface TokenRow {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  readonly description: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readString = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns every token of a group; `$type` is inherited (Design Tokens 2025.10). */
const getTokens = (
  group: Readonly<Record<string, unknown>>,
  path: readonly string[],
  inheritedType: string,
): readonly TokenRow[] => {
  const type = readString(group.$type) || inheritedType;
  if ('$value' in group) {
    const description = readString(group.$description);
    return [{ name: path.join('.'), type, value: group.$value, description }];
  }
  return Object.entries(group).flatMap(([name, child]) =>
    isRecord(child) ? getTokens(child, [...path, name], type) : [],
  );
};

/** Formats a value: '1.25rem', 'Avenir-Book, …', or the members of a composite value. */
const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (!isRecord(value)) return String(value);
  if ('unit' in value) return `${value.value}${value.unit}`;
  return Object.entries(value)
    .map(([name, member]) => `${name} ${formatValue(member)}`)
    .join('; ');
};

/** All tokens of the scale file. */
export const TokenTree = () => (
  <DocFrame>
    <table>
      <thead>
        <tr>
          <th scope="col">token</th>
          <th scope="col">type</th>
          <th scope="col">value</th>
          <th scope="col">for</th>
        </tr>
      </thead>
      <tbody>
        {getTokens(scale, [], '').map(({ name, type, value, description }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{type}</td>
            <td>{formatValue(value)}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </DocFrame>
);
