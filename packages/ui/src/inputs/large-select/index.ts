export { LargeSelect, type LargeSelectProps } from './large-select.tsx';
export type { LargeSelectOption } from './option-index.ts';
